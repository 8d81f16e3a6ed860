import LayoutDiagnosis
public import LayoutModel

/// Broken rules of which nobody found out what stands against them.
public struct UnexplainedText {
  /// One sentence, or nothing.
  public let lines: [String]

  /// Names some rules.
  public init(_ sources: [Claim.Source], in solved: SolvedLayout) {
    guard !sources.isEmpty else {
      lines = []
      return
    }
    let names = Paragraph.list(sources.map { solved.name(of: $0) })
    let verb = sources.count == 1 ? "is broken" : "are broken"
    lines = Paragraph.item(
      "x conflict", "\(names) \(verb) too; what stands against so much is not searched for",
      indent: 13)
  }
}
