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
  /// The ruler, the drawing with its edges on the right, and notes on what could not be drawn or
  /// named.
  package let lines: [String]

  /// The columns for the positions of edges on the right.
  package static let usualEdgeColumns = 16
  /// The least columns of a drawing.
  private static let leastColumns = 16

  /// Draws an item and the views inside it; `edgeColumns` of the page are kept for the positions of
  /// edges on the right.
  package init(
    _ solved: SolvedLayout, of item: Item.ID, edgeColumns: Int = usualEdgeColumns
  ) {
    let layout = solved.layout
    let size = solved.frame(of: item)
    let name = layout.name(of: item)
    guard size.width > 0 else {
      lines = Paragraph.lines(
        "nothing to draw: \(name).width is \(size.width.spelled)", indent: 2)
      return
    }
    let origin = solved.frameInRoot(of: item)
    var unseen: [String] = []
    var hidden: [String] = []
    var shapes: [(name: String, frame: Frame)] = []
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
        unseen.append("outside: \(Self.place(view.name, frame))")
      } else {
        shapes.append((view.name, frame))
      }
    }
    var edges: [Double] = []
    for (_, frame) in shapes {
      for edge in [frame.y, frame.y + frame.height] where edge >= 0 && edge <= size.height {
        if !edges.contains(where: { abs($0 - edge) < 0.001 }) { edges.append(edge) }
      }
    }
    edges.sort()
    // The lines of the drawing: the position of an edge, or nil for an empty line.
    var rows: [Double?] = []
    for edge in edges {
      if case .some(.some(let last)) = rows.last, edge - last > size.height / 8 { rows.append(nil) }
      rows.append(edge)
    }
    func row(_ y: Double) -> Int? {
      rows.firstIndex { $0.map { abs($0 - y) < 0.001 } ?? false }
    }
    let columns = max(Self.leastColumns, Paragraph.width - edgeColumns)
    var canvas = Canvas(columns: columns, rows: rows.count)
    for (index, (name, frame)) in shapes.enumerated() {
      canvas.draw(
        Canvas.Box(
          name: name,
          near: min(Self.column(frame.x, of: size.width, in: columns), columns - 1),
          far: Self.column(frame.x + frame.width, of: size.width, in: columns) - 1,
          top: row(frame.y) ?? -1, bottom: row(frame.y + frame.height) ?? rows.count),
        isOutermost: index == 0)
    }
    let legend = canvas.mark().map { index, mark in
      "\(mark.legend) \(Self.place(shapes[index].name, shapes[index].frame))"
    }
    if !hidden.isEmpty { unseen.append("hidden: \(hidden.joined(separator: ", "))") }
    // The title is beside the first line, or above the drawing if it is long.
    let title = "\(name) \(size.width.spelled)x\(size.height.spelled)"
    var labels: [String] = rows.map { $0.map { " \($0.spelled)" } ?? "" }
    let isBeside = title.displayWidth < edgeColumns && !labels.isEmpty
    if isBeside { labels[0] = " \(title)" }
    lines =
      (isBeside ? [] : Paragraph.lines(title, indent: 2))
      + [Self.ruler(size.width, in: columns)]
      + zip(canvas.lines, labels).map { ($0.0 + $0.1).withoutTrailingBlanks }
      + (legend + unseen).flatMap { Paragraph.lines($0, indent: 4) }
  }

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

/// The characters of a drawing, each with the box that it belongs to.
private struct Canvas {
  /// A box in columns and rows; its edges may be outside the drawing.
  struct Box {
    var name: String
    var near: Int
    var far: Int
    var top: Int
    var bottom: Int

    var isFlat: Bool { top == bottom }
    var isThin: Bool { far <= near }
    /// Where its name starts: behind the corner, or at the edge of the drawing that cuts the box
    /// off.
    var nameRow: Int { max(top, 0) }
    var nameColumn: Int { max(near + 1, 0) }
  }

  /// How a box that does not show its name is listed below the drawing.
  enum Mark {
    /// It shows a mark.
    case sign(Character)
    /// It is drawn, but has no room for a mark.
    case narrow
    /// It is completely covered by others.
    case covered
    /// It has neither width nor height.
    case extentless

    var legend: String {
      switch self {
      case .sign(let sign): "\(sign) is"
      case .narrow: "narrow:"
      case .covered: "covered:"
      case .extentless: "no extent:"
      }
    }
  }

