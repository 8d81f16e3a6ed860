/// A long list that shares the pages it did not change with its copies.
///
/// A copy of an array of 10,000 views copies all of them with its first change; a copy of this one
/// copies a page, and the short book that the page is in. That makes a layout per step of the
/// timeline affordable, and the difference between two layouts a question of a few pages.
///
/// It is public, in a module without a product, because the compiler specialises for other modules
/// only what is `@inlinable public`; with `package` each access looks up generic metadata.
public struct PagedArray<Element: Sendable>: Sendable {
  /// Pages of elements, in books of pages.
  @usableFromInline var books: [[[Element]]] = []
  @usableFromInline var elementCount = 0

  /// The logarithm of the number of elements on a page, and of pages in a book: small enough to
  /// copy, large enough to keep the books few.
  @inlinable static var shift: Int { 4 }
  @inlinable static var mask: Int { (1 << shift) - 1 }

  /// How many elements there are.
  @inlinable public var count: Int { elementCount }

  /// An empty list.
  @inlinable
  public init() {}

  /// A list of the same element over and over.
  @inlinable
  public init(repeating element: Element, count: Int) {
    grow(to: count, with: element)
  }

  /// A list of these elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// An element, in O(1); setting copies a shared page.
  @inlinable
  public subscript(index: Int) -> Element {
    get { books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask] }
    set {
      books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask] =
        newValue
    }
  }

  /// Looks at an element without a copy of its own, in O(1).
  @inlinable
  public func read<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    body(
      books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask])
  }

  /// Changes an element in place, in O(1) where its page is not shared.
  @inlinable
  public mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    body(
      &books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask])
  }

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      if (count >> Self.shift) & Self.mask == 0 { books.append([]) }
      var page: [Element] = []
      page.reserveCapacity(1 << Self.shift)
      books[books.count - 1].append(page)
    }
    let book = books.count - 1
    books[book][books[book].count - 1].append(element)
    elementCount += 1
  }

  /// Adds all elements to another list, page by page.
  @inlinable
  public func appendAll(to list: inout [Element]) {
    for book in books {
      for page in book { list += page }
    }
  }

  /// Adds elements at the end until there are that many.
  @inlinable
  public mutating func grow(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }
}

extension PagedArray: RandomAccessCollection {
  /// Zero.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { count }
}

extension PagedArray where Element: Equatable {
  /// The positions at which two lists differ, ascending; one that is past an end differs.
  ///
  /// - Complexity: O(books + elements on pages that are not shared). Arrays that share their
  ///   storage are equal without a look at their elements.
  public func differences(from other: PagedArray) -> [Int] {
    differences(from: other, limit: .max) ?? []
  }

  /// The same; nil as soon as they are more than a limit.
  public func differences(from other: PagedArray, limit: Int) -> [Int]? {
    var result: [Int] = []
    let common = Swift.min(books.count, other.books.count)
    for number in 0..<common where !books[number].isStored(with: other.books[number]) {
      let (book, old) = (books[number], other.books[number])
      for place in 0..<Swift.max(book.count, old.count) {
        let page = place < book.count ? book[place] : []
        let before = place < old.count ? old[place] : []
        guard !page.isStored(with: before) else { continue }
        if result.count > limit { return nil }
        let start = (number << Self.shift | place) << Self.shift
        let shared = Swift.min(page.count, before.count)
        for offset in 0..<shared where page[offset] != before[offset] {
          result.append(start + offset)
        }
        result += start + shared..<start + Swift.max(page.count, before.count)
      }
    }
    let rest = common << (2 * Self.shift)
    result += rest..<Swift.max(rest, count, other.count)
    return result.count > limit ? nil : result
  }

  /// Takes all elements out that are equal to one; O(count) where there is one.
  public mutating func remove(_ element: Element) {
    guard contains(element) else { return }
    self = PagedArray(filter { $0 != element })
  }
}

extension PagedArray: Equatable where Element: Equatable {
  /// Whether the elements are the same; O(books) where the lists share what they hold.
  public static func == (lhs: PagedArray, rhs: PagedArray) -> Bool { lhs.books == rhs.books }
}

extension PagedArray: Hashable where Element: Hashable {
  /// Feeds all elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(books) }
}

extension Array {
  /// Whether it is a copy that neither side has changed; O(1).
  fileprivate func isStored(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { here in
        other.withUnsafeBufferPointer { here.baseAddress == $0.baseAddress }
      }
  }
}
