import ConstraintSolver

extension WorkloadWriter {
  /// Returns equal cells in rows and columns; each row is pinned at both ends, although one would
  /// do.
  mutating func grid(_ count: Int) -> Workload {
    let spacing = 4.0
    let columns = max(2, Int(Double(count).squareRoot().rounded()))
    let lines = max(1, count / columns)
    let width = 60 * Double(columns) + spacing * Double(columns + 1)
    pinRoot(height: 40 * Double(lines) + spacing * Double(lines + 1), at: 500)

    var cells: [[Box]] = []
    for _ in 0..<lines { cells.append((0..<columns).map { _ in box() }) }
    let first = cells[0][0]
    for (y, line) in cells.enumerated() {
      for (x, cell) in line.enumerated() {
        add(cell.left, .equal, (x == 0 ? Box.root.left : line[x - 1].right) + spacing)
        add(cell.top, .equal, (y == 0 ? Box.root.top : cells[y - 1][x].bottom) + spacing)
        if cell != first {
          add(cell.width, .equal, first.width)
          add(cell.height, .equal, first.height)
        }
        if random.unit() < 0.05 {
          let ratio = random.pick([1, 1.25, 4.0 / 3, 1.5, 16.0 / 9])
          add(cell.width, .equal, ratio * cell.height, at: 999)
        }
      }
      add(line[columns - 1].right, .equal, Box.root.right - spacing)
    }
    for cell in cells[lines - 1] { add(cell.bottom, .equal, Box.root.bottom - spacing) }
    return workload(family: "W4", width: width, probing: cells.flatMap(\.self))
  }
}
