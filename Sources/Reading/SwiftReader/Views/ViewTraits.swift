import LayoutModel

/// The properties of a view that layouts depend on, except its place.
struct ViewTraits: Hashable, Sendable {
  var text: String?
  var font: Font?
  var lines = 1
  var content: PerAxis<Double?>?
  var baselines: Item.Baselines?
  var hugging: PerAxis<Double>
  var resistance: PerAxis<Double>
  var isHidden = false
  var margins: Insets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var direction: Item.Direction?
  /// The frame that its autoresizing mask keeps; `nil` if the mask makes no rules.
  var mask: Frame?
  /// The flexible parts of the autoresizing mask.
  var flexible: AutoresizingMask.Flexible = []
  /// The settings of a stack; `nil` for other views.
  var stack: Stack?

  /// Creates the properties of a new view.
  init(_ kind: Item.Kind) {
    hugging = kind.usualHugging
    resistance = kind.usualResistance
    stack = kind == .stack ? Stack() : nil
  }

  /// Creates the properties of an item of a layout.
  init(_ item: Item) {
    text = item.text
    font = item.font
    lines = item.lines
    content = item.givenContent
    baselines = item.givenBaselines
    hugging = item.hugging
    resistance = item.resistance
    isHidden = item.isHidden
    margins = item.givenMargins
    preservesSuperviewMargins = item.preservesSuperviewMargins
    insetsMarginsFromSafeArea = item.insetsMarginsFromSafeArea
    direction = item.direction
    mask = item.mask?.frame
    flexible = item.mask?.flexible ?? []
    stack = item.stack.map(Self.settings)
  }

  /// Returns the settings of a stack, without the views it arranges.
  private static func settings(_ stack: Stack) -> Stack {
    var result = Stack()
    result.axis = stack.axis
    result.spacing = stack.spacing
    result.alignment = stack.alignment
    result.distribution = stack.distribution
    result.margins = stack.margins
    result.isBaselineRelative = stack.isBaselineRelative
    return result
  }

  /// Gives the properties to an item of a layout.
  func apply(to id: Item.ID, _ layout: inout Layout) throws(LayoutError) {
    guard let item = layout.item(id) else { return }
    let old = ViewTraits(item)
    guard old != self else { return }
    if text != old.text { try layout.setText(id, text ?? "") }
    if let font, font != old.font { try layout.setFont(id, font) }
    if lines != old.lines { try layout.setLines(id, lines) }
    if content != old.content {
      if let content { try layout.setContent(id, content) } else { try layout.estimateContent(id) }
    }
    if baselines != old.baselines { try layout.setBaselines(id, baselines) }
    for axis in Axis.allCases {
      if hugging[axis] != old.hugging[axis] { try layout.setHugging(id, axis, hugging[axis]) }
      if resistance[axis] != old.resistance[axis] {
        try layout.setResistance(id, axis, resistance[axis])
      }
    }
    if isHidden != old.isHidden { try layout.setHidden(id, isHidden) }
    if margins != old.margins { try layout.setMargins(id, margins) }
    if preservesSuperviewMargins != old.preservesSuperviewMargins {
      try layout.setPreservesSuperviewMargins(id, preservesSuperviewMargins)
    }
    if insetsMarginsFromSafeArea != old.insetsMarginsFromSafeArea {
      try layout.setInsetsMarginsFromSafeArea(id, insetsMarginsFromSafeArea)
    }
    if direction != old.direction { try layout.setDirection(id, direction) }
    if mask != old.mask || (mask != nil && flexible != old.flexible),
      let parent = item.parent.flatMap(layout.item)
    {
      // The size of the superview matters only for flexible parts.
      let framed = parent.mask.map { Size(width: $0.frame.width, height: $0.frame.height) }
      let size = flexible.isEmpty ? nil : parent.givenSize ?? framed
      let mask = mask.map {
        AutoresizingMask(
          frame: $0, container: size ?? Size(width: 0, height: 0), flexible: flexible)
      }
      try layout.setMask(id, mask)
    }
    if let stack, stack != old.stack {
      try layout.setStack(id) {
        $0.axis = stack.axis
        $0.spacing = stack.spacing
        $0.alignment = stack.alignment
        $0.distribution = stack.distribution
        $0.margins = stack.margins
        $0.isBaselineRelative = stack.isBaselineRelative
      }
    }
  }
}
