import LayoutModel

/// Which lines of a drawing stand for which horizontal edges.
struct TerminalRows {
  /// A line: the edges on it, ascending; none for a line between two edges.
  struct Row {
    var edges: [Double] = []

    /// The positions of the edges, as they are written beside the line.
    var label: String {
      guard let first = edges.first, let last = edges.last else { return "" }
      return first == last ? first.spelled : "\(first.spelled)-\(last.spelled)"
    }
  }

  private(set) var rows: [Row] = []

  /// Two edges closer than this are one.
  private static let nearness = 0.001

  /// Makes rows for the tops and bottoms of boxes inside a height.
  ///
  /// Between the two edges of each pair in `open` there is a line. If there are more rows than the
  /// limit, the lines between edges go first, then edges that are near each other share a line;
  /// those of one box only if there is no other way.
  init(
    boxes: [(top: Double, bottom: Double)], height: Double, open: [(Double, Double)],
    limit: Int?
  ) {
    var edges: [Double] = []
    for box in boxes {
      for edge in [box.top, box.bottom] where edge >= 0 && edge <= height {
        if !edges.contains(where: { Self.isSame($0, edge) }) { edges.append(edge) }
      }
    }
    edges.sort()
    let most = limit ?? .max
    var groups = edges.map { Row(edges: [$0]) }
    while groups.count > max(2, most) { Self.merge(&groups, boxes, height) }
    func isOpen(_ upper: Double, _ lower: Double) -> Bool {
      open.contains { Self.isSame($0.0, upper) && Self.isSame($0.1, lower) }
    }
    // The gaps that may take a line, the largest first.
    let gaps = groups.indices.dropFirst().filter { index in
      let (upper, lower) = (groups[index - 1].edges.last ?? 0, groups[index].edges.first ?? 0)
      return lower - upper > height / 8 || isOpen(upper, lower)
    }.sorted { a, b in
      func size(_ index: Int) -> Double {
        (groups[index].edges.first ?? 0) - (groups[index - 1].edges.last ?? 0)
      }
      return size(a) > size(b) || size(a) == size(b) && a < b
    }
    let shown = Set(gaps.prefix(max(0, most - groups.count)))
    for (index, group) in groups.enumerated() {
      if shown.contains(index) { rows.append(Row()) }
      rows.append(group)
    }
  }

  /// The row that an edge is on.
  func row(of edge: Double) -> Int? {
    rows.firstIndex { row in row.edges.contains { Self.isSame($0, edge) } }
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < nearness }

  /// Puts the two rows that are nearest to each other on one line.
  private static func merge(
    _ groups: inout [Row], _ boxes: [(top: Double, bottom: Double)], _ height: Double
  ) {
    func holds(_ row: Row, _ edge: Double) -> Bool { row.edges.contains { isSame($0, edge) } }
    func cost(_ index: Int) -> Double {
      let (upper, lower) = (groups[index], groups[index + 1])
      let distance = (lower.edges.first ?? 0) - (upper.edges.last ?? 0)
      let flattens = boxes.contains { holds(upper, $0.top) && holds(lower, $0.bottom) }
      return distance + (flattens ? 2 * height : 0)
    }
    let nearest = groups.indices.dropLast().min { cost($0) < cost($1) } ?? 0
    groups[nearest].edges += groups[nearest + 1].edges
    groups.remove(at: nearest + 1)
  }
}
