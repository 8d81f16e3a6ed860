public import Foundation

/// An object that recognises a gesture in touches; there are no touches here, so none is
/// recognised.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    /// The gesture has not been recognised yet.
    case possible = 0
    case began
    case changed
    case ended
    case cancelled
    /// The touches were not the gesture.
    case failed

    /// The gesture was recognised as a whole; the same as ``ended``.
    public static let recognized = State.ended
  }

  /// The view to which the recogniser is attached.
  open fileprivate(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  /// Whether touches are cancelled in the view once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  open var name: String?
  /// The delegate, which decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser; the action is never sent, as there are no Objective-C messages here.
  public init(target: Any?, action: Selector?) { super.init() }

  /// The number of touches; always 0 here.
  open var numberOfTouches: Int { 0 }

  /// Returns the position of the gesture in a view; always zero here.
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }

  /// Makes the gesture wait until another one has failed; does nothing here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// The methods by which a delegate decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`, by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `false`, by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that rests on the view.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the finger rests, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var movement = CGPoint(x: 0, y: 0)
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance that the gesture has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { movement }

  /// Sets the distance that the gesture has moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  /// Returns the speed of the gesture, in points per second; always zero here.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// Recognises a finger that moves in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come.
  open var edges: UIRectEdge = []
}

/// Recognises a finger that swipes in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the beginning.
  open var scale: CGFloat = 1
}

/// Recognises two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers turned, in radians.
  open var rotation: CGFloat = 0
}

extension UIView {
  /// The recognisers attached to the view, in the order in which they were added; `nil` if there
  /// are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
    set {
      for recognizer in viewState.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser to the view, detaching it from its former view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    viewState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recogniser from the view; does nothing if it is not attached to it.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    viewState.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
