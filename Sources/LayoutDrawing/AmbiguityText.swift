public import LayoutDiagnosis
import LayoutModel

/// All that is not determined: ranges, two of the possible pictures, and the cure.
public struct AmbiguityText {
  /// The lines; one sentence when everything is determined.
  public let lines: [String]

  /// Words for everything in a layout that has more than one value; plain ones draw no pictures.
  public init(_ examination: Examination, isPlain: Bool = false) {
    let freedom = examination.freedom
    guard !freedom.loose.isEmpty else {
      lines = ["not ambiguous: every view has one frame"]
      return
    }
    var lines: [String] = []
    for tie in freedom.ties { lines += Self.lines(for: tie, examination, isPlain) }
    lines += Self.free(examination)
    lines += ScrollText(examination, where: \.isOpen).lines
    self.lines = lines
  }

  // MARK: - What is free

  private static func free(_ examination: Examination) -> [String] {
    let layout = examination.layout
    var table = Table([.left, .left, .left, .left], gaps: [3, 5, 3])
    var count = 0
    for (variable, status) in examination.freedom.loose {
      guard case .free(let min, let max) = status else { continue }
      let shown = examination.solved.value(of: variable).spelled
      let range = min == nil && max == nil ? "free" : TieText.range(min, max)
      let zero = ZeroText(of: variable, in: examination).line.map { [$0] } ?? []
      table.add([layout.name(of: variable), range, "shown \(shown)"] + zero)
      count += 1
    }
    return count == 0 ? [] : table.lines
  }

  // MARK: - Ties

  private static func lines(
    for tie: Tie, _ examination: Examination, _ isPlain: Bool
  ) -> [String] {
    let layout = examination.layout
    var table = Table(
      [.left, .right, .left, .right, .left, .right, .left], gaps: [3, 1, 1, 5, 1, 3])
    for member in tie.members {
      let zero = ZeroText(of: member.variable, in: examination).line.map { [$0] } ?? []
      table.add(
        [
          layout.name(of: member.variable), member.min.spelled, "…", member.max.spelled, "shown",
          member.shown.spelled,
        ] + zero)
    }
    var lines = table.lines
    if !tie.followers.isEmpty {
      let names = tie.followers.map {
        "\(layout.name(of: $0.variable)) \(TieText.range($0.min, $0.max))"
      }
      let width = tie.members.map { layout.name(of: $0.variable).displayWidth }.max() ?? 0
      lines += Paragraph.item("follows", Paragraph.list(names), indent: max(width, 7) + 3)
    }
    let witnesses = Witness.ends(of: tie, in: examination.solved)
    lines += Witness.lines(of: witnesses, isPlain: isPlain)
    let cures = Cure.all(for: tie, examination).map { cure -> String in
      let match = witnesses.first { witness in
        witness.agrees(with: cure.outcome)
      }
      return match.map { "\(cure.command)  gives \($0.label)" } ?? cure.command
    }
    if !cures.isEmpty {
      lines += Paragraph.lines(
        "cure: " + cures.prefix(3).joined(separator: "      "), indent: 6)
    }
    return lines
  }
}
