/// A growable array of plain bytes that has one owner.
///
/// The inner loops of the engine touch millions of elements per second; checks for uniqueness,
/// bounds and exclusive access would cost more than the arithmetic. So each index is checked in debug
/// builds only; in release builds the number of a row or list is checked once, where its elements are
/// asked for (``SystemRows/terms(of:)``, ``SpanArena/list(of:)``). The memory goes with the owner, and a second value is made by ``copy()`` only; so
/// whatever consists of such arrays is not copied by accident, and says in an `init(copying:)` how
/// it is. That initialiser does not compile when it forgets a property, because none has a default.
///
/// It is public, in a module without a product, because the compiler specialises for other modules
/// only what is `@inlinable public`, and in a debug build not even for other files of its own module.
public struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<Element>
  @usableFromInline var elementCount: Int
  @usableFromInline var capacity: Int

  /// Where the elements lie; valid until anything is appended.
  @inlinable
  public var base: UnsafeMutablePointer<Element> { memory }

  /// The number of elements.
  @inlinable
  public var count: Int { elementCount }

  /// Makes an empty array with room for some elements.
  @inlinable
  public init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    // Empty arrays are many, in every copy of a part; they take no memory.
    memory =
      capacity == 0 ? nowhere.assumingMemoryBound(to: Element.self) : .allocate(capacity: capacity)
    elementCount = 0
  }

  /// Makes an array of copies of an element.
  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    memory.initialize(repeating: element, count: count)
    elementCount = count
  }

  /// The same elements in memory of their own, in O(count).
  ///
  /// With a little room: a copy is made to append.
  @inlinable
  public func copy() -> FlatArray {
    var result = FlatArray(minimumCapacity: count == 0 ? 0 : count + count / 16 + 4)
    result.memory.initialize(from: memory, count: count)
    result.elementCount = count
    return result
  }

  @inlinable
  deinit { if capacity > 0 { memory.deallocate() } }

  /// All elements; valid until anything is appended.
  @inlinable @inline(__always)
  public var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  /// The element at an index, which is checked in debug builds only.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index out of range")
      return memory[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index out of range")
      yield &memory[index]
    }
  }

  /// The element at an index, which is checked in debug builds only.
  @inlinable @inline(__always)
  public subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// Adds an element at the end; amortised O(1).
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (memory + count).initialize(to: element)
    elementCount += 1
  }

  /// Makes it longer by copies of an element.
  @inlinable
  public mutating func append(repeating element: Element, count more: Int) {
    if count + more > capacity { grow(to: count + more) }
    (memory + count).initialize(repeating: element, count: more)
    elementCount += more
  }

  /// Adds what lies elsewhere.
  @inlinable
  public mutating func append(contentsOf others: UnsafeBufferPointer<Element>) {
    if count + others.count > capacity { grow(to: count + others.count) }
    if let start = others.baseAddress {
      (memory + count).initialize(from: start, count: others.count)
    }
    elementCount += others.count
  }

  /// Removes the last element and returns it.
  @inlinable @inline(__always)
  public mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    elementCount -= 1
    return memory[elementCount]
  }

  /// Forgets all elements; the memory stays.
  @inlinable @inline(__always)
  public mutating func removeAll() { elementCount = 0 }

  /// Forgets the last elements.
  @inlinable
  public mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "cannot grow")
    elementCount = newCount
  }

  @inlinable @inline(never)
  mutating func grow(to minimum: Int) {
    let larger = max(minimum, 2 * capacity, 4)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    fresh.moveInitialize(from: memory, count: count)
    if capacity > 0 { memory.deallocate() }
    memory = fresh
    capacity = larger
  }
}

/// Where empty arrays point to; nothing is ever read or written there.
@usableFromInline
nonisolated(unsafe) let nowhere = UnsafeMutableRawPointer.allocate(
  byteCount: 64, alignment: 64)
