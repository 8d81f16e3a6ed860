import PlumbLanguage
import UIKitTexts

/// A parameter of a member.
struct Parameter: Sendable {
  /// The label in a call; `nil` if there is none.
  let label: String?
  /// The name in the member's row, if two parameters have the same label.
  let name: String?
  /// The type.
  let type: ValueType
  /// The value if a call has no argument; `nil` if an argument is required.
  let usual: Value?
  /// Whether it is variadic.
  let isVariadic: Bool

  /// Creates a parameter; an optional one is `nil` if the call has no argument.
  init(
    _ label: String?, _ type: ValueType, optional: Bool = false, usual: Value? = nil,
    variadic: Bool = false, named name: String? = nil
  ) {
    self.label = label
    self.name = name ?? label
    self.type = type
    self.usual = usual ?? (optional ? .null : nil)
    isVariadic = variadic
  }

  /// Whether the argument can be omitted.
  var isOptional: Bool { usual != nil }
}

/// The name and parameters of a member, used for reading, errors and completion.
struct Signature: Sendable {
  /// The name.
  let name: String
  /// The parameters, in order.
  let parameters: [Parameter]

  /// The spelling, `constraint(equalTo:constant:)`.
  var text: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }

  /// Returns the index of the parameter with a name that takes a type.
  ///
  /// - Throws: A failure if the row of the member has no such parameter.
  func index(of name: String?, taking fits: (ValueType) -> Bool) throws -> Int {
    let found = parameters.firstIndex {
      $0.name == name && (fits($0.type) || $0.isVariadic && fits(.array($0.type)))
    }
    guard let found else {
      throw Failure(.swift, "\(text) takes no argument \(name ?? "_")")
    }
    return found
  }

  /// Returns the indices of the arguments for each parameter, or `nil` if the labels do not match.
  func slots(for arguments: [Argument]) -> [[Int]]? {
    var slots: [[Int]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else {
        guard parameter.isOptional || parameter.isVariadic else { return nil }
        slots.append([])
        continue
      }
      let argument = arguments[next]
      let fits =
        argument.isTrailing
        ? parameter.type.takesCode && (argument.label == nil || argument.label == parameter.label)
        : argument.label == parameter.label
      let later = parameters[(index + 1)...]
      let fitsLater =
        !later.isEmpty && parameter.isOptional && argument.label == nil && !argument.isTrailing
        && parameter.label == nil && parameters.count > arguments.count
        && later.contains { $0.label == nil && !$0.isOptional }
      if fits, !fitsLater {
        var taken = [next]
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          taken.append(next)
          next += 1
        }
        slots.append(taken)
      } else {
        guard parameter.isOptional || parameter.isVariadic else { return nil }
        slots.append([])
      }
    }
    return next == arguments.count ? slots : nil
  }
}

extension Signature {
  /// Returns the failure for a call that matches none of some signatures: a label that none has, or
  /// the labels that are missing.
  static func complaint(
    _ signatures: [Signature], _ arguments: [Argument], at place: Range<Int>, in source: SwiftSource
  ) -> Failure {
    let name = signatures.first?.name ?? ""
    let labels = arguments.map { $0.isTrailing ? "{ }" : "\($0.label ?? "_"):" }.joined()
    let known = Set(signatures.flatMap { $0.parameters.compactMap(\.label) })
    let unknown = arguments.first { $0.label.map { !known.contains($0) } ?? false }
    let relations = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
    if name == "constraint", arguments.contains(where: { $0.label == "multiplier" }),
      relations.contains(arguments.first?.label ?? ""), !known.isEmpty
    {
      var failure = Failure(
        .badChoice, "only widthAnchor and heightAnchor take a multiplier", at: place, in: source)
      failure.details = [
        "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) takes "
          + "one for positions as well"
      ]
      return failure
    }
    var failure = Failure(.badChoice, "no \(name) takes (\(labels))", at: place, in: source)
    if let label = unknown?.label {
      let nearest = Similarity.nearest(to: label, among: known.sorted())
      failure.details.append(
        "\(label): is not a label of \(name)" + (nearest.map { ", did you mean \($0):" } ?? ""))
    } else if let lacking = lacking(signatures, arguments) {
      failure.details.append("it lacks \(lacking)")
    }
    // If there are several signatures, each is on a line of its own.
    failure.details +=
      ["one of:"] + Set(signatures.map(\.text)).sorted().prefix(8).map { "  \($0)" }
    return failure
  }

  /// Returns the labels that a call lacks, if that is all that keeps it from matching a signature.
  private static func lacking(_ signatures: [Signature], _ arguments: [Argument]) -> String? {
    let given = arguments.map(\.label)
    let close = signatures.first { signature in
      let needed = signature.parameters.filter { !$0.isOptional }.map(\.label)
      return needed.count > given.count && given.allSatisfy { needed.contains($0) }
    }
    guard let close else { return nil }
    var rest = given
    let missing = close.parameters.filter { parameter in
      guard !parameter.isOptional else { return false }
      guard let index = rest.firstIndex(of: parameter.label) else { return true }
      rest.remove(at: index)
      return false
    }
    return missing.map { $0.label.map { "\($0):" } ?? $0.type.inWords }.joined(separator: ", ")
  }
}

extension ValueType {
  /// Whether a closure can be passed.
  fileprivate var takesCode: Bool {
    switch self {
    case .closure, .builder, .any: true
    case .optional(let type): type.takesCode
    case .either(let types): types.contains(where: \.takesCode)
    default: false
    }
  }

  /// Returns whether values of a type can be passed.
  func holds(_ type: ValueType) -> Bool {
    switch self {
    case _ where self == type: true
    case .any: true
    case .optional(let inner): inner.holds(type)
    case .either(let types): types.contains { $0.holds(type) }
    default: false
    }
  }

  /// Whether an implicit member can be passed.
  var takesWord: Bool {
    switch self {
    case .choice, .any: true
    case .optional(let inner): inner.takesWord
    case .either(let types): types.contains(where: \.takesWord)
    default: false
    }
  }

  /// Whether an array can be passed.
  var takesList: Bool {
    switch self {
    case .array, .any: true
    case .optional(let inner): inner.takesList
    case .either(let types): types.contains(where: \.takesList)
    default: false
    }
  }
}

extension Value {
  /// Returns an implicit member as a default value.
  static func word(named name: String) -> Value {
    .word(Word(name: name, arguments: nil, place: 0..<0))
  }
}
