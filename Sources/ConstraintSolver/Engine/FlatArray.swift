/// A growable array of plain bytes whose memory its owner manages by hand.
///
/// The inner loops of the engine touch millions of elements per second; checks for uniqueness,
/// bounds and exclusive access would cost more than the arithmetic. Bounds are checked in debug
/// builds only. The owner calls ``copy()`` for a value of its own and ``free()`` exactly once.
struct FlatArray<Element: BitwiseCopyable> {
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
  func copy() -> FlatArray {
    var result = FlatArray(minimumCapacity: count)
    result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  func free() { if capacity > 0 { base.deallocate() } }

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
    free()
    base = memory
    capacity = larger
  }
}

/// Where empty arrays point to; nothing is ever read or written there.
nonisolated(unsafe) private let nowhere = UnsafeMutableRawPointer.allocate(
  byteCount: 64, alignment: 64)
