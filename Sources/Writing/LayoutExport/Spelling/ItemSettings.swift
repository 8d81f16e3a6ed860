import DialectCore
import LayoutModel

/// The properties of a view that are set in UIKit, besides constraints and its place in the
/// hierarchy.
struct ItemSettings {
  /// Settings that are left out, because a dialect has its own words for them.
  struct Omission: OptionSet {
    let rawValue: Int
    /// The priorities of hugging and compression resistance.
    static let contentPriorities = Omission(rawValue: 1)
    /// The axis, spacing, alignment and distribution of a stack.
    static let arrangement = Omission(rawValue: 2)
    /// The layout margins of a stack.
    static let stackMargins = Omission(rawValue: 4)
    /// Whether the margins are inset from the safe area.
    static let safeMargins = Omission(rawValue: 8)
    /// Whether the keyboard guide respects the safe area.
    static let keyboard = Omission(rawValue: 16)
  }

  /// The statements.
  private(set) var lines: [String] = []
  /// What code cannot express.
  private(set) var remarks: [Spelling.Remark] = []

  private let item: Item
  private let names: SwiftNames
  private let layout: Layout

  init(_ item: Item, in layout: Layout, _ names: SwiftNames, without omission: Omission = []) {
    self.item = item
    self.names = names
    self.layout = layout
    if names.isRenamed(item) {
      set(item.isView ? "accessibilityIdentifier" : "identifier", SwiftCode.text(item.name))
    }
    addText()
    addContent()
    if !omission.contains(.contentPriorities) { addContentPriorities() }
    addSurroundings(omission)
    if let stack = item.stack { add(stack, omission) }
    // Hidden is the last thing a view becomes.
    set(.isHidden)
  }

  private mutating func set(_ property: String, _ value: String) {
    lines += ["\(names.member(item.id, property)) = \(value)"]
  }

  /// Sets a flag unless it has the default.
  private mutating func set(_ flag: ViewFlag) {
    let value = item.style[keyPath: flag.path]
    if value != ItemStyle(item.kind)[keyPath: flag.path] { set(flag.name, "\(value)") }
  }

  private mutating func call(_ function: String, _ arguments: String...) {
    lines += SwiftCode.call(names.member(item.id, function), arguments, depth: 0)
  }

  private mutating func remark(_ subject: String, _ reason: String) {
    remarks.append(Spelling.Remark("\(item.name)  \(subject)", reason))
  }

  // MARK: - Content

  private mutating func addText() {
    // The model's text field is one with rounded borders.
    if item.kind == .field { set("borderStyle", ".roundedRect") }
    if let text = item.text {
      switch item.kind {
      case .button: call("setTitle", SwiftCode.text(text), "for: .normal")
      case .field: set("placeholder", SwiftCode.text(text))
      case .segmented: break
      default: set("text", SwiftCode.text(text))
      }
    }
    if let font = item.font {
      let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
      let value = ".systemFont(ofSize: \(SwiftCode.number(font.size))\(weight))"
      switch item.kind {
      case .button: set("titleLabel?.font", value)
      case .segmented: remark("font", "segments take their font from title attributes")
      default: set("font", value)
      }
    }
    if item.lines != 1 { set("numberOfLines", "\(item.lines)") }
  }

  private mutating func addContent() {
    if let content = item.style.content {
      let lengths = Axis.allCases.map {
        content[$0].map(SwiftCode.number) ?? "UIView.noIntrinsicMetric"
      }
      call("givenContentSize = CGSize", "width: \(lengths[0])", "height: \(lengths[1])")
    }
    if item.style.baselines != nil {
      remark("baseline", "UIKit takes baselines from text")
    }
  }

  private mutating func addContentPriorities() {
    for axis in Axis.allCases {
      let direction = "for: .\(axis == .horizontal ? "horizontal" : "vertical")"
      if item.hugging[axis] != item.kind.usualHugging[axis] {
        call(
          "setContentHuggingPriority", SwiftCode.priority(item.hugging[axis]), direction)
      }
      if item.resistance[axis] != item.kind.usualResistance[axis] {
        call(
          "setContentCompressionResistancePriority",
          SwiftCode.priority(item.resistance[axis]), direction)
      }
    }
  }

  // MARK: - Surroundings

  private mutating func setMargins(_ margins: Insets) {
    let sides = zip(["top", "leading", "bottom", "trailing"], margins.all)
      .map { "\($0): \(SwiftCode.number($1))" }
    lines += SwiftCode.call(
      "\(names.member(item.id, "directionalLayoutMargins")) = NSDirectionalEdgeInsets", sides,
      depth: 0)
  }

