/// Which of the known recipes a stack makes its rules by: UIKit's own, or that of Arranged, which
/// rebuilt it for systems that had none.
///
/// The rules are the same but for what is said here.
package struct StackForm: Sendable {
  /// What the rules of a stack are for.
  enum Part {
    case connectionAlong, spacing, distribution, fitAlong, hiding
    case alignment, connectionAcross, boundary, spanningFit, fitAcross, suppression
  }

  /// In which order the parts are made.
  let order: [Part]
  /// Whether a row gives text that can break an equal part of itself.
  let sharesText: Bool
  /// Whether a centred stack ends where its first view ends, which stretches that view, instead of
  /// where the largest one does.
  let endsCenteredAtFirstView: Bool
  /// How much it matters that two gaps between centres are equal, where it is the same for all.
  let centeringPriority: Double?
  /// Whether identifiers begin with `ASV` instead of `UISV`.
  private let isArranged: Bool

  /// What UIKit makes.
  package static let uikit = StackForm(
    order: [
      .connectionAlong, .spacing, .distribution, .fitAlong, .alignment, .connectionAcross,
      .boundary, .spanningFit, .fitAcross, .suppression, .hiding,
    ],
    sharesText: true, endsCenteredAtFirstView: false,
    centeringPriority: nil, isArranged: false)

  /// What Arranged makes.
  ///
  /// - Parameter isLiteral: Whether a centred stack ends at its first view, as in version 2.2,
  ///   rather than as UIKit's does.
  /// - Returns: The recipe.
  package static func arranged(isLiteral: Bool) -> StackForm {
    StackForm(
      order: [
        .connectionAlong, .spacing, .distribution, .hiding, .fitAlong, .spanningFit, .boundary,
        .connectionAcross, .alignment, .suppression, .fitAcross,
      ],
      sharesText: false, endsCenteredAtFirstView: isLiteral,
      centeringPriority: 149, isArranged: true)
  }

  /// The identifier of a rule that UIKit gives that one.
  func identifier(_ uikit: String) -> String {
    isArranged ? "A" + uikit.dropFirst("UI".count) : uikit
  }
}

extension Stack {
  /// What the rules of a stack depend on in a view it arranges.
  package struct Member {
    /// Whether it takes no room.
    var isHidden: Bool
    /// The size that its content would like to have, in points; nil where it has none.
    var content: PerAxis<Double?>

    /// A view like that.
    package init(isHidden: Bool, content: PerAxis<Double?>) {
      self.isHidden = isHidden
      self.content = content
    }
  }

  /// The rules for a stack that is in no layout.
  ///
  /// In their anchors the item of index 0 is the stack, and the others are the views it arranges,
  /// counted from 1.
  package func rules(arranging members: [Member], in form: StackForm) -> [GeneratedRule] {
    let stack = Item(
      id: Item.ID(index: 0), name: "stack", kind: .stack, parent: nil, origin: Origin(step: 0))
    let items = members.enumerated().map { index, member in
      var item = Item(
        id: Item.ID(index: index + 1), name: "view\(index + 1)", kind: .view, parent: stack.id,
        origin: Origin(step: 0))
      item.isHidden = member.isHidden
      item.content = member.content
      return item
    }
    var rules = GeneratedRules(of: stack)
    StackRules(stack, settings: self, arranged: items, form: form).append(to: &rules)
    return rules.all
  }
}
