/// A comparison of the lines of a reply with the lines that a session expects.
struct ReplyMatch {
  /// Whether the reply is as expected.
  let isEqual: Bool
  /// For each expected line the position of the printed line it matches; nil for none, and for
  /// ellipses.
  let partners: [Int?]

  /// Compares a reply; O(expected * printed).
  init(_ expected: [SessionLine], _ printed: [String], tolerance: Double) {
    let (rows, columns) = (expected.count, printed.count)
    if rows == columns, zip(expected, printed).allSatisfy({ $0.isLiterally($1) }) {
      isEqual = true
      partners = Array(expected.indices)
      return
    }
    // suffix[i][j]: the longest common run of expected[i...] and printed[j...]; full[i][j]:
    // whether they match entirely.
    var full = Array(repeating: Array(repeating: false, count: columns + 1), count: rows + 1)
    var common = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    full[rows][columns] = true
    for i in stride(from: rows, through: 0, by: -1) {
      for j in stride(from: columns, through: 0, by: -1) where i < rows {
        let line = expected[i]
        if line.isEllipsis {
          full[i][j] = full[i + 1][j] || (j < columns && full[i][j + 1])
          common[i][j] = max(common[i + 1][j], j < columns ? common[i][j + 1] : 0)
          continue
        }
        let isMatch = j < columns && line.matches(printed[j], tolerance: tolerance)
        full[i][j] = isMatch && full[i + 1][j + 1]
        common[i][j] = max(
          isMatch ? common[i + 1][j + 1] + 1 : 0, common[i + 1][j],
          j < columns ? common[i][j + 1] : 0)
      }
    }
    isEqual = full[0][0]
    var partners: [Int?] = Array(repeating: nil, count: rows)
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      if expected[i].isEllipsis {
        if common[i + 1][j] == common[i][j] { i += 1 } else { j += 1 }
      } else if expected[i].matches(printed[j], tolerance: tolerance),
        common[i][j] == common[i + 1][j + 1] + 1
      {
        partners[i] = j
        (i, j) = (i + 1, j + 1)
      } else if common[i + 1][j] >= common[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    self.partners = partners
  }
}
