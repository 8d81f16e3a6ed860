import ConstraintSolver
import Foundation
import LayoutModel

/// A view with everything inside it, translated into the layout model.
@MainActor
struct LoweredHierarchy {
  /// The purpose for which a hierarchy is lowered.
  enum Purpose {
    /// To lay out the hierarchy.
    case layout
    /// To find the fitting size for a target, with the priorities of its width and height.
    case fitting(CGSize, UILayoutPriority, UILayoutPriority)
  }

  /// The layout model of the hierarchy.
  private(set) var layout = Layout()
  /// The views and guides that have an item of their own, in tree order.
  private(set) var items: [LoweredItem] = []
  /// The constraints that have a rule, oldest first.
  private(set) var rules: [LoweredConstraint] = []
  /// The constraints that the model refuses, each with the reason.
  private(set) var refused: [(constraint: NSLayoutConstraint, error: LayoutError)] = []
  /// The rules that ask for a target size, or for the present size where nothing else determines
  /// it.
  private(set) var targets: [Rule.ID] = []
  private var ids: [ObjectIdentifier: Item.ID] = [:]

  private unowned let root: UIView
  private let purpose: Purpose
  private let names: any ItemNaming

  init(_ root: UIView, for purpose: Purpose = .layout, names: any ItemNaming = NumberNaming()) {
    self.root = root
    self.purpose = purpose
    self.names = names
    do throws(LayoutError) {
      try addRoot()
      try addViews(inside: root)
      for item in items {
        if let view = item.object as? UIView { try describe(view, item.id) }
      }
      try addBars()
      try addTargets()
      addRules()
    } catch {
      // The limits of the model are far beyond what a screen holds. Half a hierarchy would move
      // views that the rest of it holds in place; nothing is laid out instead.
      (layout, items, targets, ids) = (Layout(), [], [], [:])
      Console.write("\(root.shortDescription) cannot be laid out: \(error)")
    }
  }

  /// Returns the item of a view or guide; for a guide that a view brings, that guide of the view's
  /// item.
  func id(of object: any LayoutItem) -> Item.ID? {
    if let guide = object as? UILayoutGuide, let system = guide.systemGuide {
      return guide.owningView.flatMap { ids[ObjectIdentifier($0)] }?.guide(system)
    }
    return ids[ObjectIdentifier(object)]
  }

  // MARK: - Items

  /// Whether the size of the topmost view is given by its frame rather than determined by
  /// constraints.
  private var isRootGiven: Bool {
    guard case .layout = purpose else { return false }
    return root.translatesAutoresizingMaskIntoConstraints
  }

  /// Adds the topmost view.
  ///
  /// The root of a layout is a plain view, so a stack or scroll view at the top is put into a host
  /// of the same size.
  private mutating func addRoot() throws(LayoutError) {
    layout.setDirection(isRightToLeft: root.traitCollection.layoutDirection == .rightToLeft)
    let size = isRootGiven ? rootSize : nil
    guard root.modelKind != .view else {
      note(root, try layout.setRoot(names.name(of: root), size: size))
      return
    }
    let host = try layout.setRoot(names.nameOfHost, size: size)
    let id = try add(root, in: host)
    if let size {
      let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      try layout.set(
        \.mask, of: id, to: LayoutModel.AutoresizingMask(frame: frame, container: size))
    } else {
      for edge in [Attribute.left, .top] {
        _ = try layout.addRule(
          AnchorExpression(Anchor(id, edge)), .equal, AnchorExpression(Anchor(host, edge)),
          isSystem: true)
      }
    }
  }

  private var rootSize: Size { Size(root.alignmentRect(forFrame: root.bounds).size).limited }

  private mutating func add(_ view: UIView, in parent: Item.ID) throws(LayoutError) -> Item.ID {
    let name = names.name(of: view)
    let id: Item.ID
    if let stack = view as? UIStackView {
      id = try layout.addStack(name, in: parent, stack.modelled, arranging: []).id
    } else {
      id = try layout.addItem(view.modelKind, name, in: parent)
    }
    note(view, id)
    return id
  }

  private mutating func note(_ object: any LayoutItem, _ id: Item.ID) {
    items.append(LoweredItem(object: object, id: id))
    ids[ObjectIdentifier(object)] = id
  }

  private mutating func addViews(inside view: UIView) throws(LayoutError) {
    guard let parent = ids[ObjectIdentifier(view)] else { return }
    for guide in view.viewState.guides {
      note(guide, try layout.addItem(.guide, names.name(of: guide), in: parent))
    }
    for child in view.modelSubviews {
      _ = try add(child, in: parent)
      try addViews(inside: child)
    }
  }

