import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// What a loop runs through.
enum LoopValues: Equatable, Sendable {
  /// Numbers from one to another, whose distance is `step`.
  case numbers(from: Double, to: Double, step: Double)
  /// Names, numbers or texts, as they are written.
  case words([String])
  /// Screens on which the layout is shown.
  case screens([LoopCondition])
  /// Forms of its texts.
  case texts([LoopCondition])

  /// How many there are.
  var count: Double {
    switch self {
    // 0..1 step 0.1 reaches 1, although ten tenths are not exactly 1 in binary.
    case .numbers(let from, let to, let step):
      (abs(to - from) / step + Tolerance.coefficient).rounded(.down) + 1
    case .words(let words): Double(words.count)
    case .screens(let conditions), .texts(let conditions): Double(conditions.count)
    }
  }

  /// The conditions under which the layout is asked; nil if the loop runs through values.
  var conditions: [LoopCondition]? {
    switch self {
    case .numbers, .words: nil
    case .screens(let conditions), .texts(let conditions): conditions
    }
  }

  /// The values as they replace the name of the loop; empty for conditions.
  var texts: [String] {
    switch self {
    case .numbers(let from, let to, let step):
      Self.series(from: from, by: to < from ? -step : step, count: Int(count))
        .map(\.exactlySpelled)
    case .words(let words): words
    case .screens, .texts: []
    }
  }

  /// Numbers at a distance, as one would write them: 0, 0.1, 0.2, 0.3.
  ///
  /// Decimals are added as whole numbers, since multiples of 0.1 in binary are not its decimals.
  private static func series(from start: Double, by step: Double, count: Int) -> [Double] {
    let scales = sequence(first: 1.0) { $0 * 10 }.prefix(10)
    let scale = scales.first { scale in
      [start, step].allSatisfy { ($0 * scale).rounded() / scale == $0 }
    }
    guard let scale else { return (0..<count).map { start + step * Double($0) } }
    let (first, distance) = ((start * scale).rounded(), (step * scale).rounded())
    return (0..<count).map { (first + distance * Double($0)) / scale }
  }
}

/// A condition under which a loop asks about the layout.
struct LoopCondition: Equatable, Sendable {
  /// What the condition changes.
  enum Change: Equatable, Sendable {
    case screen(Screen)
    case texts(TextVariant)
  }

  /// The condition as it is written.
  let text: String
  let change: Change

  /// The condition in replies: `device small (iPhone SE)`.
  var label: String {
    switch change {
    case .screen(let screen):
      let name = screen.name
      let isPlain = [name, Self.quoted(screen)].contains(text)
      return "device \(isPlain ? name : "\(text) (\(name))")"
    case .texts(.size(let size)) where size.name.lowercased() != text.lowercased():
      return "text \(text) (\(size.name))"
    case .texts: return "text \(text)"
    }
  }

  /// How a screen is written: the name of a device in quotes.
  static func quoted(_ screen: Screen) -> String {
    switch screen {
    case .device(let device, let isLandscape):
      device.name.quoted + (isLandscape ? " landscape" : "")
    case .own, .size: screen.name
    }
  }

  /// Returns the layout under the condition.
  func applied(to layout: Layout) throws(LayoutError) -> Layout {
    switch change {
    case .screen(let screen): try layout.shown(on: screen)
    case .texts(let variant): layout.showing(variant)
    }
  }
}

// MARK: - Grammar

extension LoopValues {
  /// The loops whose values are conditions, by the word that stands for their name.
  private enum Subject: String {
    case device, text
  }

  /// The words that stand for conditions in place of a name.
  static let subjects = ["device", "text"]

  /// Reads the values of the loop with a name, up to the colon.
  init(of name: String, _ reader: inout TokenReader) throws(Diagnostic) {
    switch Subject(rawValue: name) {
    case .device: self = .screens(try Self.list(&reader, Self.screen))
    case .text: self = .texts(try Self.list(&reader, Self.text))
    case nil: self = try Self.values(&reader)
    }
  }

  /// Reads elements with or without commas between them.
  private static func list<Element>(
    _ reader: inout TokenReader, _ element: (inout TokenReader) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    var elements: [Element] = []
    repeat {
      elements.append(try element(&reader))
      _ = reader.take(sign: ",")
    } while !reader.isAtEnd && !(reader.peek?.isSign(":") ?? false)
    return elements
  }

  /// Reads `small`, `"iPhone 15" landscape` or `375x667`.
  private static func screen(_ reader: inout TokenReader) throws(Diagnostic) -> LoopCondition {
    let words = ["own"] + Screen.words.map(\.word)
    reader.offer(.words(words))
    reader.offer(.quoted(Device.all.map(\.name)))
    let place = reader.here
    var text: String
    switch reader.peek?.kind {
    case .string(let name): (text, _) = (name, reader.next())
    case .number:
      let size = try reader.size("a size such as 375x667")
      text = [size.horizontal, size.vertical].map { ($0 ?? 0).exactlySpelled }
        .joined(separator: "x")
    default: text = try reader.unofferedChoice("a device", of: words)
    }
    reader.offer(.words(["landscape"]))
    if reader.take(word: "landscape") { text += " landscape" }
    guard let screen = Screen(text) else {
      throw Diagnostic(
        .badChoice, "no device is called \(text)", at: place, in: reader.line,
        meant: Similarity.nearest(to: text, among: Device.all.map(\.name)).map { $0.quoted })
    }
    let isWord = words.contains { text == $0 || text == "\($0) landscape" }
    return LoopCondition(
      text: isWord ? text : LoopCondition.quoted(screen), change: .screen(screen))
  }

  /// Reads `long`, `AX3` or `right-to-left`.
  private static func text(_ reader: inout TokenReader) throws(Diagnostic) -> LoopCondition {
    let words = TextVariant.all.map(\.word)
    let word = try reader.choice("a form of text", of: words)
    let variant = TextVariant.all.first { $0.word == word }?.variant ?? .own
    return LoopCondition(text: word, change: .texts(variant))
  }

  /// Reads `1..3`, `0..100 step 20` or a list.
  private static func values(_ reader: inout TokenReader) throws(Diagnostic) -> LoopValues {
    reader.offer(.number)
    reader.offer(.item)
    let start = reader
    if reader.isNumberNext {
      let from = try reader.number("a range such as 1..3")
      if reader.take(sign: "..") {
        let to = try reader.number("the end of the range")
        reader.offer(.words(["step"]))
        guard reader.take(word: "step") else { return .numbers(from: from, to: to, step: 1) }
        let step = try Grammar<Double>.step.read(&reader)
        return .numbers(from: from, to: to, step: step)
      }
      reader = start
    }
    return .words(
      try list(&reader) { (reader) throws(Diagnostic) in
        let start = reader.here.lowerBound
        _ = reader.take(sign: "-")
        guard let token = reader.peek, token.kind != .sign else {
          throw reader.missing("a range such as 1..3, or a list")
        }
        reader.next()
        return reader.text(start..<token.range.upperBound)
      })
  }

  /// The values as a line has them.
  var text: String {
    switch self {
    case .numbers(let from, let to, let step):
      "\(from.exactlySpelled)..\(to.exactlySpelled)"
        + (step == 1 ? "" : " step \(step.exactlySpelled)")
    case .words(let words): words.joined(separator: ", ")
    case .screens(let conditions), .texts(let conditions):
      conditions.map(\.text).joined(separator: ", ")
    }
  }
}
