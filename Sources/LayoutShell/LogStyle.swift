import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

/// How conflicts are told after a step and by `conflicts`.
///
/// It changes no answer, and a session may set it, because the words are part of its transcript.
public enum LogStyle: String, Sendable, CaseIterable {
  /// As a sum that can be checked on paper.
  case plumb
  /// As UIKit writes them to the console.
  case uikit

  /// A conflict in this style; `position` counts the conflicts where there are several.
  func lines(
    _ conflict: Conflict, in examination: Examination, position: (index: Int, count: Int)? = nil
  ) -> [String] {
    switch self {
    case .plumb: ConflictText(conflict, in: examination.solved, position: position).lines
    case .uikit:
      UnsatisfiableLog(
        Self.byAge(conflict.members, in: examination.solved), breaking: conflict.broken,
        in: examination.layout
      ).lines.map(\.escapedBehindTabs)
    }
  }

  /// The order in which they came, which UIKit keeps where nothing else orders the list.
  private static func byAge(_ sources: [Claim.Source], in solved: SolvedLayout) -> [Claim.Source] {
    func age(_ source: Claim.Source) -> Age {
      solved.lowering.claim(of: source)?.breakOrder?.age ?? .first
    }
    return sources.sorted { age($0) < age($1) }
  }

  /// Whether a printed line is the first of a conflict in one of the styles.
  static func opensConflict(_ line: String) -> Bool {
    line.contains("x conflict") || line.contains("Unable to simultaneously satisfy constraints")
  }
}

extension String {
  /// A line of UIKit's, which may begin with tabs, with other control characters made visible.
  var escapedBehindTabs: String {
    guard hasControls else { return self }
    let tabs = prefix { $0 == "\t" }
    return tabs + String(dropFirst(tabs.count)).escaped
  }
}

extension Shell {
  /// What is new at a moment, with conflicts in the style that was chosen.
  func text(of news: News, at now: Examination) -> NewsText {
    NewsText(news, at: now) { [logStyle] conflict in logStyle.lines(conflict, in: now) }
  }
}
