import UIKitTexts
import ConstraintSolver
import LayoutModel

/// A length in visual format: the text in parentheses.
private struct LoggedLength {
  var relation = Relation.equal
  var constant = 0.0
  var item: LoggedItem?
}

extension LogBodyReader {
  /// Reads visual format of a single constraint: `H:|-(8)-[a]`, `V:[a]-(>=8@750)-[b]` or
  /// `V:[a(44)]`.
  mutating func readFormat() throws(TextScanner.Failure) {
    let isVertical = scanner.isNext("V:")
    if isVertical || scanner.isNext("H:") { scanner.position += 2 }
    let axis: Axis = isVertical ? .vertical : .horizontal
    scanner.skipBlanks()
    if scanner.take("|") {
      let gap = try gap()
      let view = try view()
      guard view.length == nil else { throw severalConstraints }
      try relate(gap, from: superitem(of: view.item), to: view.item, axis, inner: true)
      return
    }
    let first = try view()
    if scanner.isNext("|") || scanner.isNext("-") || scanner.isNext("[") {
      guard first.length == nil else { throw severalConstraints }
      let gap = try gap()
      if scanner.take("|") {
        try relate(gap, from: first.item, to: superitem(of: first.item), axis, inner: true)
      } else {
        let second = try view()
        guard second.length == nil else { throw severalConstraints }
        try relate(gap, from: first.item, to: second.item, axis, inner: false)
      }
      return
    }
    guard let length = first.length else {
      throw scanner.failure("this says nothing about \(first.item.label ?? first.item.key)")
    }
    let size = LoggedAttribute.plain(axis == .horizontal ? .width : .height)
    constraint.relation = length.relation
    constraint.left.terms = [LoggedConstraint.Term(item: first.item, attribute: size)]
    constraint.right.constant = length.constant
    if let other = length.item {
      constraint.right.terms = [LoggedConstraint.Term(item: other, attribute: size)]
    }
  }

  private var severalConstraints: TextScanner.Failure {
    scanner.failure("there is more than one constraint in this line")
  }

  private mutating func superitem(
    of view: LoggedItem
  ) throws(TextScanner.Failure) -> LoggedItem {
    guard let superitem = constraint.superitem else {
      throw scanner.failure("the view that | stands for is unknown: the names are missing")
    }
    guard superitem.key != view.key else { throw scanner.failure("| is the view itself") }
    constraint.inside = view
    constraint.items.append(superitem)
    return superitem
  }

  /// Sets the constraint to `after.near == before.far + gap`; where one of the items is the
  /// superview, both sides have the same edge, near or far.
  private mutating func relate(
    _ gap: LoggedLength, from before: LoggedItem, to after: LoggedItem, _ axis: Axis, inner: Bool
  ) throws(TextScanner.Failure) {
    guard gap.item == nil else { throw scanner.failure("a distance is a number") }
    let sides = ChainSides(along: axis)
    let entersSuperview = inner && before.key == constraint.superitem?.key
    let leavesToSuperview = inner && !entersSuperview
    constraint.left.terms = [
      LoggedConstraint.Term(
        item: after, attribute: .plain(leavesToSuperview ? sides.far : sides.near))
    ]
    constraint.right.terms = [
      LoggedConstraint.Term(
        item: before, attribute: .plain(entersSuperview ? sides.near : sides.far))
    ]
    constraint.relation = gap.relation
    constraint.right.constant = gap.constant
  }

  /// Reads `[view]` or `[view(>=44@750)]`.
  private mutating func view() throws(TextScanner.Failure) -> (
    item: LoggedItem, length: LoggedLength?
  ) {
    scanner.skipBlanks()
    guard scanner.take("[") else { throw scanner.failure("a view in brackets is missing here") }
    let item = try item { scanner, place in
      scanner.scalar(at: place).map { $0 == "]" || $0 == "(" } ?? false
    }
    var length: LoggedLength?
    if scanner.take("(") { length = try self.length() }
    guard scanner.take("]") else { throw scanner.failure("the bracket is not closed") }
    return (item, length)
  }

  /// Reads `-(>=8@750)-`, `-8-`, `-` or nothing.
  private mutating func gap() throws(TextScanner.Failure) -> LoggedLength {
    guard scanner.take("-") else { return LoggedLength() }
    if scanner.take("(") {
      let length = try length()
      guard scanner.take("-") else { throw scanner.failure("a - is missing here") }
      return length
    }
    if let number = distance() {
      guard scanner.take("-") else { throw scanner.failure("a - is missing here") }
      return LoggedLength(constant: number)
    }
    constraint.assumesSpacing = true
    return LoggedLength(constant: VisualFormat.standardSpacing)
  }

  /// Reads the text in parentheses, including the closing one.
  private mutating func length() throws(TextScanner.Failure) -> LoggedLength {
    var length = LoggedLength()
    scanner.skipBlanks()
    length.relation = relation() ?? .equal
    scanner.skipBlanks()
    if let constant = distance() {
      length.constant = constant + 0
    } else {
      length.item = try item { scanner, place in
        scanner.scalar(at: place).map { $0 == ")" || $0 == "@" } ?? false
      }
    }
    scanner.skipBlanks()
    if scanner.take("@") { constraint.priority = try priority() }
    scanner.skipBlanks()
    guard scanner.take(")") else { throw scanner.failure("the parenthesis is not closed") }
    return length
  }
}
