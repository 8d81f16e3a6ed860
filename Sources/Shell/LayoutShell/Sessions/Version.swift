/// The version of the program.
package enum Version {
  /// As `plumb --version` prints it.
  package static let current = "0.1"
  /// The day of this version, which pages of the manual bear.
  package static let date = "2026-11-27"

  /// Whether a text is a version: numbers with dots between them.
  static func isVersion(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { Int($0) != nil }
  }

  /// Whether another version is newer than this one; `0.1.0` is `0.1`.
  static func isNewer(_ other: String) -> Bool {
    func parts(_ text: String) -> [Int] {
      var parts = text.split(separator: ".").map { Int($0) ?? 0 }
      while parts.last == 0 { parts.removeLast() }
      return parts
    }
    return parts(current).lexicographicallyPrecedes(parts(other))
  }
}
