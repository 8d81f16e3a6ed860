import ConstraintSolver
import InterfaceBuilder
import LayoutModel
import RunReports

extension AuditCheck {
  /// Texts that end in dots: one line in less width than they need, or more lines than there are.
  static let truncated = AuditCheck("truncated", .warning, "texts that have less room than they need")
  { subject in
    subject.picture.shown.compactMap { id in
      guard let item = subject.layout.item(id), item.kind == .label || item.kind == .button,
        let lack = subject.lack(of: item)
      else { return nil }
      let name = subject.layout.writtenName(of: id)
      return AuditFinding(
        key: subject.mark(id), message: "\(name) \(lack): \(item.text?.excerpt ?? "")",
        place: subject.place(id))
    }
  }
}

extension AuditSubject {
  /// How much of a font whose widths are not known may be guessed wrong, and of one that is.
  private static let (doubt, usualDoubt) = (0.12, 0.03)

  /// What a text lacks, in words; nil where it has all the room it needs, as far as one can tell.
  fileprivate func lack(of item: Item) -> String? {
    guard let text = item.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    let font = item.font ?? item.kind.usualFont
    let measure = TextMeasure(font)
    let frame = solved.frame(of: item.id)
    let doubt = canvas(item.id)?.hasSystemFont ?? true ? Self.usualDoubt : Self.doubt
    let scale = canvas(item.id)?.leastTextScale ?? 1
    let lines = item.kind == .button ? 1 : item.lines
    // The first lines of a text of one line are all that was meant to be seen.
    let needed = measure.size(of: text, limit: lines == 1 ? 1 : 0).width * scale
    let room = frame.width * (1 + doubt) + 0.5
    if lines == 1 {
      guard needed > room else { return nil }
      return "needs \(needed.rounded(.up).spelled) points and is \(frame.width.spelled) wide"
    }
    let broken = measure.lines(of: text, within: max(1, room / max(0.1, scale))).count
    let height = Int((frame.height + 1) / (font.lineHeight * max(0.1, scale) * (1 - doubt / 2)))
    let allowed = lines == 0 ? max(1, height) : min(lines, max(1, height))
    guard broken > allowed else { return nil }
    return "needs \(broken.counted("line")) and has room for \(allowed)"
  }
}

extension String {
  /// The text in quotes on one line, cut where it is long.
  var excerpt: String {
    let clean = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "\"\(clean.count > 32 ? clean.prefix(29) + "..." : clean)\""
  }
}
