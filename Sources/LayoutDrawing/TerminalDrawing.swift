public import LayoutModel

/// A picture made of characters: to scale across, edges in order but not to scale down.
///
/// 64 columns stand for the width of the item; each distinct edge down takes one line, and a gap
/// of more than an eighth of the height one empty line. Views inside others are drawn later and
/// so lie on top. A part outside is cut off.
public struct TerminalDrawing {
  /// The ruler, the picture with the edges on the right, and what could not be drawn.
  public let lines: [String]

  private static let columns = 64

  private struct Box {
    var name: String
    var near: Int
    var far: Int
    var top: Int
    var bottom: Int
  }

  /// Draws an item and the views inside it.
  public init(_ solved: SolvedLayout, of item: Item.ID) {
    let layout = solved.layout
    let size = solved.frame(of: item)
    let name = layout.name(of: item)
    guard size.width > 0 else {
      lines = ["nothing to draw: \(name).width is \(size.width.spelled)"]
      return
    }
    let origin = solved.frameInRoot(of: item)
    var outside: [String] = []
    var shapes: [(name: String, frame: Frame)] = []
    for view in layout.subtree(of: item) where view.isView && !Self.isHidden(view, layout) {
      var frame = solved.frameInRoot(of: view.id)
      frame.x -= origin.x
      frame.y -= origin.y
      let isOutside =
        frame.x >= size.width || frame.x + frame.width <= 0 && frame.x < 0
        || frame.y > size.height || frame.y + frame.height < 0
      if isOutside && view.id != item {
        outside.append(
          "outside: \(view.name) at \(frame.x.spelled),\(frame.y.spelled), "
            + "\(frame.width.spelled)x\(frame.height.spelled)")
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
    // The lines of the picture: an edge, or nothing in between.
    var rows: [Double?] = []
    for edge in edges {
      if case .some(.some(let last)) = rows.last, edge - last > size.height / 8 { rows.append(nil) }
      rows.append(edge)
    }
    func column(_ x: Double) -> Int { Self.column(x, of: size.width, in: Self.columns) }
    func row(_ y: Double) -> Int? {
      rows.firstIndex { $0.map { abs($0 - y) < 0.001 } ?? false }
    }
    var canvas = Array(
      repeating: Array(repeating: " ", count: Self.columns), count: rows.count)
    for (name, frame) in shapes {
      let box = Box(
        name: name, near: column(frame.x), far: column(frame.x + frame.width) - 1,
        top: row(frame.y) ?? -1, bottom: row(frame.y + frame.height) ?? rows.count)
      Self.draw(
        box, isOutermost: frame == shapes.first?.frame && name == shapes.first?.name, &canvas)
    }
    var labels: [String] = rows.map { $0.map { " \($0.spelled)" } ?? "" }
    if !labels.isEmpty {
      labels[0] = " \(name) \(size.width.spelled)x\(size.height.spelled)"
    }
    lines =
      [Self.ruler(size.width)]
      + zip(canvas, labels).map { ($0.0.joined() + $0.1).withoutTrailingBlanks } + outside
  }

  /// The column of a place; far outside the picture it does not matter how far.
  static func column(_ x: Double, of width: Double, in columns: Int) -> Int {
    let far = Double(10 * columns)
    return Int(min(max(x * Double(columns) / width, -far), far).rounded())
  }

  private static func isHidden(_ item: Item, _ layout: Layout) -> Bool {
    item.isHidden || layout.ancestors(of: item.id).contains { layout.item($0)?.isHidden ?? false }
  }

  private static func ruler(_ width: Double) -> String {
    var line = ""
    for tick in 0...4 {
      let column = tick == 0 ? 0 : tick * columns / 4
      line = line.padded(to: column)
      if line.count > column { line += " " }
      line += (width * Double(tick) / 4).spelled
    }
    return line
  }

  private static func draw(_ box: Box, isOutermost: Bool, _ canvas: inout [[String]]) {
    func put(_ row: Int, _ column: Int, _ character: String) {
      guard canvas.indices.contains(row), canvas[row].indices.contains(column) else { return }
      canvas[row][column] = character
    }
    let far = max(box.far, box.near)
    let isFlat = box.top == box.bottom
    let isThin = far == box.near
    // A view without any extent would only cover what is there.
    guard !(isFlat && isThin) || isOutermost else { return }
    for row in max(box.top, 0)...max(min(box.bottom, canvas.count - 1), max(box.top, 0)) {
      let isEdge = row == box.top || row == box.bottom
      for column in box.near...far {
        let isSide = column == box.near || column == far
        // A line without height leaves the corners it crosses.
        if isFlat, canvas.indices.contains(row), canvas[row].indices.contains(column),
          "┌┐└┘│".contains(canvas[row][column])
        {
          continue
        }
        put(row, column, isEdge && !isThin ? "─" : isSide ? "│" : " ")
      }
    }
    guard !isThin else { return }
    if !isFlat {
      put(box.top, box.near, "┌")
      put(box.top, far, "┐")
      put(box.bottom, box.near, "└")
      put(box.bottom, far, "┘")
    }
    guard !isOutermost else { return }
    var column = box.near + 1
    for character in box.name where character.unicodeScalars.first.map({ $0.value >= 32 }) ?? false
    {
      let width = String(character).displayWidth
      guard column + width <= far else { break }
      put(box.top, column, String(character))
      // A wide character covers the next column too.
      if width == 2 { put(box.top, column + 1, "") }
      column += width
    }
  }
}
