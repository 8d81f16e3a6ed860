import LayoutModel

/// The candidates of a completion, laid out as rows below the line.
struct Listing: Equatable {
  /// The number of candidates that are shown; the others are only counted.
  static let limit = 20

  /// The rows, none of them wider than the terminal.
  let rows: [String]

  /// Lays out the candidates: one to a row beside its description, or in columns as `ls` does if
  /// there are no descriptions.
  init(_ completion: Completion, columns: Int) {
    let shown = completion.candidates.prefix(Self.limit).map(\.printable)
    // The last column stays free, because some terminals wrap a full row.
    let room = max(1, columns - 1)
    let isDescribed = completion.describes.contains { !$0.isEmpty }
    var rows =
      isDescribed
      ? Self.described(shown, completion.describes, room: room)
      : Self.tabulated(shown, room: room)
    let hidden = completion.candidates.count - shown.count
    if hidden > 0 { rows.append("and \(hidden) more".clipped(to: room)) }
    self.rows = rows
  }

  private static func described(_ names: [String], _ describes: [String], room: Int) -> [String] {
    let width = names.map(\.columnCount).max() ?? 0
    return names.enumerated().map { index, name in
      guard index < describes.count, !describes[index].isEmpty else {
        return name.clipped(to: room)
      }
      return "\(name.padded(to: width))  \(describes[index].printable)".clipped(to: room)
    }
  }

  /// Lays out names in columns of equal width, filled downwards.
  private static func tabulated(_ names: [String], room: Int) -> [String] {
    let width = (names.map(\.columnCount).max() ?? 0) + 2
    let across = max(1, (room + 2) / width)
    let down = (names.count + across - 1) / across
    return (0..<down).map { row in
      let cells = stride(from: row, to: names.count, by: down).map { names[$0] }
      let padded = cells.dropLast().map { $0.padded(to: width) }
      return (padded + cells.suffix(1)).joined().clipped(to: room)
    }
  }
}
