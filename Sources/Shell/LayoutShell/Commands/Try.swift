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
      let offset = typed.place.lowerBound
      var layout = shell.layout
      let remarks: [String]
      var memory = shell.timeline.now.memory
      do throws(Diagnostic) {
        remarks = try Shell.apply(typed.value, to: &layout, &memory)
      } catch {
        // The error is about a part of the line; its carets have to stand under the whole line.
        var shifted = error
        shifted.line = reader.line
        shifted.ranges = error.ranges.map {
          ($0.lowerBound + offset)..<($0.upperBound + offset)
        }
        shifted.correction = error.correction.map { "try \($0)" }
        throw shifted
      }
      let after = LayoutAnalysis(layout, after: shell.analysis)
      let news = News(from: shell.analysis, to: after)
      let said = remarks.isEmpty && news.isEmpty ? ["nothing would change"] : remarks
      return Answer(Several([Remarks(said), shell.worded(news)], encoding: news), tried: after)
    })
}

extension Grammar where Value == Placed<Input> {
  /// A line that changes the layout.
  static var line: Grammar<Placed<Input>> {
    Grammar<Input>(
      usage: "LINE",
      read: { (reader) throws(Diagnostic) in
        reader.offerRest { .line(from: $0) }
        guard !reader.isAtEnd else { throw reader.missing("a line that changes the layout") }
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
