extension Array {
  /// Returns the position of the first element whose number is not less than a given one, in an
  /// array that is ascending by that number; O(log count).
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
  /// Returns the position of the first element that is not less than a given one, in an ascending
  /// array; O(log count).
  public func lowerBound(of element: Int) -> Int { lowerBound(of: element) { $0 } }
}
