/// Where each row of a system is, by the row's name.
///
/// Names are never used twice, so after many edits there are far more of them than rows. A copy
/// shares all pages; an edit copies those on which it finds its rows.
struct RowLocations: Sendable {
  private static let shift = 9
  private static var mask: Int { (1 << shift) - 1 }

  private var pages: [[System.Location]] = []
  /// How many names there are.
  private(set) var count = 0

  /// Where a row is; nowhere for one that was removed.
  ///
  /// O(1); setting it copies a shared page.
  subscript(row: Int) -> System.Location {
    get { pages[row >> Self.shift][row & Self.mask] }
    set { pages[row >> Self.shift][row & Self.mask] = newValue }
  }

  /// Makes new names, of rows that are nowhere.
  mutating func add(_ newCount: Int) {
    let end = count + newCount
    while count < end {
      if count & Self.mask == 0 { pages.append([]) }
      let room = min(end - count, Self.mask + 1 - count & Self.mask)
      pages[pages.count - 1].append(contentsOf: repeatElement(.none, count: room))
      count += room
    }
  }
}
