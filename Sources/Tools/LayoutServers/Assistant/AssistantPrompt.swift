import JSONValues

/// A beginning of a conversation about a usual task.
struct AssistantPrompt: Sendable {
  let name: String
  private let about: String
  private let argument: (name: String, about: String)
  private let request: String

  /// How it is listed.
  var listed: JSONValue {
    [
      "name": .string(name), "description": .string(about),
      "arguments": [
        [
          "name": .string(argument.name), "description": .string(argument.about),
          "required": true,
        ]
      ],
    ]
  }

  /// The messages that it begins with.
  func messages(_ arguments: JSONValue) -> JSONValue {
    let value = arguments[argument.name]?.text ?? ""
    return [
      "description": .string(about),
      "messages": [
        ["role": "user", "content": ["type": "text", "text": .string("\(request)\n\n\(value)")]]
      ],
    ]
  }

  /// All of them.
  static let all = [
    AssistantPrompt(
      name: "explain-log", about: "Explain a conflict log of Xcode's console",
      argument: ("log", "the text of the log"),
      request: """
        Explain this conflict log with the tool explain. Say which constraints cannot hold \
        together, show the sum, and recommend one of the fixes it lists.
        """),
    AssistantPrompt(
      name: "repair-file", about: "Repair the layout of a file",
      argument: ("path", "the file"),
      request: """
        Audit this file with the tool audit, get tested edits with fixes, and apply the diff. Then \
        audit it again, and say what is left and why.
        """),
    AssistantPrompt(
      name: "write-layout", about: "Write layout code that is checked by solving it",
      argument: ("wish", "what the view shows"),
      request: """
        Write a UIView with Auto Layout for this. Check the code with the tool layout, at 320x568 \
        and 430x932 and right to left, until nothing conflicts and nothing is ambiguous.
        """),
  ]
}
