import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts

/// A placeholder in a ``Phrase``: what may fill it, and how that is written in the line that is
/// meant.
enum Placeholder: String, Sendable {
  /// A view, guide or stack; a rule; anything with a name; a name that is free; any word.
  case view = "VIEW"
  case rule = "RULE"
  case name = "NAME"
  case new = "NEW"
  case word = "WORD"
  /// A list of two views or more.
  case views = "VIEWS"
  /// A number with its sign; a percentage, written as a fraction; a number with a decimal comma; a
  /// width and a height.
  case number = "N"
  case percent = "PERCENT"
  case decimal = "DECIMAL"
  case size = "SIZE"
  /// An attribute; a length; an edge; several edges; UIKit's name of an anchor; an axis.
  case attribute = "ATTRIBUTE"
  case length = "LENGTH"
  case edge = "EDGE"
  case edges = "EDGES"
  case anchor = "ANCHOR"
  case axis = "AXIS"
  /// A priority as Plumb writes it; UIKit's or another tool's name for one.
  case priority = "PRIORITY"
  case level = "LEVEL"
  /// `==`, `<=` or `>=`.
  case relation = "RELATION"
  /// `sweep` or `drag`.
  case series = "SERIES"
  /// The name of a dialect, of a kind of view, of a kind that shows text, of a command that looks,
  /// of a setting.
  case dialect = "DIALECT"
  case kind = "KIND"
  case textKind = "TEXTKIND"
  case look = "LOOK"
  case setting = "SETTING"
  /// A word for the superview, such as `parent`.
  case parent = "PARENT"
  /// A text without quotes, or in quotes of another language; the rest of the line, which may be
  /// empty; some words, at least one, the longest run first.
  case text = "TEXT"
  case rest = "REST"
  case some = "SOME"
  /// A sum of several numbers of the layout.
  case sum = "SUM"
  /// A visual format without quotes.
  case format = "FORMAT"
  /// The path of a session; any other path.
  case session = "SESSION"
  case file = "FILE"

