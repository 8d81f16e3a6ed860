import ConstraintSolver
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Every combination of settings over a few views, by what has to hold for each.
@Suite struct StackGridTests {
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

  @Test(arguments: StackScenario.all.indices)
  func everyCombinationOfSettingsKeepsItsPromises(number: Int) throws {
    let scenario = StackScenario.all[number]
    for settings in share(StackScenario.settings, oneIn: 6, from: number) {
      let (layout, row, views) = try scenario.layout(settings)
      let solved = SolvedLayout(layout)
      let note = "\(settings)"
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
    _ scenario: StackScenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
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
    _ scenario: StackScenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
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
    _ scenario: StackScenario, _ settings: Stack, _ spans: [Span], _ shown: [Int], _ note: String
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

  @Test(arguments: StackScenario.all)
  func fromRightToLeftEverythingIsMirrored(_ scenario: StackScenario) throws {
    var random = SplitMix64(seed: UInt64(scenario.contents.count * 31 + scenario.hidden.count))
    for settings in StackScenario.settings.shuffled(using: &random).prefix(seeds(12).count) {
      let (layout, row, views) = try scenario.layout(settings)
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
        let note = "\(settings)"
        #expect(Self.same(turned.x, whole - frame.x - frame.width), "\(note)")
        #expect(Self.same(turned.width, frame.width), "\(note)")
      }
    }
  }
}
