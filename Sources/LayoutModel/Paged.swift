/// A long list that shares the pages it did not change with its copies.
///
/// A copy of an array of 10,000 views copies all of them with its first change; a copy of this one
/// copies a page. That makes a layout per step of the timeline affordable, and the difference
/// between two layouts a question of a few pages.
package struct Paged<Element: Sendable>: Sendable {
  @usableFromInline var pages: [[Element]] = []
  /// How many elements there are.
  package private(set) var count = 0

  /// The logarithm of the page size: small enough to copy, large enough to keep the pages few.
  @usableFromInline static var shift: Int { 4 }
  @usableFromInline static var mask: Int { (1 << shift) - 1 }

  /// An empty list.
  package init() {}

  /// A list of the same element over and over.
  package init(repeating element: Element, count: Int) {
    grow(to: count, with: element)
  }

  /// An element, in O(1); setting copies a shared page.
  @inlinable
  package subscript(index: Int) -> Element {
    get { pages[index >> Self.shift][index & Self.mask] }
    set { pages[index >> Self.shift][index & Self.mask] = newValue }
  }

  /// Changes an element in place, in O(1) where its page is not shared.
  @inlinable
  package mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    body(&pages[index >> Self.shift][index & Self.mask])
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      var page: [Element] = []
      page.reserveCapacity(1 << Self.shift)
      pages.append(page)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Adds elements at the end until there are that many.
  package mutating func grow(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }
}

extension Paged: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
}

extension Paged where Element: Equatable {
  /// The positions at which two lists differ, ascending; one that is past an end differs.
  ///
  /// - Complexity: O(pages + elements on pages that are not shared). Arrays that share their
  ///   storage are equal without a look at their elements.
  package func differences(from other: Paged) -> [Int] {
    var result: [Int] = []
    let common = Swift.min(pages.count, other.pages.count)
    for number in 0..<common where pages[number] != other.pages[number] {
      let (page, old) = (pages[number], other.pages[number])
      let start = number << Self.shift
      for offset in 0..<Swift.max(page.count, old.count) {
        let isSame = offset < page.count && offset < old.count && page[offset] == old[offset]
        if !isSame { result.append(start + offset) }
      }
    }
    result += (common << Self.shift)..<Swift.max(common << Self.shift, count, other.count)
    return result
  }
}

extension Paged: Equatable where Element: Equatable {
  package static func == (lhs: Paged, rhs: Paged) -> Bool { lhs.pages == rhs.pages }
}

extension Paged: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(pages) }
}
