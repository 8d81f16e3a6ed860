import UIKitTexts
package import LayoutModel

/// The grammar of a part of a line: it reads the part as a value, writes a value as text, and
/// provides usage lines for help and examples.
///
/// `write` is the inverse of `read`: reading what was written gives an equal value. Completion
/// needs no code of its own: reading a line that ends at the cursor collects what could follow, see
/// ``Offer``. The models are the parser-printers of swift-parsing and the declarations of
/// swift-argument-parser.
package struct Grammar<Value>: Sendable {
  /// How the part is written, as help shows it; one text for each way.
  package var usage: [String]
  /// Whether the part begins at the next token, if it may be left out.
  package var opens: @Sendable (TokenReader) -> Bool
  /// Reads the part; errors have a place, say what was expected and may have a correction.
  package var read: @Sendable (inout TokenReader) throws(Diagnostic) -> Value
  /// Writes a value; returns false if the grammar cannot express it.
  package var write: @Sendable (Value, inout CallText) -> Bool
  /// Whether two values are equal, apart from their places in a line.
  package let isSame: @Sendable (Value, Value) -> Bool
  /// Returns a value that can be written, for tests and for trying out; nil if the layout has
  /// nothing for it.
  package var example: @Sendable (inout Sampler) -> Value?

  /// Makes a grammar from its parts.
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

  /// Reads the whole rest of a line.
  package func readAll(_ reader: inout TokenReader) throws(Diagnostic) -> Value {
    let value = try read(&reader)
    try reader.finish()
    return value
  }
}

extension Grammar where Value: Equatable & Sendable {
  /// Makes a grammar of a function that reads and one that writes.
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

/// A grammar of any type of value.
package protocol SomeGrammar: Sendable {
  /// The type of what it reads and writes.
  associatedtype Value
  /// How the part is written, as help shows it; one text for each way.
  var usage: [String] { get }
  /// Reads the part; errors have a place, say what was expected and may have a correction.
  var read: @Sendable (inout TokenReader) throws(Diagnostic) -> Value { get }
  /// Writes a value; returns false if the grammar cannot express it.
  var write: @Sendable (Value, inout CallText) -> Bool { get }
  /// Whether two values are equal, apart from their places in a line.
  var isSame: @Sendable (Value, Value) -> Bool { get }
  /// Returns a value that can be written; nil if the layout has nothing for it.
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

/// A command that Plumb also writes: its word and its grammar.
package struct Call<Value>: Sendable {
  /// The word of the command.
  package let name: String
  private let deferred: Deferred<Grammar<Value>>

  package init(_ name: String, _ grammar: @autoclosure @escaping @Sendable () -> Grammar<Value>) {
    self.name = name
    deferred = Deferred(grammar)
  }

  /// The grammar of what follows the word.
  package var grammar: Grammar<Value> { deferred.value }

  /// Returns the line that expresses a value.
  package func text(_ value: Value, in layout: Layout) -> String {
    var text = CallText(name, in: layout)
    _ = grammar.write(value, &text)
    return text.text
  }
}

/// A value with its place in the line; equal to any other with the same value.
@dynamicMemberLookup
package struct Placed<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The place, in Unicode scalars.
  package var place: Range<Int>

  /// Makes a value at a place, by default one that is not in a line.
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

/// The text of a command that is being written.
package struct CallText {
  /// The layout to which its names refer.
  package let layout: Layout
  /// The text written so far.
  package private(set) var text: String

  /// Begins with the word of a command.
  package init(_ name: String, in layout: Layout) {
    self.layout = layout
    text = name
  }

  /// Adds a word, behind a blank unless it begins with a colon.
  package mutating func add(_ word: String) {
    guard !word.isEmpty else { return }
    if !text.isEmpty, !word.hasPrefix(":") { text += " " }
    text += word
  }
}

/// What can come next in an unfinished line.
///
/// A grammar that reads up to there offers it.
package enum Offer: Hashable, Sendable {
  /// A view, guide or stack; an item that contains or is tied to others; an item followed by an
  /// attribute; the width or height of the root; a rule; a number; anything with a name.
  case item, container, anchor, variable, rule, number, named
  /// Names that may follow the dot of an item, besides its attributes.
  case members([String])
  /// One of these words.
  case words([String])
  /// One of these texts, in quotes.
  case quoted([String])
  /// A step of the timeline; the number of a branch; a number from the list of fixes; a word that
  /// has a page of help.
  case step, branch, fix, subject
  /// A number or, in Swift, any value.
  case value
  /// A path, which starts at a position and reaches to the end of the line.
  case path(PathKind, from: Int)
  /// A rule, a visual format, a line that changes the layout, or one that a loop may repeat, from a
  /// position on.
  case relation(from: Int), format(from: Int), line(from: Int), loopLine(from: Int)

  /// The kind of file that a path leads to.
  package enum PathKind: Hashable, Sendable {
    /// A session; any file.
    case session, any

    /// Whether a file with a name is of this kind.
    package func takes(_ name: String) -> Bool {
      switch self {
      case .session: name.hasSuffix(".plumb")
      case .any: true
      }
    }
  }
}

/// Makes examples for tests: names of a layout, numbers, choices.
///
/// The same seed gives the same examples.
package struct Sampler {
  /// The layout whose names are used.
  package let layout: Layout
  private var state: UInt64

  package init(_ layout: Layout, seed: UInt64) {
    self.layout = layout
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// Returns a number from zero up to, but not including, a limit.
  package mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }

  /// Returns true or false.
  package mutating func flag() -> Bool { number(below: 2) == 1 }

  /// Returns one of some elements; nil if there are none.
  package mutating func one<Element>(of all: some Collection<Element>) -> Element? {
    all.isEmpty ? nil : all[all.index(all.startIndex, offsetBy: number(below: all.count))]
  }

  /// Returns a length, a distance or another number.
  package mutating func length(isPositive: Bool = false) -> Double {
    let number = Double(number(below: 800)) / (flag() ? 4 : 1)
    return isPositive ? number + 1 : flag() ? number : -number
  }
}