  /// Returns where the placeholder can end if it begins at a token, and what it stands for in the
  /// line that is meant; the likeliest comes first.
  func matches(_ line: TypedLine, from start: Int) -> [(end: Int, text: String)] {
    let token = start < line.tokens.count ? line.tokens[start] : nil
    func one(_ text: String?) -> [(end: Int, text: String)] {
      text.map { [(start + 1, $0)] } ?? []
    }
    func named(_ isFitting: (Layout.Named) -> Bool) -> [(end: Int, text: String)] {
      guard let token, token.isName, let found = line.layout.named(token.text), isFitting(found)
      else { return [] }
      return one(line.source(start..<start + 1))
    }
    func chosen(_ words: [String: String]) -> [(end: Int, text: String)] {
      one(token.flatMap { $0.kind == .word ? words[$0.text.lowercased()] : nil })
    }
    switch self {
    case .view:
      let view = named { if case .item = $0 { true } else { false } }
      // A guide of the view, such as `card.margins`, stands where a view can.
      guard !view.isEmpty, start + 2 < line.tokens.count, line.isTight(start),
        line.isTight(start + 1), line.tokens[start + 1].isSign("."),
        SystemGuide(rawValue: line.tokens[start + 2].text) != nil
      else { return view }
      return [(start + 3, line.source(start..<start + 3))] + view
    case .rule: return named { if case .rule = $0 { true } else { false } }
    case .name: return named { _ in true }
    case .new:
      guard let token, token.isName, line.layout.named(token.text) == nil else { return [] }
      return one(line.source(start..<start + 1))
    case .word: return token?.kind == .word ? one(token?.text) : []
    case .views: return Self.views(line, start)
    case .number: return Self.number(line, start).map { [($0.end, $0.text)] } ?? []
    case .percent:
      guard let (end, text) = Self.number(line, start), let value = Double(text),
        end < line.tokens.count, line.tokens[end].isSign("%")
      else { return [] }
      return [(end + 1, (value / 100).exactlySpelled)]
    case .decimal:
      guard start + 2 < line.tokens.count, line.isTight(start), line.isTight(start + 1),
        case .number? = token?.kind, line.tokens[start + 1].isSign(","),
        case .number = line.tokens[start + 2].kind
      else { return [] }
      return [(start + 3, "\(line.tokens[start].text).\(line.tokens[start + 2].text)")]
    case .size: return Self.size(line, start)
    case .attribute: return chosen(Self.attributes)
    case .length:
      return chosen([
        "width": "width", "height": "height", "w": "width", "h": "height", "widths": "width",
        "heights": "height",
      ])
    case .edge: return chosen(Self.edgeNames)
    case .edges: return Self.edges(line, start)
    case .anchor:
      guard let token, token.kind == .word, token.text.hasSuffix("Anchor"),
        let attribute = Attribute(rawValue: String(token.text.dropLast(6)))
      else { return [] }
      return one(attribute.rawValue)
    case .axis: return chosen(Self.axes)
    case .priority:
      if let word = chosen(Dictionary(uniqueKeysWithValues: Self.levels.map { ($0, $0) })).first {
        return [word]
      }
      return Placeholder.number.matches(line, from: start)
    case .level:
      let isDotted = token?.isSign(".") ?? false
      let place = start + (isDotted ? 1 : 0)
      guard place < line.tokens.count, line.tokens[place].kind == .word,
        let level = Self.namedLevels[line.tokens[place].text.lowercased()]
      else { return [] }
      return [(place + 1, level)]
    case .relation:
      guard let token, token.kind == .sign,
        let sign = ["=": "==", "==": "==", "<=": "<=", ">=": ">="][token.text]
      else { return [] }
      return one(sign)
    case .series: return chosen(["sweep": "sweep", "drag": "drag"])
    case .dialect: return chosen(Self.dialects)
    case .kind: return chosen(Self.kinds)
    case .textKind:
      return chosen(Self.kinds.filter { Item.Kind(rawValue: $0.value)?.showsText ?? false })
    case .look:
      guard let word = token?.text.lowercased(), token?.kind == .word,
        Commands.named(word)?.isLook ?? false
      else { return [] }
      return one(word)
    case .setting:
      return chosen(
        Dictionary(uniqueKeysWithValues: SettingLine.names.map { ($0.lowercased(), $0) }))
    case .parent:
      guard let token, ["superview", "parent", "super", "container"].contains(token.text),
        line.layout.named(token.text) == nil
      else { return [] }
      return one(line.parentName)
    case .text: return Self.text(line, start)
    case .sum:
      let text = line.source(start..<line.tokens.count)
      guard line.tokens.count > start + 3, var reader = try? TokenReader(text, in: line.layout),
        (try? QuantitySum(&reader)) != nil, reader.isAtEnd
      else { return [] }
      return [(line.tokens.count, text)]
    case .format:
      let text = line.source(start..<line.tokens.count)
      return ["H:", "V:", "|", "["].contains(where: text.hasPrefix)
        ? [(line.tokens.count, text)] : []
    case .rest:
      return [(line.tokens.count, line.source(start..<line.tokens.count))]
    case .some:
      let ends = start + 1..<max(start + 1, line.tokens.count + 1)
      return ends.reversed().map { ($0, line.source(start..<$0)) }
    case .session, .file:
      let path = line.source(start..<line.tokens.count)
      guard !path.isEmpty, path.hasSuffix(".plumb") == (self == .session) else { return [] }
      return [(line.tokens.count, path)]
    }
  }

  // MARK: - Words

  private static let levels = ["required", "high", "low"]
  private static let namedLevels = [
    "required": "required", "high": "high", "low": "low", "defaulthigh": "high",
    "defaultlow": "low", "medium": "500", "max": "required", "must": "required",
    "fittingsizelevel": "50", "fittingsizecompression": "50",
  ]
  private static let attributes = Dictionary(
    uniqueKeysWithValues: Attribute.allCases.map { ($0.rawValue.lowercased(), $0.rawValue) })
  private static let edgeNames = Dictionary(
    uniqueKeysWithValues: ["top", "leading", "bottom", "trailing", "left", "right"].map { ($0, $0) }
  )
  private static let axes = [
    "h": "h", "v": "v", "horizontal": "h", "vertical": "v", "x": "h", "y": "v", "width": "h",
    "height": "v", "horizontally": "h", "vertically": "v",
  ]
  private static let dialects = Dictionary(
    uniqueKeysWithValues: Dialects.all.map { ($0.name, $0.name) }
      + [("swift", "uikit"), ("anchors", "uikit")])
  private static let kinds = {
    var names = Dictionary(
      uniqueKeysWithValues: Item.Kind.allCases.filter { Commands.named($0.rawValue) != nil }.map {
        ($0.rawValue, $0.rawValue)
      })
    for kind in Item.Kind.allCases where kind != .stack && kind != .spacer {
      names[kind.className.lowercased()] = kind.rawValue
    }
    let others = [
      "imageview": "image",
      "textfield": "field", "scrollview": "scroll", "box": "view", "rect": "view", "div": "view",
      "container": "view", "node": "view", "text": "label", "img": "image", "btn": "button",
      "input": "field", "checkbox": "switch", "toggle": "switch",
    ]
    for (other, kind) in others { names[other] = kind }
    return names
  }()

