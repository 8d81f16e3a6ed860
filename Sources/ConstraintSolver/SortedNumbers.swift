extension Array {
  /// The first position of an array, ascending by a number, whose number is not less; in O(log count).
  @inlinable
  public func lowerBound(of number: Int, by key: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Int] {
  /// The first position of an ascending array whose element is not less; in O(log count).
  public func lowerBound(of element: Int) -> Int { lowerBound(of: element) { $0 } }
}
