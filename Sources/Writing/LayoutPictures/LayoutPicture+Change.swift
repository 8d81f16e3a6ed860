import LayoutDiagnosis
import LayoutModel

/// Two moments in one drawing.
extension LayoutPicture {
  /// The most views that are drawn as they were; captions name the others.
  private static let changeLimit = 40

  /// The picture, with the views that moved as they were before, and arrows from there.
  ///
  /// In one document a view is itself under another name; in two, its name is all that tells it.
  func changed(since before: LayoutAnalysis, ofOneDocument isOne: Bool = true) -> Picture {
    guard let top else { return picture }
    var shapes: [Shape] = []
    var count = 0
    for box in boxes.seen {
      let known: Item.ID?
      if isOne {
        known = before.layout.shares(box.item.id, with: layout) ? box.item.id : nil
      } else if case .item(let id)? = before.layout.named(box.item.name) {
        known = id
      } else {
        known = nil
      }
      guard let known else { continue }
      let then = place(before.solved.frameInRoot(of: known))
      guard count < Self.changeLimit, differ(then, box.frame) else { continue }
      count += 1
      if let seen = then.intersection(stage) { shapes.append(Shape(.before, .rectangle(seen))) }
      let (start, end) = (then.middle, box.frame.middle)
      let isFar = abs(start.x - end.x) + abs(start.y - end.y) >= 6
      let isOnStage = [start, end].allSatisfy {
        stage.contains(Frame(x: $0.x, y: $0.y, width: 0, height: 0))
      }
      if isFar, isOnStage {
        shapes.append(Shape(.arrow, .path([start, end], tips: .last)))
      }
    }
    let changes = FramesDifference(from: before, to: analysis, ofOneDocument: isOne)
    var captions = changes.words
    if !shapes.isEmpty { captions.append("dashes: before") }
    return composed(
      over: shapes, saying: captions, title: "\(layout.name(of: top)), before and after",
      summary: changes.words.joined(separator: "; "))
  }

  /// Whether an edge is somewhere else by something that can be seen.
  private func differ(_ a: Frame, _ b: Frame) -> Bool {
    [a.x - b.x, a.y - b.y, a.right - b.right, a.bottom - b.bottom].contains { abs($0) > 0.5 }
  }
}
