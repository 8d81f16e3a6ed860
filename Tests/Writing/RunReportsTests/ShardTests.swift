import RunReports
import Testing

/// Which files a shard looks at.
@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7, 20]) func shardsTogetherAreEverythingOnce(count: Int) throws {
    let files = Array(0..<17)
    let parts = try (1...count).map { try #require(Shard($0, of: count)).part(of: files) }
    #expect(parts.flatMap { $0 }.sorted() == files)
    #expect((parts.map(\.count).max() ?? 0) - (parts.map(\.count).min() ?? 0) <= 1)
  }

  @Test(arguments: ["0/4", "5/4", "1", "a/b", "1/0", "-1/3", "1/2/3", ""])
  func whatIsNoShardIsRefused(text: String) { #expect(Shard(text) == nil) }

  @Test func aShardIsRead() { #expect(Shard("2/4") == Shard(2, of: 4)) }
}
