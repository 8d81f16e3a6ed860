import Foundation

extension UIView {
  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Exchanges the subviews at two indices, which must both exist.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    viewState.subviews.swapAt(index1, index2)
    invalidateEngine()
  }

  /// Returns the view itself or the first descendant with a tag, searched depth first; `nil` if
  /// there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The root of the hierarchy that it is in.
  var topmost: UIView {
    var view = self
    while let superview = view.viewState.superview { view = superview }
    return view
  }

  /// Returns whether it is a descendant of another view.
  func isInside(_ view: UIView) -> Bool {
    var current = viewState.superview
    while let next = current {
      if next === view { return true }
      current = next.viewState.superview
    }
    return false
  }

  /// Returns the nearest view that contains or is each of both; `nil` if they are in different
  /// hierarchies.
  func commonAncestor(with view: UIView) -> UIView? {
    var current: UIView? = self
    while let next = current {
      if view === next || view.isInside(next) { return next }
      current = next.viewState.superview
    }
    return nil
  }

  /// The view and all its descendants, depth first and from back to front.
  var subtree: [UIView] {
    var result: [UIView] = []
    var open = [self]
    while let view = open.popLast() {
      result.append(view)
      open += view.viewState.subviews.reversed()
    }
    return result
  }

  // MARK: - Moving

  /// Adds a subview at an index; one that is a subview already only moves there.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else {
      let isSelf = view === self
      return LayoutException.invalidArgument(
        isSelf
          ? "Can't add self as subview"
          : "Can't add \(view) as a subview of one of its own descendants"
      ).raise()
    }
    guard view.viewState.superview !== self else { return reorder(view, to: index) }
    let old = view.viewState.superview
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
    old?.willRemoveSubview(view)
    old?.release(view)
    view.viewState.superview = self
    view.viewState.engine = nil
    viewState.subviews.insert(view, at: min(max(index, 0), viewState.subviews.count))
    view.dropConstraintsThatLeave(old)
    old?.setNeedsLayout()
    old?.invalidateEngine()
    setNeedsLayout()
    invalidateEngine()
    if oldWindow !== newWindow { view.tellSubtree { $0.didMoveToWindow() } }
    view.performAttachments(to: self)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = viewState.subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? .max)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let place = viewState.subviews.firstIndex(where: { $0 === view }) else { return }
    viewState.subviews.remove(at: place)
    viewState.subviews.insert(view, at: min(max(index, 0), viewState.subviews.count))
    setNeedsLayout()
    invalidateEngine()
  }

  func leaveSuperview() {
    guard let old = viewState.superview else { return }
    let isInWindow = window != nil
    willMove(toSuperview: nil)
    if isInWindow { tellSubtree { $0.willMove(toWindow: nil) } }
    old.willRemoveSubview(self)
    let topmost = topmost
    old.release(self)
    viewState.superview = nil
    viewState.engineIsStale = true
    dropConstraintsThatLeave(old)
    old.setNeedsLayout()
    topmost.invalidateEngine()
    if isInWindow { tellSubtree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func release(_ view: UIView) {
    viewState.subviews.removeAll { $0 === view }
  }

  private func tellSubtree(_ body: (UIView) -> Void) { for view in subtree { body(view) } }

  /// Removes the constraints of former ancestors that mention an item no longer inside of them.
  private func dropConstraintsThatLeave(_ old: UIView?) {
    var holder = old
    while let view = holder {
      for constraint in view.viewState.constraints where !constraint.items.allSatisfy(view.contains)
      {
        view.forget(constraint)
      }
      holder = view.viewState.superview
    }
  }

  private func contains(_ item: any LayoutItem) -> Bool {
    item.itemView?.isDescendant(of: self) ?? false
  }

  // MARK: - Waiting for a superview

  /// Constrains an attribute to the superview: right away, or as soon as there is one.
  ///
  /// A later action for the same attribute replaces a waiting one; `nil` removes it.
  package func whenAttached(
    constraining attribute: NSLayoutConstraint.Attribute, _ action: ((UIView) -> Void)?
  ) {
    viewState.attachments.removeAll { $0.attribute == attribute }
    guard let action else { return }
    if let superview = viewState.superview { return action(superview) }
    viewState.attachments.append((attribute, action))
  }

  private func performAttachments(to superview: UIView) {
    let attachments = viewState.attachments
    viewState.attachments = []
    for attachment in attachments { attachment.action(superview) }
  }
}
