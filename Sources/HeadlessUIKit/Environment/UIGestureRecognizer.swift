public import Foundation

/// What makes a gesture of touches; there are no touches here, so that none happens by itself.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It may come.
    case possible = 0
    /// It began.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// It was taken back.
    case cancelled
    /// It did not come.
    case failed

    /// It came, all at once.
    public static let recognized = State.ended
  }

  /// The view whose touches it follows.
  open fileprivate(set) weak var view: UIView?
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it follows touches.
  open var isEnabled = true
  /// Whether the view gets no touches of the gesture.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when the gesture did not come.
  open var delaysTouchesBegan = false
  /// Whether the view learns of the end only when the gesture did not come.
  open var delaysTouchesEnded = true
  /// What it is called.
  open var name: String?
  /// Who is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A recognizer that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer; there are no messages of Objective-C here that it could send.
  public init(target: Any?, action: Selector?) { super.init() }

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { 0 }

  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }

  /// Waits until another gesture did not come.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Who is asked about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures go together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// They do not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A finger that comes down and up.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
  /// After how many taps.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var movement = CGPoint(x: 0, y: 0)
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max

  /// How far it moved in a view, in points.
  open func translation(in view: UIView?) -> CGPoint { movement }

  /// Says how far it moved in a view, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  /// How fast it moves in a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// A finger that moves in from a side.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Which sides.
  open var edges: UIRectEdge = []
}

/// A finger that moves one way.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Which way.
  open var direction = Direction.right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther they are apart.
  open var scale: CGFloat = 1
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
}

extension UIView {
  /// What follows its touches; nil for nothing.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
    set {
      for recognizer in viewState.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer follow its touches, and no longer those of another view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    viewState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Lets a recognizer follow its touches no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    viewState.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
