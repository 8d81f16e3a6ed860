// The chosen view or rule, and the table of all views.

// Less than that, in points, nobody calls a move.
const slack = 1e-6;

// Whether the layout is looked at otherwise than it is.
const isElsewhere = () => Boolean(look.axis || look.isMirrored || look.device || look.fix);

function select(what) {
  selected = what;
  if (what && what.view) dispatchEvent(new CustomEvent("plumb-choice", { detail: what.view }));
  showSelection();
  showViews();
  showPanels();
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
  if (isElsewhere()) {
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
    if (rules.length) {
      parts.push(element("div", { class: "scrolls", tabindex: 0, role: "group", "aria-label": "Rules that mention it" },
        ruleTable(rules.slice(0, 100))));
    }
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

function showViews() {
  const before = position > 0 ? moments.at(file.steps[position - 1].moment) : null;
  const rows = list(moment(), "views").map((view, index) => {
    const frame = frames.get(view.name);
    const old = before && !isElsewhere() && viewNamed(before, view.name);
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
}
