import LayoutModel

/// The frame of an item along a size: each of its numbers stands still or goes piece by piece.
struct FrameCourse {
  private let still: Frame
  private let moves: [(dimension: Dimension, pieces: [SizeCourse.Piece])]

  /// The sizes at which a number turns, in any order.
  let knots: [Double]

  init(_ still: Frame, moves: [(dimension: Dimension, pieces: [SizeCourse.Piece])]) {
    (self.still, self.moves) = (still, moves)
    knots = moves.flatMap { $0.pieces.flatMap { [$0.from, $0.to] } }
  }

  /// The frame at a size.
  func frame(at size: Double) -> Frame {
    changed { pieces in pieces.value(at: size) }
  }

  /// The frames that it tends to at both ends of sizes between which it does not turn.
  func ends(from: Double, to: Double) -> (first: Frame, last: Frame) {
    let middle = (from + to) / 2
    func piece(_ pieces: [SizeCourse.Piece]) -> SizeCourse.Piece? {
      pieces.first { $0.from < middle && middle < $0.to }
    }
    return (
      changed { piece($0)?.value(at: from) ?? $0.value(at: middle) },
      changed { piece($0)?.value(at: to) ?? $0.value(at: middle) }
    )
  }

  /// What contains the frame at all sizes.
  var hull: Frame {
    var (left, top, right, bottom) = (still.x, still.y, still.right, still.bottom)
    func add(_ frame: Frame) {
      (left, top) = (min(left, frame.x), min(top, frame.y))
      (right, bottom) = (max(right, frame.right), max(bottom, frame.bottom))
    }
    let stops = Set(knots).sorted()
    for stop in stops { add(frame(at: stop)) }
    for (from, to) in zip(stops, stops.dropFirst()) {
      let ends = ends(from: from, to: to)
      add(ends.first)
      add(ends.last)
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func changed(_ value: ([SizeCourse.Piece]) -> Double) -> Frame {
    var frame = still
    for (dimension, pieces) in moves {
      switch dimension {
      case .x: frame.x = value(pieces)
      case .y: frame.y = value(pieces)
      case .width: frame.width = value(pieces)
      case .height: frame.height = value(pieces)
      }
    }
    return frame
  }
}

extension [SizeCourse.Piece] {
  /// The number at a size: that of a single value, else of the first piece that holds it.
  func value(at size: Double) -> Double {
    let piece =
      first { $0.from == $0.to && $0.from == size }
      ?? first { $0.from < $0.to && $0.from <= size && size <= $0.to } ?? last
    return piece?.value(at: size) ?? .nan
  }
}
