"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const dimensions = ["x", "y", "width", "height"];

  // MARK: Data

  // A table in which each value stands once; see SharedJSON.
  function unpacked(table) {
    const made = new Array(table.length);
    const isMade = new Uint8Array(table.length);
    const at = (place) => {
      if (isMade[place]) return made[place];
      const entry = table[place];
      let value = entry;
      if (Array.isArray(entry)) {
        const parts = entry.slice(1).map(at);
        if (entry[0] < 0) {
          value = parts;
        } else {
          // Without a prototype any key is a key.
          value = Object.create(null);
          at(entry[0]).forEach((key, index) => { value[key] = parts[index]; });
        }
      }
      isMade[place] = 1;
      made[place] = value;
      return value;
    };
    return at(table.length - 1);
  }

  const data = unpacked(JSON.parse(byId("data").textContent));

  // The layouts of a document; each is told as what is other than before.
  class Moments {
    constructor(changes) {
      this.changes = changes;
      this.kept = new Map();
    }

    at(number) {
      let start = number;
      while (start >= 0 && !this.kept.has(start)) start -= 1;
      let moment = start < 0 ? { lists: {}, tables: new Map(), rest: {} } : this.kept.get(start);
      while (start < number) {
        start += 1;
        moment = Moments.after(moment, this.changes[start]);
        if (start % 20 === 0 || start === number) this.kept.set(start, moment);
      }
      if (this.kept.size > 200) {
        for (const key of [...this.kept.keys()]) if (key % 20 && key !== number) this.kept.delete(key);
      }
      return moment;
    }

    // A later change of a layout, which leaves its lists as they are.
    complete(number, change) {
      const first = this.changes[number];
      const set = { ...first.set };
      for (const key of Object.keys(change.set)) set[key] = { ...set[key], ...change.set[key] };
      this.changes[number] = { lists: first.lists, set, rest: { ...first.rest, ...change.rest } };
      for (const key of [...this.kept.keys()]) if (key >= number) this.kept.delete(key);
    }

    static after(old, change) {
      const lists = { ...old.lists };
      const tables = new Map(old.tables);
      const rest = { ...old.rest };
      for (const key of Object.keys(change.lists)) {
        const { keep, drop, add } = change.lists[key];
        const list = lists[key] || [];
        lists[key] = [...list.slice(0, keep), ...add, ...list.slice(keep + drop)];
      }
      for (const key of Object.keys(change.set)) {
        const table = new Map(tables.get(key));
        for (const name of Object.keys(change.set[key])) {
          const value = change.set[key][name];
          if (value === null) table.delete(name); else table.set(name, value);
        }
        tables.set(key, table);
      }
      for (const key of Object.keys(change.rest)) rest[key] = change.rest[key];
      return { lists, tables, rest };
    }
  }

  const list = (moment, key) =>
    (moment.lists[key] || []).map((name) => moment.tables.get(key).get(name));
  const table = (moment, key) => moment.tables.get(key) || new Map();
  const viewNamed = (moment, name) => table(moment, "views").get(name);

  // MARK: Frames

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

  const movesKey = (look) => `${look.isMirrored ? "mirrored" : "along"}.${look.axis}`;

  function movesOf(moment, look) {
    return (look.axis && table(moment, movesKey(look))) || new Map();
  }

  // The frames of all views and guides by name, each in its parent.
  function framesAt(moment, look) {
    const moves = movesOf(moment, look);
    const scale = moment.rest.scale;
    const edge = (value) => Math.floor(value * scale + 0.5) / scale;
    const frames = new Map();
    for (const item of [...list(moment, "views"), ...list(moment, "guides")]) {
      const base = (look.isMirrored && table(moment, "mirrored").get(item.name)) || item.frame;
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

  // MARK: What nobody wants to see

  const slack = 1e-6;
  const reach = (...numbers) => slack * Math.max(1, ...numbers.map(Math.abs));

  function families(moment) {
    const hidden = concealed(moment);
    const children = new Map();
    for (const view of list(moment, "views")) {
      if (view.kind === "guide" || view.parent === null || hidden.has(view.name)) continue;
      if (!children.has(view.parent)) children.set(view.parent, []);
      children.get(view.parent).push(view.name);
    }
    return children;
  }

  // The views that overlap or leave their parents in these frames.
  function flaws(moment, frames) {
    const found = [];
    for (const [parent, names] of families(moment)) {
      const outer = frames.get(parent);
      const isScrolled = viewNamed(moment, parent).kind === "scroll";
      const seen = names.filter((name) => {
        const frame = frames.get(name);
        return frame.width > slack && frame.height > slack;
      });
      for (const name of seen) {
        const frame = frames.get(name);
        const leaves = [["x", "width"], ["y", "height"]].some(([place, size]) => {
          const near = reach(outer[size], frame[place]);
          return frame[place] < -near || frame[place] + frame[size] > outer[size] + near;
        });
        if (leaves && !isScrolled) found.push({ views: [name], parent });
      }
      if (seen.length > 300) continue;
      for (let one = 0; one < seen.length; one += 1) {
        for (let two = one + 1; two < seen.length; two += 1) {
          const [a, b] = [frames.get(seen[one]), frames.get(seen[two])];
          const shares = [["x", "width"], ["y", "height"]].every(([place, size]) => {
            const start = Math.max(a[place], b[place]);
            const end = Math.min(a[place] + a[size], b[place] + b[size]);
            return end - start > reach(start, end);
          });
          if (shares) found.push({ views: [seen[one], seen[two]], parent });
        }
      }
    }
    return found;
  }

  // Where along a size views overlap or leave their parents: between the ends of pieces every
  // number is `slope * size + start`, so that each condition holds on one side of a value.
  function troubles(moment, look) {
    const course = moment.rest.courses && moment.rest.courses[movesKey(look)];
    if (!course) return [];
    const ranges = course.broken.map((part) => (
      { from: part.from, to: part.to, rules: part.rules, views: [] }));
    const moves = movesOf(moment, look);
    const ends = new Set([course.from, course.to]);
    for (const pieces of moves.values()) for (const piece of pieces) ends.add(piece[0]).add(piece[1]);
    const knots = [...ends].sort((a, b) => a - b);
    const still = framesAt(moment, { ...look, axis: null });
    const children = families(moment);
    let pairs = 0;
    for (const names of children.values()) pairs += names.length * names.length / 2;
    const isLarge = pairs * knots.length > 400000;
    const open = new Map();
    const note = (key, flaw, from, to) => {
      const last = open.get(key);
      if (last && from - last.to <= slack * Math.max(1, from)) { last.to = to; return; }
      const range = { ...flaw, rules: [], from, to };
      open.set(key, range);
      ranges.push(range);
    };
    for (let index = 0; index + 1 < knots.length; index += 1) {
      const [from, to] = [knots[index], knots[index + 1]];
      const middle = (from + to) / 2;
      const line = (name, key) => {
        const pieces = moves.get(`${name}.${key}`);
        const piece = pieces && pieces.find((one) => one[0] < middle && middle < one[1]);
        if (!piece) return [0, still.get(name)[key]];
        const slope = (piece[3] - piece[2]) / (piece[1] - piece[0]);
        return [slope, piece[2] - slope * piece[0]];
      };
      const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
      const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];
      // Where all of some lines are above zero; null if nowhere.
      const above = (lines) => {
        let [low, high] = [from, to];
        for (const [slope, start] of lines) {
          const least = reach(start);
          if (Math.abs(slope) < 1e-12) {
            if (start <= least) return null;
            continue;
          }
          const turn = (least - start) / slope;
          if (slope > 0) low = Math.max(low, turn); else high = Math.min(high, turn);
        }
        return high - low > slack ? [low, high] : null;
      };
      for (const [parent, names] of children) {
        const isScrolled = viewNamed(moment, parent).kind === "scroll";
        for (const name of isScrolled ? [] : names) {
          const extent = [line(name, "width"), line(name, "height")];
          for (const [place, size] of [["x", "width"], ["y", "height"]]) {
            const start = line(name, place);
            const end = plus(start, line(name, size));
            for (const beyond of [minus([0, 0], start), minus(end, line(parent, size))]) {
              const part = above([beyond, ...extent]);
              if (part) note(`${name}\n`, { views: [name], parent }, ...part);
            }
          }
        }
        if (isLarge) continue;
        for (let one = 0; one < names.length; one += 1) {
          for (let two = one + 1; two < names.length; two += 1) {
            const lines = [];
            for (const [place, size] of [["x", "width"], ["y", "height"]]) {
              const [a, b] = [line(names[one], place), line(names[two], place)];
              const [p, q] = [line(names[one], size), line(names[two], size)];
              lines.push(minus(plus(a, p), b), minus(plus(b, q), a), p, q);
            }
            const part = above(lines);
            if (part) {
              note(`${names[one]}\n${names[two]}`, { views: [names[one], names[two]], parent }, ...part);
            }
          }
        }
      }
    }
    return ranges.sort((a, b) => a.from - b.from || a.to - b.to);
  }

  // MARK: Words

  // Control characters are shown, as the shell shows them.
  const controls =
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

  function shown(text) {
    return text.replace(controls, (sign) => {
      const code = sign.charCodeAt(0);
      if (code < 32) return String.fromCharCode(0x2400 + code);
      return code === 127 ? "\u2421" : `\\u{${code.toString(16)}}`;
    });
  }

  // A text that may be very long, in so many characters.
  function short(text, limit = 60) {
    const signs = shown(text);
    return signs.length > limit ? `${signs.slice(0, limit - 1)}…` : signs;
  }

  function number(value) {
    if (value === null || value === undefined) return "open";
    return String(Math.round(value * 1000) / 1000 + 0);
  }

  function describe(flaw) {
    if (flaw.rules && flaw.rules.length) {
      return `${flaw.rules.map((name) => short(name, 30)).join(", ")} `
        + (flaw.rules.length === 1 ? "breaks" : "break");
    }
    const names = flaw.views.map((name) => short(name, 30));
    return names.length === 1
      ? `${names[0]} leaves ${short(flaw.parent, 30)}` : `${names[0]} and ${names[1]} overlap`;
  }

  // MARK: Elements

  function element(name, attributes, ...children) {
    const isDrawn = element.drawn.has(name);
    const made = isDrawn
      ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
    for (const key of Object.keys(attributes || {})) {
      const value = attributes[key];
      if (key === "click") made.addEventListener("click", value);
      else if (value !== undefined && value !== null && value !== false) made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }
  element.drawn = new Set(["svg", "g", "rect", "polyline", "text", "title"]);

  const named = (text, limit) => element("bdi", {}, short(text, limit));
  const button = (attributes, ...children) => element("button", { type: "button", ...attributes }, ...children);

  function rectangle(kind, frame, note) {
    const made = element("rect", {
      class: kind, x: frame.x, y: frame.y,
      width: Math.max(0, frame.width), height: Math.max(0, frame.height),
    });
    if (note) made.append(element("title", {}, note));
    return made;
  }

  // A picture as the program draws it, such as the sum of a conflict.
  function drawn(picture) {
    const [width, height] = picture.size;
    const svg = element("svg", {
      class: "plumb", role: "img", viewBox: `0 0 ${width} ${height}`,
      "aria-label": short(`${picture.title}: ${picture.summary}`, 2000),
    });
    for (const shape of picture.shapes) {
      if (shape.rectangle) {
        const [x, y, w, h] = shape.rectangle;
        svg.append(rectangle(shape.role, { x, y, width: w, height: h }, shape.note && shown(shape.note)));
      } else if (shape.path) {
        const points = shape.path.map((value, index) => `${value}${index % 2 ? " " : ","}`).join("");
        const tip = "url(#plumb-tip)";
        svg.append(element("polyline", {
          class: shape.role, points,
          "marker-end": shape.tips > 0 && tip, "marker-start": shape.tips > 1 && tip,
        }));
      } else {
        const [x, y, length, size] = shape.place;
        svg.append(element("text", {
          class: shape.role, x, y, "font-size": size, textLength: length,
          lengthAdjust: "spacingAndGlyphs",
        }, shown(shape.text)));
      }
    }
    return svg;
  }

  // MARK: State

  let file = data.documents[0];
  let moments = new Moments(file.moments);
  let position = 0;
  let look = { isMirrored: false, axis: null, value: 0 };
  let selected = null;
  let shownPlaces = new Map();
  let animation = 0;
  let drag = null;

  const step = () => file.steps[position];
  const moment = () => moments.at(step() ? step().moment : file.moments.length - 1);
  const root = () => list(moment(), "views")[0];
  const isFailed = (one) => Boolean(one.expected || one.cause);

  // MARK: The picture

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
    let [left, top] = [-room, -room];
    let right = Math.max(frame.width, base.width) + room;
    let bottom = Math.max(frame.height, base.height) + room;
    if (root()) {
      const course = moment().rest.courses || {};
      if (course["along.width"]) right = Math.max(right, base.width * 1.2 + room);
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
    const box = viewBox(new Map([...places, ...ghosts().map((ghost) => [`${ghost.name}\n`, ghost])]));
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
      for (const flaw of flaws(now, frames)) shapes.push(...troubleShapes(flaw, places));
    }
    for (const rule of light.rules) shapes.push(...marks(rule, places));
    for (const ghost of ghosts()) shapes.push(rectangle("leastGhost ghost", ghost, `would be ${placeWords(ghost)}`));
    if (withNames) shapes.push(...names(views, places));
    if (root()) shapes.push(...grips(places.get(root().name)));
    byId("drawing").replaceChildren(...shapes);
  }

  function troubleShapes(flaw, places) {
    const [a, b] = [places.get(flaw.views[0]), places.get(flaw.views[1] || flaw.parent)];
    const parts = [];
    const add = (x, y, right, bottom) => {
      if (right > x && bottom > y) {
        parts.push(rectangle("trouble", { x, y, width: right - x, height: bottom - y }, describe(flaw)));
      }
    };
    const [aRight, aBottom, bRight, bBottom] = [a.x + a.width, a.y + a.height, b.x + b.width, b.y + b.height];
    if (flaw.views.length === 2) {
      add(Math.max(a.x, b.x), Math.max(a.y, b.y), Math.min(aRight, bRight), Math.min(aBottom, bBottom));
    } else {
      add(a.x, a.y, Math.min(aRight, b.x), aBottom);
      add(Math.max(a.x, bRight), a.y, aRight, aBottom);
      add(Math.max(a.x, b.x), a.y, Math.min(aRight, bRight), Math.min(aBottom, b.y));
      add(Math.max(a.x, b.x), Math.max(a.y, bBottom), Math.min(aRight, bRight), aBottom);
    }
    return parts;
  }

  // Names where there is room for them; the others stand in the table.
  function names(views, places) {
    const font = 12 * unit;
    const taken = [];
    const shapes = [];
    if (views.length > 400) return shapes;
    for (const view of views) {
      const place = places.get(view.name);
      let text = short(view.name, 40);
      const most = Math.floor((place.width - 8 * unit) / (font * 0.58));
      if (most < 2 || place.height < font * 1.1) continue;
      if (text.length > most) text = most < 4 ? "" : `${text.slice(0, most - 1)}…`;
      if (!text) continue;
      const width = text.length * font * 0.58;
      const xs = [place.x + 4 * unit, place.x + place.width - width - 4 * unit];
      const ys = [place.y + 2 * unit, place.y + place.height - font * 1.2, place.y + place.height / 2 - font * 0.6];
      const spots = ys.flatMap((y) => xs.map((x) => ({ x, y, width, height: font * 1.1 })));
      const isFree = (spot) => !taken.some((other) => spot.x < other.x + other.width
        && other.x < spot.x + spot.width && spot.y < other.y + other.height
        && other.y < spot.y + spot.height);
      const spot = spots.find(isFree);
      if (!spot) continue;
      taken.push(spot);
      shapes.push(element("text", {
        class: "name", x: spot.x, y: spot.y + font * 0.9, "font-size": font, "pointer-events": "none",
      }, text));
    }
    return shapes;
  }

  const courseOf = (axis) =>
    (moment().rest.courses || {})[movesKey({ ...look, axis })];

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

  // Where views would be that the line of the step only tries.
  const ghosts = () => (look.axis || look.isMirrored || !step() ? [] : step().ghosts || []);

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

  // MARK: Sizes

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
    const broken = new Set();
    if (look.axis) {
      for (const part of courseOf(look.axis).broken) {
        if (part.from <= look.value && look.value <= part.to) part.rules.forEach((name) => broken.add(name));
      }
    } else {
      for (const rule of list(moment(), "rules")) if (rule.state === "broken") broken.add(rule.name);
    }
    const found = flaws(moment(), frames).map(describe);
    if (broken.size) found.unshift(describe({ rules: [...broken], views: [] }));
    const few = found.slice(0, 4).join("; ") + (found.length > 4 ? `; ${found.length - 4} more` : "");
    return `At ${number(frame.width)} × ${number(frame.height)}: ${few || "nothing breaks, overlaps or leaves its parent"}.`;
  }

  function showSizes() {
    const problems = [];
    const entries = [];
    for (const axis of ["width", "height"]) {
      const course = courseOf(axis);
      byId(`${axis}-row`).hidden = !course;
      if (!course) {
        const problem = (moment().rest.problems || {})[movesKey({ ...look, axis })];
        if (problem) problems.push(`The ${axis} cannot be changed here: ${problem}.`);
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
      const ranges = troubleRanges(axis);
      strip.replaceChildren(
        ...ranges.map((range) => rectangle(range.rules.length ? "broken" : "other", {
          x: range.from - course.from, y: range.rules.length ? 0 : 4,
          width: Math.max(range.to - range.from, length / 200), height: range.rules.length ? 8 : 4,
        })),
        rectangle("own", { x: root().frame[axis] - course.from, y: 0, width: length / 200, height: 8 }));
      for (const range of ranges) {
        const middle = number(range.to - range.from > 1 ? Math.round((range.from + range.to) / 2) : (range.from + range.to) / 2);
        entries.push(element("li", {}, button({
          click: () => { resize(axis, Number(middle)); announce(nowWords()); },
        }, `${axis} ${number(range.from)} to ${number(range.to)}: ${describe(range)}`)));
      }
    }
    const canFollow = courseOf("width") || courseOf("height");
    if (root() && !canFollow && !problems.length) {
      problems.push("The layout at this step is shown at its own size only.");
    }
    byId("size-problem").textContent = problems.join(" ");
    byId("reset").disabled = !look.axis;
    byId("mirror").hidden = !table(moment(), "mirrored").size;
    byId("mirror").textContent = moment().rest.isRightToLeft ? "Left to right" : "Right to left";
    byId("mirror").setAttribute("aria-pressed", look.isMirrored);
    byId("troubles").hidden = !canFollow;
    const shownEntries = entries.slice(0, 60);
    if (entries.length > 60) shownEntries.push(element("li", {}, `and ${entries.length - 60} more`));
    if (!entries.length) shownEntries.push(element("li", {}, "Nothing breaks, overlaps or leaves its parent."));
    byId("trouble-list").replaceChildren(...shownEntries);
    byId("now").textContent = nowWords();
  }

  let troubleMemory = { key: "", ranges: {} };

  function troubleRanges(axis) {
    const key = `${data.documents.indexOf(file)} ${step() ? step().moment : -1} ${look.isMirrored}`;
    if (troubleMemory.key !== key) troubleMemory = { key, ranges: {} };
    if (!troubleMemory.ranges[axis]) troubleMemory.ranges[axis] = troubles(moment(), { ...look, axis });
    return troubleMemory.ranges[axis];
  }

  // MARK: Numbers, rules, reasons

  function select(what) {
    selected = what;
    if (what && what.view) dispatchEvent(new CustomEvent("plumb-choice", { detail: what.view }));
    showSelection();
    showTables();
    draw(shownPlaces, true);
    if (what && what.view) {
      const view = viewNamed(moment(), what.view);
      announce(`${caption(view)}. ${rulesOf(what.view).length} rules mention it.`);
    } else if (what && what.rule) {
      const rule = table(moment(), "rules").get(what.rule);
      announce(`${short(what.rule)}: ${short(rule.text, 200)}, ${standing(rule)}`);
    }
    if (what && what.why) announce(`why ${short(what.why)}: ${reasonWords(what.why)}`);
  }

  function standing(rule) {
    const error = rule.error ? ` by ${number(rule.error)}` : "";
    const value = rule.value === undefined ? "" : ` ${number(rule.value)}`;
    return `${rule.state}${error}${value}, ${rule.priority === 1000 ? "required" : `priority ${number(rule.priority)}`}`;
  }

  function rulesOf(view) {
    const mentions = table(moment(), "mentions");
    return (moment().lists.rules || []).filter((name) =>
      (mentions.get(name) || []).some((mention) => mention.item === view
        || mention.item.startsWith(`${view}.`)));
  }

  function ruleButton(name) {
    const rule = table(moment(), "rules").get(name);
    return element("li", {}, button({
      click: () => select({ ...selected, rule: name, why: null }),
      "aria-pressed": Boolean(selected && selected.rule === name),
    }, named(name, 40), "  ", named(rule.text, 160), `  (${standing(rule)})`));
  }

  function reasonWords(name) {
    const reason = table(moment(), "reasons").get(name);
    if (!reason) return "";
    if (!reason.rows) return `not determined, ${number(reason.min)} to ${number(reason.max)}, drawn at ${number(reason.shown)}`;
    return `${number(reason.value)}: ${reason.rows.map((row) =>
      `${number(row.contribution)} from ${short(row.name, 40)}`).join(", ") || "nothing adds to it"}`;
  }

  function reasonTable(name) {
    const reason = table(moment(), "reasons").get(name);
    const card = element("div", { class: "card", id: "reason" });
    card.append(element("h4", {}, "why ", named(name), ` = ${reason.rows ? number(reason.value) : "not determined"}`));
    if (look.axis || look.isMirrored) {
      card.append(element("p", {}, "This is the reason at the layout's own size and direction."));
    }
    if (!reason.rows) {
      card.append(element("p", {}, reasonWords(name)));
      return card;
    }
    const rows = reason.rows.map((row) => element("tr", {},
      element("td", {}, table(moment(), "rules").has(row.name)
        ? button({ click: () => select({ ...selected, rule: row.name }) }, named(row.name, 40)) : named(row.name, 40)),
      element("td", {}, number(row.contribution)),
      element("td", { class: "words" }, named(row.text, 160))));
    card.append(element("table", {}, element("thead", {}, element("tr", {},
      element("th", { scope: "col" }, "from"), element("th", { scope: "col" }, "points"),
      element("th", { scope: "col", class: "words" }, "says"))), element("tbody", {}, ...rows)));
    for (const kind of ["touching", "room", "overruled"]) {
      for (const remark of reason[kind]) {
        card.append(element("p", {}, `${kind}: `, named(remark.name, 40), "  ", named(remark.text, 160),
          kind === "touching" ? "" : `, off by ${number(remark.distance)}`));
      }
    }
    return card;
  }

  function showSelection() {
    const parts = [];
    const focused = document.activeElement && document.activeElement.dataset.why;
    const view = selected && selected.view && viewNamed(moment(), selected.view);
    if (selected && selected.view && !view) parts.push(element("p", {}, named(selected.view), " is not there at this step."));
    if (view) {
      const frame = frames.get(view.name);
      parts.push(element("h3", { id: "selected-view" }, named(view.name, 300)));
      parts.push(element("p", {}, `${view.kind}${view.hidden ? ", hidden" : ""}`,
        ...(view.parent === null ? [] : [" in ", button({ click: () => select({ view: view.parent }) }, named(view.parent, 40))])));
      parts.push(element("table", { "aria-labelledby": "selected-view" }, element("tbody", {},
        ...dimensions.map((key) => {
          const range = view.ambiguous.find((one) => one.variable === key);
          const why = `${view.name}.${key}`;
          const cells = [element("th", { scope: "row" }, key), element("td", { "data-value": key }, number(frame[key]))];
          if (table(moment(), "reasons").has(why)) {
            cells.push(element("td", { class: "words" }, button({
              click: () => select({ ...selected, why: selected.why === why ? null : why, rule: null }),
              "aria-pressed": Boolean(selected.why === why), "data-why": key, "aria-label": `why ${key}`,
            }, "why")));
          }
          if (range) cells.push(element("td", { class: "words" }, `not determined: ${number(range.min)} to ${number(range.max)}`));
          return element("tr", {}, ...cells);
        }))));
      if (selected.why && table(moment(), "reasons").has(selected.why)) parts.push(reasonTable(selected.why));
      const rules = rulesOf(view.name);
      parts.push(element("h4", {}, rules.length ? "Rules that mention it" : "No rule mentions it"));
      parts.push(element("ul", { class: "list" }, ...rules.slice(0, 100).map(ruleButton)));
    }
    const rule = selected && selected.rule && table(moment(), "rules").get(selected.rule);
    if (rule) {
      const origin = rule.origin.line === null ? `step ${rule.origin.step}` : `line ${rule.origin.line}`;
      parts.push(element("div", { class: "card" }, element("h4", {}, "Rule ", named(rule.name)),
        element("p", {}, named(rule.text, 400)), element("p", {}, `${standing(rule)}, from ${origin}`)));
    }
    if (selected) parts.push(element("p", {}, button({ click: () => { select(null); byId("views").querySelector("button").focus(); } }, "Select nothing")));
    byId("selection").replaceChildren(...parts);
    if (focused) {
      const again = byId("selection").querySelector(`[data-why="${focused}"]`);
      if (again) again.focus();
    }
  }

  function showTables() {
    const before = position > 0 ? moments.at(file.steps[position - 1].moment) : null;
    const rows = list(moment(), "views").map((view, index) => {
      const frame = frames.get(view.name);
      const old = before && !look.axis && !look.isMirrored && viewNamed(before, view.name);
      return element("tr", {}, element("td", {}, button({
        click: () => select({ view: view.name }), "data-view": index,
        "aria-pressed": Boolean(selected && selected.view === view.name),
      }, named(view.name, 40)), view.hidden ? " (hidden)" : ""),
      ...dimensions.map((key) => {
        const isMoved = old && Math.abs(old.frame[key] - frame[key]) > slack;
        return element("td", { class: isMoved && "moved" }, `${isMoved ? "→ " : ""}${number(frame[key])}`);
      }));
    });
    const focused = document.activeElement && document.activeElement.dataset.view;
    byId("views").tBodies[0].replaceChildren(...rows);
    if (focused) {
      const again = byId("views").querySelector(`[data-view="${focused}"]`);
      if (again) again.focus();
    }
    const written = list(moment(), "rules").filter((rule) => !rule.generated).map((rule) => rule.name);
    const items = written.slice(-200).map(ruleButton);
    if (written.length > 200) items.unshift(element("li", {}, `${written.length - 200} earlier rules are found at their views`));
    byId("rules").replaceChildren(...(items.length ? items : [element("li", {}, "No rules yet.")]));
  }

  function showConflicts() {
    const conflicts = moment().rest.conflicts || [];
    const parts = conflicts.slice(0, 20).map((conflict, index) => {
      const picture = (moment().rest.pictures || [])[index];
      const members = conflict.rules.map((name) => (table(moment(), "rules").has(name)
        ? button({ click: () => select({ rule: name }) }, named(name, 40)) : named(name, 40)));
      const card = element("div", { class: "card" },
        element("h3", {}, `Conflict${conflicts.length > 1 ? ` ${index + 1} of ${conflicts.length}` : ""}: `,
          named(conflict.broken, 40), ` breaks, ${number(conflict.excess)} off`));
      if (picture) card.append(drawn(picture));
      card.append(element("p", {}, "Rules of it: ", ...members.flatMap((one) => [one, " "])));
      if (conflict.fixes) {
        card.append(element("h4", {}, conflict.fixes.length ? "What helps" : "No fix was found"));
        card.append(element("ul", { class: "list" }, ...conflict.fixes.map((fix) => element("li", {},
          element("code", {}, named(fix.command, 300)),
          `  ${fix.moves.length ? `moves ${fix.moves.slice(0, 4).map((name) => short(name, 30)).join(", ")}${fix.moves.length > 4 ? ` and ${fix.moves.length - 4} more` : ""}` : "moves nothing"}`
          + `${fix.clean ? "" : "; then views overlap or leave their parent"}${fix.ambiguous ? "; leaves something undetermined" : ""}`))));
      }
      return card;
    });
    byId("conflicts").replaceChildren(...parts);
  }

  // MARK: Time

  function stepText(one) {
    return one.command.split("\n").map(shown).map((text) => (text.length > 400 ? `${text.slice(0, 399)}…` : text)).join("\n");
  }

  function stepItem(one, index) {
    const item = element("li", {});
    if (one.prose) item.append(element("p", { class: "prose" }, shown(one.prose)));
    item.append(button({ click: () => go(index), "data-step": index },
      isFailed(one) ? element("span", { class: "failed" }, one.expected ? "✗ not as expected " : "✗ not run ") : "",
      stepText(one)));
    if (one.lines.length) {
      item.append(element("pre", { class: "reply", dir: "ltr" },
        one.lines.slice(0, 60).map(shown).map((text) => (text.length > 400 ? `${text.slice(0, 399)}…` : text)).join("\n")
        + (one.lines.length > 60 ? `\n… ${one.lines.length - 60} more lines` : "")));
    }
    return item;
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
    look = { isMirrored: look.isMirrored, axis: null, value: 0 };
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
    if (look.isMirrored && !table(moment(), "mirrored").size) look.isMirrored = false;
    show(isMoving);
    showSizes();
    showTables();
    showSelection();
    byId("picture-summary").textContent = list(moment(), "views").slice(0, 40).map(caption).join("; ");
    if (isMoving) {
      showComparison();
      showConflicts();
    }
  }

  function open(index) {
    file = data.documents[index];
    moments = new Moments(file.moments);
    selected = null;
    shownPlaces = new Map();
    look = { isMirrored: false, axis: null, value: 0 };
    byId("title").textContent = short(file.title, 300);
    byId("notes").textContent = file.notes.map((note) => short(note, 400)).join(" ");
    byId("notes").hidden = !file.notes.length;
    byId("failure").hidden = !file.steps.some(isFailed);
    showSteps();
    const failed = file.steps.findIndex(isFailed);
    if (file.steps.length) go(failed >= 0 ? failed : file.steps.length - 1, true); else refresh(true);
  }

  // MARK: What people do

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
    look = { ...look, axis: null };
    refresh(false);
    byId(courseOf("width") ? "width" : "first").focus();
    announce(nowWords());
  });
  byId("mirror").addEventListener("click", () => {
    look = { ...look, isMirrored: !look.isMirrored, axis: null };
    refresh(true);
    announce(nowWords());
  });
  addEventListener("keydown", (event) => {
    const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      || event.target.closest("input, select, summary");
    if (isTaken || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    go(position + (event.key === "ArrowRight" ? 1 : -1));
  });
  addEventListener("resize", () => draw(shownPlaces, true));
  if (data.documents.length > 1) {
    byId("file-choice").hidden = false;
    byId("file").append(...data.documents.map((one, index) => element("option", { value: index }, short(one.title, 80))));
    byId("file").addEventListener("change", (event) => open(Number(event.target.value)));
  }
  open(0);

  // What a page does that follows a shell; see live.js.
  window.plumbPage = {
    // Shows a document from its beginning.
    take(table) {
      const whole = unpacked(table);
      // Equal arrays of a table are one; these grow.
      data.documents = [{ ...whole, steps: [...whole.steps], moments: [...whole.moments] }];
      troubleMemory.key = "";
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
      troubleMemory.key = "";
      if (step() && step().moment === number) {
        refresh(false);
        showConflicts();
      }
    },
  };
})();
