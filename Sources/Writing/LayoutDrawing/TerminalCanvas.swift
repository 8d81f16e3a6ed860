import LayoutModel

/// The characters of a drawing, each with the box that it belongs to.
struct TerminalCanvas {
  /// A box in columns and rows; its edges may be outside the drawing.
  struct Box {
    var name: String
    var near: Int
    var far: Int
    var top: Int
    var bottom: Int
    /// Whether its edges are heavy.
    var isHeavy = false

    var isFlat: Bool { top == bottom }
    var isThin: Bool { far <= near }
    /// Where its name starts: behind the corner, or at the edge of the drawing that cuts the box
    /// off.
    var nameRow: Int { max(top, 0) }
    var nameColumn: Int { max(near + 1, 0) }
  }

  /// The characters that edges are made of.
  private struct Strokes {
    var across: String
    var down: String
    /// The top left, top right, bottom left and bottom right one.
    var corners: [String]

    static let light = Strokes(across: "─", down: "│", corners: ["┌", "┐", "└", "┘"])
    static let heavy = Strokes(across: "━", down: "┃", corners: ["┏", "┓", "┗", "┛"])
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
    let line = box.isHeavy ? Strokes.heavy : Strokes.light
    // A view without width and height would only hide what is there.
    guard !(box.isFlat && box.isThin) || isOutermost else { return }
    for row in max(box.top, 0)...max(min(box.bottom, cells.count - 1), max(box.top, 0)) {
      let isEdge = row == box.top || row == box.bottom
      for column in box.near...far {
        let isSide = column == box.near || column == far
        // A line without height keeps the corners that it crosses.
        if box.isFlat, isInside(row, column), "┌┐└┘│┏┓┗┛┃".contains(cells[row][column]) {
          continue
        }
        put(row, column, isEdge && !box.isThin ? line.across : isSide ? line.down : " ")
      }
    }
    guard !box.isThin else { return }
    if !box.isFlat {
      put(box.top, box.near, line.corners[0])
      put(box.top, far, line.corners[1])
      put(box.bottom, box.near, line.corners[2])
      put(box.bottom, far, line.corners[3])
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
        let line = box.isHeavy ? Strokes.heavy : Strokes.light
        cells[row][column] = row == box.top ? line.across : " "
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

  // MARK: - Texts and distances

  /// Writes lines of text between the edges of a box; returns whether each found a row.
  ///
  /// What has no room in its row ends in `»`: the view shows it, the drawing does not.
  mutating func set(_ lines: [String], in index: Int, isCentred: Bool) -> Bool {
    let box = boxes[index]
    let rows = (box.top + 1..<max(box.top + 1, box.bottom)).filter(cells.indices.contains)
    let room =
      max(box.near, 0) + 1..<max(min(box.far, cells.first?.count ?? 0), max(box.near, 0) + 1)
    guard rows.count >= lines.count, room.count > 1 else { return false }
    // Only where nothing else lies: all of it, or none.
    let places = zip(rows, lines).map { row, text -> (row: Int, text: String, start: Int) in
      let text = text.displayWidth <= room.count ? text : Self.cut(text, to: room.count)
      let spare = room.count - text.displayWidth
      return (row, text, room.lowerBound + (isCentred ? spare / 2 : 0))
    }
    let isFree = places.allSatisfy { place in
      (place.start..<place.start + place.text.displayWidth).allSatisfy {
        owners[place.row][$0] == index && cells[place.row][$0] == " "
      }
    }
    guard isFree else { return false }
    for place in places {
      TerminalDrawing.write(
        place.text, from: place.start, to: room.upperBound, in: &cells[place.row])
    }
    return true
  }

  private static func cut(_ text: String, to width: Int) -> String {
    var text = text
    while !text.isEmpty, text.displayWidth > width - 1 { text.removeLast() }
    return text + "»"
  }

  /// Writes a distance where it is; returns whether there was room.
  mutating func set(_ gap: Gap, in grid: TerminalRows, width: Double) -> Bool {
    guard let count = cells.first?.count else { return false }
    func column(_ x: Double) -> Int { TerminalDrawing.column(x, of: width, in: count) }
    let number = gap.length.spelled
    let rows: Range<Int>
    let columns: Range<Int>
    let text: String
    switch gap.axis {
    case .horizontal:
      columns = (column(gap.from)..<max(column(gap.from), column(gap.to))).clamped(to: 0..<count)
      let (first, last) = (
        grid.row(of: gap.across.lowerBound) ?? 0,
        grid.row(of: gap.across.upperBound) ?? cells.count - 1
      )
      rows = first..<max(first, last) + 1
      text = number.count + 2 <= columns.count ? "↔\(number)" : number
    case .vertical:
      columns =
        (column(gap.across.lowerBound)
        + 1..<max(
          column(gap.across.lowerBound) + 1, column(gap.across.upperBound) - 1))
        .clamped(to: 0..<count)
      let upper = (grid.row(of: gap.from) ?? -1) + 1
      rows = upper..<max(upper, grid.row(of: gap.to) ?? cells.count)
      text = "↕\(number)"
    }
    guard text.count <= columns.count else { return false }
    let middle = (rows.lowerBound + rows.upperBound - 1) / 2
    let start = columns.lowerBound + (columns.count - text.count) / 2
    let nearest = rows.filter(cells.indices.contains).sorted {
      (abs($0 - middle), $0) < (abs($1 - middle), $1)
    }
    for row in nearest {
      // A little to the side where something stands in the middle.
      for start in [start, columns.lowerBound, columns.upperBound - text.count]
      where (start..<start + text.count).allSatisfy({ cells[row][$0] == " " }) {
        TerminalDrawing.write(text, from: start, to: start + text.count, in: &cells[row])
        return true
      }
    }
    return false
  }
}
