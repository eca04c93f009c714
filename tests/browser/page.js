// Runs in every page before the app: opens the accessibility tree, and notes when the screen last
// became another one. Only reads, but for the click on Flutter's own "enable accessibility".
(() => {
  const table = (window.companionTable = {
    screen: "",
    since: performance.now(),
    all: "",
    changes: 0,
    sockets: [],
  });

  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      table.sockets.push(this);
    }
  };

  // What makes it another screen: which pieces there are, which of them can be touched, and the
  // words that belong to no piece. `all` has the words of pieces too, but for a running countdown.
  const read = () => {
    const parts = [];
    const all = [];
    for (const node of document.querySelectorAll("flt-semantics-host *")) {
      const identifier = node.getAttribute("flt-semantics-identifier");
      const words = node.firstElementChild ? "" : node.textContent;
      if (identifier) parts.push(identifier);
      else if (node.hasAttribute("flt-tappable")) parts.push("*");
      else if (words && !node.closest("[flt-semantics-identifier]")) parts.push(words);
      if (/^\d+:\d\d$/.test(words)) continue;
      all.push(node.getAttribute("aria-label"), node.getAttribute("aria-current"), words);
    }
    return [parts.join("\n"), parts.concat(all).join("\n")];
  };

  const look = () => {
    document.querySelector("flt-semantics-placeholder")?.click();
    const [screen, all] = read();
    if (all !== table.all) {
      table.all = all;
      table.changes += 1;
    }
    if (screen !== table.screen) {
      table.screen = screen;
      table.since = performance.now();
    }
  };
  const find = (identifier) =>
    document.querySelector(`[flt-semantics-identifier="${identifier}"]`);

  // Waits until a piece can be touched and the screen has rested: where its middle is.
  table.ready = async (identifier, rest, patience) => {
    const giveUp = performance.now() + patience;
    while (performance.now() < giveUp) {
      const piece = find(identifier);
      if (piece?.querySelector("[flt-tappable]") && performance.now() - table.since >= rest) {
        piece.scrollIntoView({ block: "nearest" });
        const box = piece.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, changes: table.changes };
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`cannot touch ${identifier} among: ${table.screen}`);
  };

  // Waits until a word has changed since there were so many changes, or not for long.
  table.answered = async (changes, patience) => {
    const giveUp = performance.now() + patience;
    while (table.changes === changes && performance.now() < giveUp)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["aria-current", "aria-label", "flt-semantics-identifier", "flt-tappable"],
  });
})();
