import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
package import LayoutShell
import PlumbLanguage

extension Goal {
  /// The reply to a try that does not agree: the first difference, and the lesson's advice for tries
  /// that go wrong like that.
  package func reply(to attempt: Shell, _ verdict: Verdict) -> [String] {
    guard let first = verdict.first else { return [] }
    let said = replyIndex(to: attempt, verdict).map { lesson.replies[$0].passage.lines }
    return [first] + (said ?? [])
  }

  /// The position of the lesson's reply that fits a verdict; nil if none does.
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
            && difference.ranges.allSatisfy { range in
              isBelow
                ? range.upper < limit || range.upper == limit && !range.includesUpper
                : range.lower > limit || range.lower == limit && !range.includesLower
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

  /// The error in the condition of a reply, read after the solution; nil if there is none.
  func complaint(about cause: Cause) -> String? {
    guard case .expectation(let text) = cause else { return nil }
    var shell = solved
    return shell.run("expect \(text)").error?.message
  }
}
