import LayoutModel
import LayoutNotation

/// A line such as `row.spacing = 8`.
enum SettingLine {
  static func apply(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let owner = reader.here
    let item = try reader.item()
    _ = reader.take(sign: ".")
    let name = try reader.name("a setting")
    guard reader.take(sign: "=") else { throw reader.missing("=") }
    let place = owner.lowerBound..<name.range.upperBound
    switch name.text {
    case "text":
      guard let token = reader.next(), case .string(let text) = token.kind else {
        throw reader.missing("a text in quotes")
      }
      try reader.doing(at: place) { () throws(LayoutError) in try layout.setText(item.id, text) }
    case "font":
      let font = try reader.font()
      try reader.doing(at: place) { () throws(LayoutError) in try layout.setFont(item.id, font) }
    case "lines":
      let lines = try reader.lineCount()
      try reader.doing(at: place) { () throws(LayoutError) in try layout.setLines(item.id, lines) }
    case "isHidden":
      let choice = try reader.choice("true or false", of: ["true", "false"])
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setHidden(item.id, choice == "true")
      }
    case _ where StackOptions.settings.contains(name.text):
      guard item.stack != nil else { throw Diagnostic(.notAStack(item.id), at: owner, in: reader) }
      // Swift's spelling has a dot: `.vertical`.
      _ = reader.take(sign: ".")
      var settings = item.stack ?? Stack()
      try StackOptions.read(name.text, &reader, into: &settings)
      let result = settings
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setStack(item.id) { $0 = result }
      }
    default:
      throw Diagnostic(
        .badChoice, "\(name.text) cannot be set yet", at: name.range, in: reader.line)
    }
    try reader.finish()
    return []
  }
}
