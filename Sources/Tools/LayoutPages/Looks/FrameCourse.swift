import LayoutDiagnosis
import LayoutModel

/// The frame of an item as a function of a size.
struct FrameCourse {
  private let still: Frame
  private let moves: [(dimension: Dimension, number: PiecewiseLinear<Double>)]

  /// The sizes at which a number bends, in any order.
  let bends: [Double]

  init(_ still: Frame, moves: [(dimension: Dimension, number: PiecewiseLinear<Double>)]) {
    (self.still, self.moves) = (still, moves)
    bends = moves.flatMap(\.number.pieces.bends)
  }

  /// The frame at a size.
  func frame(at size: Double) -> Frame { changed { $0.value(at: size) } }

  /// The limits of the frame at both ends of a segment between two bends.
  func ends(from: Double, to: Double) -> (first: Frame, last: Frame) {
    func segment(of number: PiecewiseLinear<Double>) -> PiecewiseLinear<Double>.Piece {
      number.piece(at: (from + to) / 2)
    }
    return (
      changed { segment(of: $0).value(at: from) }, changed { segment(of: $0).value(at: to) }
    )
  }

  /// What contains the frame at all sizes.
  var hull: Frame {
    var (left, top, right, bottom) = (still.x, still.y, still.right, still.bottom)
    func add(_ frame: Frame) {
      (left, top) = (min(left, frame.x), min(top, frame.y))
      (right, bottom) = (max(right, frame.right), max(bottom, frame.bottom))
    }
    let stops = Set(bends).sorted()
    for stop in stops { add(frame(at: stop)) }
    for (from, to) in zip(stops, stops.dropFirst()) {
      let ends = ends(from: from, to: to)
      add(ends.first)
      add(ends.last)
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func changed(_ value: (PiecewiseLinear<Double>) -> Double) -> Frame {
    var frame = still
    for (dimension, number) in moves { frame[dimension] = value(number) }
    return frame
  }
}
