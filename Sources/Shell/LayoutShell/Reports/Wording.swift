import LayoutDiagnosis
import LayoutModel
import XcodeLogs

/// In whose words conflicts, rules and the tree of views are printed.
///
/// It changes no answer. A session may set it, because what is printed is part of its transcript.
package enum Wording: String, Sendable, CaseIterable {
  /// In Plumb's: a conflict is a sum that can be checked on paper.
  case plumb
  /// As UIKit writes them to the console.
  case uikit

  /// Describes a conflict in these words; `position` counts the conflicts if there are several.
  func passages(
    _ conflict: Conflict, in analysis: LayoutAnalysis, position: (index: Int, count: Int)? = nil
  ) -> [Passage] {
    switch self {
    case .plumb: conflict.passages(in: analysis.solved, position: position)
    case .uikit:
      UnsatisfiableLog(
        Self.byAge(conflict.members, in: analysis.solved), breaking: conflict.broken,
        in: analysis.layout
      ).lines.enumerated().map { Passage($0 == 0 ? .conflict : .code, .verbatim($1)) }
    }
  }

  /// The claims in the order of their creation, which UIKit keeps if nothing else orders its list.
  private static func byAge(_ sources: [Claim.Source], in solved: SolvedLayout) -> [Claim.Source] {
    func age(_ source: Claim.Source) -> Age {
      solved.lowering.claim(of: source)?.breakOrder?.age ?? .first
    }
    return sources.sorted { age($0) < age($1) }
  }

  /// Whether a printed line is the first one of a conflict in any words.
  static func opensConflict(_ line: String) -> Bool {
    line.contains("x conflict") || line.contains("Unable to simultaneously satisfy constraints")
  }
}

extension Shell {
  /// The wording of a command with these options: `--uikit` asks for UIKit's this once.
  func wording(_ options: Set<String>) -> Wording {
    options.contains("uikit") ? .uikit : wording
  }

  /// The news of a step, with conflicts in the chosen words.
  func worded(_ news: News) -> any Finding {
    guard wording != .plumb else { return news }
    return Quoted(
      news, as: news.told { [wording] in wording.passages($0, in: news.now) })
  }

  /// The conflicts in some words.
  func worded(_ conflicts: Conflicts, in wording: Wording) -> any Finding {
    guard wording != .plumb else { return conflicts }
    return Quoted(
      conflicts,
      as: conflicts.told { [analysis] in
        wording.passages($0, in: analysis, position: $1)
      })
  }
}
