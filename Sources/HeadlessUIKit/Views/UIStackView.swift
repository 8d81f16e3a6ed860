public import Foundation
import LayoutModel

/// A view that arranges views in a row or column by constraints of its own making.
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// One of them takes what is left.
    case fill = 0
    /// All are of one size.
    case fillEqually
    /// Each by the size of its content.
    case fillProportionally
    /// All gaps are of one size.
    case equalSpacing
    /// All middles are as far apart.
    case equalCentering
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From one edge to the other.
    case fill = 0
    /// At the edge where lines begin, or at the top.
    case leading
    /// With their first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where lines end, or at the bottom.
    case trailing
    /// With their last baselines on one line.
    case lastBaseline

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that is none.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A custom spacing that is the system's.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  /// The constraints by which it arranged views when it last updated them.
  private var arrangement: [NSLayoutConstraint] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// Who observes its settings.
  var observers = Observers()

  /// A stack that arranges nothing yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack; an archive tells it nothing.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack that arranges those views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Settings

  /// The direction views follow each other in.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { didChange(\.axis, from: oldValue) }
  }
  /// How views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { didChange(\.distribution, from: oldValue) }
  }
  /// How views lie across the axis.
  open var alignment = Alignment.fill {
    didSet { didChange(\.alignment, from: oldValue) }
  }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { didChange(\.spacing, from: oldValue) } }
  /// Whether a column measures distances from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { didChange(\.isBaselineRelativeArrangement, from: oldValue) }
  }
  /// Whether views keep the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { didChange(\.isLayoutMarginsRelativeArrangement, from: oldValue) }
  }

  private func didChange<Value: Equatable>(
    _ setting: KeyPath<UIStackView, Value>, from old: Value
  ) {
    guard self[keyPath: setting] != old else { return }
    settingsDidChange()
    observers.didChange(setting, from: old)
  }

  private func settingsDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    invalidateEngine()
  }

  // MARK: - Arranged views

  /// The views it arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view behind all others.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

  /// Arranges a view at that place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Arranges a view no longer; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacing[ObjectIdentifier(view)] = nil
    settingsDidChange()
  }

  /// Sets the distance behind one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    settingsDidChange()
  }

  /// The distance behind one view, where it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrange(_ view: UIView, at index: Int) {
    let old = arranged.firstIndex { $0 === view }
    if let old { arranged.remove(at: old) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    settingsDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - Constraints

  /// The constraints it holds, and after ``updateConstraints()`` those by which it arranges views.
  open override var constraints: [NSLayoutConstraint] {
    if !viewState.needsUpdateConstraints {
      arrangement = SystemConstraints(of: listedHierarchy).arrangement(of: self)
    }
    return super.constraints + arrangement
  }

  // MARK: - Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(first: true)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(first: false)?.forLastBaselineLayout ?? self
  }

  /// In a column the view at the end, in a row the tallest one.
  private func baselineView(first: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return first ? visible.first : visible.last }
    return visible.max { $0.bounds.height < $1.bounds.height }
  }

  // MARK: - The model

  override func subviewDidChange(_ view: UIView) { setNeedsUpdateConstraints() }

  override var viewClass: ViewClass { .stackView }

  /// The distance behind a view, where it is not the stack's; in points.
  func givenSpacing(after view: UIView) -> Double? {
    customSpacing[ObjectIdentifier(view)].map {
      $0 == Self.spacingUseSystem ? Stack.systemSpacing : Double($0)
    }
  }

  /// Its settings in the terms of the model.
  var modelled: Stack {
    var stack = Stack()
    stack.axis = axis.modelled
    stack.spacing = Double(spacing).limited
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    if isLayoutMarginsRelativeArrangement { stack.margins = Insets(ownMargins) }
    return stack
  }
}
