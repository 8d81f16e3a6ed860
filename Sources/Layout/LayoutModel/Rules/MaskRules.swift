/// The rules that UIKit derives from an autoresizing mask, two for each axis.
///
/// The current form was read from logs of iOS 10 and later; the classic one was measured on iOS 7.
/// Where a proportion would divide by zero, the fixed form is used instead.
struct MaskRules {
  /// A rule `first == multiplier * second + constant`, with positions in the superview's
  /// coordinates.
  struct Draft {
    var first: Anchor
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
  }

  private let view: Item.ID
  private let superview: Item.ID
  private let mask: AutoresizingMask
  private(set) var drafts: [Draft] = []

  init(_ mask: AutoresizingMask, of view: Item.ID, in superview: Item.ID) {
    self.view = view
    self.superview = superview
    self.mask = mask
    for axis in Axis.allCases {
      drafts += mask.generation == .current ? current(axis) : classic(axis)
    }
  }

  private func min(_ axis: Axis) -> Attribute { axis == .horizontal ? .left : .top }
  private func max(_ axis: Axis) -> Attribute { axis == .horizontal ? .right : .bottom }
  private func mid(_ axis: Axis) -> Attribute { axis == .horizontal ? .centerX : .centerY }
  private func size(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

  /// The position, the length, the superview's length, and the distance behind the view.
  private func numbers(_ axis: Axis) -> (x: Double, w: Double, whole: Double, rest: Double) {
    let frame = mask.frame
    let (x, w) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let whole = mask.container[axis]
    return (x, w, whole, whole - x - w)
  }

  private func fixed(_ axis: Axis) -> [Draft] {
    let (x, w, _, _) = numbers(axis)
    return [
      Draft(first: Anchor(view, min(axis)), constant: x),
      Draft(first: Anchor(view, size(axis)), constant: w),
    ]
  }

  private func current(_ axis: Axis) -> [Draft] {
    let (x, w, whole, rest) = numbers(axis)
    let near = Draft(first: Anchor(view, min(axis)), constant: x)
    let far = Draft(
      first: Anchor(superview, max(axis)), second: Anchor(view, max(axis)), constant: rest)
    let length = Draft(first: Anchor(view, size(axis)), constant: w)
    func share(_ attribute: Attribute, of part: Double, in sum: Double, less: Double) -> Draft? {
      guard sum != 0 else { return nil }
      let factor = part / sum
      return Draft(
        first: Anchor(view, attribute), second: Anchor(superview, size(axis)), multiplier: factor,
        constant: -factor * less)
    }
    let pair: [Draft?]
    switch mask.parts(along: axis) {
    case (false, false, _): pair = [near, length]
    case (true, false, false): pair = [far, length]
    case (false, true, false): pair = [near, far]
    case (true, false, true): pair = [length, share(min(axis), of: x, in: x + rest, less: w)]
    case (true, true, false): pair = [far, share(size(axis), of: w, in: x + w, less: rest)]
    case (false, true, true): pair = [near, share(size(axis), of: w, in: w + rest, less: x)]
    case (true, true, true):
      pair = [
        share(min(axis), of: x, in: whole, less: 0), share(size(axis), of: w, in: whole, less: 0),
      ]
    }
    let drafts = pair.compactMap(\.self)
    return drafts.count == 2 ? drafts : fixed(axis)
  }

  private func classic(_ axis: Axis) -> [Draft] {
    let (x, w, whole, rest) = numbers(axis)
    let middle = x + w / 2
    func length(_ factor: Double?, _ constant: Double) -> Draft? {
      guard let factor else { return Draft(first: Anchor(view, size(axis)), constant: constant) }
      guard factor.isFinite else { return nil }
      return Draft(
        first: Anchor(view, size(axis)), second: Anchor(superview, size(axis)),
        multiplier: factor, constant: constant)
    }
    func place(_ attribute: Attribute?, _ factor: Double, _ constant: Double) -> Draft? {
      guard factor.isFinite, constant.isFinite else { return nil }
      return Draft(
        first: Anchor(view, mid(axis)), second: attribute.map { Anchor(superview, $0) },
        multiplier: factor, constant: constant)
    }
    let pair: [Draft?]
    switch mask.parts(along: axis) {
    case (false, false, _): pair = [length(nil, w), place(nil, 1, middle)]
    case (true, false, false):
      pair = [length(nil, w), place(size(axis), 1, -(rest + w / 2))]
    case (false, true, false):
      pair = [length(1, -(whole - w)), place(mid(axis), 1, middle - whole / 2)]
    case (true, true, false):
      let share = w / (whole - rest)
      let half = middle / ((whole - rest) / 2)
      pair = [length(share, -share * rest), place(mid(axis), half, -half * rest / 2)]
    case (true, false, true): pair = [length(nil, w), place(size(axis), middle / whole, 0)]
    case (false, true, true):
      let share = w / (whole - x)
      pair = [length(share, -share * x), place(mid(axis), share, x - share * x / 2)]
    case (true, true, true):
      pair = [length(w / whole, 0), place(size(axis), middle / whole, 0)]
    }
    let drafts = pair.compactMap(\.self)
    return drafts.count == 2 ? drafts : fixed(axis)
  }
}
