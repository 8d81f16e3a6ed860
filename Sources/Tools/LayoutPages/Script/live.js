"use strict";
// Lets the page follow a shell, files or a console: takes what its server tells, and tells it which view
// is chosen.
(() => {
  const { token, leader } = document.currentScript.dataset;
  const state = document.createElement("p");
  state.id = "live";
  state.setAttribute("role", "status");
  document.querySelector("header").append(state);
  const say = (text) => { state.textContent = text; };
  say(`Waiting for ${leader}.`);

  const source = new EventSource("events");
  const takes = (name, take) => {
    source.addEventListener(name, (event) => {
      take(JSON.parse(event.data));
      say(`Follows ${leader}.`);
    });
  };
  takes("document", window.plumbPage.take);
  takes("steps", window.plumbPage.add);
  takes("completion", window.plumbPage.complete);
  takes("documents", window.plumbPage.show);
  takes("problem", window.plumbPage.fail);
  // The program does not come back under this address.
  source.addEventListener("error", () => {
    source.close();
    const who = leader === "the shell" ? "which" : "since plumb";
    say(`No longer follows ${leader}, ${who} has ended or stopped watching. What was shown stays here.`);
  });

  addEventListener("plumb-choice", (event) => {
    if (source.readyState === EventSource.CLOSED) return;
    fetch("choice", { method: "POST", headers: { "X-Plumb-Token": token }, body: event.detail })
      .catch(() => {});
  });
})();