  private var cells: [[String]]
  private var owners: [[Int?]]
  private var boxes: [Box] = []
  /// How many characters of its name each box shows.
  private var shown: [Int] = []

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    owners = Array(repeating: Array(repeating: nil, count: columns), count: rows)
  }

  var lines: [String] { cells.map { $0.joined() } }

  // MARK: - Boxes

  /// Draws a box over what is there.
  ///
  /// The outermost box shows no name, and is drawn even if it is empty.
  mutating func draw(_ box: Box, isOutermost: Bool) {
    boxes.append(box)
    shown.append(0)
    let index = boxes.count - 1
    func isInside(_ row: Int, _ column: Int) -> Bool {
      cells.indices.contains(row) && cells[row].indices.contains(column)
    }
    func put(_ row: Int, _ column: Int, _ character: String) {
      guard isInside(row, column) else { return }
      cells[row][column] = character
      owners[row][column] = index
    }
    let far = max(box.far, box.near)
    // A view without width and height would only hide what is there.
    guard !(box.isFlat && box.isThin) || isOutermost else { return }
    for row in max(box.top, 0)...max(min(box.bottom, cells.count - 1), max(box.top, 0)) {
      let isEdge = row == box.top || row == box.bottom
      for column in box.near...far {
        let isSide = column == box.near || column == far
        // A line without height keeps the corners that it crosses.
        if box.isFlat, isInside(row, column), "┌┐└┘│".contains(cells[row][column]) { continue }
        put(row, column, isEdge && !box.isThin ? "─" : isSide ? "│" : " ")
      }
    }
    guard !box.isThin else { return }
    if !box.isFlat {
      put(box.top, box.near, "┌")
      put(box.top, far, "┐")
      put(box.bottom, box.near, "└")
      put(box.bottom, far, "┘")
    }
    guard !isOutermost, cells.indices.contains(box.nameRow) else { return }
    shown[index] = TerminalDrawing.write(
      box.name, from: box.nameColumn, to: far, in: &cells[box.nameRow])
    for column in nameColumns(index) where isInside(box.nameRow, column) {
      owners[box.nameRow][column] = index
    }
  }

  /// The columns of the visible part of a name.
  private func nameColumns(_ index: Int) -> Range<Int> {
    let start = boxes[index].nameColumn
    return start..<start + String(boxes[index].name.prefix(shown[index])).displayWidth
  }

  // MARK: - Marks

  private static let signs = Array("123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  /// How many characters of a name are enough if no other view's name begins with them.
  private static let usualShown = 3

  /// Marks every box that does not show its name, and returns those boxes.
  mutating func mark() -> [(index: Int, mark: Mark)] {
    let visible = Set(owners.joined().compactMap(\.self))
    var signs = Self.signs[...]
    return boxes.indices.dropFirst().compactMap { index in
      let box = boxes[index]
      guard !(box.isFlat && box.isThin) else { return (index, .extentless) }
      guard visible.contains(index) else { return (index, .covered) }
      guard !isNamed(index) else { return nil }
      guard let place = markPlace(index), let sign = signs.popFirst() else {
        return (index, .narrow)
      }
      // The beginning of the name that is there is removed.
      let row = box.nameRow
      for column in nameColumns(index) where owners[row][column] == index {
        cells[row][column] = row == box.top ? "─" : " "
      }
      cells[place.row][place.column] = String(sign)
      return (index, .sign(sign))
    }
  }

  /// The place for a mark: inside the visible part of a box, otherwise on its edge, but not on a
  /// corner.
  private func markPlace(_ index: Int) -> (row: Int, column: Int)? {
    let box = boxes[index]
    let rows = (box.nameRow..<max(box.nameRow, box.bottom) + 1).clamped(to: cells.indices)
    func first(in columns: Range<Int>) -> (row: Int, column: Int)? {
      for row in rows {
        let isEnd = row == box.top || row == box.bottom
        for column in columns where owners[row][column] == index {
          let isCorner = isEnd && (column == box.near || column == box.far)
          if box.isThin || !isCorner { return (row, column) }
        }
      }
      return nil
    }
    let columns = (cells.first ?? []).indices
    let far = max(box.far, box.near)
    return first(in: (box.nameColumn..<max(box.nameColumn, far)).clamped(to: columns))
      ?? first(in: (box.near..<far + 1).clamped(to: columns))
  }

  /// Whether the drawing shows enough of a name, and nothing drawn later covers it.
  private func isNamed(_ index: Int) -> Bool {
    let (name, row) = (boxes[index].name, boxes[index].nameRow)
    let beginning = name.prefix(shown[index])
    guard !beginning.isEmpty, nameColumns(index).allSatisfy({ owners[row][$0] == index }) else {
      return false
    }
    return beginning == name
      || shown[index] >= Self.usualShown
        && !boxes.contains { $0.name != name && $0.name.hasPrefix(beginning) }
  }
}

extension Frame {
  /// The part of a frame inside of a window; nil if there is none.
  fileprivate func clipped(to window: Frame) -> Frame? {
    var part = self
    let (left, right) = (max(x, window.x), min(x + width, window.x + window.width))
    let (top, bottom) = (max(y, window.y), min(y + height, window.y + window.height))
    guard right >= left, bottom >= top else { return nil }
    (part.x, part.width) = (left, right - left)
    (part.y, part.height) = (top, bottom - top)
    return part
  }
}
