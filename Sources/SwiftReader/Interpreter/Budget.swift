import PlumbLanguage
import DialectCore
import LayoutExport
import UIKitTexts

/// What one text of Swift may take, so that no text fills the machine or keeps it busy.
///
/// A text that reaches the end of its budget ends there, with nothing of it kept.
struct Budget {
  /// How many statements and expressions one text can run; long searches count for several.
  static let stepLimit = 200_000
  /// How many an import of files can run, all ways of their code together.
  static let importLimit = 2_000_000
  /// How deep expressions may stand inside expressions, calls of functions of the text included.
  static let depthLimit = 240
  /// How large the texts and lists may be that one text makes, all together, in bytes.
  static let byteLimit = 64_000_000
  /// How deep lists may stand inside lists.
  static let nestingLimit = 64
  /// How many views and guides code can make in one session.
  static let viewLimit = 20_000
  /// How many places of a file may fail to run.
  static let skipLimit = 1000
  /// How many constraints code can make in one session.
  static let constraintLimit = 100_000

  /// How many steps were taken, and how many of them before this text.
  private(set) var steps = 0
  private var stepsBefore = 0
  /// How deep it is now.
  private(set) var depth = 0
  /// How much was made.
  private(set) var bytes = 0

  init() {}

  /// What another run over the same files may take, after those that took some steps.
  init(after steps: Int) { (self.steps, stepsBefore) = (steps, steps) }

  /// Takes steps.
  mutating func take(steps count: Int) throws {
    steps += count
    guard steps - stepsBefore <= Self.stepLimit else {
      throw Failure(.limit, "the code runs for more than \(Self.stepLimit) steps")
    }
  }

  /// Goes one level deeper; ``rise()`` comes back.
  mutating func descend() throws {
    depth += 1
    guard depth <= Self.depthLimit else {
      var failure = Failure(.limit, "calls are nested more than \(Self.depthLimit) levels deep")
      failure.isTooDeep = true
      throw failure
    }
  }

  mutating func rise() { depth -= 1 }

  /// Makes room for something.
  mutating func take(bytes count: Int) throws {
    bytes += count
    guard bytes <= Self.byteLimit else {
      throw Failure(
        .limit, "the texts and lists in the code have more than \(Self.byteLimit) bytes")
    }
  }

  /// Makes room for a value that was just built, with everything inside it.
  ///
  /// - Complexity: O(what is inside it), of which the budget limits the sum.
  mutating func take(_ value: Value, level: Int = 0) throws {
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

  private mutating func take(_ tree: LayoutNode<ViewGraph>, level: Int) throws {
    try take(bytes: 64 * (tree.anchors.count + 1))
    guard level <= Self.nestingLimit else { return try take(.void, level: level) }
    for child in tree.children { try take(child, level: level + 1) }
  }

  private mutating func take(_ draft: Draft, level: Int) throws {
    try take(bytes: 64 * (draft.templates.count + 1))
    guard level <= Self.nestingLimit else { return try take(.void, level: level) }
    for inner in draft.contents + draft.stackContents { try take(inner, level: level + 1) }
  }
}

extension Value {
  /// Whether it consists of other values or of characters.
  fileprivate var hasParts: Bool {
    switch self {
    case .text, .list, .dictionary, .tuple, .word, .layout, .draft, .path, .verb: true
    default: false
    }
  }
}
