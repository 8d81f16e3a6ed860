extension [Int] {
  /// The first position of an ascending array whose element is not less; in O(log count).
  package func lowerBound(of element: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
