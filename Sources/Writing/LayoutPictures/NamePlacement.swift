import LayoutModel

/// Gives each view its name where there is room, else a number that a legend explains.
struct NamePlacement {
  private let boxes: [LayoutPicture.Box]
  private var room: FreeRoom
  /// What the numbers mean, and which views cannot be seen, one line each.
  private(set) var legend: [String] = []

  init(boxes: [LayoutPicture.Box], room: FreeRoom) {
    self.boxes = boxes
    self.room = room
  }

  /// Keeps names away from a rectangle.
  mutating func keepFree(_ frame: Frame) { room.take(frame) }

  /// The names and numbers.
  ///
  /// - Complexity: O(views² × places tried).
  mutating func placed(description: (Item) -> String) -> [Shape] {
    var shapes: [Shape] = []
    var number = 0
    for (index, box) in boxes.enumerated() {
      // What is drawn later covers what is behind it.
      let cover = boxes[(index + 1)...].map(\.seen).filter { $0.overlaps(box.seen) }
      var name: Shape?
      for scale in Self.scales where name == nil {
        name = place(box.item.name, in: box.seen, under: cover, scale: scale)
      }
      if let name {
        shapes.append(name)
        continue
      }
      guard box.seen.width > 0 || box.seen.height > 0 else {
        legend.append("no extent: \(description(box.item))")
        continue
      }
      let sign = "\(number + 1)"
      if let mark = place(sign, in: box.seen, under: cover) ?? beside(sign, box, under: cover) {
        number += 1
        shapes.append(mark)
        legend.append("\(sign): \(description(box.item))")
      } else {
        let isCovered = cover.contains { $0.contains(box.seen) }
        legend.append("\(isCovered ? "covered" : "small"): \(description(box.item))")
      }
    }
    return shapes
  }

  /// A label below what it is about, or above it, where nothing else is; nil if there is no room.
  mutating func placed(_ label: LayoutPicture.Label) -> Shape? {
    guard let stage = boxes.first?.seen else { return nil }
    let size = Size(width: Lettering.width(of: label.text), height: Lettering.nameHeight)
    let x = min(max(label.place.x, stage.x + 2), max(stage.x + 2, stage.right - size.width - 4))
    let others = boxes.dropFirst().map(\.seen).filter { !$0.contains(label.place) }
    for y in [label.place.bottom + 2, label.place.y - size.height - 2] {
      let strip = Frame(
        x: x, y: y, width: max(size.width, label.place.right - x), height: size.height)
      guard stage.contains(strip) else { continue }
      if let frame = room.place(size, in: strip, avoiding: others) {
        return shape(label.text, at: frame)
      }
    }
    return nil
  }

  /// A number beside the middle of a line along an axis; nil if something is there.
  mutating func beside(_ text: String, _ line: Frame, _ axis: Axis) -> Shape? {
    guard let stage = boxes.first?.seen else { return nil }
    let size = Size(width: Lettering.width(of: text), height: Lettering.nameHeight)
    let (x, y) = (line.middle.x, line.middle.y)
    let spots =
      axis == .horizontal
      ? [
        Frame(
          x: x - size.width / 2, y: y - size.height - 4, width: size.width, height: size.height),
        Frame(x: x - size.width / 2, y: y + 5, width: size.width, height: size.height),
      ]
      : [
        Frame(x: x + 5, y: y - size.height / 2, width: size.width, height: size.height),
        Frame(
          x: x - 5 - size.width, y: y - size.height / 2, width: size.width, height: size.height),
      ]
    for spot in spots where stage.contains(spot) {
      if let frame = room.place(size, in: spot) { return shape(text, at: frame) }
    }
    return nil
  }

  /// How much smaller a name is set that nearly fits.
  private static let scales = [1, 0.82, 0.7]

  /// A text inside a box, clear of its edges.
  private mutating func place(
    _ text: String, in frame: Frame, under cover: [Frame], scale: Double = 1
  ) -> Shape? {
    let width = Lettering.width(of: text) * scale
    let height = Lettering.nameHeight * scale
    guard width <= frame.width - 4, height <= frame.height - 2 else { return nil }
    let size = Size(width: width, height: height)
    let inside = Frame(
      x: frame.x + 3, y: frame.y + 1, width: frame.width - 4, height: frame.height - 2)
    return room.place(size, in: inside, avoiding: cover).map { shape(text, at: $0, scale: scale) }
  }

  /// A number just outside a box that is too small for it, where nothing else is.
  private mutating func beside(
    _ text: String, _ box: LayoutPicture.Box, under cover: [Frame]
  ) -> Shape? {
    guard !cover.contains(where: { $0.contains(box.seen) }) else { return nil }
    let size = Size(width: Lettering.width(of: text), height: Lettering.nameHeight)
    guard let stage = boxes.first?.seen else { return nil }
    let around = box.seen.inset(by: -(max(size.width, size.height) + 2))
    guard let near = around.intersection(stage.inset(by: 2)) else { return nil }
    // Only on the ground of what contains the box: on another view it would be taken for its.
    let others = boxes.map(\.seen).filter { !$0.contains(box.seen) || $0 == box.seen }
    return room.place(size, in: near, avoiding: others).map { shape(text, at: $0) }
  }

  private func shape(_ text: String, at frame: Frame, scale: Double = 1) -> Shape {
    Shape(
      .name,
      .text(
        text, at: Shape.Point(frame.x, frame.y + Lettering.ascent * scale), width: frame.width,
        fontSize: Lettering.fontSize * scale))
  }
}
