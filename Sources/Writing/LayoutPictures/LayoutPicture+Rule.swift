import LayoutDiagnosis
import LayoutModel

/// A rule over the views, drawn as Interface Builder draws constraints.
extension LayoutPicture {
  /// The picture, with the anchors of a rule as bars and a line for the distance between them, or
  /// along the size that it is about.
  func showing(_ id: Rule.ID) -> Picture {
    guard let top, let rule = layout.rule(id) else { return picture }
    let anchors = (rule.left + rule.right).map { layout.resolved($0.anchor) }
    var shapes = anchors.flatMap(marks)
    if rule.hasUIKitForm, let first = anchors.first, first.attribute.isPosition {
      if anchors.count == 2 { shapes += line(from: anchors[1], to: first) }
    }
    let state = RuleState(of: rule, in: solved).text
    let text = "\(rule.name)  \(layout.text(of: rule))"
    return composed(
      over: shapes, saying: ["\(text)  \(state)"],
      title: "\(layout.name(of: top)), \(rule.name)", summary: "\(text); \(state)")
  }

  /// An edge of an item as a bar along it, or a size as a line between two bars.
  private func marks(of anchor: Anchor) -> [Shape] {
    let frame = place(of: anchor.item, in: solved)
    guard anchor.attribute.isPosition else {
      return anchor.attribute.axis == .horizontal
        ? [
          Self.line(.distance, (frame.x, frame.middle.y), (frame.right, frame.middle.y), .both),
          Self.line(.anchor, (frame.x, frame.y), (frame.x, frame.bottom)),
          Self.line(.anchor, (frame.right, frame.y), (frame.right, frame.bottom)),
        ].compactMap(onStage)
        : [
          Self.line(.distance, (frame.middle.x, frame.y), (frame.middle.x, frame.bottom), .both),
          Self.line(.anchor, (frame.x, frame.y), (frame.right, frame.y)),
          Self.line(.anchor, (frame.x, frame.bottom), (frame.right, frame.bottom)),
        ].compactMap(onStage)
    }
    let at = coordinate(of: anchor)
    let bar =
      anchor.attribute.axis == .horizontal
      ? Self.line(.anchor, (at, frame.y), (at, frame.bottom))
      : Self.line(.anchor, (frame.x, at), (frame.right, at))
    return [bar].compactMap(onStage)
  }

  /// Where an anchor is on its axis, in the picture.
  private func coordinate(of anchor: Anchor) -> Double {
    let value = solved.value(of: anchor, in: layout.root)
    let root = layout.root.map { solved.frameInRoot(of: $0) } ?? .zero
    let point = place(Frame(x: root.x + value, y: root.y + value, width: 0, height: 0))
    return anchor.attribute.axis == .horizontal ? point.x : point.y
  }

  /// The distance between two places on one axis, where both items are, or halfway between.
  private func line(from other: Anchor, to first: Anchor) -> [Shape] {
    let (a, b) = (place(of: first.item, in: solved), place(of: other.item, in: solved))
    let (start, end) = (coordinate(of: other), coordinate(of: first))
    guard abs(start - end) >= 4 else { return [] }
    if first.attribute.axis == .horizontal {
      let common = (max(a.y, b.y) + min(a.bottom, b.bottom)) / 2
      return [Self.line(.distance, (start, common), (end, common), .both)].compactMap(onStage)
    }
    let common = (max(a.x, b.x) + min(a.right, b.right)) / 2
    return [Self.line(.distance, (common, start), (common, end), .both)].compactMap(onStage)
  }

  private static func line(
    _ role: Shape.Role, _ start: (Double, Double), _ end: (Double, Double),
    _ tips: Shape.Tips = .none
  ) -> Shape {
    Shape(
      role, .path([Shape.Point(start.0, start.1), Shape.Point(end.0, end.1)], tips: tips))
  }

  /// The line, cut off where the stage ends; nil if nothing of it is there.
  private func onStage(_ shape: Shape) -> Shape? {
    guard case .path(let points, let tips) = shape.outline, points.count == 2 else { return shape }
    let box = Frame(
      x: min(points[0].x, points[1].x), y: min(points[0].y, points[1].y),
      width: abs(points[0].x - points[1].x), height: abs(points[0].y - points[1].y))
    guard box.intersection(stage.inset(by: -2)) != nil else { return nil }
    let cut = points.map {
      Shape.Point(
        min(max($0.x, stage.x), stage.right), min(max($0.y, stage.y), stage.bottom))
    }
    return Shape(shape.role, .path(cut, tips: tips), note: shape.note)
  }
}
