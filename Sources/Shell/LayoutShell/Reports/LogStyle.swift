import LayoutDiagnosis
import LayoutModel
import XcodeLogs

/// How conflicts are described after a step and by `conflicts`.
///
/// The style changes no answer. A session may set it, because the descriptions are part of its
/// transcript.
package enum LogStyle: String, Sendable, CaseIterable {
  /// As a sum that can be checked on paper.
  case plumb
  /// As UIKit writes them to the console.
  case uikit

  /// Describes a conflict in this style; `position` counts the conflicts if there are several.
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

  /// Whether a printed line is the first one of a conflict in any style.
  static func opensConflict(_ line: String) -> Bool {
    line.contains("x conflict") || line.contains("Unable to simultaneously satisfy constraints")
  }
}

extension Shell {
  /// The news of a step, with conflicts in the chosen style.
  func told(_ news: News) -> any Finding {
    guard logStyle != .plumb else { return news }
    return Quoted(
      news, as: news.told { [logStyle] in logStyle.passages($0, in: news.now) })
  }

  /// The conflicts, described in the chosen style.
  func told(_ conflicts: Conflicts) -> any Finding {
    guard logStyle != .plumb else { return conflicts }
    return Quoted(
      conflicts,
      as: conflicts.told { [logStyle, analysis] in
        logStyle.passages($0, in: analysis, position: $1)
      })
  }
}
