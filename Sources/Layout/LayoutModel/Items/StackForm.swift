/// The way in which a stack makes its rules: UIKit's own, or that of Arranged, a reimplementation
/// for systems without stack views.
///
/// They differ only in the values here.
package struct StackForm: Sendable {
  /// A group of rules of a stack, by purpose.
  enum Part {
    case connectionAlong, spacing, distribution, fitAlong, hiding
    case alignment, connectionAcross, boundary, spanningFit, fitAcross, suppression
  }

  /// The order in which the groups are made.
  let order: [Part]
  /// Whether text in a row that can break its lines gets an equal part of the row.
  let sharesText: Bool
  /// Whether a centred stack ends with its first view, which stretches that view, instead of with
  /// its largest one.
  let endsCenteredAtFirstView: Bool
  /// The priority of equal distances between centres, if it is the same for all of them.
  let centeringPriority: Double?
  /// Whether identifiers begin with `ASV` instead of `UISV`.
  private let isArranged: Bool

  /// The rules that UIKit makes.
  package static let uikit = StackForm(
    order: [
      .connectionAlong, .spacing, .distribution, .fitAlong, .alignment, .connectionAcross,
      .boundary, .spanningFit, .fitAcross, .suppression, .hiding,
    ],
    sharesText: true, endsCenteredAtFirstView: false,
    centeringPriority: nil, isArranged: false)

  /// The rules that Arranged makes.
  ///
  /// - Parameter isLiteral: Whether a centred stack ends with its first view, as in version 2.2,
  ///   rather than as UIKit's does.
  /// - Returns: The form.
  package static func arranged(isLiteral: Bool) -> StackForm {
    StackForm(
      order: [
        .connectionAlong, .spacing, .distribution, .hiding, .fitAlong, .spanningFit, .boundary,
        .connectionAcross, .alignment, .suppression, .fitAcross,
      ],
      sharesText: false, endsCenteredAtFirstView: isLiteral,
      centeringPriority: 149, isArranged: true)
  }

  /// Returns this form's identifier for a rule with an identifier in UIKit.
  func identifier(_ uikit: String) -> String {
    isArranged ? "A" + uikit.dropFirst("UI".count) : uikit
  }
}

extension Stack {
  /// What the rules of a stack depend on in an arranged view.
  package struct Member {
    /// Whether it is hidden and takes no room.
    var isHidden: Bool
    /// The natural size of its content, in points; nil on an axis without one.
    var content: PerAxis<Double?>

    /// Makes a view with these properties.
    package init(isHidden: Bool, content: PerAxis<Double?>) {
      self.isHidden = isHidden
      self.content = content
    }
  }

  /// Returns the rules of a stack that is in no layout.
  ///
  /// In their anchors, the item with index 0 is the stack, and those from 1 are the arranged views.
  package func rules(arranging members: [Member], in form: StackForm) -> [GeneratedRule] {
    let stack = Item(
      id: Item.ID(index: 0), name: "stack", kind: .stack, parent: nil, origin: Origin(step: 0))
    let items = members.enumerated().map { index, member in
      var item = Item(
        id: Item.ID(index: index + 1), name: "view\(index + 1)", kind: .view, parent: stack.id,
        origin: Origin(step: 0))
      item.style.isHidden = member.isHidden
      item.content = member.content
      return item
    }
    var rules = GeneratedRules(of: stack)
    StackRules(stack, settings: self, arranged: items, form: form).append(to: &rules)
    return rules.all
  }
}
