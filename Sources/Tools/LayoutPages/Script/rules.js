// The rules that were written.

function ruleButton(name) {
  const rule = table(moment(), "rules").get(name);
  return element("li", {}, button({
    click: () => select({ ...selected, rule: name, why: null }),
    "aria-pressed": Boolean(selected && selected.rule === name),
  }, named(name, 40), "  ", named(rule.text, 160), `  (${standing(rule)})`));
}

addPanel("Rules", (moment) => {
  const written = list(moment, "rules").filter((rule) => !rule.generated).map((rule) => rule.name);
  const items = written.slice(-200).map(ruleButton);
  if (written.length > 200) items.unshift(element("li", {}, `${written.length - 200} earlier rules are found at their views`));
  return [element("ul", { id: "rules", class: "list" }, ...(items.length ? items : [element("li", {}, "No rules yet.")]))];
});
