import Foundation

/// The memory that this process has used.
enum Memory {
  /// The peak of the resident set, in MB.
  ///
  /// `getrusage` is not used, because it includes what the parent used before it started this
  /// process.
  static var peak: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (Double(line.filter(\.isNumber)) ?? .nan) / 1024
    }
    return .nan
  }
}
