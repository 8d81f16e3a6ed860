import Foundation
import LayoutModel

extension UIView {
  /// The number of passes after which a layout that keeps changing itself is left as it is.
  private static let passLimit = 20

  /// Lays out the whole hierarchy, outer views first, until no view asks for another layout.
  func layoutHierarchy(from receiver: UIView) {
    guard !viewState.isLayingOut else {
      // A layout asked for during a layout makes do with the constraints there are now.
      _ = currentEngine
      return receiver.layoutSubtree()
    }
    viewState.isLayingOut = true
    defer { viewState.isLayingOut = false }
    for pass in 0..<Self.passLimit {
      guard viewState.hierarchyNeedsLayout || viewState.engineIsStale else { return }
      viewState.hierarchyNeedsLayout = false
      updateConstraintsOfSubtree()
      if pass == 0 { raiseForIncompatibleAnchors() }
      applyLayout()
      if currentEngine.misjudgesKeyboard { invalidateEngine() }
    }
    Console.write(
      "\(shortDescription) asked for a layout \(Self.passLimit) times in a row while it was laid "
        + "out, and was left as it is.")
  }

  /// Raises UIKit's exception for each constraint that relates a horizontal to a vertical position.
  ///
  /// Such constraints can be made and activated like any other, but take no part in the layout.
  func raiseForIncompatibleAnchors() {
    for constraint in subtree.flatMap(\.viewState.constraints) {
      ConstraintCheck.exception(meeting: constraint)?.raise()
    }
  }

  /// The engine of the hierarchy, solved anew if the hierarchy has changed.
  var currentEngine: LayoutEngine {
    let topmost = topmost
    if let engine = topmost.viewState.engine, !topmost.viewState.engineIsStale { return engine }
    let previous = topmost.viewState.engine
    let engine = LayoutEngine(topmost, after: previous)
    topmost.viewState.engine = engine
    topmost.viewState.engineIsStale = false
    topmost.report(engine, after: previous)
    return engine
  }

  /// Gives all views the frames of the engine; called on the topmost view.
  func applyLayout() {
    takeSize(from: currentEngine)
    layoutSubtree()
  }

  func updateConstraintsOfSubtree() {
    for view in viewState.subviews { view.updateConstraintsOfSubtree() }
    viewState.wasLaidOut = true
    guard viewState.needsUpdateConstraints else { return }
    if let controller = viewState.viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    viewState.needsUpdateConstraints = false
  }

  private func layoutSubtree() {
    if !viewState.isLayingOutSubviews, viewState.needsLayout || hasMovedSubviews {
      viewState.needsLayout = false
      viewState.isLayingOutSubviews = true
      viewState.viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewState.viewController?.viewDidLayoutSubviews()
      viewState.isLayingOutSubviews = false
    }
    for view in viewState.subviews { view.layoutSubtree() }
  }

  // MARK: - Taking frames

  /// Gives the topmost view the size that its constraints determine.
  private func takeSize(from engine: LayoutEngine) {
    guard let rectangle = engine.rectangle(of: self) else { return }
    let frame = frame(forAlignmentRect: rectangle)
    take(CGRect(origin: viewState.origin, size: frame.size))
  }

  private var hasMovedSubviews: Bool {
    let engine = currentEngine
    return viewState.subviews.contains { view in
      guard let frame = view.solvedFrame(in: engine) else { return false }
      return frame.origin != view.viewState.origin || frame.size != view.bounds.size
    }
  }

  func takeFramesOfSubviews() {
    let engine = currentEngine
    for guide in viewState.guides + viewState.systemGuides.values {
      if let rectangle = engine.rectangle(of: guide) { guide.solvedFrame = rectangle }
    }
    for view in viewState.subviews {
      if let frame = view.solvedFrame(in: engine) { view.take(frame) }
    }
  }

  /// Returns the frame that the engine determines; `nil` if no constraint mentions the view.
  private func solvedFrame(in engine: LayoutEngine) -> CGRect? {
    guard let superview = viewState.superview, var rectangle = engine.rectangle(of: self) else {
      return nil
    }
    // A view that nothing constrains keeps its frame; UIKit's engine does not know it either.
    guard engine.isMentioned(self) else { return nil }
    let insets = superview.alignmentRectInsets
    rectangle.origin.x += insets.left + superview.layoutOrigin.x
    rectangle.origin.y += insets.top + superview.layoutOrigin.y
    return frame(forAlignmentRect: rectangle)
  }

  private func take(_ frame: CGRect) {
    guard frame.origin != viewState.origin || frame.size != bounds.size else { return }
    viewState.isTakingFrame = true
    if frame.size != bounds.size {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
    }
    center = CGPoint(x: frame.midX, y: frame.midY)
    // The centre, halved and doubled, does not restore the origin exactly.
    viewState.origin = frame.origin
    viewState.isTakingFrame = false
  }
}
