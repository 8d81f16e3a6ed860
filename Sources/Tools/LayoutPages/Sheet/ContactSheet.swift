package import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import LayoutPictures

/// The same layout under many conditions, each with what is wrong, the worst first; or two versions
/// of it beside each other.
package struct ContactSheet: Sendable {
  /// A layout under a condition.
  package struct Cell: Sendable {
    package var condition: SheetCondition
    /// `before`, `after`, or nothing where there is one version.
    package var version: String
    package var picture: Picture
    /// What is wrong, in words, the worst first.
    package var findings: [String]
    /// By what cells are sorted: how many marks of each kind there are, the worst kind first.
    fileprivate var badness: [Int]
  }

  /// A version of the layout: how to get it for a screen, and whether that brings it there already.
  package struct Version: Sendable {
    package var name: String
    package var layout: @Sendable (SheetCondition.Screen) -> (layout: Layout, isPlaced: Bool)?

    /// Makes a version.
    package init(
      _ name: String,
      _ layout: @escaping @Sendable (SheetCondition.Screen) -> (layout: Layout, isPlaced: Bool)?
    ) {
      (self.name, self.layout) = (name, layout)
    }
  }

  /// What it is about.
  package let title: String
  /// The conditions, each with a cell for each version.
  package let rows: [[Cell]]
  /// The conditions that the layout cannot be brought under.
  package let missing: [String]
  private let isComparison: Bool

  /// The most findings that are listed in a cell.
  private static let findingLimit = 4

  /// Solves the versions under each condition.
  package init(
    _ title: String, _ versions: [Version], under conditions: [SheetCondition],
    showing details: PictureDetails
  ) {
    self.title = title
    isComparison = versions.count > 1
    var rows: [[Cell]] = []
    var missing: [String] = []
    for condition in conditions {
      let cells = versions.compactMap { version -> Cell? in
        guard let (layout, isPlaced) = version.layout(condition.screen),
          let shown = condition.applied(to: layout, isPlaced: isPlaced)
        else { return nil }
        return Self.cell(shown, condition, version.name, details)
      }
      if cells.count == versions.count {
        rows.append(cells)
      } else {
        missing.append(condition.name)
      }
    }
    // What is worse comes first: in a comparison, what the new version makes worse.
    self.rows = rows.enumerated().sorted { a, b in
      let (one, other) = (Self.order(of: a.element), Self.order(of: b.element))
      return one == other ? a.offset < b.offset : other.lexicographicallyPrecedes(one)
    }.map(\.element)
    self.missing = missing
  }

  private static func order(of row: [Cell]) -> [Int] {
    guard let last = row.last else { return [] }
    guard row.count > 1, let first = row.first else { return last.badness }
    return zip(last.badness, first.badness).map { $0 - $1 } + last.badness
  }

  private static func cell(
    _ layout: Layout, _ condition: SheetCondition, _ version: String, _ details: PictureDetails
  ) -> Cell {
    let analysis = LayoutAnalysis(layout)
    var marks = Mark.all(in: analysis.solved)
    if analysis.freedom.degrees > 0 { marks.append(Mark(.open, Self.loose(in: analysis))) }
    let words = marks.flatMap { mark -> [String] in
      guard mark.kind == .breaks else { return [mark.words] }
      return analysis.solved.brokenSources.map { source in
        "\(analysis.solved.name(of: source).escaped) breaks: "
          + analysis.solved.text(of: source).escaped
      }
    }
    let more = words.count > findingLimit ? ["and \(words.count - findingLimit) more"] : []
    return Cell(
      condition: condition, version: version,
      picture: Drawable.layout(analysis, of: nil).picture(showing: details),
      findings: words.prefix(findingLimit) + more,
      badness: Mark.Kind.allCases.map { kind in marks.count { $0.kind == kind } })
  }

  private static func loose(in analysis: LayoutAnalysis) -> [String] {
    analysis.freedom.loose.map { analysis.layout.name(of: $0.variable) }
  }

  /// How many conditions have something wrong, in words.
  package var summary: String {
    let bad = rows.count { row in row.last.map { !$0.findings.isEmpty } ?? false }
    let conditions = rows.count.counted("condition")
    return bad == 0 ? "\(conditions), nothing wrong" : "\(conditions), something wrong in \(bad)"
  }

  // MARK: - As a picture

  /// The cells side by side in one picture.
  package var picture: Picture {
    let cells = rows.flatMap { $0 }.map { cell in
      Picture.Cell(
        title: self.name(of: cell), picture: cell.picture,
        captions: cell.findings.isEmpty ? ["nothing wrong"] : cell.findings)
    }
    let sentence = isComparison ? "\(title), before and after: \(summary)" : "\(title): \(summary)"
    return Picture(
      sheet: cells, columns: isComparison ? 2 : min(4, max(1, cells.count)), title: sentence,
      captions: missing.isEmpty ? [] : ["not shown: \(missing.joined(separator: "; "))"])
  }

  private func name(of cell: Cell) -> String {
    [cell.condition.name, cell.version].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  // MARK: - As a page

  /// The cells as a page of HTML that needs no script and no network.
  package var html: String {
    var body = """
      <header>
      <h1>\(SVG.escaped(title))</h1>
      <p>\(SVG.escaped(summary)), the worst first.</p>

      """
    if !missing.isEmpty {
      body += "<p>Not shown: \(SVG.escaped(missing.joined(separator: "; "))).</p>\n"
    }
    body += "</header>\n<main\(isComparison ? " class=\"pairs\"" : "")>\n"
    var number = 0
    for cell in rows.flatMap({ $0 }) {
      number += 1
      body += """
        <figure>
        <figcaption><h2>\(SVG.escaped(self.name(of: cell)))</h2>
        \(Self.list(cell.findings))</figcaption>
        \(SVG(cell.picture, id: "cell\(number)").text)</figure>

        """
    }
    return HTMLDocument(
      title: title, style: SVGStyle.sheet(id: "cell") + Page.sheetStyle, body: body + "</main>\n"
    ).text
  }

  private static func list(_ findings: [String]) -> String {
    guard !findings.isEmpty else { return "<p class=\"good\">✓ nothing wrong</p>\n" }
    let items = findings.map { "<li>\(SVG.escaped($0))</li>" }.joined(separator: "\n")
    return "<ul class=\"bad\">\n\(items)\n</ul>\n"
  }
}
