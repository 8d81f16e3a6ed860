import Foundation

/// How much memory this process has needed.
enum Memory {
  /// The peak of the resident set, in MB.
  ///
  /// Not `getrusage`: that one remembers what the parent needed before it started us.
  static var peak: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (Double(line.filter(\.isNumber)) ?? .nan) / 1024
    }
    return .nan
  }
}
