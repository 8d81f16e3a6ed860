import LayoutAudit
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import RunReports
import Support
import Testing

@testable import LayoutPages

/// Audits, the marks of a page, and the flaws by which fixes are chosen say the same about a layout.
@Suite struct AgreementTests {
  /// Views, texts and containers at random places of a card, some of them in each other.
  private func lines(_ random: inout SplitMix64) -> [String] {
    var lines = ["root card 200x120"]
    var parents = ["card"]
    for index in 0..<random.int(3...7) {
      let (name, parent) = ("v\(index)", random.pick(parents))
      switch random.int(0...3) {
      case 0: lines.append("label \(name) \"Some words of a text\" in \(parent)")
      case 1: lines.append("button \(name) \"Buy\" in \(parent)")
      case 2:
        lines.append("view \(name) in \(parent)")
        parents.append(name)
      default: lines.append("switch \(name) in \(parent)")
      }
      lines += [
        "\(name).left == \(parent).left + \(random.int(-10...150))",
        "\(name).top == \(parent).top + \(random.int(-10...90))",
        "\(name).width == \(random.int(0...120))", "\(name).height == \(random.int(0...50))",
      ]
    }
    if random.one(in: 3) { lines.append("hide v0") }
    return lines
  }

  private func session(_ lines: [String]) -> String {
    "plumb 1\n\n" + lines.map { "plumb> \($0)\n" }.joined()
  }

  private func analysis(_ lines: [String]) throws -> LayoutAnalysis {
    var player = Player(try Session(session(lines)), files: .none)
    while player.next() != nil {}
    return player.shell.analysis
  }

  /// What an audit of a session says about its views, as marks do.
  private func audited(_ lines: [String]) throws -> Set<String> {
    let checks = ["overlap", "leaves-parent", "truncated", "cut"]
    let found = try Found(session(lines), path: "a.plumb", checks: checks)
    return Set(
      found.all.map { finding in
        let words = finding.fingerprint.split(separator: " ").dropFirst(2).map(String.init)
        switch finding.check {
        case "overlap": return "overlaps \(words.sorted())"
        case "leaves-parent": return "leaves \([words[0]])"
        case "truncated": return "truncates \([words[0]])"
        default: return "cuts \([words[0]])"
        }
      })
  }

  private func marked(_ solved: SolvedLayout) -> Set<String> {
    Set(
      Mark.all(in: solved).filter { $0.kind != .breaks }.map {
        "\($0.kind.rawValue) \($0.names.sorted())"
      })
  }

  @Test(
    .covers(moreThan: ["overlaps": 0.4, "leaves": 0.8, "truncates": 0.6, "cuts": 0.9]),
    arguments: seeds(20)
  )
  func pagesMarkWhatAuditsFind(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lines = lines(&random)
    let marked = marked(try analysis(lines).solved)
    #expect(marked == (try audited(lines)), "\(lines)")
    for kind in ["overlaps", "leaves", "truncates", "cuts"] {
      Coverage.note(kind, marked.count { $0.hasPrefix(kind) })
    }
  }

  @Test(.covers(moreThan: ["flaws": 1.6]), arguments: seeds(20))
  func fixesAvoidWhatPagesMark(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lines = lines(&random) + ["v0.left == card.left + 160", "v1.top == card.top + 100"]
    let now = try analysis(lines)
    let before = marked(now.solved)
    for conflict in now.conflicts {
      for fix in Fixes(of: conflict, in: now).all {
        let layout = now.layout
        let moved = Set(fix.moved.map { layout.name(of: $0) })
        let flaws = Set(
          fix.flaws.map { flaw in
            let kind = if case .overlap = flaw { "overlaps" } else { "leaves" }
            return "\(kind) \(flaw.views.map { layout.name(of: $0) }.sorted())"
          })
        let added = Mark.all(in: fix.outcome)
          .filter { [.overlaps, .leaves].contains($0.kind) && !moved.isDisjoint(with: $0.names) }
          .map { "\($0.kind.rawValue) \($0.names.sorted())" }
          .filter { !before.contains($0) }
        #expect(flaws.isSuperset(of: added), "\(lines) \(fix.edit)")
        Coverage.note("flaws", added.count)
      }
    }
  }
}
