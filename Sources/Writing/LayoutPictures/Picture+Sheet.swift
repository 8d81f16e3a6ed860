import LayoutDrawing
import LayoutModel

extension Picture {
  /// A picture on a sheet, with what stands above and below it.
  package struct Cell: Sendable {
    package var title: String
    package var picture: Picture
    package var captions: [String]

    /// Makes a cell.
    package init(title: String, picture: Picture, captions: [String]) {
      (self.title, self.picture, self.captions) = (title, picture, captions)
    }
  }

  /// The width of a cell, and the room between two.
  private static let (cellWidth, cellGap) = (300.0, 24.0)
  /// A cell is not drawn higher than this.
  private static let cellHeight = 420.0

  /// Pictures in columns, row by row.
  package init(sheet cells: [Cell], columns: Int, title: String, captions: [String]) {
    let columns = max(1, columns)
    var shapes: [Shape] = []
    let whole = Double(columns) * (Self.cellWidth + Self.cellGap) + Self.cellGap
    func add(_ text: String, _ role: Shape.Role, _ x: Double, _ y: inout Double, _ width: Double) {
      for line in Lettering.lines(text.escaped, within: width, indent: 0) {
        shapes.append(
          Shape(
            role,
            .text(
              line, at: Shape.Point(x, y + Lettering.ascent), width: Lettering.width(of: line),
              fontSize: Lettering.fontSize)))
        y += Lettering.lineHeight
      }
    }
    var top = Self.cellGap
    add(title, .headline, Self.cellGap, &top, whole - 2 * Self.cellGap)
    for caption in captions { add(caption, .caption, Self.cellGap, &top, whole - 2 * Self.cellGap) }
    top += Self.cellGap / 2
    for start in stride(from: 0, to: cells.count, by: columns) {
      var bottom = top
      for (column, cell) in cells[start..<min(start + columns, cells.count)].enumerated() {
        let x = Self.cellGap + Double(column) * (Self.cellWidth + Self.cellGap)
        var y = top
        add(cell.title, .headline, x, &y, Self.cellWidth)
        for caption in cell.captions { add(caption, .caption, x, &y, Self.cellWidth) }
        y += 4
        let size = cell.picture.size
        let scale = min(Self.cellWidth / size.width, Self.cellHeight / size.height)
        shapes += cell.picture.shapes.map { $0.placed(x, y, scale: scale) }
        bottom = max(bottom, y + size.height * scale)
      }
      top = bottom + Self.cellGap
    }
    self.init(
      title: title,
      summary: cells.map { "\($0.title): \($0.captions.joined(separator: ", "))" }
        .joined(separator: "; "),
      size: Size(width: whole, height: top), shapes: shapes)
  }
}

extension Shape {
  /// The shape at another scale, moved right and down after that.
  fileprivate func placed(_ x: Double, _ y: Double, scale: Double) -> Shape {
    var shape = self
    func point(_ old: Point) -> Point { Point(x + old.x * scale, y + old.y * scale) }
    switch outline {
    case .rectangle(let frame):
      shape.outline = .rectangle(
        Frame(
          x: x + frame.x * scale, y: y + frame.y * scale, width: frame.width * scale,
          height: frame.height * scale))
    case .path(let points, let tips): shape.outline = .path(points.map(point), tips: tips)
    case .text(let text, let place, let width, let size):
      shape.outline = .text(text, at: point(place), width: width * scale, fontSize: size * scale)
    }
    return shape
  }
}
