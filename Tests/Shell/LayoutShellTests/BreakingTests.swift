import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Which rules break is the same whether a layout was changed step by step or made at once.
@Suite struct BreakingTests {
  private static func broken(_ layout: SolvedLayout) -> [String] {
    layout.brokenSources.map { layout.name(of: $0) }
  }

  @Test(.covers(moreThan: ["steps": 500, "severals": 100, "restored": 30]), arguments: seeds(150))
  func changesOfConflictingRulesBreakWhatBreaksFromScratch(_ seed: UInt64) {
    var conflicts = RandomConflict(seed: seed &+ 9_000)
    guard let layout = conflicts.layout() else { return }
    var random = SplitMix64(seed: seed)
    var solved = SolvedLayout(layout)
    for _ in 0..<12 {
      guard let next = Self.changed(solved.layout, &random) else { continue }
      let before = solved.broken.count
      solved = SolvedLayout(next, after: solved)
      let fresh = SolvedLayout(next)
      Coverage.note("steps")
      if fresh.broken.count > 1 { Coverage.note("severals") }
      if fresh.broken.count < before { Coverage.note("restored") }
      let (found, should) = (Self.broken(solved), Self.broken(fresh))
      #expect(found == should, "seed \(seed)\n\(next.commands.joined(separator: "\n"))")
      #expect(
        LawTests.isSame(LawTests.frames(solved), LawTests.frames(fresh)),
        "seed \(seed)\n\(next.commands.joined(separator: "\n"))")
    }
  }

  /// A layout with another number, priority or size of the root, or a rule more or less.
  private static func changed(_ layout: Layout, _ random: inout SplitMix64) -> Layout? {
    guard !layout.rules.isEmpty else { return nil }
    let rule = Name.written(random.pick(layout.rules).name)
    let view = Name.written(random.pick(layout.items).name)
    let lines = [
      "constant \(rule) \(random.int(-4...30) * 8)", "constant \(rule) \(random.int(0...30) * 8)",
      "priority \(rule) \(random.pick(["1000", "999", "1000"]))", "off \(rule)", "on \(rule)",
      "remove \(rule)", "root card \(random.int(10...60) * 8)x\(random.int(6...30) * 8)",
      "\(view).width \(random.pick(["==", ">=", "<="])) \(random.int(1...40) * 8)",
      "\(view).width == \(random.pick(layout.items).name).width * 2",
      "set break \(random.pick(["newest", "standard"]))", "hide \(view)", "unhide \(view)",
    ]
    var changed = layout
    do { _ = try Shell.apply(Input(random.pick(lines)), to: &changed) } catch { return nil }
    return changed
  }
}
