/// The process that runs this.
package enum OwnProcess {
  /// The path of its program.
  package static var path: String {
    #if os(Linux)
    let link = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) { return path }
    #endif
    return CommandLine.arguments[0]
  }

  /// The peak of its resident set, in MB.
  package static var peakMemory: Double {
    #if os(Linux)
    // What is asked otherwise includes what the parent used before it started this process.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (Double(line.filter(\.isNumber)) ?? .nan) / 1024
    }
    return .nan
    #else
    var usage = rusage()
    guard getrusage(RUSAGE_SELF, &usage) == 0 else { return .nan }
    return peak(of: usage)
    #endif
  }

  /// Returns the peak of the resident set in what the system says of a process, in MB.
  package static func peak(of usage: rusage) -> Double {
    // Bytes there, kilobytes elsewhere.
    #if canImport(Darwin)
    Double(usage.ru_maxrss) / 1_048_576
    #else
    Double(usage.ru_maxrss) / 1024
    #endif
  }
}
