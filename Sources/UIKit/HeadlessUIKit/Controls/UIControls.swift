public import Foundation
import LayoutModel

/// A control that is either on or off: 51 by 31 points.
open class UISwitch: UIControl {
  open var isOn = false
  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Creates a switch at the origin of a frame; the size of a switch is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off, without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var viewClass: ViewClass { .switch }
}

/// A control for a number in a range.
open class UISlider: UIControl {
  /// The number; it is not kept within the range here.
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// Whether events are sent for every number while the knob moves.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The image at the end of the least number; here it takes no room from the track.
  open var minimumValueImage: UIImage?
  /// The image at the end of the greatest number; here it takes no room from the track.
  open var maximumValueImage: UIImage?
  private var thumbs: [UInt: UIImage] = [:]
  private var tracks: [String: UIImage] = [:]

  /// Sets the image of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }

  /// Returns the image of the knob for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] ?? thumbs[0] }

  /// Sets the image of the track before the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    tracks["minimum \(state.rawValue)"] = image
  }

  /// Sets the image of the track after the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    tracks["maximum \(state.rawValue)"] = image
  }

  /// Returns the image of the track before the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    tracks["minimum \(state.rawValue)"] ?? tracks["minimum 0"]
  }

  /// Returns the image of the track after the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    tracks["maximum \(state.rawValue)"] ?? tracks["maximum 0"]
  }
  open var thumbTintColor: UIColor?

  /// Sets the number, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var viewClass: ViewClass { .slider }
}

/// A control that increases or decreases a number: 94 by 32 points.
open class UIStepper: UIControl {
  /// The number; it is not kept within the range here.
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  /// The amount by which one step changes the number.
  open var stepValue: Double = 1
  /// Whether events are sent for every step while a button is held.
  open var isContinuous = true
  /// Whether steps repeat while a button is held.
  open var autorepeat = true
  /// Whether a step beyond one end of the range leads to the other end.
  open var wraps = false

  /// Creates a stepper at the origin of a frame; the size of a stepper is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var viewClass: ViewClass { .stepper }
}

/// A control for choosing one of several segments.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The index of the selected segment; -1 if there is none.
  open var selectedSegmentIndex = -1
  /// Whether a selection lasts no longer than the touch.
  open var isMomentary = false
  /// Whether the widths of segments follow their titles; it has no effect here.
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  private var disabled: Set<Int> = []

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Creates a control with a frame and without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with the given titles as its segments; an item that is not a string has an
  /// empty title.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = items?.map { $0 as? String ?? "" } ?? []
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment at an index, without animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes the segment at an index, without animation; does nothing if there is none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment; does nothing if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a segment; `nil` if there is no such segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// The size that the model computes for the titles.
  private var measure: IntrinsicSize {
    IntrinsicSize(
      of: .segmented, text: titles.joined(separator: "|"), scale: UIScreen.main.scale)
  }

  /// The size with all segments as wide as the widest title needs.
  open override var intrinsicContentSize: CGSize { CGSize(measure) }

  override var modelText: ModelText? {
    ModelText(
      text: titles.joined(separator: "|"),
      isMeasured: intrinsicContentSize == CGSize(measure))
  }

  override var viewClass: ViewClass { .segmentedControl }
}

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }

  /// The fraction that is done, from 0 to 1.
  open var progress: Float = 0
  open var progressViewStyle = Style.default
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that is left.
  open var trackTintColor: UIColor?
  /// The image of the part that is done.
  open var progressImage: UIImage?
  /// The image of the part that is left.
  open var trackImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the fraction that is done, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var viewClass: ViewClass { .progressView }
}

/// A turning wheel that shows that a task is under way.
open class UIActivityIndicatorView: UIView {
  /// The sizes of activity indicators.
  public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  /// The style, which determines the size.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Creates an activity indicator; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Starts the wheel and shows the view.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel and hides the view if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    guard style == .large, let side = viewClass.styles["large"] else {
      return super.intrinsicContentSize
    }
    return CGSize(width: side, height: side)
  }

  override var viewClass: ViewClass { .activityIndicatorView }
}
