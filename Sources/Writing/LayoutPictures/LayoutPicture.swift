import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// A layout drawn to scale: views with their names, guides and margins dotted, and what nothing
/// determines hatched, with both extremes.
///
/// A view that has no room for its name bears a number, which the lines below the drawing explain;
/// there is also said what could not be drawn.
struct LayoutPicture {
  let analysis: LayoutAnalysis
  /// The item that is drawn; nil where there is none.
  let top: Item.ID?
  let details: PictureDetails
  /// Picture units per point.
  let scale: Double
  /// The drawn item in the coordinates of the root, in points.
  private let origin: Frame
  /// The part of the picture in which something is drawn.
  let stage: Frame

  var solved: SolvedLayout { analysis.solved }
  var layout: Layout { analysis.layout }

  /// How many points around the drawn item are shown, if views leave it.
  private static let overhang = 24.0
  /// A small layout is not drawn larger than this.
  private static let largestScale = 2.0

  init(_ analysis: LayoutAnalysis, of item: Item.ID?, showing details: PictureDetails) {
    self.analysis = analysis
    self.details = details
    let drawn = item ?? analysis.layout.root
    let frame = drawn.map { analysis.solved.frameInRoot(of: $0) } ?? .zero
    let leaving = drawn.map { Self.beyond(frame, of: $0, in: analysis) } ?? .zero
    (top, origin) = (drawn, frame)
    let factor = min(Self.largestScale, Picture.innerWidth / max(1, leaving.width))
    let margin = Picture.margin
    scale = factor
    stage = Frame(
      x: margin, y: margin, width: leaving.width * factor, height: leaving.height * factor)
    shift = Shape.Point(margin - leaving.x * factor, margin - leaving.y * factor)
  }

  /// Where the origin of the drawn item lies in the picture.
  private let shift: Shape.Point

  /// What is shown in the item's coordinates: all of it, and a little of views that leave it.
  private static func beyond(
    _ frame: Frame, of top: Item.ID, in analysis: LayoutAnalysis
  ) -> Frame {
    var (left, topEdge, right, bottom) = (0.0, 0.0, frame.width, frame.height)
    for view in analysis.layout.subtree(of: top) where view.isView && view.id != top {
      guard !analysis.layout.isConcealed(view.id) else { continue }
      let inside = analysis.solved.frameInRoot(of: view.id)
      let (x, y) = (inside.x - frame.x, inside.y - frame.y)
      left = min(left, x)
      topEdge = min(topEdge, y)
      right = max(right, x + inside.width)
      bottom = max(bottom, y + inside.height)
    }
    let reach = Self.overhang
    left = max(left, -reach)
    topEdge = max(topEdge, -reach)
    right = min(right, frame.width + reach)
    bottom = min(bottom, frame.height + reach)
    return Frame(x: left, y: topEdge, width: right - left, height: bottom - topEdge)
  }

  // MARK: - Places

