import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import XcodeLogs
import Support
import Testing

@testable import LayoutShell

/// Fixes of logs that systems really printed.
@Suite struct RealLogFixTests {
  /// What an independent linear program says about a log.
  private struct Answer: Decodable {
    var status: String
    /// The constraints without any one of which the rest can hold, counted from 0.
    var removals: [Int]?
    /// The constraints that say what another one says; the answer counts them once.
    var duplicates: [Int]?

    enum CodingKeys: String, CodingKey {
      case status, duplicates
      case removals = "single_removals_that_fix"
    }
  }

  @Test(
    .enabled(if: !RealLogs.names.isEmpty, "SKIPPED: no real logs in \(RealLogs.folder.path())"))
  func everyRepairCuresTheLogAndLeavesTheSystemAlone() throws {
    var listed = 0
    for name in RealLogs.names {
      let data = try Data(contentsOf: RealLogs.folder.appending(path: "\(name).answer.json"))
      let answer = try JSONDecoder().decode(Answer.self, from: data)
      guard answer.status == "conflict" else { continue }
      let log = try #require(try ConflictLog.blocks(in: RealLogs.text(name)).first).imported()
      let analysis = LayoutAnalysis(log.layout)
      let removals = Set((answer.removals ?? []).map { Rule.ID(number: $0 + 1) })
      for conflict in analysis.conflicts {
        let fixes = Fixes(of: conflict, in: analysis)
        listed += fixes.all.count
        let culprit = analysis.solved.name(of: conflict.broken)
        var named = Set<Rule.ID>()
        for fix in fixes.all {
          let command = EditCommand(fix, in: log.layout)
          let place = Comment(rawValue: "\(name): \(command.text)")
          guard case .rule(let id) = fix.source, let rule = log.layout.rule(id) else {
            Issue.record(place)
            continue
          }
          // A mask is the system's rule and the view's own setting.
          #expect(!rule.isSystem || fix.kind == .mask, place)
          if fix.before != nil { named.insert(id) }
          var changed = log.layout
          _ = try Shell.apply(command.lines.map { Input($0) }, to: &changed)
          let fresh = SolvedLayout(changed)
          let left = fresh.brokenSources.map { fresh.name(of: $0) }
          #expect(!left.contains(culprit), place)
          #expect(left.count < analysis.solved.broken.count, place)
        }
        // A number of a rule can cure the whole log if and only if the log holds without the rule.
        // Where all views are the system's, none of it is to be changed.
        guard analysis.conflicts.count == 1, answer.duplicates?.isEmpty ?? true,
          !ConflictRemark.areViewsPrivate(conflict, in: analysis.solved)
        else { continue }
        let mine = conflict.rules.compactMap { source -> Rule.ID? in
          guard case .rule(let id) = source, let rule = log.layout.rule(id),
            rule.identifier == "UISV-spacing"
              || analysis.solved.author(of: source) == .user,
            rule.constant != 0 || rule.right.allSatisfy({ $0.coefficient == 1 })
          else { return nil }
          return id
        }
        #expect(named == removals.intersection(mine), "\(name)")
      }
    }
    #expect(listed > 50)
  }
}