  // MARK: - Rows of tokens

  private static func number(_ line: TypedLine, _ start: Int) -> (end: Int, text: String)? {
    guard start < line.tokens.count else { return nil }
    let isNegative = line.tokens[start].isSign("-")
    let place = start + (isNegative ? 1 : 0)
    guard place < line.tokens.count, case .number = line.tokens[place].kind else { return nil }
    return (place + 1, (isNegative ? "-" : "") + line.tokens[place].text)
  }

  /// Reads a size as `10x20` or as what is meant by it: `10 20`, `10 x 20`, `10, 20`, `10 by 20`,
  /// `10*20`.
  private static func size(_ line: TypedLine, _ start: Int) -> [(end: Int, text: String)] {
    guard start < line.tokens.count, case .number = line.tokens[start].kind else { return [] }
    let width = line.tokens[start].text
    var next = start + 1
    if next < line.tokens.count, line.tokens[next].kind == .word {
      let word = line.tokens[next].text.lowercased()
      let digits = word.dropFirst()
      if word.hasPrefix("x"), Double(digits) != nil, digits.allSatisfy(\.isNumber) {
        return [(next + 1, "\(width)x\(digits)")]
      }
      guard ["x", "by", "w"].contains(word) else { return [] }
      next += 1
    } else if next < line.tokens.count,
      line.tokens[next].isSign(",") || line.tokens[next].isSign("*")
    {
      next += 1
    }
    guard next < line.tokens.count, case .number = line.tokens[next].kind else { return [] }
    return [(next + 1, "\(width)x\(line.tokens[next].text)")]
  }

  private static func edges(_ line: TypedLine, _ start: Int) -> [(end: Int, text: String)] {
    let groups = ["edges", "horizontal", "vertical"]
    var found: [(end: Int, text: String)] = []
    var words: [String] = []
    var index = start
    while index < line.tokens.count, line.tokens[index].kind == .word {
      let word = line.tokens[index].text.lowercased()
      if edgeNames[word] != nil || groups.contains(word) {
        words.append(word)
      } else if word != "and" || words.isEmpty {
        break
      }
      index += 1
      if !words.isEmpty { found.append((index, words.joined(separator: " "))) }
      if index < line.tokens.count, line.tokens[index].isSign(",") { index += 1 }
    }
    return found.reversed()
  }

  private static func views(_ line: TypedLine, _ start: Int) -> [(end: Int, text: String)] {
    var names: [String] = []
    var index = start
    var end = start
    while line.item(index) != nil {
      names.append(line.source(index..<index + 1))
      index += 1
      end = index
      guard index < line.tokens.count else { break }
      let between = line.tokens[index]
      if between.isSign(",") || between.isSign("+") || between.isWord("and") { index += 1 }
    }
    return names.count > 1 ? [(end, names.joined(separator: ", "))] : []
  }

  /// Returns the ways to read a text that lacks its quotes, from its first word to each later one,
  /// the shortest first.
  private static func text(_ line: TypedLine, _ start: Int) -> [(end: Int, text: String)] {
    guard start < line.tokens.count else { return [] }
    if case .string = line.tokens[start].kind { return [] }
    // A clause is not the beginning of a text.
    if start + 1 < line.tokens.count,
      ["in", "font", "lines", "content"].contains(line.tokens[start].text)
    {
      return []
    }
    return (start + 1..<line.tokens.count + 1).map { end in
      var text = line.source(start..<end)
      let pairs = [("“", "”"), ("‘", "’"), ("'", "'"), ("«", "»"), ("„", "“")]
      for (open, close) in pairs where text.hasPrefix(open) && text.hasSuffix(close) {
        text = String(text.dropFirst().dropLast())
      }
      return (end, text.quoted)
    }
  }
}
