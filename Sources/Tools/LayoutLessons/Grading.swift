import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
package import RunReports

/// The grades of all answers to a lesson, as text, as a table and as a report.
package struct Grading: Sendable {
  /// The title of the lesson.
  package let lesson: String
  /// The noun for what each answer is made of: commands, or answers where the lesson asks questions.
  let counted: String
  /// One grade for each answer, in order.
  package let grades: [Grade]

  /// The grades of answers to a lesson.
  package init(of lesson: Lesson, grades: [Grade]) {
    self.lesson = lesson.title
    self.grades = grades
    counted = lesson.counted
  }

  /// One line for each answer, its reason below, and the count.
  package var lines: [Line] {
    grades.flatMap { grade -> [Line] in
      let count = grade.commandCount.map { "   \($0.counted(counted))" } ?? ""
      let line = grade.outcome == .unreadable ? grade.line.map { ":\($0)" } ?? "" : ""
      let head = grade.outcome.rawValue.padded(to: 10) + "  " + grade.path.escaped + line
      let isRight = grade.outcome == .right
      let points = isRight ? "" : grade.points.map { "   \($0.text) points" } ?? ""
      let step = grade.wrongStep.map { "first wrong line, \($0.line): \($0.text)" } ?? ""
      return [Line(isRight ? .resolved : .failure, isRight ? head + count : head + points)]
        + ([grade.reason, step] + grade.remarks + grade.refused).filter { !$0.isEmpty }
        .flatMap { Paragraph.lines("    \($0.escaped)", indent: 4) }.map { Line(.text, $0) }
    } + [Line(.heading, summary)]
  }

  private var summary: String {
    let right = grades.count { $0.outcome == .right }
    return "\(grades.count.counted("answer")) · \(right) right, \(grades.count - right) not"
  }

  /// The mistakes, each with how many answers make it first, the most frequent one first.
  package var mistakes: [(mistake: String, count: Int)] {
    var counts: [String: Int] = [:]
    for grade in grades where !grade.mistake.isEmpty { counts[grade.mistake, default: 0] += 1 }
    return counts.map { (mistake: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.mistake) < ($0.count, $1.mistake) }
  }

  /// A table of comma-separated values, with the names of its columns in the first line.
  package var csv: String {
    func field(_ text: String) -> String {
      // A spreadsheet would read a cell that begins like this as a formula.
      let safe = text.first.map { "=+-@\t\r".contains($0) } ?? false ? "'" + text : text
      return safe.contains { ",\"\n\r".contains($0) }
        ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
    let rows = grades.map { grade in
      [
        grade.path, grade.outcome.rawValue, grade.commandCount.map(String.init) ?? "",
        grade.reason,
        ([grade.remarks.joined(separator: " ")] + grade.refused).filter { !$0.isEmpty }
          .joined(separator: " · "), grade.points?.text ?? "",
        grade.wrongStep.map { "\($0.line): \($0.text)" } ?? "", grade.mistake,
      ]
    }
    let heads = [
      "answer", "outcome", counted + "s", "reason", "remarks", "points", "first wrong line",
      "mistake",
    ]
    return ([heads] + rows)
      .map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  /// The grades as a report of a run, which JUnit and the other formats write.
  package var report: RunReport {
    RunReport(
      .learn,
      files: grades.map { grade in
        var one = ReportedCase(lesson, grade.outcome.reported)
        one.passedCount = grade.outcome == .right ? 1 : 0
        one.failedCount = grade.outcome == .right ? 0 : 1
        one.code = grade.outcome == .right ? 0 : grade.outcome == .crashed ? 70 : 1
        if grade.outcome != .right {
          one.findings = [
            ReportedFinding(
              grade.outcome.check, .error, grade.reason,
              details: grade.remarks + grade.refused,
              at: ReportedFinding.Place(line: grade.line ?? 0),
              fingerprint: grade.reason)
          ]
        }
        return ReportedFile(path: grade.path, cases: [one])
      })
  }
}

extension Grade.Points {
  /// `2/3`.
  package var text: String { "\(reached)/\(most)" }
}

extension Grade.Outcome {
  /// The same in a report.
  fileprivate var reported: ReportedCase.Outcome {
    switch self {
    case .right: .passed
    case .wrong, .crashed: .failed
    case .unreadable: .unreadable
    }
  }

  /// The check of a report that finds it.
  fileprivate var check: String {
    switch self {
    case .right, .wrong: "answer"
    case .unreadable: "unreadable"
    case .crashed: "crash"
    }
  }
}
