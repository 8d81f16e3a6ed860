import LayoutModel
import LayoutNotation

/// The lines `on RULES`, `off RULES` and `ref RULES`.
enum DutyLine {
  static func apply(
    _ duty: Rule.Duty, _ already: String, _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    var remarks: [String] = []
    repeat {
      let rule = try reader.rule()
      _ = reader.take(sign: ",")
      layout.setDuty(rule.id, duty)
      if rule.duty == duty { remarks.append("note  \(rule.name) is \(already)") }
    } while !reader.isAtEnd
    return remarks
  }
}
