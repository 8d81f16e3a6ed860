import LayoutModel
import LayoutNotation

/// The lines `on RULE`, `off RULE` and `ref RULE`.
enum DutyLine {
  static func apply(
    _ duty: Rule.Duty, _ already: String, _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let rule = try reader.rule()
    try reader.finish()
    layout.setDuty(rule.id, duty)
    return rule.duty == duty ? ["note  \(rule.name) is \(already)"] : []
  }
}
