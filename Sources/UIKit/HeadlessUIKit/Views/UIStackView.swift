public import Foundation
import LayoutModel

/// A view that arranges other views in a row or column, by constraints it makes itself.
open class UIStackView: UIView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// One view takes the remaining room.
    case fill = 0
    /// All views have the same size.
    case fillEqually
    /// Each view's size is in proportion to its content size.
    case fillProportionally
    /// All gaps have the same size.
    case equalSpacing
    /// The centres are at equal distances.
    case equalCentering
  }

  /// How the arranged views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    /// Filling the stack from edge to edge.
    case fill = 0
    /// At the leading edge, or at the top.
    case leading
    case firstBaseline
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for the stack's ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's, 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  /// The constraints it made for the arranged views in the last update.
  private var arrangement: [NSLayoutConstraint] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The observers of its properties.
  var observers = Observers()

  /// Creates a stack without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack that arranges the given views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Settings

  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { didChange(\.axis, from: oldValue) }
  }
  /// How the arranged views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { didChange(\.distribution, from: oldValue) }
  }
  /// How the arranged views are aligned across the axis.
  open var alignment = Alignment.fill {
    didSet { didChange(\.alignment, from: oldValue) }
  }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { didChange(\.spacing, from: oldValue) } }
  /// Whether vertical distances are measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { didChange(\.isBaselineRelativeArrangement, from: oldValue) }
  }
  /// Whether views are arranged within the layout margins rather than the edges.
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

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view after all other arranged views, and as a subview.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

  /// Adds a view at an index of the arranged views, and as a subview; moves it if it is arranged
  /// already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacing[ObjectIdentifier(view)] = nil
    settingsDidChange()
  }

  /// Sets the distance after an arranged view, in points; does nothing for any other view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    settingsDidChange()
  }

  /// Returns the custom spacing after a view; ``spacingUseDefault`` if it has none.
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

  /// The constraints it holds and, once its constraints are updated, those that arrange its views.
  open override var constraints: [NSLayoutConstraint] {
    if !viewState.needsUpdateConstraints {
      arrangement = listedSystem.arrangement(of: self)
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

  /// Returns the view whose baseline the stack has: in a column the first or last visible one, in a
  /// row the tallest.
  private func baselineView(first: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return first ? visible.first : visible.last }
    return visible.max { $0.bounds.height < $1.bounds.height }
  }

  // MARK: - The model

  override func subviewDidChange(_ view: UIView) { setNeedsUpdateConstraints() }

  override var viewClass: ViewClass { .stackView }

  /// Returns the custom spacing after a view, in points; `nil` if it has none.
  func givenSpacing(after view: UIView) -> Double? {
    customSpacing[ObjectIdentifier(view)].map {
      $0 == Self.spacingUseSystem ? Stack.systemSpacing : Double($0)
    }
  }

  /// The settings of the stack in the layout model.
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
