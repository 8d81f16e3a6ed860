import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

extension LayoutPicture {
  /// The most distances that are drawn; a caption says if there are more.
  private static let distanceLimit = 120

  /// The distances between views as arrows with their numbers, where nothing else is in the way.
  func gapShapes(_ names: inout NamePlacement) -> [Shape] {
    guard let top else { return [] }
    let corner = place(of: top, in: solved)
    return Gap.all(in: solved, of: top).prefix(Self.distanceLimit).flatMap { gap -> [Shape] in
      let middle = (gap.across.lowerBound + gap.across.upperBound) / 2
      func point(_ along: Double) -> Shape.Point {
        gap.axis == .horizontal
          ? Shape.Point(corner.x + along * scale, corner.y + middle * scale)
          : Shape.Point(corner.x + middle * scale, corner.y + along * scale)
      }
      let (start, end) = (point(gap.from), point(gap.to))
      guard
        [start, end].allSatisfy({
          stage.contains(Frame(x: $0.x, y: $0.y, width: 0, height: 0))
        })
      else { return [] }
      let line = Shape(
        .distance, .path([start, end], tips: .both), note: gap.words(in: layout))
      names.keepFree(
        Frame(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y)
        ).inset(by: -3))
      let room = Frame(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y))
      return [line] + [names.beside(gap.length.spelled, room, gap.axis)].compactMap(\.self)
    }
  }
}
