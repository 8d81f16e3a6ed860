import Foundation

extension UIView {
  /// Puts a view inside in front of all others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }

  /// Puts a view inside behind all others.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Exchanges two views.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    viewState.subviews.swapAt(index1, index2)
    invalidateEngine()
  }

  /// The view itself or one inside that has that number.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The view that all others of the hierarchy are in.
  var topmost: UIView {
    var view = self
    while let superview = view.viewState.superview { view = superview }
    return view
  }

  /// Whether it is somewhere inside another view.
  func isInside(_ view: UIView) -> Bool {
    var current = viewState.superview
    while let next = current {
      if next === view { return true }
      current = next.viewState.superview
    }
    return false
  }

  /// The nearest view that both are inside or equal to.
  func commonAncestor(with view: UIView) -> UIView? {
    var current: UIView? = self
    while let next = current {
      if view === next || view.isInside(next) { return next }
      current = next.viewState.superview
    }
    return nil
  }

  /// The view and all views inside, outer ones and those further back first.
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

  /// Puts a view inside at a place; one that is inside already only changes places.
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

  /// Drops the constraints of former ancestors of which an item is no longer inside.
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

  /// Constrains an attribute with the superview: right away, or as soon as there is one.
  ///
  /// What waits for an attribute takes the place of what waited for it before; nil waits for
  /// nothing.
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
