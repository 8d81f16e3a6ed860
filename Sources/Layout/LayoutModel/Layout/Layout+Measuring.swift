extension Layout {
  /// Returns what a rule compares with its constant as text: `badge.leading - title.trailing`.
  package func measuredText(of rule: Rule) -> String {
    var text = ""
    for term in rule.left + rule.right.map({ AnchorTerm($0.anchor, times: -$0.coefficient) }) {
      let sign = term.coefficient < 0 ? "- " : text.isEmpty ? "" : "+ "
      let size = abs(term.coefficient)
      let factor = size == 1 ? "" : "\(size.spelledAsFactor) * "
      text += (text.isEmpty ? "" : " ") + sign + factor + self.text(of: term.anchor)
    }
    return text
  }
}
