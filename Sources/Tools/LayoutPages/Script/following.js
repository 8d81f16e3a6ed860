// What a page does that follows a shell; see live.js, which takes the messages.

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

  // Takes what was found out of the last layout since it was shown.
  complete(table) {
    const { moment: number, change } = unpacked(table);
    moments.complete(number, change);
    if (step() && step().moment === number) {
      refresh(false);
      showConflicts();
    }
  },
};
