public import HeadlessUIKit

/// A guide of the surrounding view, and its rules.
@preconcurrency @MainActor
public struct GuideLayout<G: UILayoutGuide>: Layout {
  private let target: G
  /// Its rules.
  public private(set) var anchors = Anchors()
  private var perform: ((G) -> Void)?

  /// A guide without rules.
  public init(_ guide: G) { target = guide }

  /// The guide.
  public var guide: UILayoutGuide? { target }

  /// Adds the rules of a block to those it has.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<G> {
    changed { $0.anchors = Anchors(joining: [anchors, build()]) }
  }

  /// Says what is done with the guide on every activation and update.
  public func onActivate(_ perform: @escaping (G) -> Void) -> GuideLayout<G> {
    changed { $0.perform = perform }
  }

  /// Names the guide, at once.
  public func identifying(_ identifier: String) -> GuideLayout<G> {
    target.identifier = identifier
    return self
  }

  /// Does what ``onActivate(_:)`` said.
  public func layoutWillActivate() { perform?(target) }

  private func changed(_ change: (inout GuideLayout<G>) -> Void) -> GuideLayout<G> {
    var result = self
    change(&result)
    return result
  }
}
