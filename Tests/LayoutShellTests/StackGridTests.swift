import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import Support
import Testing

@testable import LayoutShell

/// Every combination of settings over a few views, by what has to hold for each.
@Suite struct StackGridTests {
  /// Some views in a stack.
  struct Scenario: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The length and height of each view; nil for one without content.
    var contents: [Double?]
    var hidden: [Int] = []
    var margins: Insets?
    /// The distance behind the view of that index.
    var custom: [Int: Double] = [:]
    /// The index of a view that is a stack of two.
    var nested: Int?
    var size: Size?

    static let all: [Scenario] = [
      Scenario(testDescription: "nothing", contents: []),
      Scenario(testDescription: "one", contents: [30]),
      Scenario(testDescription: "one hidden", contents: [30], hidden: [0]),
      Scenario(testDescription: "one without content", contents: [nil]),
      Scenario(testDescription: "two", contents: [30, 50]),
      Scenario(testDescription: "first of two hidden", contents: [30, 50], hidden: [0]),
      Scenario(testDescription: "last of two hidden", contents: [30, 50], hidden: [1]),
      Scenario(testDescription: "three", contents: [30, 50, 40]),
      Scenario(testDescription: "none with content", contents: [nil, nil, nil]),
      Scenario(testDescription: "one of three with content", contents: [nil, 50, nil]),
      Scenario(testDescription: "first of three hidden", contents: [30, 50, 40], hidden: [0]),
      Scenario(testDescription: "middle of three hidden", contents: [30, 50, 40], hidden: [1]),
      Scenario(testDescription: "last of three hidden", contents: [30, 50, 40], hidden: [2]),
      Scenario(
        testDescription: "two leading ones hidden", contents: [30, 50, 40], hidden: [0, 1]),
      Scenario(
        testDescription: "two trailing ones hidden", contents: [30, 50, 40], hidden: [1, 2]),
      Scenario(testDescription: "all hidden", contents: [30, 50, 40], hidden: [0, 1, 2]),
      Scenario(testDescription: "four in much room", contents: [30, 50, 40, 20], size: wide),
      Scenario(
        testDescription: "two of four hidden", contents: [30, 50, nil, 20], hidden: [1, 2],
        size: wide),
      Scenario(
        testDescription: "margins", contents: [30, 50, 40], margins: margins, size: wide),
      Scenario(
        testDescription: "margins, one hidden", contents: [30, 50, 40], hidden: [0],
        margins: margins),
      Scenario(
        testDescription: "margins, all hidden", contents: [30], hidden: [0], margins: margins),
      Scenario(
        testDescription: "custom", contents: [30, 50, 40, 20], custom: [0: 3, 2: 40]),
      Scenario(
        testDescription: "custom, some hidden", contents: [30, 50, 40, 20], hidden: [1, 2],
        custom: [0: 3, 1: 70, 3: 90]),
      Scenario(
        testDescription: "nested", contents: [30, nil, 40], nested: 1, size: wide),
    ]

