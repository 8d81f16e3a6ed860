import LayoutModel
import PlumbLanguage

/// A storyboard or xib as elements, with what all of its scenes share.
struct InterfaceDocument: Sendable {
  /// The elements.
  let tree: XMLTree
  /// The element of each id; of several with one id the first.
  let elements: [String: Int]
  /// Whether it is a file of macOS, where y grows upward.
  let isAppKit: Bool
  /// The size of an image that the file knows, by name; none for symbols, which follow their font.
  let images: [String: Size]
  /// The device of the canvas; nil for files of Xcode 7 and before.
  let canvas: CanvasDevice?
  /// The version of Xcode's tools in whole thousands, 22 for Xcode 15; 0 where the file says none.
  let tools: Int
  /// The names of outlets by the ids they lead to.
  let outlets: [String: String]
  /// What is wrong without being in the way, one sentence each.
  let notes: [String]
  private let text: String
  /// So many ids that are taken are told.
  private static let noteLimit = 20

  /// The elements of a file.
  ///
  /// - Throws: why it cannot be read, with its line.
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

  /// An error about an element.
  func diagnostic(
    _ message: String, at node: Int, _ code: ErrorCode = .interfaceFile
  ) -> Diagnostic {
    SourceLine(of: text, tree[node].line).diagnostic(
      code, message, marking: "<\(tree[node].name)")
  }

  /// An error about the file as a whole.
  func diagnostic(_ message: String, note: String?) -> Diagnostic {
    SourceLine(of: text, tree[0].line).diagnostic(
      .interfaceFile, message, marking: "document", note: note)
  }
}

extension XMLTree.Node {
  /// An attribute as a number that a layout can hold; nil where it is none.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.isFinite,
      abs(number) <= LayoutLimits.number
    else { return nil }
    return number
  }

  /// Whether an attribute says yes; nil where it says nothing.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
}

extension String {
  /// The text, cut where it is long, without what would break a line.
  var excerpt: String {
    let clean = String(unicodeScalars.map { $0.isControl ? " " : Character($0) })
    return clean.count > 44 ? clean.prefix(41) + "..." : clean
  }
}
