"use strict";
// Lets the page follow a shell: takes what its server tells, and tells it which view is chosen.
(() => {
  const token = document.currentScript.dataset.token;
  const state = document.createElement("p");
  state.id = "live";
  state.setAttribute("role", "status");
  document.querySelector("header").append(state);
  const say = (text) => { state.textContent = text; };
  say("Waiting for the shell.");

  const source = new EventSource("events");
  const takes = (name, take) => {
    source.addEventListener(name, (event) => {
      take(JSON.parse(event.data));
      say("Follows the shell.");
    });
  };
  takes("document", window.plumbPage.take);
  takes("steps", window.plumbPage.add);
  takes("completion", window.plumbPage.complete);
  // The shell does not come back under this address.
  source.addEventListener("error", () => {
    source.close();
    say("No longer follows the shell, which has ended or stopped watching. What was shown stays here.");
  });

  addEventListener("plumb-choice", (event) => {
    if (source.readyState === EventSource.CLOSED) return;
    fetch("choice", { method: "POST", headers: { "X-Plumb-Token": token }, body: event.detail })
      .catch(() => {});
  });
})();
