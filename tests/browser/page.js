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
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["aria-current", "aria-label", "flt-semantics-identifier", "flt-tappable"],
  });
})();
