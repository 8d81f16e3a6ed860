import LayoutDrawing
import LayoutModel
import LayoutPictures

extension Grading {
  /// The grades of a class on one page of HTML, which needs no script and no network: who, what, the
  /// first wrong line of each, and which mistake how often.
  package var html: String {
    let right = grades.count { $0.outcome == .right }
    var rows = ""
    for grade in grades {
      let step = grade.wrongStep.map { "\($0.line): \($0.text)" } ?? ""
      let cells = [
        grade.outcome.rawValue, grade.points?.text ?? "", grade.commandCount.map(String.init) ?? "",
        step,
        ([grade.reason, grade.remarks.joined(separator: " ")] + grade.refused)
          .filter { !$0.isEmpty }.joined(separator: " · "),
      ]
      rows +=
        "<tr class=\"\(grade.outcome.rawValue)\"><th scope=\"row\">\(SVG.escaped(grade.path))</th>"
        + cells.map { "<td>\(SVG.escaped($0))</td>" }.joined() + "</tr>\n"
    }
    let mistakes = mistakes.map {
      "<li>\(SVG.escaped($0.mistake)): \($0.count.counted("answer"))</li>\n"
    }.joined()
    let body = """
      <main>
      <h1>\(SVG.escaped(lesson))</h1>
      <p>\(grades.count.counted("answer")), \(right) right.</p>
      <h2>Mistakes, the most frequent first</h2>
      <ol>
      \(mistakes.isEmpty ? "<li>none</li>\n" : mistakes)</ol>
      <h2>Answers</h2>
      <div class="scrolls" tabindex="0" role="group" aria-label="Answers">
      <table>
      <thead><tr><th scope="col">answer</th><th scope="col">outcome</th><th scope="col">points</th><th scope="col">\(counted)s</th><th scope="col">first wrong line</th><th scope="col">what differs</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>
      </main>

      """
    return HTMLDocument(title: lesson, style: Self.style, body: body).text
  }

  private static let style = """

    :root { color-scheme: light dark; }
    body { font-family: system-ui, sans-serif; line-height: 1.4; margin: 1rem auto; padding: 0 1rem;
      max-width: 80rem; }
    h1 { font-size: 1.375rem; } h2 { font-size: 1.1rem; }
    .scrolls { overflow: auto; }
    table { border-collapse: collapse; font-size: 0.875rem; width: 100%; }
    th, td { text-align: start; vertical-align: baseline; padding: 0.2rem 0.5rem;
      border-bottom: 1px solid; overflow-wrap: anywhere; }
    tr.right td:nth-of-type(1)::before { content: "✓ "; }
    tr:not(.right) td:nth-of-type(1)::before { content: "✗ "; }
    """
}
