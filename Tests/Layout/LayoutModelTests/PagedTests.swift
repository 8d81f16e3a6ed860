import LayoutModel
import Support
import Testing

/// A list in shared pages against an array.
@Suite struct PagedTests {
  @Test(arguments: seeds(8))
  func itIsAnArrayWithCopiesThatStay(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.pick([0, 1, 15, 16, 17, 255, 256, 257, 1000])
    var array = (0..<count).map { _ in random.int(0...9) }
    var list = PagedArray(array)
    var kept: [(list: PagedArray<Int>, array: [Int])] = []
    for _ in 0..<30 {
      kept.append((list, array))
      switch random.int(0...4) {
      case 0:
        let element = random.int(0...9)
        array.append(element)
        list.append(element)
      case 1:
        let element = random.int(0...9)
        array.removeAll { $0 == element }
        list.remove(element)
      case 2:
        let length = array.count + random.int(0...20)
        while array.count < length { array.append(5) }
        list.grow(to: length, with: 5)
      default:
        guard !array.isEmpty else { continue }
        let index = random.int(0...array.count - 1)
        array[index] += 1
        if random.one(in: 2) { list[index] += 1 } else { list.update(index) { $0 += 1 } }
      }
      #expect(Array(list) == array)
    }
    for (old, was) in kept {
      #expect(Array(old) == was)
      let different = (0..<max(was.count, array.count)).filter {
        $0 >= was.count || $0 >= array.count || was[$0] != array[$0]
      }
      #expect(list.differences(from: old) == different)
      #expect(old.differences(from: list) == different)
      #expect(list.starts(with: old) == array.starts(with: was))
      #expect(old.starts(with: list) == was.starts(with: array))
    }
  }
}
