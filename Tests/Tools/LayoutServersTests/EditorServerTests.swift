import JSONRPC
import JSONValues
import LayoutShell
import Support
import Synchronization
import Testing

@testable import LayoutServers

/// What an editor is answered.
@Suite struct EditorServerTests {
  static let address = "file:///nowhere/a.plumb"
  static let session = """
    plumb 1

    # A card.
    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y
    plumb> pin title top leading inset 16
    = title   placed
    plumb> expect title.x == 16
    plumb> expect title.x == 17
    plumb> titel.width == 10

    """

  /// A server with an open document.
  private func started(_ text: String = session, _ address: String = address) -> EditorServer {
    var server = EditorServer(.none)
    _ = server.handle(.request(id: 0, method: "initialize", params: [:]))
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: [
          "textDocument": ["uri": .string(address), "version": 1, "text": .string(text)]
        ]))
    return server
  }

  private func ask(
    _ server: inout EditorServer, _ method: String, _ line: Int = 0, _ unit: Int = 0,
    _ others: [String: JSONValue] = [:]
  ) -> JSONValue {
    var params: [String: JSONValue] = [
      "textDocument": ["uri": .string(Self.address)],
      "position": ["line": JSONValue(line), "character": JSONValue(unit)],
    ]
    params.merge(others) { $1 }
    return server.handle(
      .request(id: 1, method: "textDocument/\(method)", params: .object(params))
    )
    .first { $0["id"] != nil } ?? .null
  }

  private func diagnostics(_ server: inout EditorServer) -> [JSONValue] {
    var found: [JSONValue] = []
    while server.hasWork {
      server.work()
      for message in server.outgoing() {
        found = message["params"]?["diagnostics"]?.elements ?? []
      }
    }
    return found
  }

  @Test func whatAReplayFindsIsADiagnosticAtItsLine() {
    var server = started()
    let found = diagnostics(&server)
    #expect(found.map { $0["range"]?["start"]?["line"]?.integer } == [9, 10])
    #expect(found.map { $0["code"] } == ["mismatch", "refused"])
  }

  /// What an editor that opens files is asked, and the text that it would show.
  private func shown(
    _ command: String, of text: String = session, opens: Bool = true
  ) -> (answer: JSONValue, asked: JSONValue?, text: String?) {
    let kept = Mutex<[String: String]>([:])
    var files = ServedFiles.none
    files.keep = { (text, name) in
      kept.withLock { $0[name] = text }
      return "/kept/\(name)"
    }
    var server = EditorServer(files)
    _ = server.handle(
      .request(
        id: 0, method: "initialize",
        params: ["capabilities": ["window": ["showDocument": ["support": .bool(opens)]]]]))
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: ["textDocument": ["uri": .string(Self.address), "text": .string(text)]]))
    let messages = server.handle(
      .request(
        id: 1, method: "workspace/executeCommand",
        params: ["command": .string(command), "arguments": [.string(Self.address)]]))
    return (
      messages.first { $0["id"] == 1 } ?? .null,
      messages.first { $0["method"]?.text?.hasPrefix("window/") ?? false },
      kept.withLock(\.values.first)
    )
  }

  @Test func aPictureAndAPageAreOpened() {
    let picture = shown("plumb.picture")
    #expect(picture.answer["result"] == "file:///kept/a.plumb.svg")
    #expect(picture.asked?["method"] == "window/showDocument")
    #expect(picture.asked?["params"]?["uri"] == "file:///kept/a.plumb.svg")
    #expect(picture.text?.hasPrefix("<svg") == true)
    #expect(picture.text?.contains("title") == true)
    let page = shown("plumb.page", opens: false)
    #expect(page.answer["result"] == "file:///kept/a.plumb.html")
    #expect(page.asked?["method"] == "window/showMessage")
    #expect(page.text?.contains("<title>a.plumb") == true)
  }

  @Test func whatCannotBeShownIsRefused() {
    let unreadable = shown("plumb.picture", of: "plumb 99\n")
    #expect(unreadable.answer["error"]?["message"]?.text?.hasPrefix("error[") == true)
    #expect(unreadable.asked == nil && unreadable.text == nil)
    let refused = shown("plumb.pixels").answer["error"]?["message"]?.text ?? ""
    #expect(refused.contains("plumb.picture, plumb.page"))
    var server = started()
    let answer = server.handle(
      .request(id: 1, method: "workspace/executeCommand", params: ["command": "plumb.page"]))
    #expect(answer.first?["error"]?["code"]?.integer == -32602)
  }

  @Test func whatCanBeShownIsOfferedBehindTheFixes() {
    var server = started()
    let all = ask(
      &server, "codeAction", 0, 0, ["range": ["start": ["line": 10], "end": ["line": 10]]])
    #expect(all["result"]?.elements.map { $0["kind"]?.text }.suffix(2) == ["source", "source"])
    let fixes = ask(
      &server, "codeAction", 0, 0,
      ["range": ["start": ["line": 10], "end": ["line": 10]], "context": ["only": ["quickfix"]]])
    #expect(fixes["result"]?.elements.allSatisfy { $0["kind"] == "quickfix" } == true)
    #expect(fixes["result"]?.elements.isEmpty == false)
  }

  @Test func aChangeIsLookedAtAgain() {
    var server = started()
    _ = diagnostics(&server)
    let range: JSONValue = [
      "start": ["line": 9, "character": 0], "end": ["line": 11, "character": 0],
    ]
    _ = server.handle(
      .notification(
        method: "textDocument/didChange",
        params: [
          "textDocument": ["uri": .string(Self.address), "version": 2],
          "contentChanges": [["range": range, "text": ""]],
        ]))
    #expect(diagnostics(&server) == [])
  }

  @Test func aPlaceIsExplained() {
    var server = started()
    let view = ask(&server, "hover", 4, 13)["result"]?["contents"]?["value"]?.text
    #expect(view?.contains("title") ?? false)
    // Nothing places it in this line.
    #expect(view?.contains("2 degrees of freedom") ?? false)
    let placed = ask(&server, "hover", 6, 12)["result"]?["contents"]?["value"]?.text
    #expect(placed?.contains("16    16") ?? false)
    #expect(placed?.contains("freedom") == false)
    let value = ask(&server, "hover", 8, 20)["result"]?["contents"]?["value"]?.text
    #expect(value?.contains("title.x = 16") ?? false)
    let command = ask(&server, "hover", 6, 8)["result"]?["contents"]?["value"]?.text
    #expect(command?.contains("pin") ?? false)
  }

  @Test func namesAreFoundAndRenamed() {
    var server = started()
    let definition = ask(&server, "definition", 6, 12)["result"]
    #expect(definition?["range"]?["start"] == ["line": 4, "character": 12])
    #expect(ask(&server, "references", 6, 12)["result"]?.elements.count == 4)
    let edit = ask(&server, "rename", 6, 12, ["newName": "heading"])["result"]
    #expect(edit?["changes"]?[Self.address]?.elements.count == 6)
    #expect(ask(&server, "rename", 6, 12, ["newName": "card"])["error"] != nil)
  }

  @Test func linesAreCompletedAsAtThePrompt() {
    var server = started(Self.session + "plumb> pin ti")
    let items = ask(&server, "completion", 11, 13)["result"]?.elements ?? []
    #expect(items.map { $0["label"] } == ["title"])
  }

  @Test func correctionsAndRepliesAreActions() {
    var server = started()
    let all: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 20, "character": 0],
    ]
    let actions = ask(&server, "codeAction", 0, 0, ["range": all])["result"]?.elements ?? []
    let texts = actions.flatMap { $0["edit"]?["changes"]?[Self.address]?.elements ?? [] }
      .compactMap { $0["newText"]?.text }
    #expect(texts.contains { $0.contains("title.width == 10") })
    #expect(texts.contains { $0.contains("expect title.x == 16") })
  }

  @Test func theRestIsAnswered() {
    var server = started()
    let lenses = ask(&server, "codeLens")["result"]?.elements ?? []
    #expect(lenses.count == 2)
    #expect(lenses.first?["command"]?["title"] == "holds")
    #expect(ask(&server, "documentSymbol")["result"]?.elements.count == 3)
    #expect(ask(&server, "foldingRange")["result"]?.elements.count == 2)
    #expect(ask(&server, "inlayHint")["result"]?.elements.isEmpty == false)
    let tokens = ask(&server, "semanticTokens/full")["result"]?["data"]?.elements ?? []
    #expect(tokens.count > 50)
    #expect(tokens.count % 5 == 0)
    #expect(ask(&server, "nonsense")["error"]?["code"]?.integer == -32601)
  }

  @Test func whatAnAuditFindsInSwiftIsADiagnostic() {
    let code = """
      import UIKit
      class CardView: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          title.widthAnchor.constraint(equalToConstant: 100).isActive = true
          title.widthAnchor.constraint(equalToConstant: 120).isActive = true
        }
      }
      """
    var server = started(code, "file:///nowhere/CardView.swift")
    let found = diagnostics(&server)
    #expect(found.contains { $0["code"] == "conflict" })
  }

  /// Positions are counted as the editor counts.
  @Test func positionsAreThoseOfTheEditor() {
    let text = "a😀é\r\nb\n"
    for (counting, unit) in [(TextPlaces.Counting.utf16, 4), (.utf8, 7), (.utf32, 3)] {
      let places = TextPlaces(text, counting)
      #expect(places.position(line: 0, scalar: 3).unit == unit)
      #expect(places.scalar(at: .init(line: 0, unit: unit)) == 3)
      #expect(places.position(line: 0, scalar: .max).unit == unit)
      #expect(places.end == .init(line: 2, unit: 0))
    }
  }

  @Test(arguments: ["/a b/ü.plumb", "/a/%41#?.swift", "/"])
  func addressesOfFilesAreReadAgain(_ path: String) {
    #expect(FileAddress.path(FileAddress.address(path)) == path)
  }

  @Test(arguments: seeds(6))
  func randomChangesAndQuestionsAreAnswered(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var server = started()
    let methods = [
      "hover", "completion", "definition", "references", "rename", "formatting", "codeAction",
      "codeLens", "inlayHint", "documentSymbol", "foldingRange", "semanticTokens/full",
    ]
    let pieces = [
      "plumb> ", "title", "\n", "😀", "\"", "plumb 1\n", ".", "# a", "", "view b in card\n",
    ]
    for _ in 0..<60 {
      let (a, b) = (
        Int.random(in: -1..<14, using: &generator), Int.random(in: 0..<40, using: &generator)
      )
      if Bool.random(using: &generator) {
        let range: JSONValue = [
          "start": ["line": JSONValue(max(0, a)), "character": JSONValue(b)],
          "end": ["line": JSONValue(max(0, a) + b % 2), "character": 3],
        ]
        _ = server.handle(
          .notification(
            method: "textDocument/didChange",
            params: [
              "textDocument": ["uri": .string(Self.address)],
              "contentChanges": [
                ["range": range, "text": .string(pieces.randomElement(using: &generator) ?? "")]
              ],
            ]))
        if server.hasWork { server.work() }
      }
      let method = methods.randomElement(using: &generator) ?? ""
      let response = ask(&server, method, a, b, ["newName": "x"])
      #expect(response["result"] != nil || response["error"]?["code"]?.integer != nil)
    }
  }

  // MARK: - Names over files

  private static let base = """
    plumb 1

    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y

    """

  /// A folder of sessions: `b` reads `base`, `c` reads `b`, and `own` has a view of the same name.
  private static let folder = [
    "/f/base.plumb": base,
    "/f/b.plumb": "plumb 1\n\nplumb> read base.plumb\nplumb> pin title top inset 8\n",
    "/f/c.plumb": "plumb 1\n\nplumb> read b.plumb\nplumb> expect title.y == 8\n",
    "/f/own.plumb": base,
  ]

  private func folderServer(opening name: String) -> EditorServer {
    let texts = Self.folder
    @Sendable func read(_ path: String) throws(Files.Problem) -> String {
      guard let text = texts[path] else { throw Files.Problem("no such file") }
      return text
    }
    var files = ServedFiles.none
    files.texts = { (path, _) throws(Files.Problem) in
      SourceTexts(try read(path), named: path)
    }
    files.sessions = { _ in texts.keys.sorted() }
    files.beside = { _ in
      Files(
        read: { (path) throws(Files.Problem) in try read("/f/\(path)") },
        write: { (_, _) throws(Files.Problem) in })
    }
    var server = EditorServer(files)
    _ = server.handle(.request(id: 0, method: "initialize", params: [:]))
    let text = texts["/f/\(name)"] ?? ""
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: [
          "textDocument": [
            "uri": .string("file:///f/\(name)"), "version": 1, "text": .string(text),
          ]
        ]))
    return server
  }

  private func renaming(_ name: String, _ line: Int, _ unit: Int, to new: String) -> JSONValue {
    var server = folderServer(opening: name)
    let params: JSONValue = [
      "textDocument": ["uri": .string("file:///f/\(name)")],
      "position": ["line": JSONValue(line), "character": JSONValue(unit)], "newName": .string(new),
    ]
    return server.handle(.request(id: 1, method: "textDocument/rename", params: params))
      .first { $0["id"] != nil } ?? .null
  }

  @Test func aNameIsChangedInEverySessionThatReadsIt() {
    for (name, line, unit) in [("base.plumb", 3, 13), ("b.plumb", 3, 12), ("c.plumb", 3, 15)] {
      let changes = renaming(name, line, unit, to: "head")["result"]?["changes"]?.members ?? [:]
      let counts = changes.mapValues(\.elements.count)
      #expect(
        counts == ["file:///f/base.plumb": 2, "file:///f/b.plumb": 1, "file:///f/c.plumb": 1],
        "\(name): \(counts)")
    }
    let own = renaming("own.plumb", 3, 13, to: "head")["result"]?["changes"]?.members ?? [:]
    #expect(own.keys.sorted() == ["file:///f/own.plumb"])
    #expect(renaming("b.plumb", 3, 12, to: "card")["error"] != nil)
  }
}
