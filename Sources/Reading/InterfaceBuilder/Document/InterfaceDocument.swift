import LayoutModel
import PlumbLanguage

/// The elements of a storyboard or xib, and what all its scenes share.
struct InterfaceDocument: Sendable {
  /// The elements.
  let tree: XMLTree
  /// The element with each id; the first one if several elements have the same id.
  let elements: [String: Int]
  /// Whether the file is for macOS, where the y axis points upwards.
  let isAppKit: Bool
  /// Whether constraints lay out the file, and not masks alone.
  let usesAutoLayout: Bool
  /// The sizes of images that the file contains, by name, without symbols, whose size follows the
  /// font.
  let images: [String: Size]
  /// The device of the canvas; `nil` in files of Xcode 7 and earlier.
  let canvas: CanvasDevice?
  /// The version of Xcode's tools in thousands, which is 22 for Xcode 15; 0 if the file does not
  /// tell.
  let tools: Int
  /// The names of outlets, by the ids that they refer to.
  let outlets: [String: String]
  /// Minor faults of the file, one sentence for each.
  let notes: [String]
  /// The text of the file.
  let text: String
  /// The largest number of duplicate ids that are reported.
  private static let noteLimit = 20

  /// Parses the text of a file.
  ///
  /// - Throws: A diagnostic with a line if the text cannot be read.
  init(_ text: String) throws(Diagnostic) {
    let tree = try XMLTreeReader.tree(of: text)
    self.text = text
    let root = tree[0]
    guard root.name == "document" || root.name == "archive" else {
      throw SourceLine(of: text, root.line).diagnostic(
        .interfaceFile, "this is not a file of Interface Builder", marking: root.name,
        note: "the outermost element of a storyboard or xib is document")
    }
    guard root.name == "document" else {
      throw SourceLine(of: text, root.line).diagnostic(
        .interfaceFile, "files of Xcode 4 and before are not read", marking: root.name,
        note: "open and save it with a newer Xcode")
    }
    self.tree = tree
    let type = root["type"] ?? ""
    isAppKit = type.contains("Cocoa.") || root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    usesAutoLayout =
      root["useAutolayout"] == "YES" || isAppKit
      || tree.nodes.contains { $0.name == "constraint" }
    tools = (root["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0) / 1000
    var elements: [String: Int] = [:]
    var images: [String: Size] = [:]
    var notes: [String] = []
    for index in tree.nodes.indices {
      let node = tree[index]
      if let id = node.id {
        if let first = elements[id] {
          notes.append(
            "line \(node.line): the id \(id.excerpt) is taken since line \(tree[first].line); "
              + "references mean that one")
        } else {
          elements[id] = index
        }
      }
      if node.name == "image", let name = node["name"], node["catalog"] != "system",
        let width = node.number("width"), let height = node.number("height")
      {
        images[name] = Size(width: max(0, width), height: max(0, height))
      }
    }
    if notes.count > Self.noteLimit {
      let more = notes.count - Self.noteLimit
      notes = notes.prefix(Self.noteLimit) + ["and \(more) more ids are taken already"]
    }
    self.elements = elements
    outlets = ViewNames.outlets(in: tree)
    self.images = images
    self.notes = notes
    canvas = tree.child(of: 0, "device").flatMap { device in
      tree[device].id.flatMap {
        CanvasDevice(id: $0, isLandscape: tree[device]["orientation"] == "landscape")
      }
    }
  }

  /// Returns a diagnostic about an element.
  func diagnostic(
    _ message: String, at node: Int, _ code: ErrorCode = .interfaceFile
  ) -> Diagnostic {
    SourceLine(of: text, tree[node].line).diagnostic(
      code, message, marking: "<\(tree[node].name)")
  }

  /// Returns a diagnostic about the file as a whole.
  func diagnostic(_ message: String, note: String?) -> Diagnostic {
    SourceLine(of: text, tree[0].line).diagnostic(
      .interfaceFile, message, marking: "document", note: note)
  }
}

extension XMLTree.Node {
  /// Returns the value of an attribute as a number within the limits of a layout, or `nil`.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.isFinite,
      abs(number) <= LayoutLimits.number
    else { return nil }
    return number
  }

  /// Returns whether the value of an attribute is `YES`; `nil` if the element does not have it.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
}

extension String {
  /// The text shortened to 44 characters, with control characters replaced by blanks.
  var excerpt: String {
    let clean = String(unicodeScalars.map { $0.isControl ? " " : Character($0) })
    return clean.count > 44 ? clean.prefix(41) + "..." : clean
  }
}
