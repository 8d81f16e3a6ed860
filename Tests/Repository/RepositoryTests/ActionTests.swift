import Foundation
import Testing

/// The scripts of the action for GitHub, each run in a clean folder.
@Suite struct ActionTests {
  private static let action = Repository.folder.appending(path: ".github/actions/plumb")

  /// Runs a script in a folder; `plumb` there is a program that writes down what it is asked.
  private static func run(
    _ script: String, _ variables: [String: String], in folder: URL
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = action.appending(path: script)
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin", "RUNNER_TEMP": folder.path,
      "GITHUB_OUTPUT": "\(folder.path)/output", "GITHUB_STEP_SUMMARY": "\(folder.path)/summary",
      "GITHUB_PATH": "\(folder.path)/path",
    ].merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static func lend(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "bin/plumb")
    try """
    #!/bin/sh
    printf '%s\\n' "$@" > asked
    for word; do case "$word" in *=*.md | *=*.json | *=*.sarif) echo text > "${word#*=}" ;; esac; done
    exit "${CODE:-0}"

    """.write(to: program, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try body(folder)
  }

  private static func text(_ name: String, in folder: URL) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  @Test func theInputsBecomeFlags() throws {
    try Self.lend { folder in
      let ending = try Self.run(
        "run",
        [
          "PLUMB_COMMAND": "audit", "PLUMB_PATHS": "App Views\nMore", "PLUMB_SHARD": "2/4",
          "PLUMB_FAIL_ON": "warning", "PLUMB_BASELINE": "b.json", "PLUMB_ARGUMENTS": "--quiet",
        ], in: folder)
      #expect(ending.code == 0, "\(ending.output)")
      let asked = Self.text("asked", in: folder).split(separator: "\n").map(String.init)
      #expect(
        asked.starts(with: [
          "audit", "App", "Views", "More", "--shard", "2/4", "--fail-on", "warning", "--baseline",
          "b.json", "--quiet", "--report", "text=-", "--report", "github=-",
        ]), "\(asked)")
      #expect(Self.text("summary", in: folder) == "text\n")
      let output = Self.text("output", in: folder)
      #expect(output.contains("sarif=\(folder.path)/plumb-report/plumb-audit-2.sarif\n"))
      #expect(output.contains("report=\(folder.path)/plumb-report/plumb-audit-2.json\n"))
    }
  }

  @Test func theCodeIsThatOfPlumbAndTheReportIsThere() throws {
    try Self.lend { folder in
      let ending = try Self.run("run", ["PLUMB_COMMAND": "replay", "CODE": "4"], in: folder)
      #expect(ending.code == 4)
      #expect(Self.text("summary", in: folder) == "text\n")
      #expect(Self.text("asked", in: folder).hasPrefix("replay\n--report\n"))
    }
  }

  @Test func anotherCommandIsRefused() throws {
    try Self.lend { folder in
      let ending = try Self.run("run", ["PLUMB_COMMAND": "learn; id"], in: folder)
      #expect(ending.code == 2 && ending.output.hasPrefix("::error::"))
      #expect(Self.text("asked", in: folder).isEmpty)
    }
  }

  /// Each `env` name that the scripts read is one that the action sets.
  @Test func whatTheScriptsReadIsSet() throws {
    let text = try String(
      contentsOf: Self.action.appending(path: "action.yml"), encoding: .utf8)
    for script in ["install", "run"] {
      let lines = try String(
        contentsOf: Self.action.appending(path: script), encoding: .utf8)
      let names = Set(lines.matches(of: /\$\{?(PLUMB_[A-Z_]+)/).map { String($0.1) })
      #expect(!names.isEmpty)
      for name in names { #expect(text.contains("\n        \(name): "), "\(script): \(name)") }
    }
  }
}
