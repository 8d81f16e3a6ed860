/// What is other at a moment than at the one before, so that many moments take little room.
///
/// `lists` says for each list of named things how many names stay in front, how many behind them go
/// and which come instead; `set` holds for each list and each table what is new or other under its
/// name, null for what is gone; `rest` everything else that is other.
struct MomentChange {
  /// The change as JSON.
  let value: JSONValue

  /// Lists of objects with a name.
  private static let lists = ["views", "rules", "guides"]
  /// Objects whose keys are names.
  private static let tables = ["mentions", "reasons", "mirrored"]
  /// An object of objects whose keys are names.
  private static let courses = "moves"

  /// What is other at a moment than before; everything where there is none before.
  init(from old: JSONValue?, to new: JSONValue) {
    var lists: [String: JSONValue] = [:]
    var set: [String: JSONValue] = [:]
    func change(_ key: String, _ before: [String: JSONValue], _ after: [String: JSONValue]) {
      var changes = after.filter { before[$0.key] != $0.value }
      for name in before.keys where after[name] == nil { changes[name] = .null }
      if !changes.isEmpty { set[key] = .object(changes) }
    }
    for key in Self.lists {
      let (before, after) = (Self.named(old?[key]), Self.named(new[key]))
      lists[key] = Self.splice(from: before.map(\.name), to: after.map(\.name))
      change(key, Self.table(before), Self.table(after))
    }
    for key in Self.tables { change(key, old?[key]?.members ?? [:], new[key]?.members ?? [:]) }
    let (before, after) = (old?[Self.courses]?.members ?? [:], new[Self.courses]?.members ?? [:])
    for key in Set(before.keys).union(after.keys) {
      change(key, before[key]?.members ?? [:], after[key]?.members ?? [:])
    }
    let known = Set(Self.lists + Self.tables + [Self.courses])
    var rest: [String: JSONValue] = [:]
    for (key, value) in new.members where !known.contains(key) && old?[key] != value {
      rest[key] = value
    }
    for key in old?.members.keys.filter({ new[$0] == nil }) ?? [] { rest[key] = .null }
    value = .object(["lists": .object(lists), "set": .object(set), "rest": .object(rest)])
  }

  /// A change and one after it that leaves the lists as they are, as one.
  static func joined(_ first: JSONValue, _ second: JSONValue) -> JSONValue {
    func merged(_ key: String) -> [String: JSONValue] {
      (first[key]?.members ?? [:]).merging(second[key]?.members ?? [:]) { one, other in
        guard case .object(let old) = one, case .object(let new) = other, key == "set" else {
          return other
        }
        return .object(old.merging(new) { $1 })
      }
    }
    return .object([
      "lists": first["lists"] ?? .object([:]), "set": .object(merged("set")),
      "rest": .object(merged("rest")),
    ])
  }

  private typealias Named = (name: String, value: JSONValue)

  /// The elements of a list with a name for each; of several of a name all but one get a number.
  private static func named(_ list: JSONValue?) -> [Named] {
    var counts: [String: Int] = [:]
    return (list?.elements ?? []).map { element in
      let name = element["name"]?.text ?? ""
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return (count == 0 ? name : "\(name) (\(count + 1))", element)
    }
  }

  private static func table(_ list: [Named]) -> [String: JSONValue] {
    Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// What makes one list of names the other one; nil where they are the same.
  private static func splice(from old: [String], to new: [String]) -> JSONValue? {
    guard old != new else { return nil }
    let front = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - front
    let back = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(back, most)
    return .object([
      "keep": .number(Double(front)), "drop": .number(Double(old.count - front - end)),
      "add": .array(new[front..<new.count - end].map { .string($0) }),
    ])
  }
}
