import FlatStorage

/// Ends that were found, the nearest first; of equal ones that with the least number.
struct EndQueue: ~Copyable {
  /// An end of a variable.
  struct End: BitwiseCopyable {
    var length: Double
    var place: Int

    @inline(__always)
    func precedes(_ other: End) -> Bool {
      length != other.length ? length < other.length : place < other.place
    }
  }

  private var heap = FlatArray<End>()

  mutating func insert(_ end: End) {
    heap.append(end)
    var index = heap.count - 1
    while index > 0, end.precedes(heap[(index - 1) / 2]) {
      heap[index] = heap[(index - 1) / 2]
      index = (index - 1) / 2
    }
    heap[index] = end
  }

  mutating func takeFirst() -> Int? {
    guard heap.count > 0 else { return nil }
    let first = heap[0]
    let last = heap.removeLast()
    guard heap.count > 0 else { return first.place }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
    return first.place
  }
}
