import ConstraintSolver
import InterfaceBuilder
import LayoutModel
import RunReports

extension AuditCheck {
  /// Texts that end in dots: one line in less width than they need, or more lines than there are.
  static let truncated = AuditCheck("truncated", .warning) { subject in
    subject.visibility.shown.compactMap { id in
      guard let item = subject.layout.item(id), item.kind == .label || item.kind == .button,
        !subject.visibility.isPlacedByParent(id),
        let lack = TextLack(of: item, in: subject)
      else { return nil }
      let name = subject.layout.writtenName(of: id)
      let cause = lack.cause.map { " because of \($0.name) (\(subject.layout.text(of: $0)))" } ?? ""
      return AuditFinding(
        key: subject.mark(id),
        message: "\(name) \(lack.words)\(cause): \(item.text?.excerpt ?? "")",
        place: lack.cause.map { subject.place($0.id) } ?? subject.place(id))
    }
  }
}

/// What a text has too little of.
struct TextLack {
  /// What it needs and has.
  let words: String
  /// The rule that gives it so little; nil where that is the sum of many.
  let cause: Rule?

  /// How much of a font whose widths are not known may be guessed wrong, and of one that is.
  private static let (doubt, usualDoubt) = (0.12, 0.03)
  /// The same of text styles on the canvas, which some versions of Interface Builder draw in the
  /// smallest size.
  private static let styleDoubt = 0.25
  /// A text that was drawn with so much less room than is guessed had too little there as well.
  private static let leastTrust = 0.85

  /// What a text lacks; nil where it has all the room it needs, as far as one can tell.
  init?(of item: Item, in subject: AuditSubject) {
    guard let text = item.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    let canvas = subject.canvas(item.id)
    let font = item.font ?? item.kind.usualFont
    let frame = subject.solved.frame(of: item.id)
    let isStyle = subject.scene?.isOnOwnCanvas == true && canvas?.followsTextSize == true
    let doubt =
      isStyle ? Self.styleDoubt : canvas?.hasSystemFont ?? true ? Self.usualDoubt : Self.doubt
    let scale = max(0.1, canvas?.leastTextScale ?? 1)
    let lines = item.kind == .button ? 1 : item.lines
    let measure = TextMeasure(font)
    let intent = Intent(subject.layout)
    if lines == 1 {
      // The first line of a text of one line is all that was meant to be seen.
      let width = measure.size(of: text, limit: 1).width
      var needed = width * scale
      // What was drawn in a little less than is guessed was measured by those who know the font.
      if let drawn = canvas?.frame?.width, drawn < width, drawn > width * Self.leastTrust {
        needed = drawn * scale
      }
      guard needed > frame.width * (1 + doubt) + 0.5 else { return nil }
      words = "needs \(needed.rounded(.up).spelled) points and is \(frame.width.spelled) wide"
      let rule = intent.largestSize(of: item.id, .horizontal)
      cause = rule.flatMap { $0.constant < needed ? $0 : nil }
      return
    }
    let width = frame.width * (1 + doubt) + 0.5
    let broken = measure.lines(of: text, within: max(1, width / scale)).count
    let line = font.lineHeight * scale * (1 - doubt / 2)
    let height = max(1, Int((frame.height + 1) / line))
    let allowed = lines == 0 ? height : min(lines, height)
    guard broken > allowed else { return nil }
    words = "needs \(broken.counted("line")) and has room for \(allowed)"
    let rule = intent.largestSize(of: item.id, .vertical)
    cause = rule.flatMap { $0.constant < Double(broken) * line ? $0 : nil }
  }
}

extension String {
  /// The text in quotes on one line, cut where it is long.
  var excerpt: String {
    let clean = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "\"\(clean.count > 32 ? clean.prefix(29) + "..." : clean)\""
  }
}
