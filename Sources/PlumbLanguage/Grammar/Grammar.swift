import UIKitTexts
package import LayoutModel

/// How a part of a line is written, said once: it reads the part as a value, writes a value as text,
/// prints the lines of help and knows examples.
///
/// `write` is the inverse of `read`: reading what was written gives an equal value. What may stand at
/// the cursor needs no place of its own: reading a line that ends there asks for it, see ``Offer``.
/// The models are the parser-printers of swift-parsing and the declarations of swift-argument-parser.
package struct Grammar<Value>: Sendable {
  /// How it is written, as help shows it; one text for each way.
  package var usage: [String]
  /// Whether it begins at the next token, where it may be left out.
  package var opens: @Sendable (TokenReader) -> Bool
  /// Reads it; complains with place, expectation and correction.
  package var read: @Sendable (inout TokenReader) throws(Diagnostic) -> Value
  /// Writes a value; false where it is none that this grammar says.
  package var write: @Sendable (Value, inout CallText) -> Bool
  /// Whether two values say the same, wherever they stood.
  package let isSame: @Sendable (Value, Value) -> Bool
  /// A value that can be written, for tests and to try; nil where the layout has none.
  package var example: @Sendable (inout Sampler) -> Value?

  /// A grammar by its parts.
  package init(
    usage: [String], opens: @escaping @Sendable (TokenReader) -> Bool = { !$0.isAtEnd },
    read: @escaping @Sendable (inout TokenReader) throws(Diagnostic) -> Value,
    write: @escaping @Sendable (Value, inout CallText) -> Bool,
    isSame: @escaping @Sendable (Value, Value) -> Bool,
    example: @escaping @Sendable (inout Sampler) -> Value?
  ) {
    self.usage = usage
    self.opens = opens
    self.read = read
    self.write = write
    self.isSame = isSame
    self.example = example
  }

  /// The whole rest of a line.
  package func readAll(_ reader: inout TokenReader) throws(Diagnostic) -> Value {
    let value = try read(&reader)
    try reader.finish()
    return value
  }
}

extension Grammar where Value: Equatable & Sendable {
  /// A part that a function reads and another one writes.
  package init(
    usage: String..., opens: @escaping @Sendable (TokenReader) -> Bool = { !$0.isAtEnd },
    read: @escaping @Sendable (inout TokenReader) throws(Diagnostic) -> Value,
    write: @escaping @Sendable (Value, Layout) -> String,
    example: @escaping @Sendable (inout Sampler) -> Value?
  ) {
    self.init(
      usage: usage, opens: opens, read: read,
      write: { value, text in
        text.add(write(value, text.layout))
        return true
      }, isSame: { $0 == $1 }, example: example)
  }
}

/// A grammar of any value.
package protocol SomeGrammar: Sendable {
  /// What it reads and writes.
  associatedtype Value
  /// How it is written, as help shows it; one text for each way.
  var usage: [String] { get }
  /// Reads it; complains with place, expectation and correction.
  var read: @Sendable (inout TokenReader) throws(Diagnostic) -> Value { get }
  /// Writes a value; false where it is none that this grammar says.
  var write: @Sendable (Value, inout CallText) -> Bool { get }
  /// Whether two values say the same, wherever they stood.
  var isSame: @Sendable (Value, Value) -> Bool { get }
  /// A value that can be written; nil where the layout has none.
  var example: @Sendable (inout Sampler) -> Value? { get }
}

extension Grammar: SomeGrammar {}

extension SomeGrammar {
  /// Reads the whole rest of a line, only to see whether it can be read.
  package func readLine(_ reader: inout TokenReader) throws(Diagnostic) {
    _ = try read(&reader)
    try reader.finish()
  }
}

/// A command as lines are written with it: its word and its grammar.
package struct Call<Value>: Sendable {
  /// The word in front.
  package let name: String
  private let deferred: Deferred<Grammar<Value>>

  package init(_ name: String, _ grammar: @autoclosure @escaping @Sendable () -> Grammar<Value>) {
    self.name = name
    deferred = Deferred(grammar)
  }

  /// What follows it.
  package var grammar: Grammar<Value> { deferred.value }

  /// The line that says a value.
  package func text(_ value: Value, in layout: Layout) -> String {
    var text = CallText(name, in: layout)
    _ = grammar.write(value, &text)
    return text.text
  }
}

/// A value with the place where it stood in the line; equal to any other of the same value.
@dynamicMemberLookup
package struct Placed<Value: Sendable>: Sendable {
  /// What stood there.
  package var value: Value
  /// Where it stood, in Unicode scalars.
  package var place: Range<Int>

  /// A value that stands nowhere yet, or at a place.
  package init(_ value: Value, at place: Range<Int> = 0..<0) {
    self.value = value
    self.place = place
  }

  package subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }
}

extension Placed: Equatable where Value: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

/// The text of a call that is being written.
package struct CallText {
  /// What names stand for.
  package let layout: Layout
  /// What is written so far.
  package private(set) var text: String

  /// Starts with the word of a command.
  package init(_ name: String, in layout: Layout) {
    self.layout = layout
    text = name
  }

  /// Adds a word; a colon stays with the word in front of it.
  package mutating func add(_ word: String) {
    guard !word.isEmpty else { return }
    if !text.isEmpty, !word.hasPrefix(":") { text += " " }
    text += word
  }
}

/// What can stand at a place of a line that is not finished: reading the line up to there asks for
/// it.
package enum Offer: Hashable, Sendable {
  /// A view, guide or stack; the same as what others are in or tied to; one of which an attribute follows; a rule; a number; anything with a
  /// name.
  case item, container, anchor, rule, number, named
  /// Names that may follow the dot of an item, besides its attributes.
  case members([String])
  /// One of these words.
  case words([String])
  /// One of these texts, in quotes.
  case quoted([String])
  /// A step of the timeline; a number of the list of fixes; a word that has a page of help.
  case step, fix, subject
  /// A number or, in Swift, any value.
  case value
  /// A path, which starts at a place and reaches to the end of the line.
  case path(PathKind, from: Int)
  /// A rule, a text in visual format, a line that changes the layout, from a place on.
  case relation(from: Int), format(from: Int), line(from: Int)

  /// Which files fit.
  package enum PathKind: Hashable, Sendable {
    /// A session; any file but a session; any file.
    case session, foreign, any

    /// Whether a file of that name fits.
    package func takes(_ name: String) -> Bool {
      switch self {
      case .session: name.hasSuffix(".plumb")
      case .foreign: !name.hasSuffix(".plumb")
      case .any: true
      }
    }
  }
}

/// Makes examples: names of a layout, numbers, choices; the same ones for the same seed.
package struct Sampler {
  /// What names stand for.
  package let layout: Layout
  private var state: UInt64

  package init(_ layout: Layout, seed: UInt64) {
    self.layout = layout
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// A number below a limit.
  package mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }

  /// Yes or no.
  package mutating func flag() -> Bool { number(below: 2) == 1 }

  /// One of these.
  package mutating func one<Element>(of all: some Collection<Element>) -> Element? {
    all.isEmpty ? nil : all[all.index(all.startIndex, offsetBy: number(below: all.count))]
  }

  /// A length, a distance or another number.
  package mutating func length(isPositive: Bool = false) -> Double {
    let number = Double(number(below: 800)) / (flag() ? 4 : 1)
    return isPositive ? number + 1 : flag() ? number : -number
  }
}
