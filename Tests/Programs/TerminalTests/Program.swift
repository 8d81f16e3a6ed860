import Foundation
import Platform

/// Programs on the disk and how to run them.
enum Program {
  /// The executable under test: it stands beside the tests, in a debug build as in a release.
  static let plumb: String? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
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

  /// How long a test waits for what has to happen.
  ///
  /// It is there against what hangs: no machine is so slow.
  static let patience = Duration.seconds(180)

  /// Why a program did not do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// How a program ended.
  struct Ending {
    /// Its exit code; 128 and more for a signal, as a shell says it.
    var code: Int
    /// What it wrote to standard output, where that was not led elsewhere.
    var output: String
    /// What it wrote to standard error.
    var talk: String

    /// All that it said as one line, wherever its lines were broken.
    var words: String {
      (output + " " + talk).split(whereSeparator: \.isWhitespace).filter { $0 != "+" }
        .joined(separator: " ")
    }
  }

  /// Runs plumb in a folder that a person calls home, with a text on standard input.
  ///
  /// `output` is a path that standard output is led to.
  static func plumb(
    _ arguments: String..., input: String = "", output: String? = nil,
    environment: [String: String] = [:], in home: Home
  ) throws -> Ending {
    try plumb(arguments, input: input, output: output, environment: environment, in: home)
  }

  /// The same with a list of arguments.
  static func plumb(
    _ arguments: [String], input: String = "", output: String? = nil,
    environment: [String: String] = [:], in home: Home
  ) throws -> Ending {
    guard let plumb else { throw Failure(description: "the executable is not beside the tests") }
    let file = home.folder.appending(path: "input-\(numbers.next())")
    try input.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(
      "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", home.folder.path, plumb] + arguments,
      input: file.path, output: output, joinsErrors: false,
      environment: home.environment.merging(environment) { $1 }, in: home.folder)
  }

  private static let numbers = Counter()

  /// Runs a program to its end and returns what it printed.
  ///
  /// `Process` would wait for the server that tmux leaves behind, which keeps its socket open.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], in folder: URL
  ) throws -> String {
    let ending = try run(
      path, arguments, input: "/dev/null", output: nil, joinsErrors: true,
      environment: environment, in: folder)
    guard ending.code == 0 else {
      throw Failure(
        description: "\(path) \(arguments.joined(separator: " ")): \(ending.output)")
    }
    return ending.output
  }

  /// Runs a program to its end, with a file as its standard input.
  static func run(
    _ path: String, _ arguments: [String], input: String, output: String?, joinsErrors: Bool,
    environment: [String: String], in folder: URL
  ) throws -> Ending {
    let number = numbers.next()
    let file = folder.appending(path: "output-\(number)").path
    let talk = folder.appending(path: "talk-\(number)").path
    defer {
      unlink(file)
      unlink(talk)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? file, flags, 0o600)
    if joinsErrors {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, talk, flags, 0o600)
    }
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
    let signal = Int(status & 0x7F)
    return Ending(
      code: signal == 0 ? Int(status >> 8) & 0xFF : 128 + signal,
      output: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "",
      talk: (try? String(contentsOfFile: talk, encoding: .utf8)) ?? "")
  }
}
