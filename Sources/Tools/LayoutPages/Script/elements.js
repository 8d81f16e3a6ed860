// Elements of the page and of its pictures.

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

// Adds a part to the layout's side of the page, with a title and a function that returns what it shows
// of a moment. Any file may call it while it loads.
function addPanel(title, show) {
  addPanel.all = [...addPanel.all || [], { title, show, body: null }];
}

function showPanels() {
  for (const panel of addPanel.all || []) {
    if (!panel.body) {
      panel.body = element("div", {});
      byId("inspector").append(element("h3", {}, panel.title), panel.body);
    }
    panel.body.replaceChildren(...panel.show(moment()));
  }
}

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
