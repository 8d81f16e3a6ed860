import LayoutModel
import PlumbLanguage

/// Writes constraints that were not there.
extension SceneEditor {
  /// Adds a constraint for a rule, held by the nearest view around both of its views.
  mutating func add(_ rule: Rule?) throws(Unwritable) {
    guard let rule, rule.hasUIKitForm, let first = rule.left.first?.anchor else {
      throw Unwritable("one constraint cannot say it")
    }
    let second = rule.right.first
    let holder = try view(holder(of: [first, second?.anchor].compactMap(\.self)))
    var attributes = try side(first, "first", in: holder, isOptional: true)
    if let word = rule.relation.word { attributes.append(("relation", word)) }
    if let second { attributes += try side(second.anchor, "second", in: holder) }
    if let factor = second?.coefficient, factor != 1 {
      attributes.append(("multiplier", factor.exactlySpelled))
    }
    if rule.priority != 1000 {
      attributes.append(("priority", rule.priority.exactlySpelled))
    }
    if rule.constant != 0 { attributes.append(("constant", rule.constant.exactlySpelled)) }
    let id = freeID(for: attributes.map(\.1).joined(separator: " "))
    attributes.append(("id", id))
    let words = attributes.map { " \($0)=\"\($1.escapedInXML)\"" }.joined()
    added.append(AddedConstraint(holder: holder, id: id, tag: "<constraint\(words)/>"))
  }

  /// The nearest view that contains the views of some anchors, or is one of them.
  private func holder(of anchors: [Anchor]) throws(Unwritable) -> Item.ID {
    var common: [Item.ID]?
    for anchor in anchors {
      let around = [anchor.item.owner] + layout.ancestors(of: anchor.item.owner)
      common = common.map { $0.filter(around.contains) } ?? around
    }
    guard let holder = common?.first else { throw Unwritable("its views are in no common view") }
    return holder
  }

  /// The attributes that name one side of a constraint.
  private func side(
    _ anchor: Anchor, _ place: String, in holder: Int, isOptional: Bool = false
  ) throws(Unwritable) -> [(String, String)] {
    let (node, attribute) = try element(anchor)
    guard let id = tree[node].id else {
      throw Unwritable("\(layout.name(of: anchor.item)) has no id in the file")
    }
    let item = isOptional && node == holder ? [] : [("\(place)Item", id)]
    return item + [("\(place)Attribute", attribute)]
  }

  /// The element of an anchor's view or guide, and what the file calls its attribute.
  private func element(_ anchor: Anchor) throws(Unwritable) -> (Int, String) {
    let word =
      anchor.attribute == .lastBaseline ? "baseline" : anchor.attribute.rawValue
    let view = try view(anchor.item)
    guard anchor.item != anchor.item.owner else { return (view, word) }
    func guide(_ name: String, _ key: String) -> Int? { tree.child(of: view, name, key: key) }
    let missing = Unwritable("the file does not have the guide \(layout.name(of: anchor.item))")
    switch anchor.item.systemGuide {
    case .safe:
      guard let node = guide("viewLayoutGuide", "safeArea") else { throw missing }
      return (node, word)
    case .margins:
      return (view, word + (anchor.attribute.isCentre ? "WithinMargins" : "Margin"))
    // The edges of a scroll view are those of its content.
    case .content where anchor.attribute.isEdge: return (view, word)
    case .content, .frame:
      let key = anchor.item.systemGuide == .frame ? "frameLayoutGuide" : "contentLayoutGuide"
      guard let node = guide("viewLayoutGuide", key) else { throw missing }
      return (node, word)
    default: throw missing
    }
  }

  /// An id of the form that Interface Builder gives, which nothing in the file has, and which is the
  /// same whenever the same constraint is added.
  private func freeID(for words: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var attempt = 0
    while true {
      // FNV-1a: short, and the same on every machine.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in "\(words) \(attempt)".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id.append("-")
        } else {
          id.append(letters[Int(hash % UInt64(letters.count))])
          hash /= UInt64(letters.count)
        }
      }
      if document.elements[id] == nil, !added.contains(where: { $0.id == id }) {
        return id
      }
      attempt += 1
    }
  }
}

extension Attribute {
  /// Whether it is a middle.
  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }
}