  /// A rectangle of the root's coordinates in the picture.
  func place(_ frame: Frame) -> Frame {
    Frame(
      x: shift.x + (frame.x - origin.x) * scale, y: shift.y + (frame.y - origin.y) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }

  /// The rectangle of an item in the picture.
  func place(of id: Item.ID, in solved: SolvedLayout) -> Frame {
    place(solved.frameInRoot(of: id))
  }

  // MARK: - The drawing

  /// A view that is drawn.
  struct Box {
    var item: Item
    var frame: Frame
    /// The part of it that is on stage and, inside a scroll view, in its window.
    var seen: Frame
  }

  /// The picture of the layout as it is.
  var picture: Picture {
    guard let top else { return Self.nothing }
    let ghosts = freedomShapes
    return composed(
      over: ghosts.shapes, labels: ghosts.labels, saying: ghosts.captions,
      title: layout.name(of: top),
      summary: ([summary] + ghosts.captions).joined(separator: "; "))
  }

  private static var nothing: Picture {
    var captions = Captions(below: Picture.margin)
    captions.add("nothing to draw yet: root card 320x200")
    return Picture(
      title: "nothing yet", summary: "There is no view.",
      size: Size(width: Picture.width, height: captions.bottom + Picture.margin),
      shapes: captions.shapes)
  }

  /// The views of the drawing, back to front, what of them lies outside of a scroll view's window,
  /// and what cannot be seen, one sentence each.
  var boxes: (seen: [Box], outside: [Shape], unseen: [String]) {
    guard let top else { return ([], [], []) }
    var seen: [Box] = []
    var outside: [Shape] = []
    var unseen: [String] = []
    var hidden: [String] = []
    for item in layout.subtree(of: top) where item.isView {
      if item.id != top, layout.isConcealed(item.id) {
        hidden.append(item.name)
        continue
      }
      let frame = place(of: item.id, in: solved)
      guard let part = frame.intersection(stage) else {
        unseen.append("outside: \(description(of: item))")
        continue
      }
      guard let window = window(around: item.id, in: top) else {
        seen.append(Box(item: item, frame: frame, seen: part))
        continue
      }
      let inside = part.intersection(window)
      if inside != part {
        outside.append(Shape(.outside, .rectangle(part), note: description(of: item)))
      }
      if let inside {
        seen.append(Box(item: item, frame: frame, seen: inside))
      } else {
        unseen.append("scrolled out: \(description(of: item))")
      }
    }
    if !hidden.isEmpty { unseen.append("hidden: \(hidden.joined(separator: ", "))") }
    return (seen, outside, unseen)
  }

  /// What the scroll views around an item let through; nil if it is in none.
  private func window(around item: Item.ID, in top: Item.ID) -> Frame? {
    var window: Frame?
    for scroll in layout.ancestors(of: item) where layout.item(scroll)?.kind == .scroll {
      guard scroll == top || layout.ancestors(of: scroll).contains(top) else { continue }
      let frame = place(of: scroll, in: solved)
      // Two windows that share nothing let nothing through.
      window =
        window.map { $0.intersection(frame) ?? Frame(x: -1, y: -1, width: 0, height: 0) } ?? frame
    }
    return window
  }

  /// `badge 264,12 40x20`, in the coordinates of the parent.
  func description(of item: Item) -> String {
    let frame = solved.frame(of: item.id)
    return "\(item.name) \(frame.x.spelled),\(frame.y.spelled) "
      + "\(frame.width.spelled)x\(frame.height.spelled)"
  }

  private var summary: String {
    guard let top else { return "" }
    let views = layout.subtree(of: top).filter { $0.isView && !layout.isConcealed($0.id) }
    let limit = 40
    var parts = views.prefix(limit).map(description)
    if views.count > limit { parts.append("and \((views.count - limit).counted("more view"))") }
    return parts.joined(separator: "; ")
  }

  /// A short text that belongs beside something.
  struct Label {
    var text: String
    /// What it is about, in the picture.
    var place: Frame
  }

  /// Puts the drawing together: views, what lies over them, names where there is room, captions.
  ///
  /// Labels for which there is no room are left out: the remarks say the same.
  func composed(
    over overlay: [Shape], labels: [Label] = [], saying remarks: [String], title: String,
    summary: String
  ) -> Picture {
    let (boxes, outside, unseen) = boxes
    var shapes = outside
    shapes += boxes.map { box in
      Shape(role(of: box.item), .rectangle(box.seen), note: description(of: box.item))
    }
    let dotted = guideShapes(boxes)
    shapes += dotted + overlay
    var room = FreeRoom()
    for shape in dotted + overlay { room.keepFree(shape) }
    var names = NamePlacement(boxes: boxes, room: room)
    if details.contains(.texts) { shapes += contentShapes(boxes, &names) }
    let distances = details.contains(.distances) ? gapShapes(&names) : []
    shapes += distances
    shapes += labels.compactMap { names.placed($0) }
    shapes += names.placed(description: description)
    var captions = Captions(below: stage.bottom)
    let cut = shortages(of: boxes.map(\.item)).map(\.words)
    for line in names.legend + remarks + cut + unseen { captions.add(line) }
    return Picture(
      title: title, summary: summary,
      size: Size(width: Picture.width, height: captions.bottom + Picture.margin),
      shapes: shapes + captions.shapes)
  }

  private func role(of item: Item) -> Shape.Role {
    if item.id == top { return .root }
    let isLoose = Dimension.allCases.contains {
      !analysis.freedom.isUnique(LayoutVariable(item.id, $0))
    }
    return isLoose ? .loose : .view
  }

  /// Guides, and margins that rules use.
  private func guideShapes(_ boxes: [Box]) -> [Shape] {
    boxes.flatMap { box -> [Shape] in
      let guides = box.item.guides.compactMap { layout.item($0) }.compactMap { guide -> Shape? in
        guard let frame = place(of: guide.id, in: solved).intersection(stage) else { return nil }
        return Shape(.guide, .rectangle(frame), note: description(of: guide))
      }
      let system = layout.systemGuides(of: box.item).compactMap { guide -> Shape? in
        let id = box.item.id.guide(guide)
        guard let frame = place(of: id, in: solved).intersection(stage) else { return nil }
        return Shape(.margins, .rectangle(frame), note: layout.name(of: id))
      }
      return guides + system
    }
  }
}

extension FreeRoom {
  /// Keeps names away from a shape.
  mutating func keepFree(_ shape: Shape) {
    switch shape.outline {
    case .rectangle(let frame): takeEdges(of: frame)
    case .path(let points, _):
      for (start, end) in zip(points, points.dropFirst()) {
        take(
          Frame(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
            height: abs(start.y - end.y)
          ).inset(by: -4))
      }
    case .text(_, let place, let width, _):
      take(
        Frame(
          x: place.x, y: place.y - Lettering.ascent, width: width, height: Lettering.nameHeight))
    }
  }
}
