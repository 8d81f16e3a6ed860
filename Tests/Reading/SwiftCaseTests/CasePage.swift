import Foundation
import LayoutModel
import Testing

/// What the comment at the top of a case says: the size of the screen, frames, and for a case that
/// walks members whose they are.
struct CasePage {
  /// Where the cases are.
  static let folder = folder("Cases")

  /// Where the cases are that walk the public members.
  static let members = folder("Members")

  private static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
  }

  /// The file.
  let code: String
  var size = Size(width: 0, height: 0)
  var safeArea = EdgeInsets()
  var keyboard = 0.0
  var frames: [(view: String, numbers: [Double])] = []
  /// The types whose members it uses.
  var owners: Set<String> = []
  /// Whether what it says may be without effect on a layout.
  var mayBeIdle = false
  /// Whether only frames are compared: the modules make other constraints than UIKit.
  var hasOtherRules = false

  /// The case of that name.
  init(_ name: String, in folder: URL = folder) throws {
    code = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    for line in code.split(separator: "\n").prefix(while: { $0.hasPrefix("// ") }).dropFirst() {
      let words = line.dropFirst(3).split(separator: " ").map(String.init)
      if words.first == "of" {
        owners.formUnion(words.dropFirst())
        continue
      }
      if words == ["without", "effect"] {
        mayBeIdle = true
        continue
      }
      if words == ["frames", "only"] {
        hasOtherRules = true
        continue
      }
      guard words.first == "root" else {
        frames.append((words[0], words.dropFirst().compactMap { Double($0) }))
        continue
      }
      let numbers = words[1].split(separator: "x").compactMap { Double($0) }
      try #require(numbers.count == 2)
      size = Size(width: numbers[0], height: numbers[1])
      if words.count > 6, words[2] == "safe" {
        let edges = words[3...].compactMap { Double($0) }
        safeArea = EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
      }
      if words.count > 3, words[2] == "keyboard" { keyboard = Double(words[3]) ?? 0 }
    }
    try #require(size.width > 0)
  }

  /// A layout with a screen of that size.
  func screen(_ name: String) throws -> Layout {
    var layout = Layout()
    let root = try layout.setRoot(name, size: size)
    try layout.set(\.safeArea, of: root, to: safeArea)
    if keyboard > 0 { try layout.set(\.keyboardHeight, of: root, to: keyboard) }
    return layout
  }
}
