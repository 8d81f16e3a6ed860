import LayoutModel

extension Value {
  /// A key of a dictionary: any value that Swift code can look others up by.
  enum Key: Hashable, Sendable {
    case truth(Bool)
    case number(Double)
    case text(String)
    case list([Key])
    case member(Member)
    case item(ItemRef)
    case object(ObjectRef)
    case unknown(Unknown)

    /// A case of an enumeration, or an implicit member.
    ///
    /// All keys of a dictionary have one type, so that a case is found by an implicit member:
    /// `sizes[Kind.title]` by `sizes[.title]`.
    struct Member: Hashable, Sendable {
      /// The full name of the enumeration, or `nil` if the code leaves it to the context.
      let type: String?
      let name: String
      let labels: [String?]
      let payload: [Key]

      static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.payload == b.payload }

      func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(payload)
      }
    }
  }

  /// The value as a key of a dictionary, or `nil` if it cannot be one.
  var key: Key? {
    func keys(_ values: [Value]) -> [Key]? {
      let keys = values.compactMap(\.key)
      return keys.count == values.count ? keys : nil
    }
    return switch self {
    case .truth(let truth): .truth(truth)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let list): keys(list).map { .list($0) }
    case .enumeration(let member):
      keys(member.payload.map(\.value)).map {
        .member(
          Key.Member(
            type: member.type, name: member.name, labels: member.payload.map(\.label), payload: $0))
      }
    case .word(let word):
      keys(word.arguments?.map(\.value) ?? []).map {
        .member(
          Key.Member(
            type: nil, name: word.name, labels: word.arguments?.map(\.label) ?? [], payload: $0))
      }
    case .item(let item): .item(item)
    case .object(let ref): .object(ref)
    case .unknown(let what): .unknown(what)
    default: nil
    }
  }
}

extension Value.Key {
  /// The value that is the key.
  var value: Value {
    switch self {
    case .truth(let truth): .truth(truth)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let list): .list(list.map(\.value))
    case .member(let member): member.value
    case .item(let item): .item(item)
    case .object(let ref): .object(ref)
    case .unknown(let what): .unknown(what)
    }
  }
}

extension Value.Key.Member {
  fileprivate var value: Value {
    let parts = Array(zip(labels, payload.map(\.value)))
    if let type { return .enumeration(EnumerationCase(type: type, name: name, payload: parts)) }
    let arguments = parts.map { Argument(label: $0, value: $1, place: 0..<0) }
    return .word(Word(name: name, arguments: parts.isEmpty ? nil : arguments, place: 0..<0))
  }
}

/// The order in which a dictionary is traversed.
extension Value.Key: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.truth(let a), .truth(let b)): !a && b
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): a < b
    case (.list(let a), .list(let b)): a.lexicographicallyPrecedes(b)
    case (.member(let a), .member(let b)):
      a.name == b.name ? a.payload.lexicographicallyPrecedes(b.payload) : a.name < b.name
    case (.item(let a), .item(let b)): a.order < b.order
    case (.object(let a), .object(let b)): a.number < b.number
    case (.unknown(let a), .unknown(let b)): a.number < b.number
    default: a.rank < b.rank
    }
  }

  /// The order of keys of different kinds.
  private var rank: Int {
    switch self {
    case .truth: 0
    case .number: 1
    case .member: 2
    case .item: 3
    case .object: 4
    case .list: 5
    case .unknown: 6
    case .text: 7
    }
  }
}

extension ItemRef {
  fileprivate var order: (Int, String) { (view.number, guide?.rawValue ?? "") }
}
