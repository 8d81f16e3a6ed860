import Foundation
import Testing

@testable import LineEditor

@Suite final class HistoryFileTests {
  /// A folder of its own for each test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("history-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appendingPathComponent("history") }

  private func written(_ lines: [String]) throws -> String {
    var history = HistoryFile(path: file.path)
    for line in lines { history.append(line) }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func severalLinesAreOneEntry() {
    #expect(HistoryFile.entry("begin\nview a\nend\n") == "begin␊view a␊end")
    #expect(HistoryFile.lines(of: "begin␊view a␊end") == "begin\nview a\nend")
    #expect(HistoryFile.entry(String(repeating: "x", count: 20_000)) == nil)
  }

  @Test func linesAreKeptAsTyped() throws {
    let lines = ["view a", "fix a.width == 3", "grün"]
    #expect(try written(lines) == "view a\nfix a.width == 3\ngrün\n")
    var history = HistoryFile(path: file.path)
    #expect(history.load() == lines)
  }

  @Test func aLineIsNotRepeatedAtOnce() throws {
    #expect(try written(["a", "a", "b", "a"]) == "a\nb\na\n")
  }

  @Test func aLineIsNotRepeatedAcrossSessions() throws {
    _ = try written(["a"])
    var history = HistoryFile(path: file.path)
    _ = history.load()
    history.append("a")
    #expect(try String(contentsOf: file, encoding: .utf8) == "a\n")
  }

  @Test func controlCharactersAndBlankLinesAreDropped() throws {
    #expect(
      try written(["", "  ", "a\u{1B}[31m\u{7}b", "begin\nend\t1 ", "\u{9B}x\u{7F}"])
        == "a[31mb\nbegin␊end 1\nx\n")
  }

  @Test func onlyTheOwnerReadsTheFile() throws {
    _ = try written(["a"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func theNewestLinesAreLoaded() throws {
    let lines = (0..<(HistoryFile.limit + 5)).map { "line \($0)" }
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    var history = HistoryFile(path: file.path)
    let loaded = history.load()
    #expect(loaded.count == HistoryFile.limit)
    #expect(loaded.first == "line 5")
    #expect(loaded.last == lines.last)
  }

  @Test func onlyTheEndOfAHugeFileIsRead() throws {
    let line = String(repeating: "x", count: 999)
    try String(repeating: line + "\n", count: 5_000).appending("last\n")
      .write(to: file, atomically: true, encoding: .utf8)
    var history = HistoryFile(path: file.path)
    #expect(history.load() == [line, "last"])
  }

  @Test func aLineWithoutItsEndIsEnded() throws {
    try "torn".write(to: file, atomically: true, encoding: .utf8)
    #expect(try written(["next"]) == "torn\nnext\n")
  }

  @Test func bytesThatAreNoTextAreRepaired() throws {
    try Data([0x61, 0xFF, 0x0A, 0x0D, 0x0A]).write(to: file)
    var history = HistoryFile(path: file.path)
    #expect(history.load() == ["a\u{FFFD}"])
  }

  @Test func whatIsNoFileIsNoError() throws {
    for path in ["/nonexistent/folder/history", folder.path, "/dev/null", ""] {
      var history = HistoryFile(path: path)
      #expect(history.load().isEmpty)
      history.append("a")
      #expect(history.load().isEmpty)
    }
    #expect(mkfifo(file.path, 0o600) == 0)
    var history = HistoryFile(path: file.path)
    history.append("a")
    #expect(history.load().isEmpty)
  }

  @Test func twoSessionsShareTheFile() throws {
    var first = HistoryFile(path: file.path)
    var second = HistoryFile(path: file.path)
    for index in 0..<20 {
      first.append("first \(index)")
      second.append("second \(index)")
    }
    var third = HistoryFile(path: file.path)
    #expect(third.load().count == 40)
  }
}