    private static let wide = Size(width: 600, height: 600)
    private static let margins = Insets(top: 1, leading: 2, bottom: 30, trailing: 40)
  }

  /// All settings.
  static var settings: [Stack] {
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

  /// The layout of a scenario: the stack, then its views.
  static func layout(
    _ scenario: Scenario, _ settings: Stack
  ) throws -> (layout: Layout, row: Item.ID, views: [Item.ID]) {
    var layout = Layout()
    try layout.setRoot("card", size: Size(width: 1000, height: 1000))
    var views: [Item.ID] = []
    for (index, content) in scenario.contents.enumerated() {
      let name = "v\(index)"
      guard index != scenario.nested else {
        var inner = Stack()
        inner.spacing = 5
        let parts = try ["p", "q"].map { try layout.addItem(.view, $0) }
        for part in parts { try layout.setContent(part, PerAxis(11)) }
        views.append(try layout.addStack(name, inner, arranging: parts).id)
        continue
      }
      let view = try layout.addItem(.view, name)
      try layout.setContent(view, PerAxis(content))
      if let content {
        try layout.setBaselines(view, .offsets(first: content / 2, last: Double(index)))
      }
      views.append(view)
    }
    var settings = settings
    settings.margins = scenario.margins
    let row = try layout.addStack("row", settings, arranging: views).id
    for (index, spacing) in scenario.custom {
      try layout.setSpacing(spacing, after: views[index], in: row)
    }
    for index in scenario.hidden { try layout.setHidden(views[index], true) }
    if let root = layout.root {
      for edge in [Attribute.leading, .top] {
        try layout.addRule(
          AnchorExpression(Anchor(row, edge)), .equal, AnchorExpression(Anchor(root, edge)))
      }
    }
    if let size = scenario.size {
      for (edge, length) in [(Attribute.width, size.width), (.height, size.height)] {
        try layout.addRule(
          AnchorExpression(Anchor(row, edge)), .equal, AnchorExpression(constant: length))
      }
    }
    return (layout, row, views)
  }

  /// Where something begins and ends along an axis.
  private struct Span {
    var start: Double
    var end: Double
    var length: Double { end - start }
    var center: Double { (start + end) / 2 }

    init(_ frame: Frame, _ axis: Axis) {
      start = frame[.position(along: axis)]
      end = start + frame[.size(along: axis)]
    }
  }

  private static func same(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }

  @Test(arguments: Scenario.all)
  func everyCombinationOfSettingsKeepsItsPromises(_ scenario: Scenario) throws {
    for settings in Self.settings {
      let (layout, row, views) = try Self.layout(scenario, settings)
      let solved = SolvedLayout(layout)
      let note = layout.commands.joined(separator: "\n")
      // A stack inside is measured for its share, which the golden tests look at.
      guard scenario.nested == nil || settings.distribution != .fillProportionally else { continue }
      // UIKit asks the only view with content to be as large as the column, whatever the baselines
      // of the others add to it.
      let isLoneShare =
        settings.distribution == .fillProportionally && settings.spacing == 0
        && settings.axis == .vertical && settings.isBaselineRelative
        && scenario.contents.count > 1 && scenario.contents.count { $0 != nil } == 1
      guard !isLoneShare else { continue }
      #expect(solved.broken.isEmpty, "\(note)")
      let shown = views.indices.filter { !scenario.hidden.contains($0) }
      for index in scenario.hidden {
        #expect(Self.same(Span(solved.frame(of: views[index]), settings.axis).length, 0), "\(note)")
      }
      guard let first = shown.first, let last = shown.last else { continue }
      func span(_ index: Int, _ axis: Axis) -> Span { Span(solved.frame(of: views[index]), axis) }
      let along = Self.canvas(solved, row, settings.axis, scenario.margins)
      #expect(Self.same(span(first, settings.axis).start, along.start), "\(note)")
      #expect(Self.same(span(last, settings.axis).end, along.end), "\(note)")
      checkSpacing(scenario, settings, shown.map { span($0, settings.axis) }, shown, note)
      checkDistribution(scenario, settings, shown.map { span($0, settings.axis) }, shown, note)
      let across = Self.canvas(solved, row, settings.axis.crossing, scenario.margins)
      checkBaselines(
        scenario, settings, shown.map { span($0, settings.axis.crossing) }, shown, note)
      checkAlignment(settings, shown.map { span($0, settings.axis.crossing) }, across, note)
    }
  }

  /// The stack without its margins, along an axis, in its own coordinates.
  private static func canvas(
    _ solved: SolvedLayout, _ row: Item.ID, _ axis: Axis, _ margins: Insets?
  ) -> Span {
    var span = Span(solved.frame(of: row), axis)
    let margins = margins ?? Insets(0)
    let isAcross = axis == .horizontal
    span.end = span.length - (isAcross ? margins.trailing : margins.bottom)
    span.start = isAcross ? margins.leading : margins.top
    return span
  }

  private func checkSpacing(
    _ scenario: Scenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
  ) {
    let isBaseline = settings.isBaselineRelative && settings.axis == .vertical
    // A hidden view has baselines too.
    if isBaseline, !scenario.hidden.isEmpty { return }
    for index in spans.indices.dropFirst() {
      let spacing = scenario.custom[shown[index - 1]] ?? settings.spacing
      var distance = spans[index].start - spans[index - 1].end
      if isBaseline {
        distance += (scenario.contents[shown[index]] ?? 0) / 2
        if scenario.contents[shown[index - 1]] != nil { distance += Double(shown[index - 1]) }
      }
      switch settings.distribution {
      case .equalSpacing, .equalCentering: #expect(distance > spacing - 0.001, "\(note)")
      default: #expect(Self.same(distance, spacing), "\(note)")
      }
    }
  }

  private func checkDistribution(
    _ scenario: Scenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
  ) {
    switch settings.distribution {
    case .fill: break
    case .fillEqually:
      #expect(spans.allSatisfy { Self.same($0.length, spans[0].length) }, "\(note)")
    case .fillProportionally:
      guard settings.spacing == 0, scenario.custom.isEmpty,
        !settings.isBaselineRelative || settings.axis == .horizontal
      else { return }
      let contents = shown.map { scenario.contents[$0] ?? 0 }
      let total = contents.reduce(0, +)
      let margins = scenario.margins ?? Insets(0)
      let around =
        settings.axis == .horizontal
        ? margins.leading + margins.trailing : margins.top + margins.bottom
      let whole = spans.map(\.length).reduce(0, +) + around
      // The margins lie in the share of the last view that has one.
      let last = contents.lastIndex { $0 > 0 }
      for index in spans.indices where total > 0 {
        let share = whole * contents[index] / total - (index == last ? around : 0)
        #expect(Self.same(spans[index].length, share), "\(note)")
      }
    case .equalSpacing:
      guard !settings.isBaselineRelative || settings.axis == .horizontal else { return }
      let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
      #expect(gaps.allSatisfy { Self.same($0, gaps[0]) }, "\(note)")
    case .equalCentering:
      guard scenario.size != nil else { return }
      let steps = zip(spans, spans.dropFirst()).map { $1.center - $0.center }
      #expect(steps.allSatisfy { Self.same($0, steps[0]) }, "\(note)")
    }
  }

  private func checkBaselines(
    _ scenario: Scenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
  ) {
    guard settings.axis == .horizontal else { return }
    let lines = zip(spans, shown).map { span, index -> Double in
      let content = scenario.contents[index]
      return settings.alignment == .firstBaseline
        ? span.start + (content ?? 0) / 2 : span.end - (content == nil ? 0 : Double(index))
    }
    guard settings.alignment == .firstBaseline || settings.alignment == .lastBaseline else {
      return
    }
    #expect(lines.allSatisfy { Self.same($0, lines[0]) }, "\(note)")
  }

  private func checkAlignment(
    _ settings: Stack, _ spans: [Span], _ canvas: Span, _ note: String
  ) {
    let isBaseline =
      settings.alignment == .firstBaseline || settings.alignment == .lastBaseline
    if isBaseline { return }
    for span in spans {
      #expect(span.start > canvas.start - 0.001 && span.end < canvas.end + 0.001, "\(note)")
      switch settings.alignment {
      case .fill:
        #expect(Self.same(span.length, canvas.length), "\(note)")
      case .leading: #expect(Self.same(span.start, canvas.start), "\(note)")
      case .trailing: #expect(Self.same(span.end, canvas.end), "\(note)")
      default: #expect(Self.same(span.center, canvas.center), "\(note)")
      }
    }
  }

  // MARK: - The way there does not matter

  /// What the stacks of a layout make, in words.
  @Test(arguments: Scenario.all)
  func fromRightToLeftEverythingIsMirrored(_ scenario: Scenario) throws {
    var random = SplitMix64(seed: UInt64(scenario.contents.count * 31 + scenario.hidden.count))
    for settings in Self.settings.shuffled(using: &random).prefix(48) {
      let (layout, row, views) = try Self.layout(scenario, settings)
      var turned = layout
      turned.setDirection(isRightToLeft: true)
      let (plain, mirrored) = (SolvedLayout(layout), SolvedLayout(turned))
      let face = plain.solver.optimalFace
      let all = [row] + views
      let isUnique = all.allSatisfy { id in
        [Dimension.x, .width].allSatisfy {
          face.isUnique(plain.lowering.expression(LayoutVariable(id, $0)))
        }
      }
      guard isUnique else { continue }
      for view in views {
        let (frame, turned) = (plain.frame(of: view), mirrored.frame(of: view))
        let whole = plain.frame(of: row).width
        let note = layout.commands.joined(separator: "\n")
        #expect(Self.same(turned.x, whole - frame.x - frame.width), "\(note)")
        #expect(Self.same(turned.width, frame.width), "\(note)")
      }
    }
  }

  private static func words(_ layout: Layout) -> [String] {
    layout.generatedRules.map { rule in
      "\(rule.name) \(layout.text(of: rule)) @\(rule.priority) \(rule.constant) \(rule.multiplier)"
        + " \(rule.identifier)"
    }
  }

  @Test(arguments: Scenario.all)
  func theSameStackMakesTheSameRulesWhateverEditsLedToIt(_ scenario: Scenario) throws {
    var random = SplitMix64(seed: UInt64(scenario.testDescription.utf8.reduce(0) { $0 + Int($1) }))
    for settings in Self.settings.shuffled(using: &random).prefix(12) {
      let target = try Self.layout(scenario, settings)
      // Begins with other settings, order, hidden views, and goes there step by step.
      var start = Scenario.all.first { $0.contents.count == scenario.contents.count } ?? scenario
      start.contents = scenario.contents
      start.nested = scenario.nested
      start.size = scenario.size
      start.hidden = scenario.contents.indices.filter { _ in random.one(in: 2) }
      var (layout, row, views) = try Self.layout(start, random.pick(Self.settings))
      var examination = Examination(layout)
      var goals: [(inout Layout) throws -> Void] = []
      for (index, view) in views.enumerated() {
        goals.append { try $0.setHidden(view, scenario.hidden.contains(index)) }
        goals.append { layout in
          try layout.setContent(view, PerAxis(3))
          try layout.setContent(
            view, index == scenario.nested ? PerAxis(nil) : PerAxis(scenario.contents[index]))
        }
      }
      goals += [
        { layout in try layout.setStack(row) { $0.axis = settings.axis } },
        { layout in try layout.setStack(row) { $0.alignment = settings.alignment } },
        { layout in try layout.setStack(row) { $0.distribution = settings.distribution } },
        { layout in try layout.setStack(row) { $0.spacing = settings.spacing } },
        { layout in try layout.setStack(row) { $0.margins = scenario.margins } },
        { layout in
          try layout.setStack(row) { $0.isBaselineRelative = settings.isBaselineRelative }
        },
        { layout in try layout.arrange(views.reversed(), in: row) },
      ]
      goals.shuffle(using: &random)
      goals.append { layout in
        try layout.arrange(views, in: row)
        for (index, view) in views.enumerated() {
          try layout.setSpacing(scenario.custom[index], after: view, in: row)
        }
      }
      for goal in goals {
        try goal(&layout)
        examination = Examination(layout, after: examination)
      }
      #expect(Self.words(layout) == Self.words(target.layout))
      let note = layout.commands.joined(separator: "\n")
      #expect(layout.commands == target.layout.commands)
      #expect(
        IncrementalTests.words(examination)
          == IncrementalTests.words(Examination(target.layout)), "\(note)")
    }
  }
}
