public import Foundation
import LayoutModel

/// On or off.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Its colour when it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?

  /// A switch; it has one size only.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// A switch; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var viewClass: ViewClass { .switch }
}

/// A number between two others.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The largest number.
  open var maximumValue: Float = 1
  /// Whether moving it tells every number in between.
  open var isContinuous = true
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// What stands where it is least; here it takes no room from the track.
  open var minimumValueImage: UIImage?
  /// What stands where it is most; here it takes no room from the track.
  open var maximumValueImage: UIImage?
  private var thumbs: [UInt: UIImage] = [:]
  private var tracks: [String: UIImage] = [:]

  /// Gives it another knob.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }

  /// Its knob.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] ?? thumbs[0] }

  /// Gives the track another look below the knob.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    tracks["minimum \(state.rawValue)"] = image
  }

  /// Gives the track another look above the knob.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    tracks["maximum \(state.rawValue)"] = image
  }

  /// How the track looks below the knob.
  open func minimumTrackImage(for state: State) -> UIImage? {
    tracks["minimum \(state.rawValue)"] ?? tracks["minimum 0"]
  }

  /// How the track looks above the knob.
  open func maximumTrackImage(for state: State) -> UIImage? {
    tracks["maximum \(state.rawValue)"] ?? tracks["maximum 0"]
  }
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Says the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var viewClass: ViewClass { .slider }
}

/// One more or one less.
open class UIStepper: UIControl {
  /// The number.
  open var value: Double = 0
  /// The least number.
  open var minimumValue: Double = 0
  /// The largest number.
  open var maximumValue: Double = 100
  /// How much is one more.
  open var stepValue: Double = 1
  /// Whether it tells each step.
  open var isContinuous = true
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// Whether it goes on at the other end.
  open var wraps = false

  /// A stepper; it has one size only.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }

  /// A stepper; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var viewClass: ViewClass { .stepper }
}

/// One of several.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// Which one is chosen; -1 for none.
  open var selectedSegmentIndex = -1
  /// Whether a choice lasts no longer than the touch.
  open var isMomentary = false
  /// Whether segments are as wide as what they say.
  open var apportionsSegmentWidthsByContent = false
  /// What lies behind the choice.
  open var selectedSegmentTintColor: UIColor?
  private var disabled: Set<Int> = []

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// A control of that frame, without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with those titles.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = items?.map { $0 as? String ?? "" } ?? []
  }

  /// A control; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Says what one says.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// Removes all.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// What one says.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// What the model makes of the titles.
  private var measure: IntrinsicSize {
    IntrinsicSize(
      of: .segmented, text: titles.joined(separator: "|"), scale: UIScreen.main.scale)
  }

  /// All segments are as wide as the widest title needs.
  open override var intrinsicContentSize: CGSize { CGSize(measure) }

  override var modelText: ModelText? {
    ModelText(
      text: titles.joined(separator: "|"),
      isMeasured: intrinsicContentSize == CGSize(measure))
  }

  override var viewClass: ViewClass { .segmentedControl }
}

/// How much is done.
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// In a bar.
    case bar
  }

  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// How it looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// What the part that is done looks like.
  open var progressImage: UIImage?
  /// What the rest looks like.
  open var trackImage: UIImage?

  /// A view of that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of that style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var viewClass: ViewClass { .progressView }
}

/// Something is being done.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true
  /// Its colour.
  open var color: UIColor?

  /// A view of that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of that style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// A view; the archive is ignored.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Turns.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Turns no longer.
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
