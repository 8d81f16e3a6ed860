import HeadlessUIKit

/// A view or guide and the view it was put inside, neither of which it keeps alive.
///
/// Two placements are the same when both are.
struct Placement {
  private weak var superview: UIView?
  private let isRoot: Bool
  private weak var object: NSObject?
  private let option: LayoutOption

  init(_ entry: LayoutNode.Entry) {
    superview = entry.superview
    isRoot = entry.superview == nil
    object = entry.item.object
    option = entry.option
  }

  /// What makes it this placement.
  struct Key: Hashable {
    let superview: ObjectIdentifier?
    let object: ObjectIdentifier
  }

  /// Its key; nil once one of both is gone.
  var key: Key? {
    guard let object, isRoot || superview != nil else { return nil }
    return Key(
      superview: superview.map { ObjectIdentifier($0) }, object: ObjectIdentifier(object))
  }

  /// The view, if it is one and still there.
  var view: UIView? { object as? UIView }

  /// The guide, if it is one and still there.
  var guide: UILayoutGuide? { object as? UILayoutGuide }

  /// Where subviews and guides really go: what an effect view shows goes into its content view.
  private var host: UIView? { (superview as? UIVisualEffectView)?.contentView ?? superview }

  /// Whether the view or guide is where it was put.
  private var isInPlace: Bool {
    guard let host else { return false }
    return view.map { $0.superview === host } ?? (guide?.owningView === host)
  }

  /// Puts the view or guide inside, in front of all others; at the root it stays where it is.
  ///
  /// - Returns: Whether it was not there before.
  func add() -> Bool {
    guard let host else { return false }
    let isNew = !isInPlace
    if let guide {
      host.addLayoutGuide(guide)
    } else if let view {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      if let stack = host as? UIStackView {
        if option.contains(.isNotArranged) {
          stack.removeArrangedSubview(view)
        } else {
          stack.addArrangedSubview(view)
        }
      }
    }
    return isNew
  }

  /// Takes the view or guide out, unless someone else put it somewhere else meanwhile.
  func remove() {
    guard isInPlace else { return }
    view?.removeFromSuperview()
    if let guide { host?.removeLayoutGuide(guide) }
  }
}
