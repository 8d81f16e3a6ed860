import JSONValues
import LayoutDiagnosis
import LayoutDrawing
import LayoutPictures

/// One or more files as a self-contained HTML page, which needs no other file and no network.
///
/// Script and style are the same on every page, so the content security policy can name them by
/// their hashes: the browser runs nothing else. Everything that comes from files is in one block of
/// data, in which `<` is escaped so that nothing can end the block.
package struct Page: Sendable {
  /// The version of the data's keys; it is raised when a key is removed or renamed.
  static let version = 1

  private let documents: [PageDocument]

  /// Makes a page that shows one or more documents.
  package init(_ documents: [PageDocument]) { self.documents = documents }

  /// The page as HTML; the same files give the same bytes.
  package var html: String {
    Self.html(titled: title, showing: documents.map(\.value))
  }

  /// What a page can follow.
  package enum Leader: String, Sendable {
    case shell = "the shell"
    case files = "the files"
    case console = "the console"
  }

  /// A page that shows a ``LiveDocument`` or ``LiveDocuments``, which it receives as messages from a
  /// server.
  ///
  /// It is served together with ``followingScript``, which sends `{{token}}` with its requests.
  package static func following(_ leader: Leader) -> String {
    html(
      titled: "Plumb", showing: [],
      with: [
        "connections": "connect-src 'self'; ", "scripts": "'self' ",
        "following": "<script src=\"live.js\" data-token=\"{{token}}\" "
          + "data-leader=\"\(leader.rawValue)\"></script>\n",
      ])
  }

  /// The script that receives the messages for ``following``.
  package static var followingScript: String { file("live.js") }

  private static func html(
    titled title: String, showing documents: [JSONValue], with additions: [String: String] = [:]
  ) -> String {
    let varying = ["title": SVG.escaped(title), "data": data(of: documents)]
    let parts = additions.merging(varying) { $1 }.merging(constants) { $1 }
    // Only the template is searched for placeholders: text from files may look like one.
    var html = ""
    var rest = file("page.html")[...]
    while let mark = rest.firstMatch(of: /\{\{([\w-]+)\}\}/) {
      html += rest[..<mark.range.lowerBound]
      html += parts[String(mark.1)] ?? ""
      rest = rest[mark.range.upperBound...]
    }
    return html + rest
  }

  private var title: String {
    documents.count == 1 ? documents[0].title : "\(documents.count) layouts"
  }

  /// The data without any character that has a meaning in HTML.
  private static func data(of documents: [JSONValue]) -> String {
    let value = JSONValue.object([
      "page": .number(Double(version)), "schema": .number(Double(Inspection.schema)),
      "documents": .array(documents),
    ])
    return JSONDocument(SharedJSON(value)).line.replacing("<", with: "\\u003c")
  }

  /// What every page has: the style, the script, and their hashes.
  private static let constants: [String: String] = {
    let (pictures, style) = (SVGStyle.sheet(id: "plumb"), file("page.css"))
    return [
      "pictures": pictures, "style": style, "script": script,
      "script-source": SHA256(of: script).policySource,
      "style-sources": [pictures, style].map { SHA256(of: $0).policySource }.joined(separator: " "),
    ]
  }()

  /// The files of the script in one closure: by their names, and `page.js`, which begins, at the end.
  ///
  /// `live.js` is not among them: only a page that follows has it.
  private static let script: String = {
    let last = "page.js"
    let names = Embedded.script.keys.filter {
      $0.hasSuffix(".js") && ![last, "live.js"].contains($0)
    }
    let parts = (names.sorted() + [last]).map(file)
    return "\n\"use strict\";\n(() => {\n\(parts.joined(separator: "\n"))})();\n"
  }()

  /// The style of a contact sheet.
  static var sheetStyle: String { file("sheet.css") }

  private static func file(_ name: String) -> String { Embedded.script[name] ?? "" }
}
