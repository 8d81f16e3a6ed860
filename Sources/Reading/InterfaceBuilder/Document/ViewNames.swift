import LayoutModel
import PlumbLanguage

/// Makes names for the views and constraints of a scene.
///
/// A view is named after the user's label, the outlet, the accessibility identifier or its text,
/// whichever comes first, or else its kind and a number.
struct ViewNames {
  private var used: Set<String> = []
  private var counters: [String: Int] = [:]
  private let outlets: [String: String]

  /// Outlets whose names tell nothing about the objects they refer to.
  private static let plainOutlets: Set<String> = [
    "view", "delegate", "dataSource", "contentView", "searchDisplayController",
    "initialFirstResponder",
    "nextKeyView",
  ]

  /// Creates names that use the outlets of a document.
  init(_ outlets: [String: String]) { self.outlets = outlets }

  /// Returns the names of outlets by the ids they refer to, the first one if there are several.
  static func outlets(in tree: XMLTree) -> [String: String] {
    var outlets: [String: String] = [:]
    for node in tree.nodes where node.name == "outlet" {
      guard let target = node["destination"], let property = node["property"],
        !Self.plainOutlets.contains(property), outlets[target] == nil
      else { continue }
      outlets[target] = property
    }
    return outlets
  }

  /// Returns a name for a view.
  mutating func name(
    of node: XMLTree.Node, identified identifier: String?, saying text: String?, usual: String
  ) -> String {
    let wishes = [node["userLabel"], node.id.flatMap { outlets[$0] }, identifier, text]
    for wish in wishes {
      if let name = wish?.camelCased { return free(name, numbered: false) }
    }
    return free(usual, numbered: usual != "root" || used.contains("root"))
  }

  /// Returns a name for a constraint with an outlet, or `nil` for other constraints.
  mutating func name(ofConstraint node: XMLTree.Node) -> String? {
    node.id.flatMap { outlets[$0] }?.camelCased.map { free($0, numbered: false) }
  }

  /// Returns a free name that resembles `wish`.
  mutating func free(_ wish: String, numbered: Bool = false) -> String {
    let isTaken = wish == "c" || Name.isReserved(wish) || !Name.isPlain(wish)
    let base = isTaken ? wish + "_" : wish
    if !numbered, used.insert(base).inserted { return base }
    var number = counters[base, default: numbered ? 0 : 1]
    var name: String
    repeat {
      number += 1
      name = "\(base)\(number)"
    } while Name.isReserved(name) || !used.insert(name).inserted
    counters[base] = number
    return name
  }
}
