package import LayoutDiagnosis
package import LayoutModel

/// A drawing made of characters: to scale horizontally; vertically, edges are in order but not to
/// scale.
///
/// On a page of 80 columns, the width of the item takes 64. Each distinct horizontal edge takes one
/// line, and a gap of more than an eighth of the height one empty line. Views inside others are
/// drawn later and so cover them; what is outside the item is cut off. Every view that is drawn
/// shows its name, as much of it as distinguishes it from the others, or a mark. Below the drawing,
/// the marks are explained and the views that cannot be seen are listed.
package struct TerminalDrawing {
  /// What a drawing shows besides the frames, and how much room it takes.
  package struct Look: Sendable {
    /// The columns on the right that are kept for the positions of edges.
    package var edgeColumns = 16
    /// What stands above the drawing, in place of the name and size of the item.
    package var heading: String?
    /// The most lines; edges that are close to each other share a line if there are too many.
    package var rows: Int?
    /// The views with heavy edges.
    package var marked: Set<Item.ID> = []
    /// What is shown inside and between the views.
    package var details: PictureDetails = []

    /// The usual look.
    package init() {}
  }

  /// The ruler, the drawing with its edges on the right, and notes on what could not be drawn or
  /// named.
  package let lines: [String]

  /// The least columns of a drawing.
  private static let leastColumns = 16
  /// The least lines for the boxes of a drawing, however few it may take.
  private static let leastRows = 3

  /// Draws an item and the views inside it.
  package init(_ solved: SolvedLayout, of item: Item.ID, _ look: Look = Look()) {
    let layout = solved.layout
    let size = solved.frame(of: item)
    let name = layout.name(of: item)
    guard size.width > 0 else {
      lines = Paragraph.lines(
        "nothing to draw: \(name).width is \(size.width.spelled)", indent: 2)
      return
    }
    let subject = Subject(solved, of: item)
    guard let limit = look.rows else {
      lines = Self.drawn(subject, look, rows: nil).lines
      return
    }
    var rows = limit
    var drawn = Self.drawn(subject, look, rows: rows)
    // Names that have no room are explained below, which takes lines that the boxes had.
    while drawn.lines.count > limit, rows > Self.leastRows {
      rows = max(Self.leastRows, rows - (drawn.lines.count - limit))
      drawn = Self.drawn(subject, look, rows: rows)
    }
    let excess = drawn.lines.count - limit
    lines =
      excess <= 0
      ? drawn.lines
      : drawn.lines.prefix(max(0, limit - 1))
        + ["and \((excess + 1).counted("line")) more: draw shows all"]
  }

  /// What is drawn: the views in the coordinates of the item.
  private struct Subject {
    struct View {
      var item: Item
      var frame: Frame
    }

    let solved: SolvedLayout
    let top: Item.ID
    let title: String
    let size: Frame
    private(set) var views: [View] = []
    private(set) var unseen: [String] = []

    init(_ solved: SolvedLayout, of item: Item.ID) {
      let layout = solved.layout
      (self.solved, top) = (solved, item)
      size = solved.frame(of: item)
      title = "\(layout.name(of: item)) \(size.width.spelled)x\(size.height.spelled)"
      let origin = solved.frameInRoot(of: item)
      var hidden: [String] = []
      for view in layout.subtree(of: item) where view.isView {
        var frame = solved.frameInRoot(of: view.id)
        frame.x -= origin.x
        frame.y -= origin.y
        // What is scrolled ends where the scroll view ends.
        var isScrolledAway = false
        for scroll in layout.ancestors(of: view.id) where layout.item(scroll)?.kind == .scroll {
          guard scroll == item || layout.ancestors(of: scroll).contains(item) else { continue }
          var window = solved.frameInRoot(of: scroll)
          window.x -= origin.x
          window.y -= origin.y
          if let part = frame.clipped(to: window) { frame = part } else { isScrolledAway = true }
        }
        let isOutside =
          isScrolledAway || frame.x >= size.width || frame.x + frame.width <= 0 && frame.x < 0
          || frame.y > size.height || frame.y + frame.height < 0
        if view.id != item, layout.isConcealed(view.id) {
          hidden.append(view.name)
        } else if isOutside, view.id != item {
          unseen.append("outside: \(TerminalDrawing.place(view.name, frame))")
        } else {
          views.append(View(item: view, frame: frame))
        }
      }
      if !hidden.isEmpty { unseen.append("hidden: \(hidden.joined(separator: ", "))") }
    }

    /// The lines of the text of a view; empty if it shows none.
    func texts(of view: View) -> [String] {
      guard view.item.kind == .label || view.item.kind == .button, let text = view.item.text,
        !text.isEmpty
      else { return [] }
      return TextMeasure(view.item.font ?? view.item.kind.usualFont)
        .texts(of: text, within: view.frame.width * Gap.estimateError, limit: view.item.lines)
        .filter { !$0.isEmpty }
    }
  }

  // MARK: - Drawing

  private static func drawn(_ subject: Subject, _ look: Look, rows limit: Int?) -> TerminalDrawing {
    let size = subject.size
    let gaps = look.details.contains(.distances) ? Gap.all(in: subject.solved, of: subject.top) : []
    let texts =
      look.details.contains(.texts)
      ? subject.views.map { subject.texts(of: $0) } : subject.views.map { _ in [] }
    let grid = TerminalRows(
      boxes: subject.views.map { ($0.frame.y, $0.frame.bottom) }, height: size.height,
      open: zip(subject.views, texts).filter { !$1.isEmpty }.map {
        ($0.0.frame.y, $0.0.frame.bottom)
      }
        + gaps.filter { $0.axis == .vertical }.map { ($0.from, $0.to) },
      limit: limit)
    let columns = max(leastColumns, Paragraph.width - look.edgeColumns)
    var canvas = TerminalCanvas(columns: columns, rows: grid.rows.count)
    for (index, view) in subject.views.enumerated() {
      let frame = view.frame
      canvas.draw(
        TerminalCanvas.Box(
          name: view.item.name,
          near: min(column(frame.x, of: size.width, in: columns), columns - 1),
          far: column(frame.x + frame.width, of: size.width, in: columns) - 1,
          top: grid.row(of: frame.y) ?? -1,
          bottom: grid.row(of: frame.y + frame.height) ?? grid.rows.count,
          isHeavy: look.marked.contains(view.item.id)),
        isOutermost: index == 0)
    }
    let legend = canvas.mark().map { index, mark in
      "\(mark.legend) \(place(subject.views[index].item.name, subject.views[index].frame))"
    }
    var remarks: [String] = []
    for (index, lines) in texts.enumerated() where !lines.isEmpty {
      let isCentred = subject.views[index].item.kind == .button
      if !canvas.set(lines, in: index, isCentred: isCentred), limit == nil {
        remarks.append("text of \(subject.views[index].item.name): \(lines.joined(separator: " "))")
      }
    }
    for gap in gaps where !canvas.set(gap, in: grid, width: size.width) {
      remarks.append("distance: \(gap.words(in: subject.solved.layout))")
    }
    // The title is beside the first line, or above the drawing if it is long.
    let title = look.heading ?? subject.title
    var labels: [String] = grid.rows.map { row in
      let whole = row.label.isEmpty ? "" : " \(row.label)"
      return whole.displayWidth <= look.edgeColumns || row.edges.count < 2
        ? whole : " \(row.edges[0].spelled)"
    }
    let isBeside =
      look.heading == nil && title.displayWidth < look.edgeColumns && !labels.isEmpty
    if isBeside { labels[0] = " \(title)" }
    let head =
      (isBeside ? [] : Paragraph.lines(title, indent: 2)) + [ruler(size.width, in: columns)]
    let body = zip(canvas.lines, labels).map { ($0.0 + $0.1).withoutTrailingBlanks }
    let foot = (legend + remarks + subject.unseen).flatMap { Paragraph.lines($0, indent: 4) }
    return TerminalDrawing(lines: head + body + foot)
  }

  private init(lines: [String]) { self.lines = lines }

  /// Returns the column of a position; positions far outside the drawing are moved closer.
  static func column(_ x: Double, of width: Double, in columns: Int) -> Int {
    let far = Double(10 * columns)
    return Int(min(max(x * Double(columns) / width, -far), far).rounded())
  }

  /// Writes as much of a name as fits between two columns; returns the number of its characters.
  @discardableResult
  static func write(
    _ name: String, from start: Int, to end: Int, in row: inout [String]
  ) -> Int {
    var column = start
    var count = 0
    for character in name where character.unicodeScalars.first.map({ $0.value >= 32 }) ?? false {
      let width = String(character).displayWidth
      guard column + width <= end, row.indices.contains(column), column + width <= row.count else {
        break
      }
      row[column] = String(character)
      // A wide character also takes the next column.
      if width == 2 { row[column + 1] = "" }
      column += width
      count += 1
    }
    return count
  }

  /// The place of a view in words, such as `badge at 264,12, 40x20`.
  private static func place(_ name: String, _ frame: Frame) -> String {
    "\(name) at \(frame.x.spelled),\(frame.y.spelled), "
      + "\(frame.width.spelled)x\(frame.height.spelled)"
  }

  private static func ruler(_ width: Double, in columns: Int) -> String {
    func line(_ ticks: [Int]) -> String {
      var line = ""
      for tick in ticks {
        let column = tick == 0 ? 0 : tick * columns / 4
        line = line.padded(to: column)
        if line.count > column { line += " " }
        line += (width * Double(tick) / 4).spelled
      }
      return line
    }
    let whole = line(Array(0...4))
    return whole.displayWidth <= Paragraph.width ? whole : line([0, 4])
  }
}

extension Frame {
  /// The part of a frame inside of a window; nil if there is none.
  func clipped(to window: Frame) -> Frame? {
    var part = self
    let (left, right) = (max(x, window.x), min(x + width, window.x + window.width))
    let (top, bottom) = (max(y, window.y), min(y + height, window.y + window.height))
    guard right >= left, bottom >= top else { return nil }
    (part.x, part.width) = (left, right - left)
    (part.y, part.height) = (top, bottom - top)
    return part
  }
}
