import Foundation
import JSONRPC
import JSONValues
import LayoutDrawing
import LayoutShell
import RunReports
import Support
import Testing

@testable import LayoutServers

/// One finding has the same key, words and numbers wherever it is shown.
@Suite struct SameFindingTests {
  /// The sessions of the repository that need no other file, each with numbers changed that it
  /// expects.
  private static let sessions: [(name: String, text: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sessions")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".plumb") }.sorted().compactMap {
      name -> (name: String, text: String)? in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        !["plumb> read ", "plumb> import "].contains(where: text.contains)
      else { return nil }
      return (name, damaged(text))
    }
  }()

  /// Changes the last digit of the first two lines that are expected and have one: an assistant is
  /// answered only so much.
  private static func damaged(_ text: String) -> String {
    var left = 2
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let isExpected = line.hasPrefix("= ") || line.hasPrefix("plumb> expect ")
      guard left > 0, isExpected, let place = line.lastIndex(where: \.isNumber),
        let digit = line[place].wholeNumberValue
      else { return String(line) }
      left -= 1
      return "\(line[..<place])\((digit + 1) % 10)\(line[line.index(after: place)...])"
    }.joined(separator: "\n")
  }

  private func request<Server: RPCService>(
    _ server: inout Server, _ method: String, _ params: JSONValue
  ) -> JSONValue {
    server.handle(.request(id: 1, method: method, params: params)).first { $0["id"] != nil }
      ?? .null
  }

  @Test func aFindingIsTheSameEverywhere() throws {
    var count = 0
    let sessions = share(Self.sessions, oneIn: 3)
    for (name, text) in sessions {
      guard let session = try? Session(text) else { continue }
      let replay = Replay(session, files: .none, oracle: .none)
      let file = ReportedFile(name, session, replay)
      let findings = file.cases.flatMap(\.findings)
      count += findings.count
      let terminal = file.cases.flatMap { $0.passages(in: name, of: .replay) }.lines.map(\.text)
      let report = RunReport(.replay, files: [file])
      let json = try #require(ReportFormat.named("json")).text(of: report)

      var editor = EditorServer(.none)
      _ = request(&editor, "initialize", [:])
      let document: JSONValue = [
        "textDocument": ["uri": .string("file:///\(name)"), "version": 1, "text": .string(text)]
      ]
      _ = editor.handle(.notification(method: "textDocument/didOpen", params: document))
      while editor.hasWork { editor.work() }
      let shown = editor.outgoing().last?["params"]?["diagnostics"]?.elements ?? []

      var assistant = ToolServer([], .none)
      _ = request(&assistant, "initialize", ["protocolVersion": "2025-06-18"])
      let answer = request(
        &assistant, "tools/call",
        ["name": "check", "arguments": ["text": .string(text), "name": .string(name)]])
      let said = (answer["result"]?["content"] ?? []).elements.compactMap { $0["text"]?.text }
        .joined(separator: "\n")

      #expect(shown.map { $0["code"]?.text } == findings.map(\.check), "\(name)")
      #expect(shown.map { $0["data"]?.text } == findings.map(\.fingerprint), "\(name)")
      for (finding, diagnostic) in zip(findings, shown) {
        let words = [finding.message] + finding.details
        #expect(diagnostic["message"]?.text == words.joined(separator: "\n"), "\(name)")
        #expect(
          diagnostic["range"]?["start"]?["line"]?.integer == finding.place.line - 1, "\(name)")
        // In JSON, words are texts in quotes.
        let quoted = JSONDocument(finding.message).line
        #expect(json.contains(quoted) && json.contains("\"\(finding.check)\""), "\(name)")
      }
      // What a terminal shows of the findings, an assistant is answered, line for line.
      for line in terminal { #expect(said.contains(line), "\(name): \(line)") }
      #expect(terminal.isEmpty == findings.isEmpty, "\(name)")
    }
    #expect(count > sessions.count)
  }
}
