import Foundation
import Glibc

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
  ///
  /// `Process` would wait for the server that tmux leaves behind, which keeps its socket open.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], in folder: URL
  ) throws -> String {
    let file = folder.appending(path: "output").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // Threads that run tests block signals, and children would, too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&child, path, &actions, &attributes, words, variables) == 0 else {
      throw Failure(description: "cannot run \(path)")
    }
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    guard status == 0 else {
      throw Failure(description: "\(path) \(arguments.joined(separator: " ")): \(text)")
    }
    return text
  }
}
