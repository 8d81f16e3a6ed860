/// What an exception means that UIKit raised for a constraint, and what to do about it.
package struct ExceptionMeaning: Hashable, Sendable {
  /// The number of the line that names the reason, counted from 1.
  package let lineNumber: Int
  /// That line.
  package let line: String
  /// What is wrong, as a sentence without a full stop.
  package let cause: String
  /// What to change.
  package let remedy: String

  /// Returns the meaning of the first known exception in a text, such as the end of a crash log; nil
  /// if there is none.
  package init?(in text: String) {
    guard Self.signs.contains(where: text.contains) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for row in Self.all {
      for (index, line) in lines.enumerated() {
        guard let place = line.firstRange(of: row.reason) else { continue }
        var (cause, remedy) = (row.cause, row.remedy)
        // "label is not a key in the views dictionary" names the view.
        let word = line[..<place.lowerBound].split(whereSeparator: \.isWhitespace).last ?? ""
        cause = cause.replacing("NAME", with: word)
        remedy = remedy.replacing("NAME", with: word)
        (lineNumber, self.line) = (index + 1, String(line))
        (self.cause, self.remedy) = (cause, remedy)
        return
      }
    }
    return nil
  }

  /// What crash logs say in front of a reason, and consoles that leave that out.
  private static let signs = [
    "uncaught exception", "Unable to parse constraint format", "NSInvalidArgumentException",
    "NSGenericException", "NSInternalInconsistencyException", "NSLayoutConstraint for <",
    "unrecognized selector sent",
  ]

  /// The exceptions: what their reasons contain, and what it means.
  ///
  /// The first that is found counts, so the special ones come first.
  private static let all: [(reason: String, cause: String, remedy: String)] = [
    (
      "is not a key in the views dictionary",
      "the visual format names NAME, which its dictionary of views does not have",
      "add \"NAME\": NAME to views, or correct the name in the format"
    ),
    (
      "because the related view doesn't have a superview",
      "| in a visual format is the superview, and the view beside it is in none yet",
      "call addSubview first, then make the constraints"
    ),
    (
      "Expected a number or key from the metrics dictionary",
      "the visual format has something else where a number or the name of a metric belongs; UIKit's "
        + "^ stands below it",
      "write distances without blanks, and names in parentheses: -(padding)-; each name has to be "
        + "in metrics"
    ),
    (
      "is not a key in the metrics dictionary",
      "the visual format names NAME, which its dictionary of metrics does not have",
      "add \"NAME\": a number to metrics, or correct the name in the format"
    ),
    (
      "Unable to parse constraint format",
      "the visual format has a mistake where UIKit's ^ stands",
      "help vfl shows the grammar; give Plumb the line of code to see the place and a correction"
    ),
    (
      "because their units are not compatible",
      "the anchors of the constraint cannot be related: left or right and leading or trailing, or a "
        + "position and a length",
      "use leading and trailing on both sides, or left and right on both"
    ),
    (
      "leading/trailing attribute and a right/left",
      "one side of the constraint is leading or trailing, the other left or right: they differ "
        + "where text runs from right to left, so UIKit refuses the pair",
      "use leading and trailing on both sides"
    ),
    (
      "a location for the first attribute creates an illegal constraint",
      "the constraint sets a position, such as left or centerX, equal to a number alone, or to a "
        + "multiple of 0",
      "relate it to an edge of another view, such as the superview, with the number as the constant"
    ),
    (
      "Invalid pairing of layout attributes",
      "the constraint relates a position and a length, or attributes of two axes",
      "relate a position to a position, and a width or height to a width or height"
    ),
    (
      "have no common ancestor",
      "the two views of the constraint are not in one tree: they have no common superview when it "
        + "is activated",
      "call addSubview for both before you activate it, and check that one is not in another cell "
        + "or controller"
    ),
    (
      "Unable to install constraint on view",
      "the constraint is added to a view that does not contain both of its views",
      "add it to their common superview, or set isActive = true, which finds the right one"
    ),
    (
      "view hierarchy unprepared for constraint",
      "the constraint is active while its views are not in one tree",
      "call addSubview for all of its views before you activate it"
    ),
    (
      "is not prepared for the constraint",
      "the constraint is added while its views are not in one tree",
      "call addSubview for all of its views before you add it"
    ),
    (
      "Mutating a priority from required to not on an installed constraint",
      "the priority of an active constraint is changed from 1000 to less, or back, which UIKit "
        + "before iOS 13 does not support",
      "set the priority before you activate it, or use 999 and less throughout"
    ),
    (
      "nsli_",
      "something that is not a view or layout guide takes part in a constraint: nil, an optional, "
        + "or a value of another type in the dictionary of views",
      "unwrap it first, and put only views and guides into views"
    ),
    (
      "Constraint items must each be a view or layout guide",
      "something that is not a view or layout guide takes part in a constraint",
      "unwrap optionals first, and pass the view of a controller, not the controller"
    ),
    (
      "Constraint must contain a first layout item",
      "the first item of the constraint is nil",
      "make the view, or connect its outlet, before the constraint"
    ),
    (
      "must be an arranged subview",
      "a view of the call is not an arranged view of that stack",
      "call addArrangedSubview first"
    ),
  ]
}
