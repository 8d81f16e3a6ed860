package import LayoutModel

extension Cure.Ailment {
  /// The passage that says what is wrong.
  package func passage(in analysis: LayoutAnalysis) -> Passage {
    let layout = analysis.layout
    switch self {
    case .tie(let tie): return tie.news(in: layout)
    case .scroll(let remark): return .note(remark.text(in: analysis))
    case .text(let shortage): return shortage.news(in: layout)
    case .outward(let outward):
      return .note(outward.sentence(in: layout))
    }
  }
}

extension OutwardRule {
  /// The sentence that says so.
  package func sentence(in layout: Layout) -> String {
    "\(layout.writtenName(of: view)) reaches beyond the \(edge.rawValue) edge of "
      + "\(layout.writtenName(of: parent)): \(rule.name) (\(layout.text(of: rule))) points outward: a distance "
      + "to a \(edge == .bottom ? "bottom" : "trailing or right") edge is negative inside"
  }
}
