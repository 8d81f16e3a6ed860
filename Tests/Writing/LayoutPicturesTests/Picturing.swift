import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutPictures
import LayoutShell
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Layouts to draw, and what is true of every picture.
enum Picturing {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// The sessions of the repository by name, without their ending.
  static let sessions: [String] = {
    let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sessions")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".plumb") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// What a session ends with, or the last of its moments that are asked for; files that it reads
  /// are not there.
  static func ending(
    of session: String, where isAskedFor: (LayoutAnalysis) -> Bool = { _ in true }
  ) throws -> LayoutAnalysis {
    let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sessions")
    let text = try String(
      contentsOf: folder.appending(path: session + ".plumb"), encoding: .utf8)
    var player = Player(try Session(text), files: .none)
    var last = player.shell.analysis
    while player.next() != nil {
      if isAskedFor(player.shell.analysis) { last = player.shell.analysis }
    }
    return last
  }

  /// A shell that was told these lines.
  static func shell(_ lines: String) -> Shell {
    var shell = Shell(files: .none)
    for line in lines.split(separator: "\n") {
      let reply = shell.run(String(line))
      #expect(reply.error == nil, "\(line)")
    }
    return shell
  }

  /// Checks a picture, and that it is the one that was looked at; with `PLUMB_GOLDEN=write` that
  /// one is written.
  static func compare(_ picture: Picture, withGolden name: String) throws {
    check(picture, name)
    let text = SVG(picture).text
    let file = tests.appending(path: "Golden/\(name).svg")
    if ProcessInfo.processInfo.environment["PLUMB_GOLDEN"] == "write" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  /// The rectangles of its texts.
  static func texts(of picture: Picture) -> [(text: String, frame: Frame)] {
    picture.shapes.compactMap { shape in
      guard case .text(let text, let place, let width, let size) = shape.outline,
        shape.role != .content
      else { return nil }
      return (text, Frame(x: place.x, y: place.y - size * 0.8, width: width, height: size))
    }
  }

  /// Checks that no text lies on another one, and nothing outside the picture.
  static func check(_ picture: Picture, _ name: String) {
    let texts = texts(of: picture)
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        let isApart =
          one.frame.x + one.frame.width <= other.frame.x
          || other.frame.x + other.frame.width <= one.frame.x
          || one.frame.y + one.frame.height <= other.frame.y
          || other.frame.y + other.frame.height <= one.frame.y
        #expect(isApart, "\(name): \(one.text) lies on \(other.text)")
      }
    }
    for shape in picture.shapes {
      for point in corners(of: shape) {
        let isInside =
          point.x >= 0 && point.y >= 0 && point.x <= picture.size.width
          && point.y <= picture.size.height
        #expect(isInside, "\(name): \(shape) leaves the picture")
      }
    }
  }

  private static func corners(of shape: Shape) -> [(x: Double, y: Double)] {
    switch shape.outline {
    case .rectangle(let frame):
      [(frame.x, frame.y), (frame.x + frame.width, frame.y + frame.height)]
    case .path(let points, _): points.map { ($0.x, $0.y) }
    case .text(_, let place, let width, _): [(place.x, place.y), (place.x + width, place.y)]
    }
  }
}

/// The elements of a file of XML, as a parser reads them.
final class ParsedXML: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var texts: [String] = []
  private var text = ""

  /// Nil if it is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if !text.isEmpty { texts.append(text) }
    text = ""
  }
}
