import LayoutDiagnosis
import LayoutDrawing
import LayoutPictures

/// Files as one page for a browser: a text that needs no other file and no network.
///
/// The parts of the script and the style are files of this module and the same on every page, so
/// that the page's policy, which is part of `page.html`, can name script and style by their hashes:
/// nothing else is run.
/// What comes from files stands in a block of data, without a sign that could end it.
package struct Page: Sendable {
  /// The number of the shape of the data; a removed or renamed key raises it.
  static let version = 1

  private let documents: [PageDocument]

  /// A page about some files, at least one.
  package init(_ documents: [PageDocument]) { self.documents = documents }

  /// The page; the same files give the same bytes.
  package var html: String {
    Self.html(titled: title, showing: documents.map(\.value))
  }

  /// A page that shows what a server tells it of a ``LiveDocument``.
  ///
  /// It is served together with ``followingScript``; `{{token}}` stands for what that has to send.
  package static var following: String {
    html(
      titled: "Plumb", showing: [],
      with: [
        "connections": "connect-src 'self'; ", "scripts": "'self' ",
        "following": "<script src=\"live.js\" data-token=\"{{token}}\"></script>\n",
      ])
  }

  /// The script that lets ``following`` follow.
  package static var followingScript: String { text(PackageResources.live_js) }

  private static func html(
    titled title: String, showing documents: [JSONValue], with additions: [String: String] = [:]
  ) -> String {
    let parts = additions.merging([
      "title": Self.escaped(title), "pictures": SVGStyle.sheet(id: "plumb"),
      "style": Self.text(PackageResources.page_css), "data": data(of: documents),
      "script": script,
    ]) { $1 }
    // Only the template is searched for marks: what comes from files may look like one.
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

  /// The data in a form in which no sign means anything to HTML.
  private static func data(of documents: [JSONValue]) -> String {
    let value = JSONValue.object([
      "page": .number(Double(version)), "schema": .number(Double(Inspection.schema)),
      "documents": .array(documents),
    ])
    return JSONDocument(SharedJSON(value)).line.replacing("<", with: "\\u003c")
  }

  /// The parts of the script, in one closure; each may use what stands in those before it, and
  /// functions of all.
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
