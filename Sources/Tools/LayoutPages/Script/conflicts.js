// Conflicts as sums, and what helps.

const fixOf = (one) => moment().rest.conflicts[one.conflict].fixes[one.number];

// The first step of a moment.
const stepOf = (number) => file.steps.findIndex((one) => one.moment === number);

function fixWords(fix) {
  const few = fix.moves.slice(0, 4).map((name) => short(name, 30)).join(", ");
  const more = fix.moves.length > 4 ? ` and ${fix.moves.length - 4} more` : "";
  return `${fix.moves.length ? `moves ${few}${more}` : "moves nothing"}`
    + `${fix.clean ? "" : "; then views overlap or leave their parent"}`
    + `${fix.ambiguous ? "; leaves something undetermined" : ""}`;
}

// A fix, with a toggle that shows the layout with it.
function fixItem(fix, conflict, number) {
  const isShown = Boolean(look.fix) && look.fix.conflict === conflict && look.fix.number === number;
  return element("li", {},
    button({
      click: () => {
        lookAt(isShown ? {} : { fix: { conflict, number }, device: null, isMirrored: false });
        const again = byId("conflicts").querySelector(`[data-fix="${conflict}.${number}"]`);
        if (again) again.focus();
      },
      "aria-pressed": isShown, "data-fix": `${conflict}.${number}`,
      "aria-label": `Preview ${short(fix.command, 80)}`,
    }, "Preview"), " ",
    element("code", {}, named(fix.command, 300)), `  ${fixWords(fix)}`);
}

function conflictCard(conflict, index, count) {
  const picture = moment().rest.pictures[index];
  const members = conflict.rules.map((name) => (table(moment(), "rules").has(name)
    ? button({ click: () => select({ rule: name }) }, named(name, 40)) : named(name, 40)));
  const card = element("div", { class: "card" },
    element("h3", {}, `Conflict${count > 1 ? ` ${index + 1} of ${count}` : ""}: `,
      named(conflict.broken, 40), ` breaks, ${number(conflict.excess)} off`));
  if (picture) card.append(drawn(picture));
  card.append(element("p", {}, "Rules of it: ", ...members.flatMap((one) => [one, " "])));
  if (conflict.fixes) {
    card.append(element("h4", {}, conflict.fixes.length ? "What helps" : "No fix was found"));
    card.append(element("ul", { class: "list" }, ...conflict.fixes.map((fix, place) => fixItem(fix, index, place))));
  }
  return card;
}

function showConflicts() {
  const { conflicts, fixesAt } = moment().rest;
  const parts = conflicts.slice(0, 20).map((conflict, index) => conflictCard(conflict, index, conflicts.length));
  if (conflicts.length > 20) parts.push(element("p", {}, `and ${conflicts.length - 20} more conflicts`));
  const arose = fixesAt === undefined || fixesAt === null ? -1 : stepOf(fixesAt);
  if (conflicts.length && arose >= 0) {
    parts.push(element("p", {}, "What helps is told where this began: ",
      button({ click: () => go(arose) }, `step ${arose + 1}`)));
  }
  byId("conflicts").replaceChildren(...parts);
}
