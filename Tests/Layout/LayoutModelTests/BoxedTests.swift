import Testing

@testable import LayoutModel

@Suite struct BoxedTests {
  @Test func aCopyKeepsItsValueWhenTheOtherChanges() {
    var box = Boxed([1, 2])
    let copy = box
    box.value.append(3)
    #expect(box.value == [1, 2, 3])
    #expect(copy.value == [1, 2])
  }

  /// A number that counts how often it is compared.
  private struct Watched: Equatable, Sendable {
    nonisolated(unsafe) static var comparisons = 0
    var number: Int

    static func == (a: Watched, b: Watched) -> Bool {
      comparisons += 1
      return a.number == b.number
    }
  }

  @Test func onlyWhatIsNotSharedIsCompared() {
    let box = Boxed(Watched(number: 1))
    let copy = box
    #expect(box == copy)
    #expect(Watched.comparisons == 0)
    #expect(box == Boxed(Watched(number: 1)))
    #expect(box != Boxed(Watched(number: 2)))
    #expect(Watched.comparisons == 2)
  }
}
