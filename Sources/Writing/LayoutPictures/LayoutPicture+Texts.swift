import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// Texts of labels and buttons, and where they are cut off.
extension LayoutPicture {
  /// A text that has too little room.
  struct Shortage {
    var item: Item
    var need: Double
    var size: Double

    /// `cut off: name needs 240, has 180`.
    var words: String { "cut off: \(item.name) needs \(need.spelled), has \(size.spelled)" }
  }

  /// The texts that have too little room, in the order of the items.
  func shortages(of items: [Item]) -> [Shortage] {
    let geometry = LayoutGeometry(solved)
    return items.compactMap { item in
      geometry.textShortage(of: item.id).map {
        Shortage(item: item, need: $0.need, size: $0.size)
      }
    }
  }

  /// The columns of the pattern at the end of a text that is cut off, in units of the picture.
  private static let cutWidth = 5.0

  /// The texts, in the lines that they take.
  ///
  /// Those of labels begin where reading begins, those of buttons are in the middle. Where one is
  /// cut off, its end is marked.
  func contentShapes(_ boxes: [Box], _ names: inout NamePlacement) -> [Shape] {
    let cut = Set(shortages(of: boxes.map(\.item)).map(\.item.id))
    return boxes.flatMap { box -> [Shape] in
      guard let text = box.item.text, !text.isEmpty, box.frame.width > 0, box.frame.height > 0
      else { return [] }
      let font = box.item.font ?? box.item.kind.usualFont
      let measure = TextMeasure(font)
      let points = solved.frame(of: box.item.id)
      // A width that a file gives may be a little less than the estimate of the same text.
      let room = points.width * Gap.estimateError
      let lines = measure.texts(of: text, within: room, limit: box.item.lines)
      let size = font.size * scale
      let height = font.lineHeight * scale
      var shapes: [Shape] = []
      var y = box.frame.y + (box.frame.height - height * Double(lines.count)) / 2
      for line in lines where !line.isEmpty {
        let width = min(measure.width(of: line), points.width) * scale
        let frame = Frame(x: start(of: width, in: box), y: y, width: width, height: height)
        y += height
        // What lies outside of a scroll view's window is not drawn.
        let isScrolled = box.seen != box.frame.intersection(stage)
        guard !isScrolled || box.seen.contains(frame), stage.contains(frame), width > 0 else {
          continue
        }
        names.keepFree(frame)
        let baseline = Shape.Point(frame.x, frame.y + font.ascender * scale)
        shapes.append(
          Shape(.content, .text(line, at: baseline, width: width, fontSize: size)))
      }
      if cut.contains(box.item.id) { shapes.append(cutMark(in: box)) }
      return shapes
    }
  }

  /// Where a line begins.
  private func start(of width: Double, in box: Box) -> Double {
    if box.item.kind == .button { return box.frame.x + (box.frame.width - width) / 2 }
    return layout.isRightToLeft ? box.frame.right - width : box.frame.x
  }

  /// A strip at the side of a view where its text ends.
  private func cutMark(in box: Box) -> Shape {
    let width = min(Self.cutWidth, box.seen.width)
    let x = layout.isRightToLeft ? box.seen.x : box.seen.right - width
    return Shape(
      .cut,
      .rectangle(Frame(x: x, y: box.seen.y, width: width, height: box.seen.height)),
      note: shortages(of: [box.item]).first?.words)
  }
}
