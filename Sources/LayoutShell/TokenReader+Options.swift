import LayoutModel
import LayoutNotation

extension TokenReader {
  /// Does something with a layout; what it refuses becomes an error at that place.
  @discardableResult
  func doing<Value>(
    at range: Range<Int>, _ body: () throws(LayoutError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(LayoutError) { return try body() } catch {
      throw Diagnostic(error, at: range, in: self)
    }
  }

  /// The place from a token to the last one read.
  func range(from start: Int) -> Range<Int> {
    start..<max(start + 1, peek(-1)?.range.upperBound ?? start + 1)
  }

  /// Names separated by commas or blanks, to the end of the line.
  mutating func items() throws(Diagnostic) -> [(item: Item, range: Range<Int>)] {
    var items: [(Item, Range<Int>)] = []
    while !isAtEnd {
      let place = here
      items.append((try item(), place))
      _ = take(sign: ",")
    }
    return items
  }

  /// A view if the line goes on.
  mutating func optionalItem() throws(Diagnostic) -> Item.ID? {
    isAtEnd ? nil : try item().id
  }

  /// Any of `--name`, in any order.
  mutating func flags(_ names: [String]) throws(Diagnostic) -> Set<String> {
    var flags: Set<String> = []
    while peek?.isSign("-") ?? false {
      let place = here
      guard take(sign: "-"), take(sign: "-"), let word = peek, names.contains(word.text) else {
        let list = names.map { "--\($0)" }.joined(separator: " or ")
        throw Diagnostic(.badChoice, "expected \(list)", at: place, in: line)
      }
      next()
      flags.insert(word.text)
    }
    return flags
  }
}
