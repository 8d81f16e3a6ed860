import Foundation

/// Programs on the disk and how to run them.
enum Program {
  /// The executable under test: it stands beside the tests, in a debug build as in a release.
  static let plumb: String? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let here = ["/proc/self/exe", CommandLine.arguments.first ?? "", Bundle.main.bundlePath]
    let beside = here.map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    let usual = ["debug", "release"].map { repository.appending(path: ".build/\($0)") }
    return (beside + usual).map { $0.appending(path: "plumb").path }.first(where: isProgram)
  }()

  /// Where tmux is, if it is anywhere.
  static let tmux: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/tmux" }.first(where: isProgram)

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Why a program did not do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end and returns what it printed.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], in folder: URL
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) \(arguments.joined(separator: " ")): \(text)")
    }
    return text
  }
}
