import PlumbLanguage
import DialectCore
import LayoutExport
import UIKitTexts

/// The resources that one piece of code may use, so that none exhausts the memory or runs for ever.
///
/// Code that exceeds its budget is stopped, and nothing it did is kept.
struct Budget {
  /// The largest number of statements and expressions evaluated; long searches count as several.
  static let stepLimit = 200_000
  /// The largest number of steps of an import, all runs over the files together.
  static let importLimit = 2_000_000
  /// The largest depth of nested expressions, including calls of functions in the code.
  static let depthLimit = 240
  /// The largest total size of all texts and lists that are made, in bytes.
  static let byteLimit = 64_000_000
  /// The largest depth of lists inside lists.
  static let nestingLimit = 64
  /// The largest number of views and guides that code can make in one session.
  static let viewLimit = 20_000
  /// The largest number of places in a file that may fail to run.
  static let skipLimit = 1000
  /// The largest number of constraints that code can make in one session.
  static let constraintLimit = 100_000

  /// The number of steps taken, including those of earlier runs.
  private(set) var steps = 0
  private var stepsBefore = 0
  /// The current depth of nested expressions.
  private(set) var depth = 0
  /// The total size of what was made, in bytes.
  private(set) var bytes = 0

  init() {}

  /// Creates the budget for another run over the same files, after runs that took a number of
  /// steps.
  init(after steps: Int) { (self.steps, stepsBefore) = (steps, steps) }

  /// Uses up a number of steps.
  mutating func take(steps count: Int) throws(Failure) {
    steps += count
    guard steps - stepsBefore <= Self.stepLimit else {
      throw Failure(.limit, "the code runs for more than \(Self.stepLimit) steps")
    }
  }

  /// Enters a nested expression; to be balanced by ``rise()``.
  mutating func descend() throws(Failure) {
    depth += 1
    guard depth <= Self.depthLimit else {
      var failure = Failure(.limit, "calls are nested more than \(Self.depthLimit) levels deep")
      failure.isTooDeep = true
      throw failure
    }
  }

  mutating func rise() { depth -= 1 }

  /// Uses up a number of bytes.
  mutating func take(bytes count: Int) throws(Failure) {
    bytes += count
    guard bytes <= Self.byteLimit else {
      throw Failure(
        .limit, "the texts and lists in the code have more than \(Self.byteLimit) bytes")
    }
  }

  /// Uses up the bytes of a value that was just built, including its parts.
  ///
  /// - Complexity: O(*n*) in the number of its parts, whose sum the budget limits.
  mutating func take(_ value: Value, level: Int = 0) throws(Failure) {
    guard level <= Self.nestingLimit else {
      throw Failure(
        .limit, "values are nested more than \(Self.nestingLimit) levels deep")
    }
    switch value {
    case .text(let text): try take(bytes: text.utf8.count)
    case .list(let list):
      try take(bytes: 16 * (list.count + 1))
      for element in list where element.hasParts { try take(element, level: level + 1) }
    case .dictionary(let dictionary):
      try take(bytes: 32 * (dictionary.count + 1))
      for element in dictionary.values where element.hasParts {
        try take(element, level: level + 1)
      }
    case .tuple(let parts):
      try take(bytes: 16 * (parts.count + 1))
      for part in parts where part.value.hasParts { try take(part.value, level: level + 1) }
    case .word(let word):
      for argument in word.arguments ?? [] where argument.value.hasParts {
        try take(argument.value, level: level + 1)
      }
    case .layout(let tree): try take(tree.node, level: level)
    case .draft(let draft): try take(draft, level: level)
    case .path(let path), .verb(let path, _):
      if let draft = path.draft { try take(draft, level: level) }
    default: break
    }
  }

  /// Uses up a quarter of the bytes of a list or dictionary whose elements were copied.
  ///
  /// What the elements hold is shared, and mostly the former list is gone at once; where it is not,
  /// as in a hundred objects with a copy each, four times the limit is held.
  mutating func take(partsOf value: Value) throws(Failure) {
    switch value {
    case .list(let list): try take(bytes: 4 * (list.count + 1))
    case .dictionary(let dictionary): try take(bytes: 8 * (dictionary.count + 1))
    default: break
    }
  }

  private mutating func take(_ tree: LayoutNode<ViewGraph>, level: Int) throws(Failure) {
    try take(bytes: 64 * (tree.anchors.count + 1))
    guard level <= Self.nestingLimit else { return try take(.void, level: level) }
    for child in tree.children { try take(child, level: level + 1) }
  }

  private mutating func take(_ draft: Draft, level: Int) throws(Failure) {
    try take(bytes: 64 * (draft.templates.count + 1))
    guard level <= Self.nestingLimit else { return try take(.void, level: level) }
    for inner in draft.contents + draft.stackContents { try take(inner, level: level + 1) }
  }
}

extension Value {
  /// Whether the value consists of other values or of characters.
  fileprivate var hasParts: Bool {
    switch self {
    case .text, .list, .dictionary, .tuple, .word, .layout, .draft, .path, .verb: true
    default: false
    }
  }
}
