/// A list whose copies share the pages that they did not change.
///
/// The first change to a copy of an array of 10,000 views copies all of them; a change to a copy of
/// this list copies a page, and the short book that contains it. So the timeline can keep a layout
/// per step, and comparing two layouts takes only a look at a few pages.
///
/// It is public, in a module without a product, because the compiler specialises for other modules
/// only what is `@inlinable public`; with `package` each access looks up generic metadata.
public struct PagedArray<Element: Sendable>: Sendable {
  /// The pages of elements, in books of pages.
  @usableFromInline var books: [[[Element]]] = []
  @usableFromInline var elementCount = 0

  /// The logarithm to base 2 of the elements on a page, and of the pages in a book: small enough to
  /// copy a page, large enough to keep the books few.
  @inlinable static var shift: Int { 4 }
  @inlinable static var mask: Int { (1 << shift) - 1 }

  /// The number of elements.
  @inlinable public var count: Int { elementCount }

  /// Makes an empty list.
  @inlinable
  public init() {}

  /// Makes a list that repeats an element.
  @inlinable
  public init(repeating element: Element, count: Int) {
    grow(to: count, with: element)
  }

  /// Makes a list of the elements of a sequence.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The element at an index, in O(1); setting it copies a shared page.
  @inlinable
  public subscript(index: Int) -> Element {
    get { books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask] }
    set {
      books[index >> (2 * Self.shift)][(index >> Self.shift) & Self.mask][index & Self.mask] =
        newValue
    }
  }

  /// Changes an element in place; O(1) if its page is not shared.
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

  /// Appends all elements to another list, page by page.
  @inlinable
  public func appendAll(to list: inout [Element]) {
    for book in books {
      for page in book { list += page }
    }
  }

  /// Removes the element at an index; O(pages behind it).
  public mutating func remove(at index: Int) {
    let last = (count - 1) >> Self.shift
    var page = index >> Self.shift
    changePage(page) { _ = $0.remove(at: index & Self.mask) }
    // Each page behind it gives its first element to the one before.
    while page < last {
      let first = changePage(page + 1) { $0.removeFirst() }
      changePage(page) { $0.append(first) }
      page += 1
    }
    elementCount -= 1
    guard elementCount & Self.mask == 0 else { return }
    books[books.count - 1].removeLast()
    if books[books.count - 1].isEmpty { books.removeLast() }
  }

  private mutating func changePage<Result>(
    _ number: Int, _ body: (inout [Element]) -> Result
  ) -> Result {
    body(&books[number >> Self.shift][number & Self.mask])
  }

  /// Appends an element until the list has `newCount` elements.
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
  /// Whether the list begins with the elements of another one.
  ///
  /// - Complexity: O(books + elements on pages that are not shared).
  public func starts(with other: PagedArray) -> Bool {
    guard other.count <= count else { return false }
    return other.books.indices.allSatisfy { number in
      let (book, old) = (books[number], other.books[number])
      return book.isStored(with: old)
        || old.indices.allSatisfy {
          book[$0].isStored(with: old[$0]) || book[$0].starts(with: old[$0])
        }
    }
  }

  /// Returns the positions at which two lists differ, ascending; positions that only one list has
  /// differ.
  ///
  /// - Complexity: O(books + elements on pages that are not shared). Arrays that share their
  ///   storage are equal without a look at their elements.
  public func differences(from other: PagedArray) -> [Int] {
    differences(from: other, limit: .max) ?? []
  }

  /// Returns the positions at which two lists differ, ascending; nil if there are more than
  /// `limit`.
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

  /// Removes all elements that equal one; O(count).
  public mutating func remove(_ element: Element) {
    while let index = firstIndex(of: element) { remove(at: index) }
  }
}

extension PagedArray: Equatable where Element: Equatable {
  /// Whether all elements are equal; O(books) if the lists share their pages.
  public static func == (lhs: PagedArray, rhs: PagedArray) -> Bool { lhs.books == rhs.books }
}

extension PagedArray: Hashable where Element: Hashable {
  /// Hashes all elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(books) }
}

extension Array {
  /// Whether both are copies of one array that neither has changed; O(1).
  fileprivate func isStored(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { here in
        other.withUnsafeBufferPointer { here.baseAddress == $0.baseAddress }
      }
  }
}
