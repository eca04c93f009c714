// Hides the page by itself where the server cannot be asked in time.
//
// A secret leaves the page when the finger does, and it is the server that takes it away. When the
// connection stalls in that moment, nothing would. So: what was held is shaded when no answer comes,
// and whatever is on the screen is shaded when the page is hidden or the connection is gone, until
// the server speaks again and has drawn the cover.
(() => {
  "use strict";
  const PATIENCE = 900; // ms without an answer after a hold
  const HOLD = 200; // ms after which a press may have opened something
  const GLANCE = 1500; // ms after which a page that held nothing is shown again by itself

  const words = JSON.parse(document.currentScript.dataset.words);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let heard = 0; // when the server last spoke
  let pressed = null; // when the press under way began
  let open = false; // the server spoke during the last hold, so something may be open
  let shade = null;

  const sentence = () => {
    const wanted = navigator.languages || [navigator.language];
    for (const tag of wanted) {
      const chinese = /^zh/i.test(tag);
      const key = chinese ? (/hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans") : tag.slice(0, 2);
      if (words[key]) return words[key];
    }
    return words.en;
  };

  const cover = (held = false) => {
    if (shade) return;
    shade = document.createElement("div");
    shade.id = "shade";
    shade.setAttribute("role", "status");
    shade.textContent = sentence();
    shade.dataset.held = held || open;
    Object.assign(shade.style, {
      position: "fixed", inset: "0", zIndex: "2147483647", display: "flex", padding: "32px",
      alignItems: "center", justifyContent: "center", textAlign: "center",
      font: "18px/1.5 sans-serif",
      background: dark.matches ? "#14120E" : "#F2ECE1", color: dark.matches ? "#F2EBDD" : "#221D16",
    });
    document.body.appendChild(shade);
    for (const tree of document.querySelectorAll("flt-semantics-host")) tree.hidden = true;
  };

  const uncover = () => {
    if (!shade || document.hidden) return;
    shade.remove();
    shade = null;
    for (const tree of document.querySelectorAll("flt-semantics-host")) tree.hidden = false;
  };

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", () => {
        heard = performance.now();
        if (pressed !== null && heard - pressed > HOLD) open = true;
        // The frame that the message asks for is painted first, then the shade goes.
        requestAnimationFrame(() => requestAnimationFrame(uncover));
      });
      this.addEventListener("close", () => cover(true));
    }
  };

  addEventListener("pointerdown", () => { pressed = performance.now(); open = false; }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      const lifted = performance.now();
      const held = open;
      pressed = null;
      open = false;
      if (held) setTimeout(() => { if (heard < lifted) cover(true); }, PATIENCE);
    }, true);
  }
  // What was not held may be shown again by itself; what was, only once the server has spoken.
  const glance = () => {
    if (shade && shade.dataset.held !== "true") setTimeout(uncover, GLANCE);
  };
  addEventListener("offline", () => cover());
  addEventListener("online", glance);
  addEventListener("pagehide", () => cover(true));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cover(); else glance();
  });
})();
