/// Finds the word that was probably meant.
package enum Similarity {
  /// Returns the candidate most similar to a word, of equals the first; nil if none is similar.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // The length is counted only once, as pasted text can be very long.
    let length = word.count
    // For a word of one or two letters every other one would be similar.
    let limit = length < 3 ? 0 : max(1, min(3, length / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates where abs(candidate.count - length) <= limit {
      let distance = distance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns how many insertions, deletions, replacements and swaps of neighbours change one word
  /// into another.
  ///
  /// This is the optimal string alignment distance; O(product of the lengths).
  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var least = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
