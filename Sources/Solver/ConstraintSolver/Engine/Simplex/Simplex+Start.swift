import FlatStorage

// MARK: - Where the method starts

extension Simplex {
  /// Brings optional equalities into the basis before anything is priced, the strongest first.
  ///
  /// An equality of a low priority usually holds at the optimum, as those of a stack do that shares or
  /// centres. Each leaves the basis, so that it holds, for a variable that hardly any other row
  /// mentions and that nothing as strong is about: then the tableau stays as sparse as the rows are,
  /// where the steepest descent would fill it (a crash basis, after Gould and Reid 1989). Whatever it
  /// misses the method makes good. With few priorities there is seldom anything to win.
  ///
  /// - Complexity: O(cells of those rows), as columns with many cells are left alone.
  mutating func startAtEqualities() {
    guard levelCount > Promotion.fewestLevels else { return }
    var rows: [(rank: Int, row: Int)] = []
    for row in 0..<variableCount where state[row] == .basic && costs.count(of: row) == 1 {
      let cost = costs.list(of: row)[0]
      if cost.fall < 0, cost.rise > 0 { rows.append((Int(rankOfSlot[cost.slot]), row)) }
    }
    guard rows.count >= Self.fewestEqualities else { return }
    rows.sort { $0 < $1 }
    for (rank, row) in rows where state[row] == .basic {
      if let column = startColumn(of: row, rank: rank) {
        pivot(row: row, column: column)
      }
    }
  }

  /// With fewer equalities than that there is nothing to win.
  private static let fewestEqualities = 24
  /// More cells than that make a column too dear.
  private static let cellLimit = 12

  /// The variable of a row with the fewest other rows that nothing as strong as a rank is about.
  private func startColumn(of row: Int, rank: Int) -> Int? {
    var best: Int?
    var fewest = Self.cellLimit
    var largest = 0.0
    for cell in rows.list(of: row) { largest = max(largest, abs(cell.value)) }
    for cell in rows.list(of: row) where abs(cell.value) >= 0.1 * largest {
      let column = Int(cell.column)
      let count = columns.count(of: column)
      // Bounds are no reason to stay: they are seldom reached.
      let isWeak = costs.list(of: column).allSatisfy { cost in
        cost.fall == 0 || cost.rise == 0 || Int(rankOfSlot[cost.slot]) > rank
      }
      if isWeak, count < fewest {
        fewest = count
        best = column
      }
    }
    return best
  }
}
