import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// What nothing determines, drawn over the views.
extension LayoutPicture {
  /// The most views that are drawn as ghosts; captions name the others.
  private static let ghostLimit = 24
  /// How far an arrow reaches that has no end, in picture units.
  private static let openReach = 18.0

  /// Ghosts at both extremes with arrows between them, and the ranges in words.
  var freedomShapes: (shapes: [Shape], labels: [Label], captions: [String]) {
    guard top != nil else { return ([], [], []) }
    var shapes: [Shape] = []
    var labels: [Label] = []
    var captions: [String] = []
    var count = 0
    for tie in analysis.freedom.ties {
      let ranges = tie.members.prefix(4).map { member in
        "\(layout.name(of: member.variable)) \(Words.range(member.min, member.max))"
      }
      let more = tie.members.count > 4 ? ", \(tie.members.count - 4) more" : ""
      captions.append("ambiguous: \(ranges.joined(separator: ", "))\(more)")
      let items = tie.variables.map(\.item).removingRepeats.filter(isSeen)
      guard count + items.count <= Self.ghostLimit else { continue }
      count += items.count
      let ends = extremes(of: tie)
      for item in items {
        let (least, greatest) = (
          frame(of: item, at: ends.least), frame(of: item, at: ends.greatest)
        )
        shapes += ghosts(least, greatest)
      }
      labels += tie.members.filter { items.contains($0.variable.item) }.map { member in
        Label(
          text: "\(member.variable.dimension.name) \(Words.range(member.min, member.max))",
          place: place(of: member.variable.item, in: solved))
      }
    }
    if !shapes.isEmpty {
      captions.append("long dashes: one extreme; short dashes: the other")
    }
    for (variable, status) in analysis.freedom.loose where isSeen(variable.item) {
      guard case .free(let min, let max) = status else { continue }
      captions.append("\(layout.name(of: variable)) is free\(Self.range(min, max))")
      shapes += openArrows(of: variable, towardLess: min == nil, towardMore: max == nil)
    }
    return (shapes, labels, captions)
  }

  private static func range(_ min: Double?, _ max: Double?) -> String {
    switch (min, max) {
    case (let min?, nil): ", at least \(min.spelled)"
    case (nil, let max?): ", at most \(max.spelled)"
    case (let min?, let max?): ", \(Words.range(min, max))"
    case (nil, nil): ""
    }
  }

  private func isSeen(_ id: Item.ID) -> Bool {
    guard let top, let item = layout.item(id), item.isView, !layout.isConcealed(id) else {
      return false
    }
    return id == top || layout.ancestors(of: id).contains(top)
  }

  /// The values of a tie's variables in two pictures: where the first is least and greatest.
  private func extremes(
    of tie: Tie
  ) -> (least: [LayoutVariable: Double], greatest: [LayoutVariable: Double]) {
    let witnesses = Witness.ends(of: tie, in: solved)
    guard witnesses.count == 2 else {
      var (least, greatest) = ([LayoutVariable: Double](), [LayoutVariable: Double]())
      for variable in tie.variables {
        guard case .tied(let min, let max) = analysis.freedom.status(of: variable) else { continue }
        (least[variable], greatest[variable]) = (min, max)
      }
      return (least, greatest)
    }
    func values(_ witness: Witness) -> [LayoutVariable: Double] {
      Dictionary(tie.variables.map { ($0, witness.solved.value(of: $0)) }) { first, _ in first }
    }
    return (values(witnesses[0]), values(witnesses[1]))
  }

  /// The frame of an item in the picture, with other values for some of its dimensions.
  private func frame(of item: Item.ID, at values: [LayoutVariable: Double]) -> Frame {
    var frame = solved.frameInRoot(of: item)
    func difference(_ dimension: Dimension) -> Double {
      let variable = LayoutVariable(item, dimension)
      return values[variable].map { $0 - solved.value(of: variable) } ?? 0
    }
    frame.x += difference(.x)
    frame.y += difference(.y)
    frame.width = max(0, frame.width + difference(.width))
    frame.height = max(0, frame.height + difference(.height))
    return place(frame)
  }

  /// Both extremes of a view, with an arrow between the edges that move.
  private func ghosts(_ least: Frame, _ greatest: Frame) -> [Shape] {
    var shapes: [Shape] = []
    for (frame, role) in [(least, Shape.Role.leastGhost), (greatest, .greatestGhost)] {
      guard let seen = frame.intersection(stage) else { continue }
      shapes.append(Shape(role, .rectangle(seen)))
    }
    let y = (least.middle.y + greatest.middle.y) / 2
    let x = (least.middle.x + greatest.middle.x) / 2
    if let arrow = arrow(from: Shape.Point(least.right, y), to: Shape.Point(greatest.right, y)) {
      shapes.append(arrow)
    } else if let arrow = arrow(from: Shape.Point(least.x, y), to: Shape.Point(greatest.x, y)) {
      shapes.append(arrow)
    }
    if let arrow = arrow(from: Shape.Point(x, least.bottom), to: Shape.Point(x, greatest.bottom)) {
      shapes.append(arrow)
    } else if let arrow = arrow(from: Shape.Point(x, least.y), to: Shape.Point(x, greatest.y)) {
      shapes.append(arrow)
    }
    return shapes
  }

  /// An arrow with two tips; nil if it were too short to see, or off the stage.
  private func arrow(from start: Shape.Point, to end: Shape.Point) -> Shape? {
    let box = Frame(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
    guard max(box.width, box.height) >= 4, stage.contains(box) else { return nil }
    return Shape(.arrow, .path([start, end], tips: .both))
  }

  /// Arrows out of a view in the directions in which it has no end.
  private func openArrows(
    of variable: LayoutVariable, towardLess: Bool, towardMore: Bool
  ) -> [Shape] {
    let frame = place(of: variable.item, in: solved)
    let isAcross = variable.dimension.axis == .horizontal
    let start: Shape.Point =
      variable.dimension.isSize
      ? isAcross
        ? Shape.Point(frame.right, frame.middle.y) : Shape.Point(frame.middle.x, frame.bottom)
      : isAcross ? Shape.Point(frame.x, frame.middle.y) : Shape.Point(frame.middle.x, frame.y)
    func arrow(_ sign: Double) -> Shape? {
      let reach = sign * Self.openReach
      let end =
        isAcross ? Shape.Point(start.x + reach, start.y) : Shape.Point(start.x, start.y + reach)
      guard
        stage.inset(by: -Picture.margin).contains(Frame(x: end.x, y: end.y, width: 0, height: 0))
      else { return nil }
      return Shape(.arrow, .path([start, end], tips: .last))
    }
    return (towardLess ? [arrow(-1)] : []).compactMap(\.self)
      + (towardMore ? [arrow(1)] : []).compactMap(\.self)
  }
}

extension [Item.ID] {
  /// Each once, in order of first mention.
  fileprivate var removingRepeats: [Item.ID] {
    var seen = Set<Item.ID>()
    return filter { seen.insert($0).inserted }
  }
}
