import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import LayoutSupport
import Support
import Testing

@testable import LayoutShell

/// The way to a stack does not matter, only what it is in the end.
@Suite struct StackEditTests {
  /// What the stacks of a layout make, in words.
  private static func words(_ layout: Layout) -> [String] {
    layout.generatedRules.map { rule in
      "\(rule.name) \(layout.text(of: rule)) @\(rule.priority) \(rule.constant) \(rule.multiplier)"
        + " \(rule.identifier)"
    }
  }

  @Test(arguments: share(StackScenario.all, oneIn: 2))
  func theSameStackMakesTheSameRulesWhateverEditsLedToIt(_ scenario: StackScenario) throws {
    var random = SplitMix64(seed: UInt64(scenario.description.utf8.reduce(0) { $0 + Int($1) }))
    for settings in StackScenario.settings.shuffled(using: &random).prefix(seeds(3).count) {
      let target = try scenario.layout(settings)
      // Begins with other settings, order, hidden views, and goes there step by step.
      var start =
        StackScenario.all.first { $0.contents.count == scenario.contents.count } ?? scenario
      start.contents = scenario.contents
      start.nested = scenario.nested
      start.size = scenario.size
      start.hidden = scenario.contents.indices.filter { _ in random.one(in: 2) }
      var (layout, row, views) = try start.layout(random.pick(StackScenario.settings))
      var analysis = LayoutAnalysis(layout)
      var goals: [(inout Layout) throws -> Void] = []
      for (index, view) in views.enumerated() {
        goals.append { try $0.set(\.isHidden, of: view, to: scenario.hidden.contains(index)) }
        goals.append { layout in
          try layout.set(\.content, of: view, to: PerAxis(3))
          try layout.set(
            \.content, of: view,
            to: index == scenario.nested ? PerAxis(nil) : PerAxis(scenario.contents[index]))
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
        analysis = LayoutAnalysis(layout, after: analysis)
      }
      #expect(Self.words(layout) == Self.words(target.layout))
      let note = layout.commands.joined(separator: "\n")
      #expect(layout.commands == target.layout.commands)
      #expect(
        IncrementalTests.words(analysis)
          == IncrementalTests.words(LayoutAnalysis(target.layout)), "\(note)")
    }
  }
}
