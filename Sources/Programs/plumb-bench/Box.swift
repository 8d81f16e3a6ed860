/// A view of a workload, identified by its number; it has four variables.
struct Box: Equatable {
  var index: Int

  static let root = Box(index: 0)

  var left: Sum { variable(0) }
  var top: Sum { variable(1) }
  var width: Sum { variable(2) }
  var height: Sum { variable(3) }
  var right: Sum { left + width }
  var bottom: Sum { top + height }
  var middle: Sum { top + 0.5 * height }

  private func variable(_ offset: Int) -> Sum {
    Sum(terms: [(variable: 4 * index + offset, times: 1)])
  }
}

/// An axis along which boxes are laid out.
enum Direction {
  case across, down

  var other: Direction { self == .across ? .down : .across }
}

extension Box {
  func start(_ direction: Direction) -> Sum { direction == .across ? left : top }
  func end(_ direction: Direction) -> Sum { direction == .across ? right : bottom }
  func size(_ direction: Direction) -> Sum { direction == .across ? width : height }
}
