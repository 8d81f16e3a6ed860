import LayoutModel
import LayoutNotation

extension Item.Kind {
  /// The options that may follow the name and the text, in any order.
  var options: [String] {
    var options = ["in"]
    if showsText { options.append("font") }
    if self == .label { options.append("lines") }
    if self != .guide { options.append("content") }
    return options
  }

  /// Reads the rest of the line and makes the item.
  func make(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let name = try reader.newName("a name for the \(rawValue)")
    var text: String?
    if showsText, let token = reader.peek, case .string(let content) = token.kind {
      reader.next()
      text = content
    }
    var parent: Item.ID?
    var parentPlace = name.range
    var settings: [(place: Range<Int>, setting: Setting)] = []
    if let text { settings.append((name.range, .text(text))) }
    while let token = reader.peek, token.kind == .word, options.contains(token.text) {
      reader.next()
      let start = reader.here.lowerBound
      var setting: Setting?
      switch token.text {
      case "in": parent = try reader.item().id
      case "font": setting = .font(try reader.font(before: options))
      case "lines": setting = .lines(try reader.lineCount())
      default: setting = .content(try reader.size("a size such as 96x20", optional: true))
      }
      let place = reader.range(from: start)
      if let setting { settings.append((place, setting)) } else { parentPlace = place }
    }
    try reader.finish()
    var changed = layout
    let id = try reader.doing(at: parentPlace) { () throws(LayoutError) in
      try changed.addItem(self, name.text, in: parent)
    }
    for (place, setting) in settings {
      try reader.doing(at: place) { () throws(LayoutError) in try setting.apply(to: id, &changed) }
    }
    layout = changed
    guard self != .guide, let parent, let stack = layout.item(parent), stack.stack != nil else {
      return []
    }
    return [Self.remark(unarranged: name.text, in: stack.name)]
  }

  /// What is said of a view that is inside of a stack and not arranged.
  static func remark(unarranged name: String, in stack: String) -> String {
    "note  \(name) is not arranged, only inside: move \(name) in \(stack)"
  }
}

/// What can be said about an item while it is made.
private enum Setting {
  case text(String)
  case font(Font)
  case lines(Int)
  case content(PerAxis<Double?>)

  func apply(to id: Item.ID, _ layout: inout Layout) throws(LayoutError) {
    switch self {
    case .text(let text): try layout.setText(id, text)
    case .font(let font): try layout.setFont(id, font)
    case .lines(let lines): try layout.setLines(id, lines)
    case .content(let content): try layout.setContent(id, content)
    }
  }
}

extension Command {
  /// A command that makes items of one kind.
  static func making(
    _ kind: Item.Kind, _ summary: String, details: [String], example: String, related: [String]
  ) -> Command {
    let name = kind.rawValue
    let options = kind.options.dropFirst().map { option in
      switch option {
      case "font": " [font N [WEIGHT]]"
      case "lines": " [lines N]"
      default: " [content WxH]"
      }
    }
    let forms =
      kind.showsText
      ? ["\(name) NAME [\"TEXT\"] [in PARENT]", "\(name) NAME ...\(options.joined())"]
      : ["\(name) NAME [in PARENT]\(options.joined())"]
    let weights = kind.showsText ? Font.Weight.allCases.map(\.rawValue) : []
    return Command(
      name, .build, summary, forms: forms, details: details, example: example, related: related,
      arguments: [.free, .words(kind.options + weights)],
      action: .edit { (reader, layout) throws(Diagnostic) in try kind.make(&reader, &layout) })
  }
}

extension TokenReader {
  /// `20` or `20 bold`; `followers` are the words that may come next.
  mutating func font(before followers: [String] = []) throws(Diagnostic) -> Font {
    let size = try number("a point size such as 17")
    guard let token = peek, !followers.contains(token.text) else { return Font(size: size) }
    let weight = try choice("a weight", of: Font.Weight.allCases.map(\.rawValue))
    return Font(size: size, weight: Font.Weight(rawValue: weight) ?? .regular)
  }

  /// A number of lines, 0 for any.
  mutating func lineCount() throws(Diagnostic) -> Int {
    let place = here
    let number = try number("a number of lines, 0 for any")
    guard let count = Int(exactly: number) else {
      throw Diagnostic(.numberOutOfRange, "lines are counted in whole numbers", at: place, in: line)
    }
    return count
  }
}
