import PlumbLanguage
import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// What decides numbers of the current layout, and the step that last changed each: the answer of
/// `blame` on a view or a value.
struct FrameBlame: Finding {
  /// Something that a number is the sum of.
  struct Source: Encodable, Sendable {
    var name: String
    /// The step that made it or last changed it, or the line of an imported file; nil for a bound
    /// that nothing has made.
    @Nullable var made: String?
    var text: String
  }

  /// A number with what decides it.
  struct Row: Encodable, Sendable {
    var quantity: String
    var value: ValueState
    /// The step that last changed it.
    @Nullable var since: Int?
    var sources: [Source]
  }

  private let rows: [Row]

  /// Finds out what decides some quantities, each under the title it is shown with.
  init(
    _ quantities: [(title: String, quantity: Quantity)], in shell: Shell
  ) throws(Diagnostic) {
    let analysis = shell.analysis
    let traced = quantities.map {
      (
        title: $0.title,
        value: TracedValue(value: .quantity($0.quantity), layout: shell.layout)
      )
    }
    let histories = try ValueHistory.all(of: traced, in: shell.timeline)
    rows = zip(quantities, histories).map { asked, history in
      Row(
        quantity: asked.title,
        value: Expectation.Value.quantity(asked.quantity).state(in: analysis),
        since: history.changes.last?.step, sources: Self.sources(of: asked.quantity, in: analysis))
    }
  }

  private static func sources(of quantity: Quantity, in analysis: LayoutAnalysis) -> [Source] {
    let solved = analysis.solved
    let explanation = Explanation(
      quantity.expression(in: solved), measuring: .anchor(quantity.anchor), in: solved)
    return (explanation?.rows ?? []).map { row in
      Source(
        name: solved.name(of: row.source), made: solved.moment(of: row.source)?.text,
        text: solved.writtenText(of: row.source))
    }
  }

  // MARK: - For people

  /// A row for each source, behind the number, its value, and the step since when it has that.
  var passages: [Passage] {
    var table = Table(
      [.left, .right, .left, .left, .left, .left], gaps: [2, 2, 2, 2, 2], isHeaded: true)
    table.add(["", "value", "since", "decided by", "made", ""])
    for row in rows {
      var head = [row.quantity, row.value.text, row.since.map { "#\($0)" } ?? ""]
      let sources =
        row.sources.isEmpty
        ? [
          Source(name: "", made: nil, text: row.value.number == nil ? "not determined" : "nothing")
        ]
        : row.sources
      for source in sources {
        table.add(head + [source.name, source.made ?? "", source.text])
        head = ["", "", ""]
      }
    }
    return [Passage(.value, .table(table))]
  }

  // MARK: - For programs

  private enum Key: String, CodingKey { case numbers }

  /// Encodes the numbers with the keys that `help json` lists.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(rows, forKey: .numbers)
  }
}
