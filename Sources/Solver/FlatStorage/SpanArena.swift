/// Many short growable lists in one flat array, one per owner 0 ..< ownerCount.
///
/// A list that outgrows its place moves to the end of the array; when more than half of the array
/// is abandoned, all lists move together again. Appending is amortised O(1).
public struct SpanArena<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var spans: FlatArray<ListSpan>
  @usableFromInline var store: FlatArray<Element>
  @usableFromInline var abandoned: Int

  /// The number of owners.
  @inlinable
  public var ownerCount: Int { spans.count }

  /// Makes empty lists for some owners.
  @inlinable
  public init(ownerCount: Int = 0, capacity: Int = 0) {
    spans = FlatArray(repeating: ListSpan(start: 0, count: 0, capacity: 0), count: ownerCount)
    store = FlatArray(minimumCapacity: capacity)
    abandoned = 0
  }

  /// Makes a copy, its lists together again if many places are abandoned.
  @inlinable
  public init(copying other: borrowing SpanArena) {
    spans = other.spans.copy()
    var used = 0
    for owner in 0..<spans.count { used += Int(spans[owner].count) }
    guard 3 * used < 2 * other.store.count else {
      store = other.store.copy()
      abandoned = other.abandoned
      return
    }
    store = other.store.gathered(along: spans)
    abandoned = 0
  }

  /// Adds an owner with an empty list.
  @inlinable
  public mutating func addOwner() { spans.append(ListSpan(start: 0, count: 0, capacity: 0)) }

  /// The length of a list.
  @inlinable @inline(__always)
  public func count(of owner: Int) -> Int { Int(spans[owner].count) }

  /// The elements of a list; valid until anything is appended anywhere.
  @inlinable @inline(__always)
  public func list(of owner: Int) -> UnsafeMutableBufferPointer<Element> {
    precondition(owner >= 0 && owner < spans.count, "owner out of range")
    let span = spans[owner]
    return UnsafeMutableBufferPointer(
      start: store.base + Int(span.start), count: Int(span.count))
  }

  /// The element at a place in a list.
  @inlinable @inline(__always)
  public func pointer(_ owner: Int, _ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index < Int(spans[owner].count), "index out of range")
    return store.base + (Int(spans[owner].start) + index)
  }

  /// Makes room for a list of known length at the end of the array; for building.
  @inlinable
  public mutating func reserve(_ capacity: Int, for owner: Int, filledWith element: Element) {
    guard capacity > Int(spans[owner].capacity) else { return }
    move(owner, capacity: capacity, filledWith: element)
  }

  /// Adds an element to a list; amortised O(1).
  @inlinable @inline(__always)
  public mutating func append(_ element: Element, to owner: Int) {
    let span = spans[owner]
    if span.count == span.capacity {
      move(owner, capacity: max(4, 2 * Int(span.capacity)), filledWith: element)
    }
    store[Int(spans[owner].start) + Int(span.count)] = element
    spans[owner].count += 1
  }

  /// Removes the element at a place by putting the last one there.
  @inlinable @inline(__always)
  public func swapRemove(at index: Int, of owner: Int) {
    let last = Int(spans[owner].count) - 1
    let first = store.base + Int(spans[owner].start)
    first[index] = first[last]
    spans[owner].count -= 1
  }

  /// Forgets the last elements of a list.
  @inlinable @inline(__always)
  public func truncate(_ owner: Int, to count: Int) { spans[owner].count = Int32(count) }

  /// Empties a list.
  @inlinable
  public func clear(_ owner: Int) { spans[owner].count = 0 }

  /// Exchanges the lists of two owners in O(1).
  @inlinable
  public func swapLists(_ a: Int, _ b: Int) {
    let span = spans[a]
    spans[a] = spans[b]
    spans[b] = span
  }

  @inlinable @inline(never)
  mutating func move(_ owner: Int, capacity: Int, filledWith element: Element) {
    abandoned += Int(spans[owner].capacity)
    if abandoned > 1024 && 2 * abandoned > store.count { compact() }
    let old = spans[owner]
    let start = store.count
    store.append(repeating: element, count: capacity)
    (store.base + start).update(from: store.base + Int(old.start), count: Int(old.count))
    spans[owner] = ListSpan(start: Int32(start), count: old.count, capacity: Int32(capacity))
  }

  /// Puts all lists together, each with a little room to grow.
  @inlinable
  mutating func compact() {
    store = store.gathered(along: spans)
    abandoned = 0
  }
}

extension FlatArray {
  /// The lists that lie at some spans, one behind the other and each with a little room to grow; the
  /// spans are where they lie then.
  @inlinable
  func gathered(along spans: borrowing FlatArray<ListSpan>) -> FlatArray {
    func capacity(of owner: Int) -> Int {
      let span = spans[owner]
      let room = span.count == 0 ? 0 : Int(span.count) + Int(span.count) / 4 + 1
      return min(Int(span.capacity), room)
    }
    var total = 0
    for owner in 0..<spans.count { total += capacity(of: owner) }
    var fresh = FlatArray(minimumCapacity: total)
    for owner in 0..<spans.count {
      let (span, capacity) = (spans[owner], capacity(of: owner))
      let start = fresh.count
      let from = base + Int(span.start)
      fresh.append(contentsOf: UnsafeBufferPointer(start: from, count: Int(span.count)))
      if capacity > Int(span.count) {
        fresh.append(repeating: from[0], count: capacity - Int(span.count))
      }
      spans[owner] = .init(start: Int32(start), count: span.count, capacity: Int32(capacity))
    }
    return fresh
  }
}
