package import UIKitTexts
package import LayoutModel

/// The message that UIKit writes to the console when constraints cannot be satisfied together.
///
/// The constraints are in UIKit's order: first those without an identifier, then by identifier and
/// class, and among equals by age. Unwritten bounds take part in a conflict but are not listed, as
/// in UIKit.
package struct UnsatisfiableLog: Hashable, Sendable {
  /// The lines, some of which are empty or begin with a tab.
  package let lines: [String]

  /// Creates the message for constraints in order of age, oldest first, and the one that is broken.
  package init(_ constraints: [LoggedConstraint], breaking broken: LoggedConstraint?) {
    let list = Self.sorted(constraints)
    var lines = Self.header
    if list.contains(where: { $0.className == "NSAutoresizingMaskLayoutConstraint" }) {
      lines.append(Self.note)
    }
    lines.append("(")
    for (index, constraint) in list.enumerated() {
      let entry = Self.quoted(ConstraintDescription(constraint).text)
      lines.append("    \(entry)\(index < list.count - 1 ? "," : "")")
    }
    lines.append(")")
    if let broken {
      lines += [
        "", "Will attempt to recover by breaking constraint ", ConstraintDescription(broken).text,
      ]
    }
    self.lines = lines + Self.footer
  }

  /// Creates the message for conflicting claims of a layout, given in any order.
  package init(_ sources: [Claim.Source], breaking broken: Claim.Source, in layout: Layout) {
    var constraints: [LoggedConstraint] = []
    for source in sources {
      // Both halves of a content size are printed as one constraint.
      guard let constraint = LoggedConstraint(source, in: layout),
        !constraints.contains(where: { $0.address == constraint.address })
      else { continue }
      constraints.append(constraint)
    }
    self.init(constraints, breaking: LoggedConstraint(broken, in: layout))
  }

  // MARK: - What stands around the list

  private static let header = [
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
    "\tProbably at least one of the constraints in the following list is one you don't want. ",
    "\tTry this: ",
    "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
    "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
  ]

  private static let note =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
    + "refer to the documentation for the UIView property "
    + "translatesAutoresizingMaskIntoConstraints) "

  private static let footer = [
    "",
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
      + "debugger.",
    "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
      + "<UIKitCore/UIView.h> may also be helpful.",
  ]

  // MARK: - The order of the list

  private static func sorted(_ constraints: [LoggedConstraint]) -> [LoggedConstraint] {
    constraints.enumerated().sorted { a, b in
      let (first, second) = (rank(a.element), rank(b.element))
      if first.0 != second.0 { return first.0 < second.0 }
      if first.1 != second.1 { return first.1 < second.1 }
      if first.2 != second.2 { return first.2 < second.2 }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Returns the sort key: whether there is an identifier, then identifier and class regardless of
  /// case.
  private static func rank(_ constraint: LoggedConstraint) -> (Int, String, String) {
    let identifier = constraint.identifier
    return (
      identifier == nil ? 0 : 1, (identifier ?? "").lowercased(), constraint.className.lowercased()
    )
  }

  // MARK: - Quotes

  /// Returns a text as the description of an `NSArray` shows it: in quotes, with non-ASCII
  /// characters escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch UnicodeScalar(unit) {
      case "\""?: result += "\\\""
      case "\\"?: result += "\\\\"
      case "\n"?: result += "\\n"
      case "\t"?: result += "\\t"
      case let scalar? where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
