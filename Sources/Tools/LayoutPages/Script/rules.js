// The rules that were written, as a table in which only exceptions are marked.

// What is not as it usually is: a rule is required, and it holds.
function exception(rule) {
  const parts = [];
  if (rule.state === "broken" || rule.state === "stretched") {
    parts.push(`${rule.state === "broken" ? "broken" : "misses"} by ${number(rule.error)}`);
  } else if (rule.state === "off") {
    parts.push("off");
  } else if (rule.state === "measured") {
    parts.push(`measures ${number(rule.value)}`);
  }
  if (rule.priority !== 1000 && rule.state !== "measured") parts.push(`@${number(rule.priority)}`);
  return parts.join(" ");
}

function ruleRow(name) {
  const rule = table(moment(), "rules").get(name);
  const marked = exception(rule);
  return element("tr", { class: rule.state === "broken" && "failed" },
    element("td", {}, button({
      click: () => select({ ...selected, rule: name, why: null }),
      "aria-pressed": Boolean(selected && selected.rule === name),
      "aria-label": `${short(name, 40)}: ${short(rule.text, 160)}, ${standing(rule)}`,
    }, named(name, 40))),
    element("td", { class: "words" }, named(rule.text, 160)),
    element("td", { class: "words" }, marked));
}

// A table of rules; the last ones if there are many.
function ruleTable(names, id) {
  const rows = names.slice(-200).map(ruleRow);
  return element("table", { class: "rules", id }, element("thead", {}, element("tr", {},
    element("th", { scope: "col" }, "rule"), element("th", { scope: "col", class: "words" }, "says"),
    element("th", { scope: "col", class: "words" }, "exception"))), element("tbody", {}, ...rows));
}

addPanel("Rules", (moment) => {
  const written = list(moment, "rules").filter((rule) => !rule.generated).map((rule) => rule.name);
  const more = written.length > 200
    ? [element("p", {}, `${written.length - 200} earlier rules are found at their views`)] : [];
  if (!written.length) return [element("p", { id: "rules" }, "No rules yet.")];
  return [...more, element("div", { class: "scrolls", tabindex: 0, role: "group", "aria-label": "Rules" },
    ruleTable(written, "rules"))];
});
