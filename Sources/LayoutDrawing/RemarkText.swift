public import LayoutDiagnosis
public import LayoutModel

/// What is known about a conflict besides its sum, as notes.
public struct RemarkText {
  private let conflict: Conflict
  private let remarks: [ConflictRemark]
  private let solved: SolvedLayout

  /// The notes about a conflict; also about the rounding of its numbers where a console printed
  /// them.
  public init(_ conflict: Conflict, in solved: SolvedLayout, isPrinted: Bool = false) {
    remarks = ConflictRemark.all(about: conflict, in: solved, isPrinted: isPrinted)
    self.conflict = conflict
    self.solved = solved
  }

  /// A note for each remark.
  public var lines: [String] {
    remarks.flatMap { Paragraph.lines("note  \(text($0))", indent: 6) }
  }

  private func text(_ remark: ConflictRemark) -> String {
    switch remark {
    case .made(let members, let known):
      let names = Paragraph.list(members.map { solved.name(of: $0) })
      let isGiven =
        known.author == .encapsulated && known.lifetime == .passing
        && !members.contains(where: solved.isPassing)
      let practice =
        isGiven ? SystemRule.practiceWithGivenSize : practice(known, members)
      return "\(names): \(known.meaning). What people do: \(practice)"
    case .alone(let source):
      return "\(solved.name(of: source)) needs no other rule for it: a size is never negative. If "
        + "it is not in your code it is UIKit's own, as in the alerts of iOS 12 and 13: harmless, "
        + "and there is nothing to do"
    case .rounding(let hidden):
      return "so little may be the console's rounding: its six digits hide up to "
        + "\(Self.atLeastSmall(hidden)) here. Then these rules do hold, and what contradicts them "
        + "is not in the log"
    case .nobodys:
      return "nobody wrote a rule of it: a message of the system about itself, or about a size "
        + "that it gives for one pass; it goes by itself, or with the view that is hidden or measured"
    case .privateViews:
      return "all its views are UIKit's own: a known kind of message that is harmless; look only "
        + "at what of yours is inside of them"
    }
  }
}

extension RemarkText {
  /// What people do, about a rule of this sum.
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

  fileprivate static func atLeastSmall(_ number: Double) -> String {
    number < 0.001 ? "0.001" : number.spelled
  }
}

/// How far a log that can hold together is from a conflict.
public struct RoomText {
  private let room: NarrowRoom
  private let solved: SolvedLayout

  /// Tells about the room in a layout.
  public init(_ room: NarrowRoom, in solved: SolvedLayout) {
    self.room = room
    self.solved = solved
  }

  /// One note.
  public var lines: [String] {
    let names = Paragraph.list(room.rules.map { solved.name(of: $0) })
    let own = solved.name(of: room.tightest)
    let number = room.room < 0.001 && room.room > 0 ? "less than 0.001" : room.room.spelled
    let text =
      room.isHidden
      ? "\(names) can just hold together: off by more than \(number), the number of \(own) would "
        + "contradict them. The console rounds numbers to six digits, which can hide that much: "
        + "look for a length that is computed, such as a third of a width"
      : "rounding is not the reason: \(own) would have to be off by more than \(number) before "
        + "\(names) contradict each other, and six digits hide no more than "
        + "\(RemarkText.atLeastSmall(room.hidden))"
    return Paragraph.lines("note  " + text, indent: 6)
  }
}
