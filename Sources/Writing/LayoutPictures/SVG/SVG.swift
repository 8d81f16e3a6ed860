import LayoutModel
import LayoutDrawing

/// A picture as a file of Scalable Vector Graphics 1.1 that every browser shows by itself.
///
/// The same picture gives the same bytes: no date, no random id. Colours follow the reader's light
/// or dark setting; what is meant never depends on them alone.
package struct SVG: Sendable {
  /// The file, with a line break at its end.
  package let text: String

  /// Writes a picture; `id` begins the ids inside, where several stand in one page.
  package init(_ picture: Picture, id: String = "plumb") {
    let (width, height) = (Self.number(picture.size.width), Self.number(picture.size.height))
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="plumb" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-labelledby="\(id)-title \(id)-summary">
      """,
      "<title id=\"\(id)-title\">\(Self.escaped(picture.title))</title>",
      "<desc id=\"\(id)-summary\">\(Self.escaped(picture.summary))</desc>",
      "<style>\(SVGStyle.sheet(id: id))</style>",
      SVGStyle.definitions(id: id),
      "<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    lines += picture.shapes.map { Self.element($0, id: id) }
    lines.append("</svg>")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func element(_ shape: Shape, id: String) -> String {
    let note = shape.note.map { "<title>\(escaped($0))</title>" }
    let attributes: String
    let name: String
    switch shape.outline {
    case .rectangle(let frame):
      name = "rect"
      attributes =
        "x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
        + "width=\"\(number(max(0, frame.width)))\" height=\"\(number(max(0, frame.height)))\""
    case .path(let points, let tips):
      name = "polyline"
      let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let tip = "url(#\(id)-tip)"
      let ends =
        switch tips {
        case .none: ""
        case .last: " marker-end=\"\(tip)\""
        case .both: " marker-start=\"\(tip)\" marker-end=\"\(tip)\""
        }
      attributes = "points=\"\(places)\"\(ends)"
    case .text(let text, let place, let width, let size):
      // The width is the one that was measured, whatever font the viewer has.
      return "<text class=\"\(shape.role.rawValue)\" x=\"\(number(place.x))\" "
        + "y=\"\(number(place.y))\" font-size=\"\(number(size))\" "
        + "textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(escaped(text))</text>"
    }
    let start = "<\(name) class=\"\(shape.role.rawValue)\" \(attributes)"
    return note.map { "\(start)>\($0)</\(name)>" } ?? "\(start)/>"
  }

  /// At most two decimals, without `-0`.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return ((min(max(value, -1e6), 1e6) * 100).rounded() / 100).spelled
  }

  /// A text without meaning to XML and HTML; characters that XML forbids are shown as escapes.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.escaped.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
