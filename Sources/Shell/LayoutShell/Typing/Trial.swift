import LayoutDiagnosis
import PlumbLanguage

/// What a line would change, found out on a copy of the layout.
struct Trial {
  /// Remarks on the line.
  let remarks: [String]
  /// What would be new.
  let news: News
}

extension Shell {
  /// Returns what a line that changes the layout would do; nothing is kept.
  func trial(of line: Input) throws(Diagnostic) -> Trial {
    var (layout, memory) = (layout, timeline.now.memory)
    let remarks: [String]
    if case .block(let block) = line.kind {
      if let problem = block.problem { throw problem }
      remarks = try Self.apply(block.lines, to: &layout, &memory)
    } else {
      remarks = try Self.apply(line, to: &layout, &memory)
    }
    let after = LayoutAnalysis(layout, after: analysis)
    return Trial(remarks: remarks, news: News(from: analysis, to: after))
  }
}
