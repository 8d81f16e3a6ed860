/// The version of the program.
package enum Version {
  /// As `plumb --version` prints it.
  package static let current = "0.1"

  /// Whether another version is newer than this one.
  static func isNewer(_ other: String) -> Bool {
    func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return parts(current).lexicographicallyPrecedes(parts(other))
  }
}
