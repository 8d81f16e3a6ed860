import LayoutModel

/// Reports of parts of a run as the report of the whole.
extension RunReport {
  /// The report that one run over all files would have given.
  ///
  /// - Throws: why they are not the parts of one run: a shard is missing or there twice, or two
  ///   reports have the same file.
  package static func merged(_ reports: [RunReport]) throws(Problem) -> RunReport {
    guard let first = reports.first else { throw Problem("there is no report") }
    if let other = reports.first(where: { $0.tool != first.tool }) {
      throw Problem("one is a report of \(first.tool.rawValue), one of \(other.tool.rawValue)")
    }
    try checkShards(of: reports)
    var paths: Set<String> = []
    for file in reports.flatMap(\.files) where !paths.insert(file.path).inserted {
      throw Problem("\(file.path) is in more than one of them")
    }
    return RunReport(first.tool, files: reports.flatMap(\.files))
  }

  private static func checkShards(of reports: [RunReport]) throws(Problem) {
    let shards = reports.compactMap(\.shard)
    guard let count = shards.first?.count else { return }
    guard shards.count == reports.count else {
      throw Problem("some are reports of shards, others of whole runs")
    }
    if let other = shards.first(where: { $0.count != count }) {
      throw Problem("one run was split into \(count), another into \(other.count)")
    }
    let seen = Set(shards.map(\.index))
    let double = seen.filter { number in shards.count { $0.index == number } > 1 }.sorted()
    if !double.isEmpty {
      throw Problem("\(names(double, double.count, of: count)) there more than once")
    }
    guard seen.count < count else { return }
    // A report may come from anywhere, and say that there are any number of others.
    let missing = (1...count).lazy.filter { !seen.contains($0) }.prefix(shownCount)
    throw Problem("\(names(Array(missing), count - seen.count, of: count)) missing")
  }

  /// How many shards are named of many.
  private static let shownCount = 8

  /// `shard 2/4 is`, `shards 2/4, 3/4 are`; the first of many.
  private static func names(_ first: [Int], _ all: Int, of count: Int) -> String {
    let shown = first.prefix(shownCount).map { "\($0)/\(count)" }.joined(separator: ", ")
    let more = all > shownCount ? " and \(all - shownCount) more" : ""
    return all == 1 ? "shard \(shown) is" : "shards \(shown)\(more) are"
  }
}
