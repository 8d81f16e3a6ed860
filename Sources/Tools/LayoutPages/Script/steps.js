// The steps of a document, and the way through them.

function stepText(one) {
  return one.command.split("\n").map(shown).map((text) => (text.length > 400 ? `${text.slice(0, 399)}…` : text)).join("\n");
}

function stepItem(one, index) {
  const item = element("li", {});
  if (one.prose) item.append(element("p", { class: "prose" }, shown(one.prose)));
  item.append(button({ click: () => go(index), "data-step": index },
    isFailed(one) ? element("span", { class: "failed" }, one.expected ? "✗ not as expected " : "✗ not run ") : "",
    stepText(one)));
  item.append(...replies(one.lines));
  return item;
}

// Words wrap where the column is narrow; drawings keep their lines, and scroll.
const isDrawn = (line) => /[┌┐└┘│├┤┏┓┗┛┃━─]/.test(line);

function replies(lines) {
  const parts = [];
  for (const line of lines.slice(0, 60)) {
    const last = parts[parts.length - 1];
    const text = shown(line);
    const cut = text.length > 400 ? `${text.slice(0, 399)}…` : text;
    if (last && last.isDrawn === isDrawn(line)) last.lines.push(cut);
    else parts.push({ isDrawn: isDrawn(line), lines: [cut] });
  }
  if (lines.length > 60) parts.push({ isDrawn: false, lines: [`… ${lines.length - 60} more lines`] });
  return parts.map((part) => element("pre", part.isDrawn
    ? { class: "reply drawn", dir: "ltr", tabindex: 0, role: "group", "aria-label": "Drawing" }
    : { class: "reply", dir: "ltr" }, part.lines.join("\n")));
}

function showSteps() { byId("steps").replaceChildren(...file.steps.map(stepItem)); }

function showComparison() {
  const one = step();
  const place = byId("comparison");
  place.hidden = !one || !isFailed(one);
  if (place.hidden) return;
  if (!one.expected) {
    place.replaceChildren(element("p", { class: "failed" }, `✗ Not run: it needs what line ${one.cause} should have made.`));
    return;
  }
  const side = (title, lines, marked, sign) => element("div", {}, element("h3", {}, title),
    element("pre", { dir: "ltr" }, ...(lines.length ? lines : ["(nothing)"]).flatMap((text, index) => [
      marked.includes(index) ? element("span", { class: "other-line" }, `${sign} ${shown(text)}`) : `  ${shown(text)}`, "\n"])));
  place.replaceChildren(
    element("p", { class: "failed" }, `✗ Not as expected${one.line ? `, line ${one.line}` : ""}`),
    element("div", { class: "compare" }, side("Expected", one.expected, one.missing, "-"), side("Actual", one.lines, one.extra, "+")));
}

function announce(text) { byId("news").textContent = text; }

function go(index, isSilent) {
  if (!file.steps.length) return;
  position = Math.min(file.steps.length - 1, Math.max(0, index));
  keepLook();
  refresh(true);
  const current = byId("steps").querySelector("[aria-current]");
  if (current) current.removeAttribute("aria-current");
  const item = byId("steps").querySelector(`[data-step="${position}"]`);
  item.setAttribute("aria-current", "step");
  const pane = byId("steps");
  const line = item.parentElement;
  if (line.offsetTop < pane.scrollTop + pane.offsetTop || line.offsetTop + line.offsetHeight > pane.scrollTop + pane.offsetTop + pane.clientHeight) {
    pane.scrollTop = line.offsetTop - pane.offsetTop - pane.clientHeight / 3;
  }
  if (!isSilent) {
    announce(`Step ${position + 1} of ${file.steps.length}: ${short(step().command, 200)}. ${step().lines.slice(0, 3).map((text) => short(text, 200)).join(". ")}`);
  }
}

function refresh(isMoving) {
  const count = file.steps.length;
  byId("when").max = Math.max(0, count - 1);
  byId("when").value = position;
  byId("when").setAttribute("aria-valuetext", `${position + 1} of ${count}: ${step() ? short(step().command, 80) : ""}`);
  byId("count").textContent = `${count ? position + 1 : 0} of ${count}`;
  for (const id of ["first", "back"]) byId(id).disabled = position === 0;
  for (const id of ["forward", "last"]) byId(id).disabled = position >= count - 1;
  show(isMoving);
  showSizes();
  showLooks();
  showViews();
  showPanels();
  showSelection();
  byId("picture-summary").textContent = list(moment(), "views").slice(0, 40).map(caption).join("; ");
  if (isMoving) {
    showComparison();
    showConflicts();
  }
}

function listFiles() {
  byId("file-choice").hidden = data.documents.length < 2;
  byId("file").replaceChildren(...data.documents.map((one, index) => element("option", { value: index }, short(one.title, 80))));
}

function open(index) {
  file = data.documents[index];
  moments = new Moments(file.moments);
  selected = null;
  shownPlaces = new Map();
  look = ownLook;
  byId("title").textContent = short(file.title, 300);
  byId("notes").replaceChildren(...file.notes.map((note) => element("li", {}, short(note, 400))));
  byId("notes").hidden = !file.notes.length;
  byId("failure").hidden = !file.steps.some(isFailed);
  showSteps();
  const failed = file.steps.findIndex(isFailed);
  if (file.steps.length) go(failed >= 0 ? failed : file.steps.length - 1, true); else refresh(true);
}