  private mutating func addSurroundings(_ omission: Omission) {
    if let margins = item.style.margins, item.stack?.margins == nil { setMargins(margins) }
    for flag in ViewFlag.all where flag.name != ViewFlag.isHidden.name {
      let isSafe = flag.name == ViewFlag.insetsMarginsFromSafeArea.name
      if !isSafe || !omission.contains(.safeMargins) { set(flag) }
    }
    if let direction = item.direction {
      set(
        "semanticContentAttribute",
        direction == .rightToLeft ? ".forceRightToLeft" : ".forceLeftToRight")
    }
    if item.asksForKeyboardAlone, !omission.contains(.keyboard) {
      set("keyboardLayoutGuide.usesBottomSafeArea", "false")
    }
    if !item.style.safeArea.isZero {
      remark(
        "safe area",
        item.parent == nil ? "the screen determines it" : "only view controllers add to it")
    }
    if item.keyboardHeight > 0 { remark("keyboard", "the system shows it") }
  }

  // MARK: - Stacks

  private mutating func add(_ stack: Stack, _ omission: Omission) {
    if !omission.contains(.arrangement) {
      if stack.axis == .vertical { set("axis", ".vertical") }
      if stack.spacing != 0 { set("spacing", SwiftCode.number(stack.spacing)) }
      if stack.alignment != .fill { set("alignment", ".\(stack.alignment.name(on: stack.axis))") }
      if stack.distribution != .fill { set("distribution", ".\(stack.distribution.rawValue)") }
    }
    if let margins = stack.margins {
      if !omission.contains(.stackMargins) {
        setMargins(margins)
        set("isLayoutMarginsRelativeArrangement", "true")
      }
      if let other = item.style.margins, other != margins {
        remark("margins", "a stack that arranges within its margins has no others")
      }
    }
    if stack.isBaselineRelative { set("isBaselineRelativeArrangement", "true") }
  }

  /// Returns the statements that set frame and mask of a view after it was added to its superview.
  static func springs(_ item: Item, _ names: SwiftNames) -> [String] {
    guard let mask = item.mask else { return [] }
    let numbers = [
      ("x", mask.frame.x), ("y", mask.frame.y), ("width", mask.frame.width),
      ("height", mask.frame.height),
    ].map { "\($0.0): \(SwiftCode.number($0.1))" }
    var lines = SwiftCode.call(
      "\(names.member(item.id, "frame")) = CGRect", numbers, depth: 0)
    let parts = AutoresizingMask.Flexible.named.filter { mask.flexible.contains($0.flexible) }
      .map { part in
        let isSize = part.flexible == .width || part.flexible == .height
        let name = part.name.prefix(1).uppercased() + part.name.dropFirst()
        return ".flexible\(name)\(isSize ? "" : "Margin")"
      }
    if !parts.isEmpty {
      lines += SwiftCode.call(
        "\(names.member(item.id, "autoresizingMask")) = ", parts, depth: 0,
        brackets: ("[", "]"))
    }
    return lines
  }

  /// Returns the statements that restore the order of a stack's subviews, if adding those that it
  /// does not arrange last would change it.
  static func layers(_ item: Item, _ names: SwiftNames) -> [String] {
    guard let arranged = item.stack?.arranged else { return [] }
    let others = item.children.filter { !arranged.contains($0) }
    guard item.children != arranged + others else { return [] }
    let below = item.children.prefix { !arranged.contains($0) }
    if item.children == below + arranged + others.dropFirst(below.count) {
      return below.reversed().map {
        names.member(item.id, "sendSubviewToBack(\(names.object($0)))")
      }
    }
    return item.children.map {
      names.member(item.id, "bringSubviewToFront(\(names.object($0)))")
    }
  }

  /// Returns the statements that set custom spacing after the views of a stack have been arranged.
  static func customSpacing(_ item: Item, _ names: SwiftNames) -> [String] {
    (item.stack?.arranged ?? []).flatMap { view -> [String] in
      guard let spacing = item.stack?.customSpacing[view] else { return [] }
      return SwiftCode.call(
        names.member(item.id, "setCustomSpacing"),
        [SwiftCode.number(spacing), "after: \(names.object(view))"], depth: 0)
    }
  }
}

extension Item {
  /// Whether rules use the keyboard guide that ignores the safe area, and not the other one.
  fileprivate var asksForKeyboardAlone: Bool {
    guideUses[.keyboardEdge] != nil && guideUses[.keyboard] == nil
  }
}

extension Manuscript {
  /// Returns lines after statements that let the keyboard guides used in them ignore the safe area.
  func settingKeyboards(_ lines: [String], _ names: SwiftNames) -> [String] {
    let settings = layout.items.compactMap { item -> String? in
      let guide = names.object(item.id.guide(.keyboardEdge))
      guard item.asksForKeyboardAlone, lines.contains(where: { $0.contains(guide) }) else {
        return nil
      }
      return "\(guide).usesBottomSafeArea = false"
    }
    return settings + lines
  }
}
