/// A kind of file that pictures are written in.
///
/// A new one is a row here.
package struct PictureFormat: Sendable {
  /// What it is called; also the ending of its files.
  package let name: String
  /// What it is, in a few words.
  package let about: String
  private let write: @Sendable (Picture) -> String

  /// The file of a picture.
  package func text(of picture: Picture) -> String { write(picture) }

  /// Vector graphics for browsers and documents.
  package static let svg = PictureFormat(name: "svg", about: "vector graphics") { SVG($0).text }

  /// All of them, the usual one first.
  package static let all = [svg]

  /// The endings of files that a program of the machine makes of vector graphics.
  package static let converted = ["png", "pdf"]
}
