import JSONValues
import LayoutDrawing
import LayoutShell
import PlumbLanguage

/// The arguments of a call, checked against what the tool takes.
struct ToolArguments {
  private let values: [String: JSONValue]
  private let roots: Roots
  private let files: ServedFiles

  /// An argument that a tool takes.
  struct Parameter: Sendable {
    enum Kind: String, Sendable {
      case string, boolean, number, array
    }

    let name: String
    let kind: Kind
    let about: String
    var isRequired = false

    /// Its JSON schema.
    var schema: JSONValue {
      var members: [String: JSONValue] = [
        "type": .string(kind.rawValue), "description": .string(about),
      ]
      if kind == .array { members["items"] = ["type": "string"] }
      return .object(members)
    }
  }

  /// The longest list of lines.
  private static let listLimit = 500

  /// Checks arguments.
  ///
  /// - Throws: What is wrong with them.
  init(
    _ value: JSONValue, _ parameters: [Parameter], _ roots: Roots, _ files: ServedFiles
  ) throws(ToolProblem) {
    (self.roots, self.files) = (roots, files)
    switch value {
    case .object, .null: values = value.members.filter { $0.value != .null }
    default: throw .arguments("arguments are an object")
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let nearest = Similarity.nearest(to: name, among: parameters.map(\.name))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw .arguments("there is no argument \(name.escaped)\(hint)")
      }
      let fits =
        switch (parameter.kind, value) {
        case (.string, .string), (.boolean, .bool), (.number, .number): true
        case (.array, .array(let list)):
          list.count <= Self.listLimit && list.allSatisfy { $0.text != nil }
        default: false
        }
      guard fits else { throw .arguments("\(name) is of the type \(parameter.kind.rawValue)") }
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .arguments("\(parameter.name) is missing")
    }
  }

  /// The text of an argument.
  subscript(name: String) -> String? { values[name]?.text }

  /// Whether an argument is true.
  func isSet(_ name: String) -> Bool { values[name]?.truth ?? false }

  /// The texts of a list.
  func list(_ name: String) -> [String] { values[name]?.elements.compactMap(\.text) ?? [] }

  // MARK: - What it is about

  /// The parameters that name what a tool is about.
  static let subject = [
    Parameter(
      name: "path", kind: .string,
      about: "a file inside the roots: Swift, Objective-C, storyboard, xib, session or log"),
    Parameter(name: "text", kind: .string, about: "the text itself, in place of path"),
    Parameter(
      name: "name", kind: .string,
      about: "what to call the text; its ending says what it is, such as View.swift"),
    Parameter(name: "class", kind: .string, about: "in code, the view or controller to open"),
    Parameter(name: "scene", kind: .string, about: "in a storyboard, the scene to open"),
    Parameter(
      name: "device", kind: .string, about: "lay a scene out on this device, such as iPhone 15"),
  ]

  /// What the call is about.
  ///
  /// - Throws: That nothing is named, or that it cannot be read.
  func subject() throws(ToolProblem) -> Subject {
    var opening = Subject.Opening()
    (opening.type, opening.scene, opening.device) = (self["class"], self["scene"], self["device"])
    for word in [opening.type, opening.scene, opening.device] {
      guard !(word ?? "").contains(where: { "\"\n\r".contains($0) }) else {
        throw .arguments("a name has no quotes and no line breaks")
      }
    }
    if let path = self["path"] {
      guard self["text"] == nil else { throw .arguments("give path or text, not both") }
      do throws(Files.Problem) {
        let file = try roots.file(at: path)
        return Subject(
          name: path, texts: try files.texts(file.path, file.folder),
          files: files.beside(file.path), opening: opening)
      } catch { throw .file(error, path: path) }
    }
    guard let text = self["text"] else { throw .arguments("path or text is missing") }
    let name = self["name"] ?? "text"
    return Subject(
      name: name, isFile: false, texts: SourceTexts(text, named: name), files: .none,
      opening: opening)
  }

  /// A file or folder inside of the roots.
  ///
  /// - Throws: That it is outside.
  func place() throws(ToolProblem) -> (path: String, folder: String) {
    let path = self["path"] ?? "."
    do throws(Files.Problem) { return try roots.file(at: path) } catch {
      throw .file(error, path: path)
    }
  }
}
