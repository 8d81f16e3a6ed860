/// The Swift text of an Objective-C file, line for line, and where each piece of it stood.
package struct Translation: Sendable {
  /// The Swift text; what stood on a line stands on the line with the same number.
  package let text: String
  /// What could not be translated, with its lines.
  package let notes: [(line: Int, text: String)]
  /// What was assumed, as no file says it, with its lines.
  package let assumed: [(line: Int, text: String)]
  private let places: [(start: Int, end: Int, source: Range<Int>)]
  private let starts: [Int]
  private let sourceStarts: [Int]
  private let sourceCount: Int

  init(
    _ output: Output, notes: [(line: Int, text: String)], assumed: [(line: Int, text: String)],
    source: [UInt8]
  ) {
    self.assumed = assumed
    text = String(decoding: output.bytes, as: UTF8.self)
    self.notes = notes
    places = output.places
    starts = Self.starts(output.bytes)
    sourceStarts = Self.starts(source)
    sourceCount = source.count
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the range of the original, in bytes, that a range of the translation comes from.
  ///
  /// An added word, such as `init`, comes from the text in front of it on its line.
  package func written(_ range: Range<Int>) -> Range<Int> {
    let start = written(range.lowerBound, isEnd: false)
    let end = range.isEmpty ? start : written(range.upperBound, isEnd: true)
    return start..<max(start, end)
  }

  private func written(_ offset: Int, isEnd: Bool) -> Int {
    let index = Self.last(in: places.count) { places[$0].start < offset + (isEnd ? 0 : 1) }
    let lineIndex = Self.last(in: starts.count) { starts[$0] <= offset } ?? 0
    let lineStart = sourceStarts[min(lineIndex, sourceStarts.count - 1)]
    if let index, places[index].start >= starts[lineIndex] {
      let place = places[index]
      let source = place.source
      if offset >= place.end { return min(source.upperBound, sourceCount) }
      if isEnd { return min(source.upperBound, sourceCount) }
      // A piece that kept its length kept its letters.
      if place.end - place.start == source.count {
        return min(source.lowerBound + offset - place.start, sourceCount)
      }
      return min(source.lowerBound, sourceCount)
    }
    return min(lineStart, sourceCount)
  }

  /// The last index that fulfils a condition which holds up to some index.
  private static func last(in count: Int, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
