import LayoutModel

/// Finds room for names in a picture, so that none lies on another one or on a line.
struct FreeRoom {
  /// What must not be covered.
  private(set) var taken: [Frame] = []

  /// Keeps a rectangle free of names.
  mutating func take(_ frame: Frame) { taken.append(frame) }

  /// Keeps the four edges of a rectangle free of names.
  mutating func takeEdges(of frame: Frame) {
    let thin = 1.0
    taken += [
      Frame(x: frame.x - thin, y: frame.y - thin, width: frame.width + 2 * thin, height: 2 * thin),
      Frame(
        x: frame.x - thin, y: frame.bottom - thin, width: frame.width + 2 * thin, height: 2 * thin),
      Frame(x: frame.x - thin, y: frame.y - thin, width: 2 * thin, height: frame.height + 2 * thin),
      Frame(
        x: frame.right - thin, y: frame.y - thin, width: 2 * thin, height: frame.height + 2 * thin),
    ]
  }

  /// Takes room for something inside a rectangle, as near to its top left corner as it can be;
  /// nil if there is none.
  ///
  /// What `others` holds must not be covered either.
  ///
  /// - Complexity: O(places tried × obstacles).
  mutating func place(_ size: Size, in room: Frame, avoiding others: [Frame] = []) -> Frame? {
    guard size.width <= room.width, size.height <= room.height else { return nil }
    let obstacles = (taken + others).filter { $0.overlaps(room) }.map { $0.inset(by: -Self.gap) }
    // Besides the corner, only places beside or below an obstacle can be the first free one.
    let left = [room.x] + obstacles.map(\.right).filter { $0 > room.x }
    let top = [room.y] + obstacles.map(\.bottom).filter { $0 > room.y }
    let (rows, columns) = (Self.fewest(top), Self.fewest(left))
    for y in rows where y + size.height <= room.bottom {
      for x in columns where x + size.width <= room.right {
        let frame = Frame(x: x, y: y, width: size.width, height: size.height)
        if !obstacles.contains(where: { $0.overlaps(frame) }) {
          take(frame)
          return frame
        }
      }
    }
    return nil
  }

  /// How far a name stays away from what must not be covered.
  private static let gap = 1.5
  /// In a crowd not every place is tried.
  private static let limit = 40

  private static func fewest(_ values: [Double]) -> [Double] {
    var last: Double?
    return Array(
      values.sorted().filter { value in
        defer { last = value }
        return value != last
      }.prefix(limit))
  }
}
