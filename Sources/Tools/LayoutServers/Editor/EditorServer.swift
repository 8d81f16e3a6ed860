package import JSONRPC
package import JSONValues
import LayoutModel
import LayoutShell
import PlumbLanguage

/// The Language Server Protocol, for sessions, Swift, storyboards and logs.
///
/// Diagnostics are made while nothing waits, so that typing never waits for them.
package struct EditorServer: RPCService {
  let files: ServedFiles
  private(set) var documents: [String: EditedDocument] = [:]
  private(set) var counting = TextPlaces.Counting.utf16
  private var isInitialized = false
  private var isShutDown = false
  /// Whether the editor opens files for a server.
  private(set) var opensFiles = false
  private var messages: [JSONValue] = []
  /// Whether the editor has left.
  package private(set) var hasEnded = false

  /// Makes a server that reads these files beside those that are open.
  package init(_ files: ServedFiles) { self.files = files }

  /// Whether the editor left without saying so first.
  package var leftEarly: Bool { hasEnded && !isShutDown }

  /// Returns what is to be sent, and forgets it.
  package mutating func outgoing() -> [JSONValue] {
    defer { messages = [] }
    return messages
  }

  /// Sends a message.
  mutating func send(_ message: JSONValue) { messages.append(message) }

  /// Takes the result of a request: nothing hangs on what an editor says about a file it was to open.
  package mutating func take(_ result: JSONValue, of id: JSONValue) {}

  // MARK: - Notifications

  /// Takes note of what happened in the editor.
  package mutating func note(_ method: String, _ params: JSONValue) {
    if method == "exit" { hasEnded = true }
    guard isInitialized, let address = params["textDocument"]?["uri"]?.text else { return }
    let version = params["textDocument"]?["version"]?.integer
    switch method {
    case "textDocument/didOpen":
      guard let text = params["textDocument"]?["text"]?.text else { return }
      documents[address] = EditedDocument(address, text, version: version, counting, files)
    case "textDocument/didChange":
      for change in (params["contentChanges"] ?? []).elements {
        documents[address]?.change(change, version: version)
      }
    case "textDocument/didSave":
      // The others may be read together with it.
      for key in documents.keys { documents[key]?.forget() }
    case "textDocument/didClose":
      guard documents.removeValue(forKey: address) != nil else { return }
      messages.append(
        RPCMessage.noting(
          "textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []]))
    default: break
    }
  }

  /// Whether the text of a document has not been looked at.
  package var hasWork: Bool { documents.values.contains(where: \.needsLook) }

  /// Looks at one document and sends its diagnostics.
  package mutating func work() {
    let waiting = documents.values.filter(\.needsLook)
    guard let address = waiting.map(\.address).min() else { return }
    look(at: address)
  }

  private mutating func look(at address: String) {
    guard documents[address]?.needsLook ?? false else { return }
    documents[address]?.look()
    if let diagnostics = documents[address]?.diagnostics {
      messages.append(RPCMessage.noting("textDocument/publishDiagnostics", diagnostics))
    }
  }

  // MARK: - Requests

  /// Answers a request.
  package mutating func answer(
    _ method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize":
      guard !isInitialized else { throw RPCError(.invalidRequest, "initialize comes once") }
      return initialize(params)
    case _ where !isInitialized: throw RPCError(.notInitialized, "initialize comes first")
    case _ where isShutDown: throw RPCError(.invalidRequest, "only exit follows shutdown")
    case "shutdown":
      isShutDown = true
      return .null
    default: break
    }
    guard Self.methods.contains(method) else { throw .unknown(method) }
    if method == "workspace/executeCommand" {
      documents[params["arguments"]?.elements.first?.text ?? ""]?.play()
      return try execute(params)
    }
    guard let address = params["textDocument"]?["uri"]?.text else {
      throw RPCError(.invalidParams, "the document is missing")
    }
    guard documents[address] != nil else {
      throw RPCError(.invalidParams, "\(address) is not open")
    }
    documents[address]?.play()
    if method == "textDocument/codeAction" {
      look(at: address)
      let first = params["range"]?["start"]?["line"]?.integer ?? 0
      let last = params["range"]?["end"]?["line"]?.integer ?? first
      let only = params["context"]?["only"]?.elements.compactMap(\.text)
      return documents[address]?.actions(in: min(first, last)...max(first, last), only: only) ?? []
    }
    guard let session = documents[address]?.session else {
      guard method == "textDocument/hover" else { return .null }
      let position = try position(params)
      return documents[address]?.hover(at: position) ?? .null
    }
    return try answer(method, params, about: session, address)
  }

  private static let methods: Set<String> = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/rename",
    "textDocument/formatting", "textDocument/codeAction", "textDocument/codeLens",
    "textDocument/inlayHint", "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/semanticTokens/full", "workspace/executeCommand",
  ]

  private func position(_ params: JSONValue) throws(RPCError) -> TextPlaces.Position {
    guard let position = TextPlaces.Position(params["position"]) else {
      throw RPCError(.invalidParams, "the position is missing")
    }
    return position
  }

  private func answer(
    _ method: String, _ params: JSONValue, about session: SessionDocument, _ address: String
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "textDocument/hover": return session.hover(at: try position(params))
    case "textDocument/completion": return session.completion(at: try position(params))
    case "textDocument/definition":
      guard let name = session.name(at: try position(params)),
        let place = session.definition(of: name)
      else { return .null }
      return ["uri": .string(address), "range": session.range(line: place.line, place.range)]
    case "textDocument/references", "textDocument/documentHighlight":
      guard let name = session.name(at: try position(params)) else { return [] }
      return .array(
        session.mentions(of: name).map {
          let range = session.range(line: $0.line, $0.range)
          return method.hasSuffix("Highlight")
            ? ["range": range] : ["uri": .string(address), "range": range]
        })
    case "textDocument/rename":
      guard let old = session.name(at: try position(params)) else {
        throw RPCError(.requestFailed, "there is no view or rule here")
      }
      return try rename(old, to: params["newName"]?.text ?? "", in: address)
    case "textDocument/formatting":
      guard let page = session.session else { return [] }
      let text = page.canonicalText
      guard text != page.text else { return [] }
      let whole = session.places.json((.init(line: 0, unit: 0), session.places.end))
      return [["range": whole, "newText": .string(text)]]
    case "textDocument/codeLens": return session.lenses
    case "textDocument/inlayHint":
      let first = params["range"]?["start"]?["line"]?.integer ?? 0
      let last = params["range"]?["end"]?["line"]?.integer ?? Int.max
      return session.hints(in: min(first, last)...max(first, last))
    case "textDocument/documentSymbol": return session.symbols
    case "textDocument/foldingRange": return session.foldings
    case "textDocument/semanticTokens/full": return session.semanticTokens
    default: throw .unknown(method)
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    isInitialized = true
    opensFiles = params["capabilities"]?["window"]?["showDocument"]?["support"] == true
    let offered = params["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    // What is offered first is what the editor prefers.
    counting =
      offered.lazy.compactMap(\.text).compactMap(TextPlaces.Counting.init(rawValue:)).first
      ?? .utf16
    return [
      "serverInfo": ["name": "plumb", "version": .string(Version.current)],
      "capabilities": [
        "positionEncoding": .string(counting.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [".", " ", "@"]],
        "definitionProvider": true, "referencesProvider": true,
        "documentHighlightProvider": true, "renameProvider": true,
        "documentFormattingProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source"]],
        "executeCommandProvider": [
          "commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })
        ],
        "codeLensProvider": [:], "inlayHintProvider": true, "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "semanticTokensProvider": [
          "legend": [
            "tokenTypes": .array(SessionDocument.tokenKinds.map { .string($0) }),
            "tokenModifiers": [],
          ], "full": true,
        ],
      ],
    ]
  }
}
