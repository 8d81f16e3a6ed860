// What a page does that follows a shell, files or a console; see live.js, which takes the messages.

// How the layout was looked at before the last save, until it can be looked at so again.
let wantedLook = null;

// Says why the last version is not shown, or no longer; the picture is then that of the version before.
function showProblem(lines) {
  let place = byId("problem");
  if (!place) {
    place = element("div", { id: "problem", role: "status" });
    byId("stage").insertBefore(place, byId("comparison"));
  }
  place.hidden = !lines;
  byId("stage").classList.toggle("stale", Boolean(lines));
  place.replaceChildren(...(lines ? [
    element("p", { class: "failed" }, file.steps.length
      ? "✗ The saved version cannot be shown. The picture is that of the version before."
      : "✗ The saved version cannot be shown."),
    element("pre", { dir: "ltr" }, lines.map(shown).join("\n"))] : []));
}

// What is chosen stays chosen where it is still there.
function keepChoice(choice, looked) {
  if (choice && choice.view && viewNamed(moment(), choice.view)) selected = choice;
  wantedLook = looked.device || looked.isMirrored ? looked : null;
  if (wantedLook && hasLook(wantedLook)) {
    look = wantedLook;
    wantedLook = null;
  }
}

window.plumbPage = {
  // Shows a document from its beginning.
  take(table) {
    const whole = unpacked(table);
    // Equal arrays of a table are one; these grow.
    data.documents = [{ ...whole, steps: [...whole.steps], moments: [...whole.moments] }];
    open(0);
  },

  // Adds lines and the layouts they led to, and goes there unless somebody looks at an earlier one.
  add(table) {
    const part = unpacked(table);
    const [start, wasLast] = [file.steps.length, position >= file.steps.length - 1];
    file.steps.push(...part.steps);
    file.moments.push(...part.moments);
    byId("steps").append(...part.steps.map((one, index) => stepItem(one, start + index)));
    if (wasLast) go(file.steps.length - 1); else refresh(false);
  },

  // Shows the documents of a new version in place of those before.
  show(table) {
    const message = unpacked(table);
    const [number, choice, looked] = [step() && step().step, selected, wantedLook || look];
    const wasNewest = position === 0;
    data.documents = message.documents;
    listFiles();
    open(message.current);
    byId("file").value = message.current;
    showProblem(null);
    if (message.isNewestFirst) {
      const same = file.steps.findIndex((one) => one.step === number);
      go(wasNewest || same < 0 ? 0 : same, true);
    }
    keepChoice(choice, looked);
    refresh(false);
  },

  // Says why the version that was saved cannot be shown.
  fail(table) { showProblem(unpacked(table)); },

  // Takes what was found out of the last layouts since they were shown.
  complete(table) {
    const message = unpacked(table);
    if (message.documents) {
      const index = Math.max(0, data.documents.indexOf(file));
      data.documents = message.documents;
      file = data.documents[index];
      moments = new Moments(file.moments);
      keepChoice(selected, wantedLook || look);
      refresh(false);
      showConflicts();
      return;
    }
    const { moment: number, change } = message;
    moments.complete(number, change);
    if (step() && step().moment === number) {
      refresh(false);
      showConflicts();
    }
  },
};
