/// One part of many of the same files: `2/4`.
package struct Shard: Codable, Hashable, Sendable {
  /// Which one, from 1 to ``count``.
  package let index: Int
  /// How many there are.
  package let count: Int

  /// A part; nil unless `1 <= index <= count`.
  package init?(_ index: Int, of count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// Its part of sorted paths: every `count`th, so that folders are spread.
  package func part<Element>(of all: [Element]) -> [Element] {
    all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
  }
}
