import LayoutModel
import PlumbLanguage

/// A line that assigns to a setting of an item, such as `row.spacing = 8`.
enum SettingLine {
  /// The names of all settings; none of them is an attribute.
  static let names = ItemProperty.names

  static func apply(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let owner = reader.here
    let item = try reader.item()
    _ = reader.take(sign: ".")
    let name = try reader.name("a setting")
    guard reader.take(sign: "=") else { throw reader.missing("=") }
    let place = owner.lowerBound..<name.range.upperBound
    guard let property = ItemProperty.named(name.text), let grammar = property.grammar else {
      throw Diagnostic(
        .badChoice, "\(name.text) cannot be set yet", at: name.range, in: reader.line)
    }
    if property.isOfStacks {
      guard item.stack != nil else { throw Diagnostic(.notAStack(item.id), at: owner, in: reader) }
      // In Swift the value begins with a dot: `.vertical`.
      _ = reader.take(sign: ".")
    }
    let setting = try grammar.read(&reader)
    try reader.doing(at: place) { () throws(LayoutError) in try setting.apply(&layout, item.id) }
    try reader.finish()
    return []
  }
}
