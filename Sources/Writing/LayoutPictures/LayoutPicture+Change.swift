import LayoutDiagnosis
import LayoutModel

/// Two moments in one drawing.
extension LayoutPicture {
  /// The most views that are drawn as they were; captions name the others.
  private static let changeLimit = 40

  /// The picture, with the views that moved as they were before, and arrows from there.
  func changed(since before: LayoutAnalysis) -> Picture {
    guard let top else { return picture }
    var shapes: [Shape] = []
    var count = 0
    for box in boxes.seen where before.layout.shares(box.item.id, with: layout) {
      let then = place(before.solved.frameInRoot(of: box.item.id))
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
    let changes = FramesDifference(from: before, to: analysis)
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
