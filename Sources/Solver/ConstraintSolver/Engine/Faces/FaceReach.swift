import FlatStorage

/// How far each loose variable of a part can go on its optimal face, as far as its rows tell one by
/// one.
///
/// A row whose sum can rise by r lets a term rise by r and by what the others can fall together. So
/// from rows with an end to variables with one, from those to further ones, nearest ends first: the
/// shortest paths of Dijkstra where rows are differences of two variables, and the same with sums
/// on the way where they have more terms (Knuth, *A generalization of Dijkstra's algorithm*, 1977).
/// Lengths are counted from the point at hand, so none is negative.
///
/// A place is a variable and a direction: twice its number for falling, one more for rising. A side
/// is a row and a direction of its sum, numbered alike.
struct FaceReach: ~Copyable {
  /// By place, how far the variable can go; infinite where no row tells.
  private let reach: FlatArray<Double>
  private let isFinal: FlatArray<Bool>
  /// By side, how many terms can go against it by an unknown length.
  private let openCount: FlatArray<Int32>
  /// By side, how far the other terms and the row's own room let a term go.
  private let room: FlatArray<Double>
  private var queue = EndQueue()

  /// What was found, by place, in memory that stays when the search is gone.
  var ends: [Double] { Array(reach.elements) }

  /// Finds all ends; in O(terms * log(variables)).
  init(_ rows: borrowing FaceRows, variableCount: Int) {
    reach = FlatArray(repeating: .infinity, count: 2 * variableCount)
    isFinal = FlatArray(repeating: false, count: 2 * variableCount)
    openCount = FlatArray(repeating: 0, count: 2 * rows.count)
    room = FlatArray(repeating: 0, count: 2 * rows.count)
    for side in 0..<2 * rows.count {
      openCount[side] = Int32(rows.cells(of: side / 2).count)
      room[side] = rows.room(side / 2, rising: side % 2 == 1)
    }
    search(rows)
  }

  private mutating func search(_ rows: borrowing FaceRows) {
    for side in 0..<2 * rows.count where openCount[side] == 1 { offer(from: side, rows) }
    while let next = queue.takeFirst() {
      if isFinal[next] { continue }
      isFinal[next] = true
      for use in rows.uses(of: next / 2) {
        // Its rising goes against the falling of a sum it is added to.
        let isRising = (next % 2 == 1) != (use.coefficient > 0)
        let side = 2 * Int(use.row) + (isRising ? 1 : 0)
        guard room[side].isFinite else { continue }
        room[side] += abs(use.coefficient) * reach[next]
        openCount[side] -= 1
        offer(from: side, rows)
      }
    }
  }

  /// The place of a term that makes the sum of a row rise or fall.
  private func place(_ cell: FaceRows.Cell, rising: Bool) -> Int {
    2 * Int(cell.variable) + ((cell.coefficient > 0) == rising ? 1 : 0)
  }

  private mutating func offer(from side: Int, _ rows: borrowing FaceRows) {
    guard room[side].isFinite, openCount[side] <= 1 else { return }
    let isRising = side % 2 == 1
    for cell in rows.cells(of: side / 2) {
      let target = place(cell, rising: isRising)
      guard !isFinal[target] else { continue }
      let opposite = place(cell, rising: !isRising)
      let size = abs(cell.coefficient)
      if !isFinal[opposite] {
        offer(room[side] / size, to: target)
      } else if openCount[side] == 0 {
        offer(max(0, room[side] / size - reach[opposite]), to: target)
      }
    }
  }

  @inline(__always)
  private mutating func offer(_ length: Double, to place: Int) {
    guard length < reach[place] else { return }
    reach[place] = length
    queue.insert(EndQueue.End(length: length, place: place))
  }
}
