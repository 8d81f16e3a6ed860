// What the picture shows on demand: distances between views, and the texts of labels.

const details = { distances: false, texts: false };

for (const what of Object.keys(details)) {
  byId(`show-${what}`).addEventListener("click", () => {
    details[what] = !details[what];
    byId(`show-${what}`).setAttribute("aria-pressed", details[what]);
    draw(shownPlaces, true);
    announce(`${details[what] ? "Shows" : "Hides"} ${what}.`);
  });
}

// The room on each side of a view up to what comes first there: another view of its parent, or the
// parent's edge. Each distance once.
function gaps(views, places) {
  const found = new Map();
  const span = (place, isDown) => (isDown
    ? [place.y, place.y + place.height] : [place.x, place.x + place.width]);
  for (const view of views) {
    const outer = view.parent === null ? null : places.get(view.parent);
    if (!outer) continue;
    const own = places.get(view.name);
    const others = views.filter((one) => one.parent === view.parent && one.name !== view.name);
    for (const isDown of [false, true]) {
      for (const isForward of [false, true]) {
        const [from, to] = span(own, isDown);
        let across = span(own, !isDown);
        let [name, end] = [view.parent, span(outer, isDown)[isForward ? 1 : 0]];
        for (const other of others) {
          const along = span(places.get(other.name), isDown);
          const beside = span(places.get(other.name), !isDown);
          const mine = span(own, !isDown);
          const common = [Math.max(mine[0], beside[0]), Math.min(mine[1], beside[1])];
          const edge = along[isForward ? 0 : 1];
          const isBeyond = isForward ? edge >= to - 0.01 : edge <= from + 0.01;
          if (common[1] - common[0] < 0.01 || !isBeyond || (isForward ? edge >= end : edge <= end)) continue;
          [name, end, across] = [other.name, edge, common];
        }
        const [start, stop] = isForward ? [to, end] : [end, from];
        if (stop - start < 0.01) continue;
        const key = [isDown, ...(isForward ? [view.name, name] : [name, view.name]), start].join("\n");
        found.set(key, { isDown, start, stop, middle: (across[0] + across[1]) / 2 });
      }
    }
  }
  return [...found.values()];
}

// The distances as arrows with their numbers; the number is left out where something is in its way.
function distanceShapes(views, places, taken) {
  const font = 11 * unit;
  if (!details.distances || views.length > 200) return [];
  return gaps(views, places).flatMap((gap) => {
    const at = (value) => (gap.isDown ? [gap.middle, value] : [value, gap.middle]);
    const line = element("polyline", {
      class: "distance", points: `${at(gap.start)} ${at(gap.stop)}`,
      "marker-start": "url(#plumb-tip)", "marker-end": "url(#plumb-tip)",
    });
    const text = number(gap.stop - gap.start);
    const width = text.length * font * 0.6;
    const [x, y] = at((gap.start + gap.stop) / 2);
    const spots = (gap.isDown ? [[4 * unit, -font / 2], [-width - 4 * unit, -font / 2]]
      : [[-width / 2, -font * 1.3], [-width / 2, font * 0.3]])
      .map(([dx, dy]) => ({ x: x + dx, y: y + dy, width, height: font }));
    const spot = spots.find((one) => isFree(one, taken));
    if (!spot) return [line];
    taken.push(spot);
    return [line, element("text", {
      class: "name", x: spot.x, y: spot.y + font * 0.85, "font-size": font, "pointer-events": "none",
    }, text)];
  });
}

const measure = document.createElement("canvas").getContext("2d");

// How wide a line is: the browser's font is stretched to the width that the program measured.
function lineWidth(line, shown) {
  measure.font = `${shown.size}px system-ui, sans-serif`;
  const whole = measure.measureText(shown.text.replaceAll("\n", "")).width;
  return whole ? measure.measureText(line).width * shown.width / whole : 0;
}

// A text in lines of a width.
function wrapped(text, shown, width) {
  const limit = shown.lines;
  const lines = [];
  for (const part of text.split("\n")) {
    let line = "";
    for (const word of part.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && lineWidth(longer, shown) > width * 1.03 + 1) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return limit && lines.length > limit ? [...lines.slice(0, limit - 1), `${lines[limit - 1]} …`] : lines;
}

// The texts of labels and buttons, squeezed into the width they have.
function textShapes(views, places, taken) {
  if (!details.texts || views.length > 200) return [];
  return views.flatMap((view) => {
    const shown = table(moment(), "texts").get(view.name);
    const place = places.get(view.name);
    if (!shown || place.width < 1) return [];
    const lines = wrapped(shownText(shown.text), shown, place.width);
    const height = shown.size * 1.193;
    const isRight = moment().rest.isRightToLeft !== look.isMirrored;
    let y = place.y + (place.height - height * lines.length) / 2;
    return lines.map((line) => {
      const width = Math.min(lineWidth(line, shown), place.width);
      const x = shown.isCentred ? place.x + (place.width - width) / 2
        : isRight ? place.x + place.width - width : place.x;
      taken.push({ x, y: y + height * 0.15, width, height: height * 0.75 });
      y += height;
      return element("text", {
        class: "content", x, y: y - height * 0.22, "font-size": shown.size, textLength: Math.max(1, width),
        lengthAdjust: "spacingAndGlyphs", "pointer-events": "none",
      }, line);
    });
  });
}

const shownText = (text) => text.split("\n").map(shown).join("\n");

function isFree(spot, taken) {
  return !taken.some((other) => spot.x < other.x + other.width
    && other.x < spot.x + spot.width && spot.y < other.y + other.height
    && other.y < spot.y + spot.height);
}
