import InterfaceBuilder
import PlumbLanguage

/// What `import` reads: a file or folder and, in a storyboard, the scene, the device and the
/// variation, in code the class.
struct ImportTarget: Equatable {
  /// The file.
  private(set) var path: String
  /// The scene, device and variation to be read, if the file has scenes.
  private(set) var request: SceneRequest
  /// The class to be opened, if the file is code.
  private(set) var opened: String?

  /// Makes a target of a file and a request.
  init(_ path: String, _ request: SceneRequest = SceneRequest(), opening opened: String? = nil) {
    self.path = path
    self.request = request
    self.opened = opened
  }

  /// The options, each with what it sets.
  private static var options: [(word: String, member: WritableKeyPath<ImportTarget, String?>)] {
    [
      ("--scene", \.request.scene), ("--device", \.request.device),
      ("--variation", \.request.variation), ("--class", \.opened),
    ]
  }

  /// The words of the options.
  static let words = options.map(\.word)

  /// Reads the rest of a line; options come behind the path, each as a word of its own.
  init(reading rest: String) {
    request = SceneRequest()
    var parts: [(word: String?, words: [Substring])] = [(nil, [])]
    for word in rest.split(separator: " ", omittingEmptySubsequences: false) {
      if parts.count > 1 || !(parts[0].words.isEmpty), Self.words.contains(String(word)) {
        parts.append((String(word), []))
      } else {
        parts[parts.count - 1].words.append(word)
      }
    }
    path = Self.unquoted(parts[0].words)
    for part in parts.dropFirst() {
      guard let option = Self.options.first(where: { $0.word == part.word }) else { continue }
      self[keyPath: option.member] = Self.unquoted(part.words)
    }
  }

  private static func unquoted(_ words: [Substring]) -> String {
    let text = words.joined(separator: " ").trimmedBlanks
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The target as it is written behind `import`.
  var text: String {
    let isPlain = path.contains("\"") || path == path.trimmedBlanks && !path.contains("  ")
    let start = isPlain ? path : "\"\(path)\""
    return Self.options.reduce(start) { text, option in
      self[keyPath: option.member].map { "\(text) \(option.word) \($0)" } ?? text
    }
  }
}

extension Grammar where Value == ImportTarget {
  /// A file, with options for storyboards behind it.
  static var importTarget: Grammar<ImportTarget> {
    Grammar(
      usage: "FILE [--class NAME]", "FILE [--scene NAME] [--device NAME] [--variation KEY]",
      read: { (reader) throws(Diagnostic) in
        ImportTarget(reading: try Grammar<String>.path(.any).read(&reader))
      },
      write: { target, _ in target.text },
      example: { sampler in
        let path = sampler.one(of: ["a b.storyboard", "xcode.log", "../View.swift"])
        guard let path, sampler.flag() else { return ImportTarget(path ?? "xcode.log") }
        if sampler.flag() { return ImportTarget(path, opening: "CardView") }
        return ImportTarget(
          path, SceneRequest(scene: "Log In", device: sampler.flag() ? "iPhone 15" : nil))
      })
  }
}
