// Hides the page by itself where the server cannot be asked in time.
//
// A secret leaves the page when the finger does, and it is the server that takes it away. When the
// connection stalls in that moment, nothing would. So after every hold the server is asked whether
// it is there; without an answer the page is shaded, as it is when it is hidden or its connection
// is gone. The shade goes when the server answers again: it has drawn the cover by then.
(() => {
  "use strict";
  const PATIENCE = 900; // ms without an answer after a hold
  const HOLD = 200; // ms after which a press may have opened something
  const AGAIN = 700; // ms between two questions while the page is shaded
  const DRAWN = 300; // ms in which what the server sent is painted

  const words = JSON.parse(document.currentScript.dataset.words);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let pressed = 0; // when the press under way began
  let socket = null; // the page's last connection
  let shade = null;

  const sentence = () => {
    for (const tag of navigator.languages || [navigator.language]) {
      const chinese = /^zh/i.test(tag);
      const key = chinese ? (/hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans") : tag.slice(0, 2);
      if (words[key]) return words[key];
    }
    return words.en;
  };

  const show = (shown) => {
    for (const tree of document.querySelectorAll("flt-semantics-host")) tree.hidden = !shown;
  };

  const cover = () => {
    if (shade || !document.body) return;
    shade = document.createElement("div");
    shade.id = "shade";
    shade.setAttribute("role", "status");
    shade.textContent = sentence();
    Object.assign(shade.style, {
      position: "fixed", inset: "0", zIndex: "2147483647", display: "flex", padding: "32px",
      alignItems: "center", justifyContent: "center", textAlign: "center",
      font: "18px/1.5 sans-serif",
      background: dark.matches ? "#14120E" : "#F2ECE1", color: dark.matches ? "#F2EBDD" : "#221D16",
    });
    document.body.appendChild(shade);
    show(false);
    setTimeout(ask, AGAIN);
  };

  const uncover = () => {
    if (!shade || document.hidden) return;
    shade.remove();
    shade = null;
    show(true);
  };

  const alive = () => fetch("/alive", { cache: "no-store" }).then((answer) => answer.ok);

  const ask = () => {
    if (!shade) return;
    const again = () => setTimeout(ask, AGAIN);
    if (document.hidden || !socket || socket.readyState !== WebSocket.OPEN) return again();
    alive().then((there) => (there ? setTimeout(uncover, DRAWN) : again()), again);
  };

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      socket = this;
      this.addEventListener("close", cover);
    }
  };

  addEventListener("pointerdown", () => { pressed = performance.now(); }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      if (performance.now() - pressed < HOLD) return;
      const timer = setTimeout(cover, PATIENCE);
      alive().then(() => clearTimeout(timer), cover);
    }, true);
  }
  addEventListener("offline", cover);
  document.addEventListener("visibilitychange", () => { if (document.hidden) cover(); });
})();
