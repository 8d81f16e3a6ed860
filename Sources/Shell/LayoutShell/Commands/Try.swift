import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let `try` = Command(
    "try", .ask, "shows what a line would do, without doing it",
    .line,
    details: ["Takes any line that changes the layout."], example: "try badge.width == 60",
    related: ["why", "undo"], traits: .tries,
    action: .answer { (reader, shell, typed) throws(Diagnostic) in
      let trial: Trial
      do throws(Diagnostic) {
        trial = try shell.trial(of: typed.value)
      } catch {
        // The error is about a part of the line; its carets have to be under the whole line.
        var shifted = error.moved(by: typed.place.lowerBound, into: reader.line)
        shifted.correction = error.correction.map { "try \($0)" }
        throw shifted
      }
      let said =
        trial.remarks.isEmpty && trial.news.isEmpty ? ["nothing would change"] : trial.remarks
      return Answer(
        Several([Remarks(said), shell.worded(trial.news)], encoding: trial.news),
        tried: trial.news.now)
    })
}

extension Grammar where Value == Placed<Input> {
  /// A line that changes the layout.
  static var line: Grammar<Placed<Input>> {
    Grammar<Input>(
      usage: "LINE",
      read: { (reader) throws(Diagnostic) in
        reader.offerRest { .line(from: $0) }
        guard !reader.isAtEnd else { throw reader.missing("a line") }
        let line = reader.restAsInput
        _ = reader.takeRest()
        return line
      }, write: { line, _ in line.text },
      example: { sampler in
        sampler.one(of: ["hide title", "title.width == 60 @750", "try badge.y == 8"]).map {
          Input($0)
        }
      }
    ).placed
  }
}
