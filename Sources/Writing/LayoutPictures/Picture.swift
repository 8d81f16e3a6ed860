package import LayoutModel

/// A drawing of shapes, independent of the file format it is written in.
///
/// Lengths are in units of which one is a pixel at normal size; x grows to the right, y down. Later
/// shapes lie on top of earlier ones.
package struct Picture: Hashable, Sendable {
  /// What it shows, in a few words.
  package var title: String
  /// A description in sentences, for screen readers.
  package var summary: String
  /// The size of the whole, with its margins.
  package var size: Size
  /// What is drawn, back to front.
  package var shapes: [Shape]

  /// The width of every picture: what a small phone shows without scaling down.
  package static let width = 360.0
  /// The room around what is drawn.
  static let margin = 8.0
  /// The width that is left between the margins.
  static let innerWidth = width - 2 * margin
}

extension Picture {
  /// Pictures below each other, at least one, in one.
  package init(stacking pictures: [Picture]) {
    title = pictures.map(\.title).joined(separator: ", ")
    summary = pictures.map(\.summary).joined(separator: "; ")
    shapes = []
    var height = 0.0
    for picture in pictures {
      shapes += picture.shapes.map { $0.moved(down: height) }
      height += picture.size.height
    }
    size = Size(width: Self.width, height: height)
  }
}

extension Shape {
  fileprivate func moved(down distance: Double) -> Shape {
    var shape = self
    switch outline {
    case .rectangle(var frame):
      frame.y += distance
      shape.outline = .rectangle(frame)
    case .path(let points, let tips):
      shape.outline = .path(points.map { Point($0.x, $0.y + distance) }, tips: tips)
    case .text(let text, let place, let width, let fontSize):
      shape.outline = .text(
        text, at: Point(place.x, place.y + distance), width: width, fontSize: fontSize)
    }
    return shape
  }
}

/// One thing that is drawn.
package struct Shape: Hashable, Sendable {
  /// What a shape stands for; its look follows from it.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The item that is drawn, and the views inside it.
    case root, view
    /// A layout guide, and the margins of a view.
    case guide, margins
    /// A view with a frame that nothing determines.
    case loose
    /// The two extremes of what nothing determines.
    case leastGhost, greatestGhost
    /// A view as it was before a step.
    case before
    /// What moves, or may move.
    case arrow
    /// An anchor of a rule, and the distance that the rule sets.
    case anchor, distance
    /// A summand of a sum, every other one in another shade, and the one whose rule broke.
    case summand, otherSummand, brokenSummand
    /// The room there is.
    case room
    /// The part of a sum for which there is no room.
    case excess
    /// The beginning and the end of a sum.
    case end
    /// A name inside a shape.
    case name
    /// A text as the view shows it, and the end of one that is cut off.
    case content, cut
    /// What a scroll view does not show.
    case outside
    /// A sentence beside or below the drawing.
    case caption
    /// The headline.
    case headline
  }

  /// What it looks like.
  package enum Outline: Hashable, Sendable {
    /// A rectangle.
    case rectangle(Frame)
    /// Straight lines from point to point, with tips at the ends that are named.
    case path([Point], tips: Tips)
    /// A line of text that begins at that place of its baseline and takes that much room.
    case text(String, at: Point, width: Double, fontSize: Double)
  }

  /// Which ends of a path are arrow tips.
  package enum Tips: Hashable, Sendable { case none, last, both }

  /// A place.
  package struct Point: Hashable, Sendable {
    /// From the left edge of the picture.
    package var x: Double
    /// From the top edge of the picture.
    package var y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  /// What it stands for.
  package var role: Role
  /// What it looks like.
  package var outline: Outline
  /// What it is, in words: the name and numbers of a view.
  package var note: String?

  init(_ role: Role, _ outline: Outline, note: String? = nil) {
    self.role = role
    self.outline = outline
    self.note = note
  }
}

extension Frame {
  var middle: Shape.Point { Shape.Point(x + width / 2, y + height / 2) }
}
