import ConstraintSolver
package import LayoutModel

extension Conflict {
  /// Returns notes on what is known about the conflict besides its sum; with `isPrinted`, also on
  /// the rounding of numbers that a console printed.
  package func notes(in solved: SolvedLayout, isPrinted: Bool = false) -> [Passage] {
    let words = RemarkWords(conflict: self, solved: solved)
    return ConflictRemark.all(about: self, in: solved, isPrinted: isPrinted)
      .map { .note(words.text($0)) }
  }
}

/// Describes what is known about a conflict.
private struct RemarkWords {
  let conflict: Conflict
  let solved: SolvedLayout

  func text(_ remark: ConflictRemark) -> String {
    switch remark {
    case .made(let members, let known):
      let names = Words.list(members.map { solved.name(of: $0) })
      if let text = separator(known, members, names) { return text }
      let isGiven =
        known.author == .encapsulated && known.lifetime == .passing
        && !members.contains(where: solved.isPassing)
      let practice =
        isGiven ? SystemRule.practiceWithGivenSize : practice(known, members)
      return "\(names): \(known.meaning). The usual remedy: \(practice)"
    case .alone(let source):
      return "\(solved.name(of: source)) conflicts all by itself, because a size is never "
        + "negative. If it is not in your code it is UIKit's own, as in the alerts of iOS 12 and "
        + "13: harmless, and there is nothing to do"
    case .rounding(let hidden):
      return "a difference this small may be the console's rounding: its six digits hide up to "
        + "\(Words.atLeastSmall(hidden)) here. In that case these rules do hold, and what "
        + "contradicts them is not in the log"
    case .nobodys:
      return "none of these rules is yours: the system complains about itself, or about a size "
        + "that it sets for one pass; it goes away by itself, or with the view that is hidden or "
        + "measured"
    case .settings:
      return "no rule here is a constraint of yours: all follow from properties of the views, such "
        + "as distribution, margins, spacing or a mask, and stay until one of those is changed"
    case .outward(let source):
      return "\(solved.name(of: source)) points outward: a distance to a trailing, right or bottom "
        + "edge is negative inside"
    case .assumed(let rules):
      let names = Words.list(rules.map { solved.name(of: .rule($0)) })
      let noun = rules.count == 1 ? "the number of \(names) is" : "the numbers of \(names) are"
      return "\(noun) known only to the running program: with other numbers than the assumed "
        + "ones, these rules may hold together"
    case .privateViews:
      return "all these views are UIKit's own: messages of this kind are known to be harmless; "
        + "check only the views of yours inside them"
    }
  }

  /// One pixel of a screen with one, two or three to the point, or two of three; from a centre on,
  /// half of that.
  private static let pixels: [Double] = [1, 0.667, 0.5, 0.333, 0.25, 0.167]

  /// That a height differs from that of a cell by the line between two cells, if that is all.
  private func separator(
    _ known: SystemRule, _ members: [Claim.Source], _ names: String
  ) -> String? {
    let difference = conflict.excess.approximation
    guard known.author == .encapsulated, known.yielding == "the bottom pin",
      members.contains(where: solved.isPassing),
      Self.pixels.contains(where: { abs($0 - difference) < 0.01 }),
      let own = conflict.rules.first(where: { solved.author(of: $0) == .user })
    else { return nil }
    return "\(names): the height that a table gives its cell. The difference, "
      + "\(difference.spelled), is the separator line below the cell, which "
      + "stays. The usual remedy: give \(solved.name(of: own)) priority 999, or state the height "
      + "of what is in the content view"
  }

  /// Returns what to do about a system rule, with the name of the rule in this sum that would
  /// yield.
  private func practice(_ known: SystemRule, _ members: [Claim.Source]) -> String {
    guard let pin = known.yielding else { return known.practice }
    let own = conflict.rules.filter { solved.author(of: $0) == .user }
    let pins = own.filter { source in members.contains { solved.isFarPin(source, against: $0) } }
    if let first = pins.first {
      return pins.count > 1
        ? known.practice : known.practice(yielding: "\(solved.name(of: first)), \(pin),")
    }
    guard let first = own.first else { return known.practice }
    return known.practice(
      yielding: own.count == 1 ? solved.name(of: first) : "one of your rules in the sum")
  }
}

extension NarrowRoom {
  /// Returns a note on how close a log without a conflict is to one.
  package func note(in solved: SolvedLayout) -> Passage {
    let names = Words.list(rules.map { solved.name(of: $0) })
    let own = solved.name(of: tightest)
    let number = room < 0.001 && room > 0 ? "less than 0.001" : room.spelled
    return .note(
      isHidden
        ? "\(names) can only just hold together: if the number of \(own) were off by more than "
          + "\(number), they would conflict. The console rounds numbers to six digits, which can "
          + "hide that much: look for a length that is computed, such as a third of a width"
        : "rounding is not the reason: \(own) would have to be off by more than \(number) for "
          + "\(names) to conflict, and six digits hide no more than \(Words.atLeastSmall(hidden))")
  }
}

extension Words {
  /// Returns a length that is printed as at least 0.001, so that it does not read as zero.
  fileprivate static func atLeastSmall(_ number: Double) -> String {
    number < 0.001 ? "0.001" : number.spelled
  }
}
