public import HeadlessUIKit

/// A layout guide of the surrounding view, with its rules.
@preconcurrency @MainActor
public struct GuideLayout<G: UILayoutGuide>: Layout {
  private let target: G
  /// The rules of the guide.
  public private(set) var anchors = Anchors()
  private var perform: ((G) -> Void)?

  /// Creates the layout of a guide without rules.
  public init(_ guide: G) { target = guide }

  /// The guide.
  public var guide: UILayoutGuide? { target }

  /// Returns the layout with further rules.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<G> {
    changed { $0.anchors = Anchors(joining: [anchors, build()]) }
  }

  /// Returns the layout with a closure that is called with the guide on every activation and
  /// update.
  public func onActivate(_ perform: @escaping (G) -> Void) -> GuideLayout<G> {
    changed { $0.perform = perform }
  }

  /// Sets the identifier of the guide at once, and returns the layout.
  public func identifying(_ identifier: String) -> GuideLayout<G> {
    target.identifier = identifier
    return self
  }

  /// Calls the closure that was passed to ``onActivate(_:)``.
  public func layoutWillActivate() { perform?(target) }

  private func changed(_ change: (inout GuideLayout<G>) -> Void) -> GuideLayout<G> {
    var result = self
    change(&result)
    return result
  }
}
