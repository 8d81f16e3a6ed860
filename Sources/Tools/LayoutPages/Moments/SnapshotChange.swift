import JSONValues

/// The difference between two consecutive snapshots, which keeps the page small.
///
/// `lists` says for each list of named parts how many names at the beginning stay, how many after
/// them are dropped and which are added there; `set` has for each list and table the new or changed
/// parts by name, null for a removed one; `rest` has everything else that changed.
struct SnapshotChange {
  /// The change as JSON.
  let value: JSONValue

  /// Compares a snapshot with the one before; without one, everything is new.
  init(from old: SnapshotContent?, to new: SnapshotContent) {
    let old = old ?? SnapshotContent()
    var lists: [String: JSONValue] = [:]
    var set: [String: JSONValue] = [:]
    func change(_ key: String, _ before: [String: Part], _ after: [String: Part]) {
      var changes: [String: JSONValue] = [:]
      for (name, part) in after where before[name] != part { changes[name] = part.value }
      for name in before.keys where after[name] == nil { changes[name] = .null }
      if !changes.isEmpty { set[key] = .object(changes) }
    }
    for key in Set(old.lists.keys).union(new.lists.keys) {
      let (before, after) = (Self.named(old.lists[key]), Self.named(new.lists[key]))
      lists[key] = Self.splice(from: before.map(\.name), to: after.map(\.name))
      change(key, Self.table(before), Self.table(after))
    }
    for key in Set(old.tables.keys).union(new.tables.keys) {
      change(key, old.tables[key] ?? [:], new.tables[key] ?? [:])
    }
    var rest = new.rest.filter { old.rest[$0.key] != $0.value }
    for key in old.rest.keys where new.rest[key] == nil { rest[key] = .null }
    value = .object(["lists": .object(lists), "set": .object(set), "rest": .object(rest)])
  }

  /// Combines a change with a later one that leaves the lists as they are.
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

  private typealias Named = (name: String, part: Part)

  /// The elements of a list with unique names: later ones of the same name get a number.
  private static func named(_ list: [Named]?) -> [Named] {
    var counts: [String: Int] = [:]
    return (list ?? []).map { name, part in
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return (count == 0 ? name : "\(name) (\(count + 1))", part)
    }
  }

  private static func table(_ list: [Named]) -> [String: Part] {
    Dictionary(list.map { ($0.name, $0.part) }) { first, _ in first }
  }

  /// The change from one list of names to another; nil if they are the same.
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
