import LayoutModel
import LayoutPictures

/// A picture as data, which the page draws with the same roles and styles as a picture file.
struct DrawnPicture: Encodable, Sendable {
  private let picture: Picture

  /// The data of a picture.
  init(_ picture: Picture) { self.picture = picture }

  private struct Part: Encodable {
    var role: String
    /// Left, top, width and height of a rectangle.
    var rectangle: [Double]?
    /// x and y of each point of a path in turn.
    var path: [Double]?
    /// How many ends of the path are tips of arrows.
    var tips: Int?
    /// A line of text, the left end of its baseline, its width and the size of its font.
    var text: String?
    var place: [Double]?
    var note: String?

    init(_ shape: Shape) {
      role = shape.role.rawValue
      note = shape.note
      switch shape.outline {
      case .rectangle(let frame):
        rectangle = [frame.x, frame.y, frame.width, frame.height].map(\.hundredths)
      case .path(let points, let ends):
        path = points.flatMap { [$0.x.hundredths, $0.y.hundredths] }
        tips = ends == .none ? 0 : ends == .last ? 1 : 2
      case .text(let line, let at, let width, let size):
        text = line
        place = [at.x, at.y, width, size].map(\.hundredths)
      }
    }
  }

  private enum Key: String, CodingKey { case title, summary, size, shapes }

  /// Writes size, words and shapes, back to front.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(picture.title, forKey: .title)
    try container.encode(picture.summary, forKey: .summary)
    try container.encode(
      [picture.size.width.hundredths, picture.size.height.hundredths], forKey: .size)
    try container.encode(picture.shapes.map(Part.init), forKey: .shapes)
  }
}

extension Double {
  /// The number rounded to two decimals, which is finer than the eye can see.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 + 0 }
}
