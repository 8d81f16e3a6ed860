import LayoutDiagnosis
import LayoutDrawing
import LayoutPictures

/// One or more files as a self-contained HTML page, which needs no other file and no network.
///
/// Script and style are the same on every page, so the content security policy in `page.html` can
/// name them by their hashes: the browser runs nothing else. Everything that comes from files is in
/// one block of data, in which `<` is escaped so that nothing can end the block.
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

  /// A page that shows a ``LiveDocument``, which it receives as messages from a server.
  ///
  /// It is served together with ``followingScript``, which sends `{{token}}` with its requests.
  package static var following: String {
    html(
      titled: "Plumb", showing: [],
      with: [
        "connections": "connect-src 'self'; ", "scripts": "'self' ",
        "following": "<script src=\"live.js\" data-token=\"{{token}}\"></script>\n",
      ])
  }

  /// The script that receives the messages for ``following``.
  package static var followingScript: String { text(PackageResources.live_js) }

  private static func html(
    titled title: String, showing documents: [JSONValue], with additions: [String: String] = [:]
  ) -> String {
    let parts = additions.merging([
      "title": Self.escaped(title), "pictures": SVGStyle.sheet(id: "plumb"),
      "style": Self.text(PackageResources.page_css), "data": data(of: documents),
      "script": script,
    ]) { $1 }
    // Only the template is searched for placeholders: text from files may look like one.
    var html = ""
    var rest = Self.text(PackageResources.page_html)[...]
    while let mark = rest.firstMatch(of: /\{\{(\w+)\}\}/) {
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

  /// The parts of the script in one closure; each may use constants of the parts before it, and
  /// functions of all parts.
  private static var script: String {
    let parts = [
      PackageResources.data_js, PackageResources.frames_js, PackageResources.words_js,
      PackageResources.elements_js, PackageResources.state_js, PackageResources.picture_js,
      PackageResources.sizes_js, PackageResources.looks_js, PackageResources.conflicts_js,
      PackageResources.inspector_js, PackageResources.steps_js, PackageResources.page_js,
      PackageResources.following_js,
    ]
    return "\n\"use strict\";\n(() => {\n\(parts.map(text).joined(separator: "\n"))})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.escaped.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
