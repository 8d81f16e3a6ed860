// The layout at other sizes of its root.

function sizeNow(axis) {
  if (look.axis === axis) return look.value;
  return root() ? root().frame[axis] : 0;
}

function resize(axis, wanted) {
  const course = courseOf(axis);
  if (!course || !Number.isFinite(wanted)) return;
  const value = Math.min(course.to, Math.max(course.from, wanted));
  look = { ...look, axis: value === root().frame[axis] ? null : axis, value };
  refresh(false);
}

function nowWords() {
  if (!root()) return "Nothing yet.";
  const frame = frames.get(root().name);
  const found = marksOf(moment(), look).map(describe);
  const few = found.slice(0, 4).join("; ") + (found.length > 4 ? `; ${found.length - 4} more` : "");
  return `${lookWords()} ${number(frame.width)} × ${number(frame.height)}: ${few || nothingWrong}.${goalWords()}`;
}

// What of the goal of a lesson is not reached at the size that is shown.
function goalWords() {
  if (!file.goal || look.device || look.fix) return "";
  const names = aimed().map((ghost) => short(ghost.name));
  if (!names.length) return " All is where the goal has it.";
  const few = names.slice(0, 4).join(", ") + (names.length > 4 ? ` and ${names.length - 4} more` : "");
  return ` Differs from the goal, which is drawn dotted: ${few}.`;
}

const nothingWrong = "nothing breaks, is cut short, overlaps or leaves its parent";

function showSizes() {
  const problems = [];
  const entries = [];
  for (const axis of ["width", "height"]) {
    const course = courseOf(axis);
    byId(`${axis}-row`).hidden = !course;
    if (!course) {
      const problem = moment().rest.problems[movesKey({ ...look, axis })];
      if (problem && !look.device && !look.fix) problems.push(`The ${axis} cannot be changed here: ${problem}.`);
      continue;
    }
    const size = sizeNow(axis);
    for (const id of [axis, `${axis}-number`]) {
      const input = byId(id);
      input.min = course.from;
      input.max = course.to;
      if (document.activeElement !== input || id === axis) input.value = size;
    }
    byId(axis).setAttribute("aria-valuetext", `${number(size)} points`);
    const strip = byId(`${axis}-marks`);
    const length = course.to - course.from;
    strip.setAttribute("viewBox", `0 0 ${length} 8`);
    strip.replaceChildren(
      ...course.marks.map((mark) => {
        const isLoud = mark.kind === "breaks";
        return rectangle(isLoud ? "broken" : "other", {
          x: mark.from - course.from, y: isLoud ? 0 : 4,
          width: Math.max(mark.to - mark.from, length / 200), height: isLoud ? 8 : 4,
        });
      }),
      rectangle("own", { x: root().frame[axis] - course.from, y: 0, width: length / 200, height: 8 }));
    for (const mark of course.marks) {
      const half = (mark.from + mark.to) / 2;
      const middle = number(mark.to - mark.from > 2 ? Math.round(half) : half);
      entries.push(element("li", {}, button({
        click: () => { resize(axis, Number(middle)); announce(nowWords()); },
      }, `${axis} ${number(mark.from)} to ${number(mark.to)}: ${describe(mark)}`)));
    }
    if (course.more) entries.push(element("li", {}, `and ${course.more} more along the ${axis}`));
  }
  const canFollow = courseOf("width") || courseOf("height");
  if (root() && !canFollow && !problems.length) {
    problems.push(look.device || look.fix
      ? "Other sizes are shown of the layout itself: take the device or the fix away."
      : "The layout at this step is shown at its own size only.");
  }
  byId("size-problem").textContent = problems.join(" ");
  byId("reset").disabled = !(look.axis || look.device || look.fix);
  byId("troubles").hidden = !canFollow;
  if (!entries.length) entries.push(element("li", {}, `At all of them ${nothingWrong}.`));
  byId("trouble-list").replaceChildren(...entries);
  byId("now").textContent = nowWords();
}
