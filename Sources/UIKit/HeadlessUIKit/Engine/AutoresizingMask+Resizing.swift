import LayoutModel

extension LayoutModel.AutoresizingMask {
  /// Returns the frame in a container of another size: the flexible parts share the difference in
  /// proportion to their lengths.
  func frame(in size: Size) -> Frame {
    let (x, width) = resized(.horizontal, from: frame.x, frame.width, to: size.width)
    let (y, height) = resized(.vertical, from: frame.y, frame.height, to: size.height)
    return Frame(x: x, y: y, width: width, height: height)
  }

  private func resized(
    _ axis: Axis, from start: Double, _ length: Double, to whole: Double
  ) -> (Double, Double) {
    let isAcross = axis == .horizontal
    let old = container[axis]
    let end = old - start - length
    let flexes = [
      flexible.contains(isAcross ? .left : .top),
      flexible.contains(isAcross ? .width : .height),
      flexible.contains(isAcross ? .right : .bottom),
    ]
    let parts = [start, length, end]
    let sum = zip(flexes, parts).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    guard flexes.contains(true), sum != 0 || flexes.count(where: \.self) == 1 else {
      return (start, length)
    }
    let difference = whole - old
    func grown(_ index: Int) -> Double {
      guard flexes[index] else { return parts[index] }
      let share = sum == 0 ? 1 : parts[index] / sum
      return parts[index] + difference * share
    }
    return (grown(0), grown(1))
  }
}
