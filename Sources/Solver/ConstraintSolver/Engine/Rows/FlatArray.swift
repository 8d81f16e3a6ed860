/// A growable array of plain bytes that has one owner.
///
/// The inner loops of the engine touch millions of elements per second; checks for uniqueness,
/// bounds and exclusive access would cost more than the arithmetic. So each index is checked in debug
/// builds only; in release builds the number of a row or list is checked once, where its elements are
/// asked for (``SystemRows/terms(of:)``, ``SpanArena/list(of:)``). The memory goes with the owner, and a second value is made by ``copy()`` only; so
/// whatever consists of such arrays is not copied by accident, and says in an `init(copying:)` how
/// it is. That initialiser does not compile when it forgets a property, because none has a default.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private(set) var capacity: Int

  init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    // Empty arrays are many, in every copy of a part; they take no memory.
    base =
      capacity == 0 ? nowhere.assumingMemoryBound(to: Element.self) : .allocate(capacity: capacity)
    count = 0
  }

  init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  /// The same elements in memory of their own, in O(count).
  ///
  /// With a little room: whoever copies is going to append.
  func copy() -> FlatArray {
    var result = FlatArray(minimumCapacity: count == 0 ? 0 : count + count / 16 + 4)
    result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// All elements; valid until anything is appended.
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index out of range")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index out of range")
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes it longer by copies of an element.
  mutating func append(repeating element: Element, count more: Int) {
    if count + more > capacity { grow(to: count + more) }
    (base + count).initialize(repeating: element, count: more)
    count += more
  }

  /// Adds what lies elsewhere.
  mutating func append(contentsOf others: UnsafeBufferPointer<Element>) {
    if count + others.count > capacity { grow(to: count + others.count) }
    if let start = others.baseAddress {
      (base + count).initialize(from: start, count: others.count)
    }
    count += others.count
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Forgets the last elements.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "cannot grow")
    count = newCount
  }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let larger = max(minimum, 2 * capacity, 4)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = memory
    capacity = larger
  }
}

/// Where empty arrays point to; nothing is ever read or written there.
nonisolated(unsafe) private let nowhere = UnsafeMutableRawPointer.allocate(
  byteCount: 64, alignment: 64)
