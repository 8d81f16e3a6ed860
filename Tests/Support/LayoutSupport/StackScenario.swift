import ConstraintSolver
package import LayoutModel

/// Some views in a stack.
package struct StackScenario: CustomStringConvertible, Sendable {
  /// What is special about it.
  package var description: String
  /// The length and height of each view; nil for one without content.
  package var contents: [Double?]
  /// The indices of the hidden views.
  package var hidden: [Int] = []
  /// The margins that the stack keeps.
  package var margins: Insets?
  /// The distance behind the view of that index.
  package var custom: [Int: Double] = [:]
  /// The index of a view that is a stack of two.
  package var nested: Int?
  /// The size of the stack; nil where its views decide.
  package var size: Size?

  /// The scenarios of every day.
  package static let all: [StackScenario] = [
    StackScenario(description: "nothing", contents: []),
    StackScenario(description: "one", contents: [30]),
    StackScenario(description: "one hidden", contents: [30], hidden: [0]),
    StackScenario(description: "one without content", contents: [nil]),
    StackScenario(description: "two", contents: [30, 50]),
    StackScenario(description: "first of two hidden", contents: [30, 50], hidden: [0]),
    StackScenario(description: "last of two hidden", contents: [30, 50], hidden: [1]),
    StackScenario(description: "three", contents: [30, 50, 40]),
    StackScenario(description: "none with content", contents: [nil, nil, nil]),
    StackScenario(description: "one of three with content", contents: [nil, 50, nil]),
    StackScenario(description: "first of three hidden", contents: [30, 50, 40], hidden: [0]),
    StackScenario(description: "middle of three hidden", contents: [30, 50, 40], hidden: [1]),
    StackScenario(description: "last of three hidden", contents: [30, 50, 40], hidden: [2]),
    StackScenario(
      description: "two leading ones hidden", contents: [30, 50, 40], hidden: [0, 1]),
    StackScenario(
      description: "two trailing ones hidden", contents: [30, 50, 40], hidden: [1, 2]),
    StackScenario(description: "all hidden", contents: [30, 50, 40], hidden: [0, 1, 2]),
    StackScenario(description: "four in much room", contents: [30, 50, 40, 20], size: wide),
    StackScenario(
      description: "two of four hidden", contents: [30, 50, nil, 20], hidden: [1, 2],
      size: wide),
    StackScenario(
      description: "margins", contents: [30, 50, 40], margins: margins, size: wide),
    StackScenario(
      description: "margins, one hidden", contents: [30, 50, 40], hidden: [0],
      margins: margins),
    StackScenario(
      description: "margins, all hidden", contents: [30], hidden: [0], margins: margins),
    StackScenario(
      description: "custom", contents: [30, 50, 40, 20], custom: [0: 3, 2: 40]),
    StackScenario(
      description: "custom, some hidden", contents: [30, 50, 40, 20], hidden: [1, 2],
      custom: [0: 3, 1: 70, 3: 90]),
    StackScenario(
      description: "nested", contents: [30, nil, 40], nested: 1, size: wide),
  ]

  private static let wide = Size(width: 600, height: 600)
  private static let margins = Insets(top: 1, leading: 2, bottom: 30, trailing: 40)

  /// All settings.
  package static var settings: [Stack] {
    var all: [Stack] = []
    for axis in Axis.allCases {
      for alignment in Stack.Alignment.allCases {
        for distribution in Stack.Distribution.allCases {
          for isBaselineRelative in [false, true] {
            for spacing in [0.0, 20] {
              var stack = Stack()
              stack.axis = axis
              stack.alignment = alignment
              stack.distribution = distribution
              stack.isBaselineRelative = isBaselineRelative
              stack.spacing = spacing
              all.append(stack)
            }
          }
        }
      }
    }
    return all
  }

  /// The layout with a stack of some settings: the stack, then its views.
  ///
  /// - Throws: what the layout refuses.
  package func layout(_ settings: Stack) throws -> (layout: Layout, row: Item.ID, views: [Item.ID])
  {
    var layout = Layout()
    try layout.setRoot("card", size: Size(width: 1000, height: 1000))
    var views: [Item.ID] = []
    for (index, content) in contents.enumerated() {
      let name = "v\(index)"
      guard index != nested else {
        var inner = Stack()
        inner.spacing = 5
        let parts = try ["p", "q"].map { try layout.addItem(.view, $0) }
        for part in parts { try layout.set(\.content, of: part, to: PerAxis(11)) }
        views.append(try layout.addStack(name, inner, arranging: parts).id)
        continue
      }
      let view = try layout.addItem(.view, name)
      try layout.set(\.content, of: view, to: PerAxis(content))
      if let content {
        try layout.set(\.baselines, of: view, to: .offsets(first: content / 2, last: Double(index)))
      }
      views.append(view)
    }
    var settings = settings
    settings.margins = margins
    let row = try layout.addStack("row", settings, arranging: views).id
    for (index, spacing) in custom {
      try layout.setSpacing(spacing, after: views[index], in: row)
    }
    for index in hidden { try layout.set(\.isHidden, of: views[index], to: true) }
    if let root = layout.root {
      for edge in [Attribute.leading, .top] {
        try layout.addRule(
          AnchorExpression(Anchor(row, edge)), .equal, AnchorExpression(Anchor(root, edge)))
      }
    }
    if let size {
      for (edge, length) in [(Attribute.width, size.width), (.height, size.height)] {
        try layout.addRule(
          AnchorExpression(Anchor(row, edge)), .equal, AnchorExpression(constant: length))
      }
    }
    return (layout, row, views)
  }
}
