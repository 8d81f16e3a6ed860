/// Where a list of a ``SpanArena`` lies.
///
/// Not a type inside of it: that would be another one for each element type, to be looked up at run
/// time wherever the compiler does not specialise.
public struct ListSpan: BitwiseCopyable {
  @usableFromInline var start: Int32
  @usableFromInline var count: Int32
  @usableFromInline var capacity: Int32

  @usableFromInline
  init(start: Int32, count: Int32, capacity: Int32) {
    self.start = start
    self.count = count
    self.capacity = capacity
  }
}
