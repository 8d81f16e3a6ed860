import ConstraintSolver
import LayoutModel
package import LayoutShell
import PlumbLanguage

extension Goal {
  /// What is said about a try that does not agree: what differs first, and what the lesson says
  /// about tries that go wrong like that.
  package func reply(to attempt: Shell, _ verdict: Verdict) -> [String] {
    guard let first = verdict.first else { return [] }
    let said = replyIndex(to: attempt, verdict).map { lesson.replies[$0].passage.lines }
    return [first] + (said ?? [])
  }

  /// The reply of the lesson that fits a verdict, by its position; nil if none does.
  func replyIndex(to attempt: Shell, _ verdict: Verdict) -> Int? {
    lesson.replies.firstIndex { fits($0.cause, verdict, attempt) }
  }

  private func fits(_ cause: Cause, _ verdict: Verdict, _ attempt: Shell) -> Bool {
    let differences = verdict.differences
    let plain = differences.filter { $0.condition == nil }
    switch cause {
    case .rightToLeft:
      return verdict.agreesPlainly && differences.contains { $0.isRightToLeft }
    case .condition(let name):
      return verdict.agreesPlainly && differences.contains { $0.condition == name }
    case .beyond(let parameter, let isBelow, let limit):
      let limit = Rational(meaning: limit)
      return !plain.isEmpty
        && plain.allSatisfy { difference in
          difference.parameter == parameter
            && difference.stretches.allSatisfy { stretch in
              isBelow
                ? stretch.upper < limit || stretch.upper == limit && !stretch.includesUpper
                : stretch.lower > limit || stretch.lower == limit && !stretch.includesLower
            }
        }
    case .ambiguous(let name):
      return differences.contains { difference in
        guard case .ambiguous(let names) = difference.kind else { return false }
        return name.map(names.contains) ?? true
      }
    case .conflict:
      return differences.contains { $0.kind == .conflict(isInGoal: false) }
    case .missing:
      return differences.contains { if case .missing = $0.kind { true } else { false } }
    case .expectation(let text):
      var shell = attempt
      let reply = shell.run("expect \(text)")
      return reply.error == nil && reply.failure == nil
    }
  }

  /// Whether the condition of a reply can be read, in the state that the solution reaches.
  func complaint(about cause: Cause) -> String? {
    guard case .expectation(let text) = cause else { return nil }
    var shell = solved
    return shell.run("expect \(text)").error?.message
  }
}
