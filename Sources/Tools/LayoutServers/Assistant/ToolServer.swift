package import JSONRPC
package import JSONValues
import LayoutDrawing
import LayoutShell
import PlumbLanguage

/// The Model Context Protocol: tools, resources and prompts for assistants.
///
/// It reads what the client names as its roots, or the folders it was started with, and writes
/// nothing.
package struct ToolServer: RPCService {
  /// The versions of the protocol that it speaks, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// How many lines an answer has; the rest is behind a cursor.
  static let lineLimit = 60
  /// How many long answers are kept for their cursors.
  private static let keptLimit = 8
  /// How many resources a list has; the rest is behind a cursor.
  private static let pageSize = 100

  private let files: ServedFiles
  private var roots: Roots
  /// Whether the folders were given when it was started, so that the client cannot name others.
  private let isConfined: Bool
  private var asksRoots = false
  private var isInitialized = false
  private var messages: [JSONValue] = []
  private var kept: [(number: Int, lines: [String])] = []
  private var keptCount = 0
  /// Whether the client has left.
  package private(set) var hasEnded = false

  /// Makes a server that reads these folders; where none is given, those that the client names.
  package init(_ folders: [String], _ files: ServedFiles) {
    self.files = files
    roots = Roots(folders, files)
    isConfined = !folders.isEmpty
  }

  /// Returns what is to be sent, and forgets it.
  package mutating func outgoing() -> [JSONValue] {
    defer { messages = [] }
    return messages
  }

  /// Takes note of something.
  package mutating func note(_ method: String, _ params: JSONValue) {
    switch method {
    case "notifications/initialized", "notifications/roots/list_changed":
      guard asksRoots, !isConfined else { return }
      messages.append(RPCMessage.asking(Self.rootsID, "roots/list"))
    default: break
    }
  }

  private static let rootsID: JSONValue = "roots"

  /// Takes the roots of the client.
  package mutating func take(_ result: JSONValue, of id: JSONValue) {
    guard id == Self.rootsID, !isConfined else { return }
    let addresses = (result["roots"] ?? []).elements.compactMap { $0["uri"]?.text }
    roots = Roots(addresses.compactMap(FileAddress.path), files)
  }

  /// Answers a request.
  package mutating func answer(
    _ method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize": return initialize(params)
    case "ping": return [:]
    case _ where !isInitialized:
      throw RPCError(.notInitialized, "initialize comes first")
    case "tools/list": return ["tools": .array(Tool.all.map(\.listed) + [Self.more])]
    case "tools/call": return try call(params)
    case "resources/list": return try page(resources, "resources", params)
    case "resources/templates/list":
      return [
        "resourceTemplates": [
          [
            "uriTemplate": "plumb://help/{word}", "name": "help",
            "description": "the page of help on a command, a topic or an error code",
            "mimeType": "text/plain",
          ]
        ]
      ]
    case "resources/read": return try read(params)
    case "prompts/list": return ["prompts": .array(AssistantPrompt.all.map(\.listed))]
    case "prompts/get":
      guard let name = params["name"]?.text,
        let prompt = AssistantPrompt.all.first(where: { $0.name == name })
      else { throw RPCError(.invalidParams, "there is no prompt of that name") }
      return prompt.messages(params["arguments"] ?? [:])
    default: throw .unknown(method)
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    isInitialized = true
    asksRoots = params["capabilities"]?["roots"] != nil
    let asked = params["protocolVersion"]?.text ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
      "capabilities": ["tools": [:], "resources": [:], "prompts": [:]],
      "serverInfo": ["name": "plumb", "version": .string(Version.current)],
      "instructions": """
      Plumb solves Auto Layout. Check layout code with the tool layout before you show it; \
      explain a conflict log with explain; get tested edits with fixes, try changes with try. \
      Nothing is written: apply the diffs yourself.
      """,
    ]
  }

  // MARK: - Tools

  /// The tool that continues a long answer.
  private static let more: JSONValue = [
    "name": "more", "description": "Returns the next part of a long answer.",
    "inputSchema": [
      "type": "object", "required": ["cursor"], "additionalProperties": false,
      "properties": ["cursor": ["type": "string", "description": "the cursor of the answer"]],
    ],
    "annotations": ["readOnlyHint": true, "openWorldHint": false],
  ]

  private mutating func call(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let name = params["name"]?.text else {
      throw RPCError(.invalidParams, "the name of the tool is missing")
    }
    let values = params["arguments"] ?? [:]
    if name == "more" {
      guard let cursor = values["cursor"]?.text, let part = part(at: cursor) else {
        throw RPCError(.invalidParams, "that cursor is not known, or no longer: ask again")
      }
      return part
    }
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let nearest = Similarity.nearest(to: name, among: Tool.all.map(\.name))
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      throw RPCError(.invalidParams, "there is no tool \(name.escaped)\(hint)")
    }
    var answer: ToolAnswer
    var asksJSON = false
    do throws(ToolProblem) {
      let arguments = try ToolArguments(
        values, tool.parameters + Tool.common, roots, files)
      asksJSON = arguments.isSet("json")
      answer = try tool.answer(arguments, files)
    } catch {
      switch error {
      case .arguments(let reason): throw RPCError(.invalidParams, "\(name): \(reason)")
      case .error(let error, let name): answer = ToolAnswer(error, in: name)
      case .file(let problem, let path): answer = ToolAnswer(problem, at: path)
      }
    }
    if asksJSON, answer.json != .null { answer.lines = Self.cut(answer.json.line) }
    return content(answer)
  }

  /// The longest line of an answer in characters; a longer one continues on the next.
  private static let lineLength = 2000

  private static func cut(_ text: String) -> [String] {
    var (lines, rest) = ([String](), text[...])
    while !rest.isEmpty {
      lines.append(String(rest.prefix(lineLength)))
      rest = rest.dropFirst(lineLength)
    }
    return lines
  }

  /// The first part of an answer as the protocol has it.
  private mutating func content(_ answer: ToolAnswer) -> JSONValue {
    var text = answer.lines
    var cursor: String?
    if text.count > Self.lineLimit {
      keptCount += 1
      kept.append((keptCount, text))
      kept = kept.suffix(Self.keptLimit)
      cursor = "\(keptCount):\(Self.lineLimit)"
      text = Array(text.prefix(Self.lineLimit))
    }
    var result = Self.result(text, of: answer.lines.count, cursor)
    if answer.isError { result["isError"] = true }
    if let picture = answer.picture {
      let resource: JSONValue = [
        "uri": "plumb://picture.svg", "mimeType": "image/svg+xml", "text": .string(picture),
      ]
      result["content"] = .array(
        (result["content"] ?? []).elements + [["type": "resource", "resource": resource]])
    }
    return .object(result)
  }

  private static func result(
    _ lines: [String], of count: Int, _ cursor: String?
  ) -> [String: JSONValue] {
    var content: [JSONValue] = [["type": "text", "text": .string(lines.joined(separator: "\n"))]]
    if let cursor {
      let rest = "\(count) lines in all; the tool more continues with cursor \(cursor)"
      content.append(["type": "text", "text": .string(rest)])
    }
    var result: [String: JSONValue] = ["content": .array(content), "isError": false]
    if let cursor { result["_meta"] = ["plumb/cursor": .string(cursor)] }
    return result
  }

  /// The part of a kept answer behind a cursor.
  private func part(at cursor: String) -> JSONValue? {
    let numbers = cursor.split(separator: ":", maxSplits: 1).compactMap { Int($0) }
    guard numbers.count == 2, let answer = kept.first(where: { $0.number == numbers[0] }),
      answer.lines.indices.contains(numbers[1])
    else { return nil }
    let end = min(answer.lines.count, numbers[1] + Self.lineLimit)
    let next = end < answer.lines.count ? "\(answer.number):\(end)" : nil
    return .object(
      Self.result(Array(answer.lines[numbers[1]..<end]), of: answer.lines.count, next))
  }

  // MARK: - Resources

  private var resources: [JSONValue] {
    AssistantResource.all(in: roots, files).map(\.listed)
  }

  private func page(
    _ all: [JSONValue], _ key: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    let start = params["cursor"]?.text.flatMap { Int($0) } ?? 0
    guard params["cursor"] == nil || all.indices.contains(start) else {
      throw RPCError(.invalidParams, "that cursor is not known")
    }
    let end = min(all.count, start + Self.pageSize)
    var result: [String: JSONValue] = [key: .array(Array(all[start..<end]))]
    if end < all.count { result["nextCursor"] = .string("\(end)") }
    return .object(result)
  }

  private func read(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let address = params["uri"]?.text else {
      throw RPCError(.invalidParams, "the uri is missing")
    }
    do throws(Files.Problem) {
      let text = try AssistantResource.text(at: address, in: roots, files)
      return [
        "contents": [["uri": .string(address), "mimeType": "text/plain", "text": .string(text)]]
      ]
    } catch { throw RPCError(.invalidParams, "\(address.escaped): \(error.reason)") }
  }
}
