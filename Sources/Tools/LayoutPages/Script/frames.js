// Where the views of a layout are, as it is looked at.

// A number that goes piece by piece in proportion to a size.
function valueAlong(pieces, size) {
  const near = 1e-9 * Math.max(1, Math.abs(size));
  let found = null;
  for (const piece of pieces) {
    if (piece[0] === piece[1]) {
      if (Math.abs(piece[0] - size) <= near) return piece[2];
    } else if (!found && size >= piece[0] - near && size <= piece[1] + near) {
      found = piece;
    }
  }
  const [from, to, first, last] = found || pieces[pieces.length - 1];
  return to > from ? first + (last - first) * (size - from) / (to - from) : first;
}

// What the looks at a layout are called; see Look and SizeCourse.
const lookKey = (look) => `${look.device || "own"}${look.isMirrored ? " mirrored" : ""}`;
const movesKey = (look) => `${look.isMirrored ? "mirrored" : "along"}.${look.axis}`;

function previewOf(moment, look) {
  return look.fix ? moment.rest.previews[look.fix.conflict][look.fix.number] : null;
}

// The frames that are other than the layout's own, in a table by name.
function otherFrames(moment, look) {
  const preview = previewOf(moment, look);
  if (preview) return new Map(Object.entries(preview.frames));
  return table(moment, `frames ${lookKey(look)}`);
}

function courseAlong(moment, look) {
  return look.device || look.fix || !look.axis ? null : moment.rest.courses[movesKey(look)] || null;
}

// The frames of all views and guides by name, each in its parent.
function framesAt(moment, look) {
  const moves = look.axis ? table(moment, `moves ${movesKey(look)}`) : new Map();
  const others = otherFrames(moment, look);
  const scale = moment.rest.scale;
  const edge = (value) => Math.floor(value * scale + 0.5) / scale;
  const frames = new Map();
  for (const item of [...list(moment, "views"), ...list(moment, "guides")]) {
    const base = others.get(item.name) || item.frame;
    const frame = {};
    for (const key of dimensions) {
      const pieces = moves.get(`${item.name}.${key}`);
      frame[key] = pieces ? valueAlong(pieces, look.value) : base[key];
    }
    if (look.axis && scale) {
      const [right, bottom] = [edge(frame.x + frame.width), edge(frame.y + frame.height)];
      frame.x = edge(frame.x);
      frame.y = edge(frame.y);
      frame.width = right - frame.x;
      frame.height = bottom - frame.y;
    }
    frames.set(item.name, frame);
  }
  return frames;
}

// The same in the coordinates of the root.
function placed(moment, frames) {
  const places = new Map();
  for (const item of [...list(moment, "views"), ...list(moment, "guides")]) {
    const frame = frames.get(item.name);
    const outer = item.parent === null ? null : places.get(item.parent);
    const origin = outer || { x: 0, y: 0 };
    const isRoot = item.parent === null;
    places.set(item.name, {
      x: isRoot ? 0 : origin.x + frame.x, y: isRoot ? 0 : origin.y + frame.y,
      width: frame.width, height: frame.height,
    });
  }
  return places;
}

function concealed(moment) {
  const names = new Set();
  for (const view of list(moment, "views")) {
    if (view.hidden || names.has(view.parent)) names.add(view.name);
  }
  return names;
}

// The marks of what is wrong, as the program found them: of a look, or at a size.
function marksOf(moment, look) {
  const course = courseAlong(moment, look);
  if (course) return course.marks.filter((mark) => isMarked(mark, look.value));
  return (previewOf(moment, look) || moment.rest.looks[lookKey(look)] || { marks: [] }).marks;
}

function isMarked(mark, size) {
  const near = 1e-9 * Math.max(1, Math.abs(size));
  const [isFrom, isTo] = [Math.abs(size - mark.from) <= near, Math.abs(size - mark.to) <= near];
  if (isFrom || isTo) return (isFrom && mark.includes[0]) || (isTo && mark.includes[1]);
  return mark.from < size && size < mark.to;
}
