package import LayoutModel
import UIKitTexts
import SwiftSyntax

/// The words that can complete a piece of Swift: members, labels and choices.
package struct SwiftCompletion: Sendable {
  /// The start of the part that they replace, in Unicode scalars.
  package let start: Int
  /// The words with short descriptions.
  package let candidates: [(text: String, about: String)]

  /// Finds the completions at the end of a text; `nil` if neither members nor labels can stand
  /// there.
  package init?(_ text: String, in layout: Layout, remembering memory: SwiftMemory) {
    let scalars = Array(text.unicodeScalars)
    var start = scalars.count
    while start > 0, Name.isLetter(scalars[start - 1]) || Name.isDigit(scalars[start - 1]) {
      start -= 1
    }
    self.start = start
    guard let source = try? SwiftSource("") else { return nil }
    let known = memory.isForeign(to: layout) ? SwiftMemory() : memory
    let interpreter = Interpreter(known, on: layout, running: [source], mode: .prompt)
    let word = Self.text(scalars[start...])
    var found: [(String, String)] = []
    if start > 0, scalars[start - 1] == "." {
      let base = Self.chain(endingAt: start - 1, in: scalars)
      if base.isEmpty {
        found = Self.words(at: base.lowerBound, in: scalars)
      } else if let value = Self.value(Self.text(scalars[base]), interpreter) {
        found = Self.members(of: interpreter.receivers(of: value))
      }
    } else if let call = Self.call(around: start, in: scalars) {
      found = Self.labels(of: call, in: scalars, interpreter) + Self.names(interpreter)
    } else if start == scalars.count || start > 0 {
      found = Self.names(interpreter)
    }
    var seen = Set<String>()
    candidates = found.filter { $0.0.hasPrefix(word) && seen.insert($0.0).inserted }
      .map { (text: $0.0, about: $0.1) }
    guard !candidates.isEmpty else { return nil }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  // MARK: - Reading backwards

  /// Returns the range of the expression that ends at a place: names, dots and parentheses.
  private static func chain(endingAt end: Int, in scalars: [Unicode.Scalar]) -> Range<Int> {
    var start = end
    while start > 0 {
      let scalar = scalars[start - 1]
      if Name.isLetter(scalar) || Name.isDigit(scalar) || [".", "?", "!"].contains(scalar) {
        start -= 1
      } else if [")", "]", "}"].contains(scalar), let open = opening(of: start - 1, in: scalars) {
        start = open
      } else {
        break
      }
    }
    return start..<end
  }

  /// Returns the place of the bracket that matches a closing one.
  private static func opening(of close: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      if [")", "]", "}"].contains(scalars[index]) { depth += 1 }
      if ["(", "[", "{"].contains(scalars[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the range of the callee if a place is directly inside the parentheses of a call.
  private static func call(around place: Int, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    var depth = 0
    for index in stride(from: place - 1, through: 0, by: -1) {
      if [")", "]", "}"].contains(scalars[index]) { depth += 1 }
      if ["(", "[", "{"].contains(scalars[index]) {
        guard depth == 0 else {
          depth -= 1
          continue
        }
        guard scalars[index] == "(" else { return nil }
        let callee = chain(endingAt: index, in: scalars)
        return callee.isEmpty ? nil : callee
      }
    }
    return nil
  }

  // MARK: - Candidates

  private static func value(_ code: String, _ interpreter: Interpreter) -> Value? {
    guard let source = try? SwiftSource(code), let item = source.tree.statements.first,
      case .expr(let expression) = item.item
    else { return nil }
    interpreter.frame.source = source
    return try? interpreter.place(try interpreter.evaluate(expression))
  }

  /// Returns the members of some receivers as they are written, with the first label of a call.
  private static func members(of receivers: [Receiver]) -> [(String, String)] {
    Vocabulary.all(of: receivers).filter { $0.name != "callAsFunction" }.map { member in
      guard let parameters = member.parameters else { return (member.name, member.about) }
      guard let first = parameters.first else { return ("\(member.name)()", member.about) }
      if case .builder = first.type { return ("\(member.name) {", member.about) }
      return ("\(member.name)(\(first.label.map { "\($0):" } ?? "")", member.about)
    }
  }

  /// Returns the labels that a call can have.
  private static func labels(
    of callee: Range<Int>, in scalars: [Unicode.Scalar], _ interpreter: Interpreter
  ) -> [(String, String)] {
    members(called: callee, in: scalars, interpreter).flatMap { member in
      (member.parameters ?? []).compactMap { parameter in
        parameter.label.map { ("\($0):", parameter.type.inWords) }
      }
    }
  }

  private static func members(
    called callee: Range<Int>, in scalars: [Unicode.Scalar], _ interpreter: Interpreter
  ) -> [Member] {
    let dot = scalars[callee].lastIndex(of: ".")
    let name = text(scalars[(dot.map { $0 + 1 } ?? callee.lowerBound)..<callee.upperBound])
    guard let dot, dot > callee.lowerBound else { return Vocabulary.members(name, of: [.global]) }
    guard let base = value(text(scalars[callee.lowerBound..<dot]), interpreter) else { return [] }
    let found = Vocabulary.members(name, of: interpreter.receivers(of: base))
      .filter { $0.parameters != nil }
    guard found.isEmpty, let whole = value(text(scalars[callee]), interpreter) else { return found }
    return Vocabulary.members("callAsFunction", of: interpreter.receivers(of: whole))
  }

  /// Returns the implicit members that are possible in an argument of the call around a place.
  private static func words(at place: Int, in scalars: [Unicode.Scalar]) -> [(String, String)] {
    guard let callee = call(around: place, in: scalars) else {
      return members(of: [.type("UIView"), .type("StackLayout")])
    }
    let dot = scalars[callee].lastIndex(of: ".").map { $0 + 1 } ?? callee.lowerBound
    let name = text(scalars[dot..<callee.upperBound])
    let inside = text(scalars[callee.upperBound..<place])
    let label = inside.split { "(,[".contains($0) }.last.map { $0.filter { $0 != " " } } ?? ""
    let bare = label.hasSuffix(":") ? String(label.dropLast()) : nil
    let verbs = ["equal", "moreThan", "lessThan"].contains(name) ? ["callAsFunction"] : []
    let all = Vocabulary.tables.joined().filter { ([name] + verbs).contains($0.name) }
    let types = all.flatMap { member in
      (member.parameters ?? []).filter { $0.label == bare }.map(\.type)
    }
    return types.flatMap { type in
      type.words.map { ($0, type.inWords) }
        + members(of: type.owners.map { Receiver.type($0) })
    }
  }

  /// Returns all known names.
  private static func names(_ interpreter: Interpreter) -> [(String, String)] {
    let layout = interpreter.memory.scene.layout
    return layout.items.map { (Name.written($0.name), $0.kind.rawValue) }
      + interpreter.memory.globals.names.map { ($0, "") }
      + members(of: [.global])
  }
}