  private mutating func describe(_ view: UIView, _ id: Item.ID) throws(LayoutError) {
    guard let old = layout.item(id)?.style else { return }
    try layout.setStyle(id, style(of: view, after: old))
    try fill(view, id)
    // The safe area of the topmost view is that of the whole layout.
    if view === root, let screen = layout.root {
      try layout.set(\.safeArea, of: screen, to: EdgeInsets(view.effectiveSafeArea))
    }
    if let stack = view as? UIStackView, layout.item(id)?.stack != nil {
      try arrange(stack, id)
    }
  }

  /// Returns the style of a view, with the content and baselines of another one.
  private func style(of view: UIView, after old: ItemStyle) -> ItemStyle {
    var style = old
    if let text = view.modelText {
      style.text = text.text
      style.font = text.font == view.modelKind.usualFont ? nil : text.font
      style.lines = text.lines
    }
    for axis in Axis.allCases {
      let orientation: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
      style.hugging[axis] = view.contentHuggingPriority(for: orientation).modelled
      style.resistance[axis] =
        view.contentCompressionResistancePriority(for: orientation).modelled
    }
    let margins = Insets(view.ownMargins)
    if margins != .standard { style.margins = margins }
    style.preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
    style.insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    if view.hasKeyboardGuide { style.keyboardHeight = max(0, view.keyboardReach) }
    let isRightToLeft = view.isRightToLeft
    if isRightToLeft != layout.isRightToLeft {
      style.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    guard view !== root else { return style }
    style.safeArea = EdgeInsets(view.viewState.additionalSafeArea)
    style.isHidden = view.isHidden
    if view.translatesAutoresizingMaskIntoConstraints, let superview = view.viewState.superview {
      style.mask = mask(of: view, in: superview)
    }
    return style
  }

  /// Sets the content size and baselines of a view where they differ from what the model assumes.
  private mutating func fill(_ view: UIView, _ id: Item.ID) throws(LayoutError) {
    let content = view.intrinsicContentSize
    let size = PerAxis(horizontal: content.width.asContent, vertical: content.height.asContent)
    if !(view.modelText?.isMeasured ?? false), size != layout.item(id)?.content {
      try layout.set(\.content, of: id, to: size)
    }
    let baselines = Item.Baselines.offsets(
      first: view.firstBaselineOffsetFromTop, last: view.lastBaselineOffsetFromBottom)
    if baselines != layout.item(id)?.baselines {
      try layout.set(\.baselines, of: id, to: baselines)
    }
  }

  private func mask(of view: UIView, in superview: UIView) -> LayoutModel.AutoresizingMask {
    var frame = view.alignmentRect(forFrame: view.frame)
    let whole = superview.alignmentRect(
      forFrame: CGRect(origin: CGPoint(x: 0, y: 0), size: superview.bounds.size))
    frame.origin.x -= whole.minX + superview.layoutOrigin.x
    frame.origin.y -= whole.minY + superview.layoutOrigin.y
    return LayoutModel.AutoresizingMask(
      frame: Frame(frame).limited, container: Size(whole.size).limited,
      flexible: view.autoresizingMask.modelled)
  }

  private mutating func arrange(_ stack: UIStackView, _ id: Item.ID) throws(LayoutError) {
    let arranged = stack.arrangedSubviews.compactMap { ids[ObjectIdentifier($0)] }
    _ = try layout.arrange(arranged, in: id)
    for view in stack.arrangedSubviews {
      guard let spacing = stack.givenSpacing(after: view), let item = ids[ObjectIdentifier(view)]
      else { continue }
      try layout.setSpacing(spacing, after: item, in: id)
    }
  }

  // MARK: - Rules

  /// Adds rules by which the bars of view controllers reach from an edge of the view to its safe
  /// area.
  private mutating func addBars() throws(LayoutError) {
    for item in items {
      guard let bar = item.object as? BarGuide, let view = layout.parent(of: item.id) else {
        continue
      }
      let (outer, inner): (LayoutModel.Attribute, LayoutModel.Attribute) =
        bar.side == .top ? (.top, .bottom) : (.bottom, .top)
      let rules: [(LayoutModel.Attribute, Anchor)] = [
        (outer, Anchor(view, outer)), (inner, Anchor(view.guide(.safe), outer)),
        (.left, Anchor(view, .left)), (.right, Anchor(view, .right)),
      ]
      for (attribute, other) in rules {
        _ = try layout.addRule(
          AnchorExpression(Anchor(item.id, attribute)), .equal, AnchorExpression(other),
          isSystem: true)
      }
    }
  }

  private mutating func addTargets() throws(LayoutError) {
    guard let id = ids[ObjectIdentifier(root)] else { return }
    switch purpose {
    case .fitting(let size, let horizontal, let vertical):
      try aim(at: size.width, horizontal, Anchor(id, .width), "fittingSizeHTarget")
      try aim(at: size.height, vertical, Anchor(id, .height), "fittingSizeVTarget")
    case .layout where !isRootGiven:
      // A size that nothing else determines stays as it is.
      let priority = UILayoutPriority(Self.stayPriority)
      let size = rootSize
      try aim(at: size.width, priority, Anchor(id, .width), nil)
      try aim(at: size.height, priority, Anchor(id, .height), nil)
    case .layout: break
    }
  }

  /// A priority below all that people write.
  private static let stayPriority: Float = 1.0 / 4096

  private mutating func aim(
    at length: CGFloat, _ priority: UILayoutPriority, _ anchor: Anchor, _ identifier: String?
  ) throws(LayoutError) {
    targets.append(
      try layout.addRule(
        AnchorExpression(anchor), .equal,
        AnchorExpression(constant: Double(length).limited), priority: priority.modelled,
        identifier: identifier, isSystem: true))
  }

  private mutating func addRules() {
    var active: [NSLayoutConstraint] = []
    for item in items {
      if let view = item.object as? UIView { active += view.viewState.constraints }
    }
    active.sort { $0.age < $1.age }
    for constraint in active {
      guard let first = constraint.first.flatMap(expression),
        constraint.second.map({ expression($0) != nil }) ?? true
      else { continue }
      let factor = Double(constraint.multiplier).limited
      var right = constraint.second.flatMap(expression).map { $0 * factor } ?? AnchorExpression()
      right.constant = Double(constraint.constant).limited
      do throws(LayoutError) {
        let id = try layout.addRule(
          first, constraint.relation.modelled, right, priority: constraint.priority.modelled,
          identifier: constraint.identifier)
        rules.append(LoweredConstraint(constraint: constraint, id: id))
      } catch .saysNothing {
        // `a.width == a.width` is legal and has no effect.
        continue
      } catch {
        refused.append((constraint, error))
      }
    }
  }

  /// Returns the expression for a side of a constraint; `nil` if one of its items is not in the
  /// hierarchy.
  private func expression(_ place: LayoutPlace) -> AnchorExpression? {
    guard let expression = expression(place.item, place.attribute) else { return nil }
    guard let originAttribute = place.originAttribute else { return expression }
    return self.expression(place.originItem, originAttribute).map { expression - $0 }
  }

  private func expression(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> AnchorExpression? {
    guard let attribute = attribute.modelled, var item else { return nil }
    // A view may leave its baseline to a view inside it.
    while attribute.isBaseline, let view = item as? UIView, !(view is UIStackView) {
      let drawer =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard drawer !== view, drawer.isInside(view), id(of: drawer) != nil else { break }
      item = drawer
    }
    return id(of: item).map { AnchorExpression(Anchor($0, attribute)) }
  }
}

/// A view or guide and the item that stands for it; it does not keep the object alive.
@MainActor
struct LoweredItem {
  private(set) weak var object: (any LayoutItem)?
  let id: Item.ID
}

/// A constraint and the rule that stands for it; it does not keep the constraint alive.
@MainActor
struct LoweredConstraint {
  private(set) weak var constraint: NSLayoutConstraint?
  let id: Rule.ID
}

/// A way to name the items of a layout.
@MainActor
protocol ItemNaming {
  /// The name of the host that the topmost view is put into if it is not a plain view.
  var nameOfHost: String { get }
  func name(of object: any LayoutItem) -> String
}

/// Names items by numbers, for layouts that are not read by people.
@MainActor
final class NumberNaming: ItemNaming {
  private var count = 0
  let nameOfHost = "host"

  func name(of object: any LayoutItem) -> String {
    count += 1
    return "i\(count)"
  }
}

// MARK: - Numbers

extension Double {
  /// The number, clamped to the limits of the model; UIKit has such limits as well.
  var limited: Double { min(max(self, -LayoutLimits.number), LayoutLimits.number) }

  /// The number as a content size; `nil` for a negative one, which stands for none.
  fileprivate var asContent: Double? { self >= 0 ? limited : nil }
}

extension CGFloat {
  fileprivate var asContent: Double? { Double(self).asContent }
}

extension Size {
  fileprivate var limited: Size {
    Size(width: max(0, width).limited, height: max(0, height).limited)
  }
}

extension Frame {
  fileprivate var limited: Frame {
    Frame(
      x: x.limited, y: y.limited, width: max(0, width).limited, height: max(0, height).limited)
  }
}

extension Insets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UILayoutPriority {
  /// The priority of the model, which is greater than 0 and at most 1000.
  var modelled: Double { min(max(Double(rawValue), Double(Float.leastNormalMagnitude)), 1000) }
}
