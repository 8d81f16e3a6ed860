import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let `try` = Command(
    "try", .ask, "what a line would do; nothing is kept", forms: ["try LINE"],
    details: ["Takes any line that changes the layout."], example: "try badge.width == 60",
    related: ["why", "undo"], arguments: [.item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      guard !reader.isAtEnd else { throw reader.missing("a line that changes the layout") }
      let offset = reader.here.lowerBound
      var layout = shell.layout
      let remarks: [String]
      var memory = shell.timeline.now.memory
      do throws(Diagnostic) {
        remarks = try Shell.apply(reader.rest, to: &layout, &memory)
      } catch {
        // The carets belong under the whole line.
        var shifted = error
        shifted.line = reader.line
        shifted.ranges = error.ranges.map {
          ($0.lowerBound + offset)..<($0.upperBound + offset)
        }
        shifted.correction = error.correction.map { "try \($0)" }
        throw shifted
      }
      let after = Examination(layout, after: shell.examination)
      let news = News(from: shell.examination, to: after)
      let (said, text) = (remarks, shell.text(of: news, at: after))
      var answer = Answer(
        said.isEmpty && text.lines.isEmpty ? ["nothing would change"] : said + text.lines
      ) { .news(news, at: after) }
      answer.isVerbatim = shell.logStyle == .uikit
      return answer
    })
}
