import Foundation
import LayoutModel

extension UIView {
  /// Marks the solved layout of the hierarchy as out of date.
  func invalidateEngine() {
    let topmost = topmost
    topmost.viewState.engineIsStale = true
    topmost.viewState.hierarchyNeedsLayout = true
  }

  func hiddenDidChange() {
    invalidateEngine()
    superview?.setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }

  /// The constraints of its controller's `topLayoutGuide` and `bottomLayoutGuide`.
  var barConstraints: [NSLayoutConstraint] {
    viewState.guides.flatMap { ($0 as? BarGuide)?.support ?? [] }
  }

  /// The constraints for the size of its content, once it has been laid out.
  var contentSizeConstraints: [NSLayoutConstraint] {
    guard viewState.wasLaidOut else { return [] }
    let size = intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return [] }
    guard let id = listedHierarchy.id(of: self) else { return [] }
    let system = listedSystem
    return Axis.allCases.compactMap { system.contentSize(of: id, along: $0) }
  }

  /// What makes the objects of what the system adds there; the engine keeps its own.
  var listedSystem: SystemConstraints {
    let topmost = topmost
    if let engine = topmost.viewState.engine, !topmost.viewState.engineIsStale {
      return engine.system
    }
    return SystemConstraints(of: LoweredHierarchy(self))
  }

  /// The hierarchy in which it is looked up: the one that was solved last or, if that is out of
  /// date, the one below it.
  var listedHierarchy: LoweredHierarchy {
    let topmost = topmost
    if let engine = topmost.viewState.engine, !topmost.viewState.engineIsStale {
      return engine.hierarchy
    }
    return LoweredHierarchy(self)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    viewState.constraints.append(constraint)
    invalidateEngine()
  }

  func forget(_ constraint: NSLayoutConstraint) {
    guard let index = viewState.constraints.firstIndex(where: { $0 === constraint }) else { return }
    viewState.constraints.remove(at: index)
    constraint.uninstall()
    invalidateEngine()
  }

  /// Holds a constraint added by ``addConstraint(_:)``; raises UIKit's exception unless all items
  /// are inside the view.
  func adopt(_ constraint: NSLayoutConstraint) {
    guard constraint.isAlive, constraint.holder !== self else { return }
    let isPrepared = constraint.items.allSatisfy { item in
      item.itemView?.isDescendant(of: self) ?? false
    }
    guard isPrepared else {
      Console.write(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n"
          + "\tWhen added to a view, the constraint's items must be descendants of that view (or "
          + "the view itself). This will crash if the constraint needs to be resolved before the "
          + "view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug.")
      return LayoutException.inconsistency(
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      ).raise()
    }
    constraint.install(on: self)
  }

  // MARK: - Guides

  func own(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.disown(guide)
    guide.setOwner(self)
    viewState.guides.append(guide)
    invalidateEngine()
  }

  func disown(_ guide: UILayoutGuide) {
    guard let index = viewState.guides.firstIndex(where: { $0 === guide }) else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.viewState.constraints
      where constraint.items.contains(where: { $0 === guide }) { view.forget(constraint) }
      holder = view.viewState.superview
    }
    viewState.guides.remove(at: index)
    guide.setOwner(nil)
    invalidateEngine()
  }
}
