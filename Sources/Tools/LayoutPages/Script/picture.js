// The picture of a layout.

function attributePlace(frame, mention) {
  const isRightToLeft = mention.isMirrored !== look.isMirrored;
  switch (mention.attribute) {
    case "left": return frame.x;
    case "right": return frame.x + frame.width;
    case "leading": return isRightToLeft ? frame.x + frame.width : frame.x;
    case "trailing": return isRightToLeft ? frame.x : frame.x + frame.width;
    case "centerX": return frame.x + frame.width / 2;
    case "top": return frame.y;
    case "bottom": return frame.y + frame.height;
    case "centerY": return frame.y + frame.height / 2;
    default: return frame.y + (mention.offset || 0);
  }
}

const vertical = new Set(["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "height"]);
const sizes = new Set(["width", "height"]);

// A rule as bars at its anchors and the distance between them.
function marks(name, places) {
  const mentions = table(moment(), "mentions").get(name) || [];
  const shapes = [];
  const line = (kind, a, b, tips) => shapes.push(element("polyline", {
    class: kind, points: `${a[0]},${a[1]} ${b[0]},${b[1]}`,
    "marker-start": tips && "url(#plumb-tip)", "marker-end": tips && "url(#plumb-tip)",
  }));
  const known = mentions.filter((mention) => places.has(mention.item));
  for (const mention of known) {
    const { x, y, width, height } = places.get(mention.item);
    const isDown = vertical.has(mention.attribute);
    if (sizes.has(mention.attribute)) {
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      if (isDown) line("distance", [middleX, y], [middleX, y + height], true);
      else line("distance", [x, middleY], [x + width, middleY], true);
    } else {
      const at = attributePlace(places.get(mention.item), mention);
      if (isDown) line("anchor", [x, at], [x + width, at]);
      else line("anchor", [at, y], [at, y + height]);
    }
  }
  if (known.length === 2 && !known.some((mention) => sizes.has(mention.attribute))) {
    const [a, b] = known.map((mention) => places.get(mention.item));
    const [start, end] = known.map((mention) => attributePlace(places.get(mention.item), mention));
    if (vertical.has(known[0].attribute)) {
      const x = (Math.max(a.x, b.x) + Math.min(a.x + a.width, b.x + b.width)) / 2;
      line("distance", [x, start], [x, end], true);
    } else {
      const y = (Math.max(a.y, b.y) + Math.min(a.y + a.height, b.y + b.height)) / 2;
      line("distance", [start, y], [end, y], true);
    }
  }
  return shapes;
}

// The rules and views that a selection lights up.
function lit() {
  const [rules, views] = [new Set(), new Set()];
  if (!selected) return { rules, views };
  if (selected.rule) rules.add(selected.rule);
  const reason = selected.why && table(moment(), "reasons").get(selected.why);
  for (const row of (reason && reason.rows) || []) {
    if (table(moment(), "mentions").has(row.name)) { rules.add(row.name); continue; }
    for (const name of moment().lists.views) {
      const isMeant = dimensions.some((key) => row.name === `${name}.${key}`)
        || [`hug ${name} `, `resist ${name} `].some((words) => row.name.startsWith(words));
      if (isMeant) views.add(name);
    }
  }
  for (const rule of rules) {
    for (const mention of table(moment(), "mentions").get(rule) || []) views.add(mention.item);
  }
  return { rules, views };
}

function viewBox(places) {
  const frame = root() ? places.get(root().name) : { width: 320, height: 200 };
  const base = root() ? root().frame : frame;
  const room = Math.max(12, Math.max(base.width, base.height) * 0.06);
  // The name of the root stands above it.
  let [left, top] = [-room, -room * 1.6];
  let right = Math.max(frame.width, base.width) + room;
  let bottom = Math.max(frame.height, base.height) + room;
  if (root()) {
    if (courseOf("width")) right = Math.max(right, base.width * 1.2 + room);
    const hidden = concealed(moment());
    for (const [name, place] of places) {
      if (hidden.has(name)) continue;
      left = Math.min(left, Math.max(place.x, -base.width / 4) - 4);
      top = Math.min(top, Math.max(place.y, -base.height / 4) - 4);
      right = Math.max(right, Math.min(place.x + place.width, frame.width + base.width / 4) + 4);
      bottom = Math.max(bottom, Math.min(place.y + place.height, frame.height + base.height / 4) + 4);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

let unit = 1;

function draw(places, withNames) {
  const svg = byId("picture");
  const box = viewBox(new Map([...places, ...[...tried(), ...past(), ...aimed()].map((ghost, index) => [`${ghost.name}\n${index}`, ghost])]));
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const size = svg.getBoundingClientRect();
  // So many units of the picture are a pixel.
  unit = Math.max(box.width / Math.max(1, size.width), box.height / Math.max(1, size.height));
  for (const pattern of svg.querySelectorAll("pattern")) {
    pattern.setAttribute("patternTransform", `scale(${unit})`);
  }
  const marker = byId("plumb-tip");
  marker.setAttribute("markerWidth", 8 * unit);
  marker.setAttribute("markerHeight", 8 * unit);
  const now = moment();
  const hidden = concealed(now);
  const light = lit();
  const shapes = [];
  const views = list(now, "views").filter((view) => !hidden.has(view.name) && places.has(view.name));
  views.forEach((view, index) => {
    const place = places.get(view.name);
    const kind = view.kind === "guide" ? "guide"
      : index === 0 ? "root" : view.ambiguous.length ? "loose" : "view";
    const isLit = light.views.has(view.name) ? " lit" : "";
    const isSelected = selected && selected.view === view.name ? " selected" : "";
    const made = rectangle(`${kind} box${isLit}${isSelected}`, place, caption(view));
    made.addEventListener("click", () => select({ view: view.name }));
    shapes.push(made);
  });
  for (const guide of list(now, "guides")) {
    if (places.has(guide.name)) shapes.push(rectangle("margins", places.get(guide.name)));
  }
  if (withNames) {
    for (const mark of marksOf(now, look)) shapes.push(...troubleShapes(mark, places));
    if (look.fix) shapes.push(...ghosts(now, views, places));
  }
  for (const rule of light.rules) shapes.push(...marks(rule, places));
  for (const ghost of past()) shapes.push(rectangle("before ghost", ghost, `was ${placeWords(ghost)}`));
  for (const ghost of tried()) shapes.push(rectangle("leastGhost ghost", ghost, `would be ${placeWords(ghost)}`));
  for (const ghost of aimed()) shapes.push(rectangle("greatestGhost ghost", ghost, `goal ${placeWords(ghost)}`));
  if (withNames) {
    const taken = [];
    shapes.push(...textShapes(views, places, taken));
    const shownNames = names(views, places, taken);
    shapes.push(...distanceShapes(views, places, taken), ...shownNames);
  }
  if (root()) shapes.push(...grips(places.get(root().name)));
  byId("drawing").replaceChildren(...shapes);
}

// Where views are in the goal of a lesson that are elsewhere now, at the size and in the direction that
// is shown.
function aimed() {
  if (!file.goal || look.device || look.fix) return [];
  const goal = Moments.after({ lists: {}, tables: new Map(), rest: {} }, file.goal);
  const hidden = concealed(goal);
  const places = placed(goal, framesAt(goal, look));
  const now = placed(moment(), frames);
  const isSame = (a, b) => a && dimensions.every((key) => Math.abs(a[key] - b[key]) < 1e-6);
  return list(goal, "views")
    .filter((view) => view.kind !== "guide" && view.parent !== null && !hidden.has(view.name)
      && !isSame(now.get(view.name), places.get(view.name)))
    .map((view) => ({ name: view.name, ...places.get(view.name) }));
}

// Where views would be that the line of the step only tries, and where they were before the last save.
const tried = () => elsewhere("ghosts");
const past = () => elsewhere("past");

function elsewhere(key) {
  const isOwn = !look.device && !look.isMirrored && !look.fix && !look.axis;
  return (isOwn && step() && step()[key]) || [];
}

// A fix moves these views: as they are without it.
function ghosts(now, views, places) {
  const before = placed(now, framesAt(now, { ...look, fix: null }));
  return views.filter((view) => dimensions.some((key) => before.get(view.name)[key] !== places.get(view.name)[key]))
    .map((view) => rectangle("before", before.get(view.name)));
}

// Where a mark lies; the program found that there is one.
function troubleShapes(mark, places) {
  const [first, second] = [mark.names[0], mark.names[1] || mark.parent];
  if (mark.kind === "breaks" || !places.has(first)) return [];
  const a = places.get(first);
  if (["truncates", "cuts"].includes(mark.kind)) return [rectangle("trouble text", a, describe(mark))];
  const b = places.get(second);
  const parts = [];
  const add = (x, y, right, bottom) => {
    if (right > x && bottom > y) {
      parts.push(rectangle("trouble", { x, y, width: right - x, height: bottom - y }, describe(mark)));
    }
  };
  const [aRight, aBottom, bRight, bBottom] = [a.x + a.width, a.y + a.height, b.x + b.width, b.y + b.height];
  if (mark.kind === "overlaps") {
    add(Math.max(a.x, b.x), Math.max(a.y, b.y), Math.min(aRight, bRight), Math.min(aBottom, bBottom));
  } else {
    add(a.x, a.y, Math.min(aRight, b.x), aBottom);
    add(Math.max(a.x, bRight), a.y, aRight, aBottom);
    add(Math.max(a.x, b.x), a.y, Math.min(aRight, bRight), Math.min(aBottom, b.y));
    add(Math.max(a.x, b.x), Math.max(a.y, bBottom), Math.min(aRight, bRight), aBottom);
  }
  return parts;
}

// Names where there is room for them, smaller where they nearly fit; the others stand in the table.
// That of the root stands above it.
function names(views, places, taken) {
  const shapes = [];
  if (views.length > 400) return shapes;
  views.forEach((view, index) => {
    const place = places.get(view.name);
    const whole = short(view.name, 40);
    const put = (text, spot, font) => {
      taken.push(spot);
      shapes.push(element("text", {
        class: "name", x: spot.x, y: spot.y + font * 0.9, "font-size": font, "pointer-events": "none",
      }, text));
    };
    if (index === 0) {
      const font = 12 * unit;
      const size = `${whole}  ${number(place.width)} × ${number(place.height)}`;
      put(size, { x: place.x, y: place.y - font * 1.35, width: size.length * font * 0.58, height: font * 1.1 }, font);
      return;
    }
    for (const points of [12, 10, 8.5]) {
      const font = points * unit;
      const most = Math.floor((place.width - 6 * unit) / (font * 0.56));
      const isLast = points < 9;
      const text = whole.length <= most ? whole
        : isLast && most >= 4 ? `${whole.slice(0, most - 1)}…` : "";
      if (!text || place.height < font * 1.05) continue;
      const width = text.length * font * 0.56;
      const xs = [place.x + 4 * unit, place.x + place.width - width - 4 * unit, place.x + (place.width - width) / 2];
      const ys = [place.y + 2 * unit, place.y + place.height - font * 1.2, place.y + place.height / 2 - font * 0.6];
      const spots = ys.flatMap((y) => xs.map((x) => ({ x, y, width, height: font * 1.1 })));
      const spot = spots.find((one) => isFree(one, taken));
      if (!spot) continue;
      put(text, spot, font);
      break;
    }
  });
  return shapes;
}

const courseOf = (axis) => courseAlong(moment(), { ...look, axis });

function grips(place) {
  const shapes = [];
  if (courseOf("width")) {
    const x = place.x + place.width;
    shapes.push(rectangle("grip", { x: x - 3 * unit, y: place.y + place.height / 2 - 14 * unit, width: 6 * unit, height: 28 * unit }));
    shapes.push(hit("right", { x: x - 12 * unit, y: place.y, width: 24 * unit, height: place.height }, "width"));
  }
  if (courseOf("height")) {
    const y = place.y + place.height;
    shapes.push(rectangle("grip", { x: place.x + place.width / 2 - 14 * unit, y: y - 3 * unit, width: 28 * unit, height: 6 * unit }));
    shapes.push(hit("bottom", { x: place.x, y: y - 12 * unit, width: place.width, height: 24 * unit }, "height"));
  }
  return shapes;
}

function hit(side, frame, axis) {
  const made = rectangle(`hit ${side}`, frame, `drag to change the ${axis}`);
  made.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    drag = { axis, from: axis === "width" ? event.clientX : event.clientY, size: sizeNow(axis), unit };
  });
  return made;
}

addEventListener("pointermove", (event) => {
  if (!drag) return;
  const to = drag.axis === "width" ? event.clientX : event.clientY;
  resize(drag.axis, Math.round(drag.size + (to - drag.from) * drag.unit));
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    if (drag) announce(nowWords());
    drag = null;
  });
}

function placeWords(place) {
  return `${short(place.name)} ${number(place.x)},${number(place.y)} ${number(place.width)}x${number(place.height)}`;
}

const caption = (view) => placeWords({ name: view.name, ...frames.get(view.name) });

let frames = new Map();

// Shows the frames of now, moving there unless that is not wanted.
function show(isMoving) {
  frames = framesAt(moment(), look);
  const target = placed(moment(), frames);
  cancelAnimationFrame(animation);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const start = shownPlaces;
  const moving = [...target.keys()].filter((name) => start.has(name)
    && dimensions.some((key) => start.get(name)[key] !== target.get(name)[key]));
  if (!isMoving || isStill || !moving.length || target.size > 400) {
    shownPlaces = target;
    draw(target, true);
    return;
  }
  const begin = performance.now();
  const tick = (time) => {
    const share = Math.min(1, Math.max(0, (time - begin) / 300));
    const eased = 1 - (1 - share) ** 3;
    const between = new Map(target);
    for (const name of moving) {
      const place = {};
      for (const key of dimensions) {
        const [a, b] = [start.get(name)[key], target.get(name)[key]];
        place[key] = a + (b - a) * eased;
      }
      between.set(name, place);
    }
    shownPlaces = share < 1 ? between : target;
    draw(shownPlaces, share === 1);
    if (share < 1) animation = requestAnimationFrame(tick);
  };
  animation = requestAnimationFrame(tick);
}
