// What people do.

byId("first").addEventListener("click", () => go(0));
byId("back").addEventListener("click", () => go(position - 1));
byId("forward").addEventListener("click", () => go(position + 1));
byId("last").addEventListener("click", () => go(file.steps.length - 1));
byId("failure").addEventListener("click", () => {
  const next = file.steps.findIndex((one, index) => index > position && isFailed(one));
  go(next >= 0 ? next : file.steps.findIndex(isFailed));
});
byId("when").addEventListener("input", (event) => go(Number(event.target.value)));
for (const axis of ["width", "height"]) {
  byId(axis).addEventListener("input", (event) => resize(axis, Math.round(Number(event.target.value))));
  byId(axis).addEventListener("change", () => announce(nowWords()));
  byId(axis).addEventListener("keydown", (event) => {
    const turns = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -20, PageUp: 20 }[event.key];
    if (!turns) return;
    event.preventDefault();
    resize(axis, Math.round(sizeNow(axis)) + turns);
    announce(nowWords());
  });
  byId(`${axis}-number`).addEventListener("change", (event) => {
    resize(axis, Number(event.target.value));
    event.target.value = sizeNow(axis);
    announce(nowWords());
  });
}
byId("reset").addEventListener("click", () => {
  look = { ...ownLook, isMirrored: look.isMirrored };
  refresh(true);
  byId(courseOf("width") ? "width" : "first").focus();
  announce(nowWords());
});
addEventListener("keydown", (event) => {
  const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    || event.target.closest("input, select, summary");
  if (isTaken || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
  event.preventDefault();
  go(position + (event.key === "ArrowRight" ? 1 : -1));
});
addEventListener("resize", () => { if (step()) draw(shownPlaces, true); });
byId("file").addEventListener("change", (event) => open(Number(event.target.value)));
listFiles();
// A page that follows a shell is told what to show.
if (data.documents.length) open(0);
