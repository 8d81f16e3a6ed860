public import LayoutDiagnosis
public import LayoutModel

/// What is known about a conflict besides its sum, as notes.
public struct RemarkText {
  private let remarks: [ConflictRemark]
  private let solved: SolvedLayout

  /// The notes about a conflict.
  public init(_ conflict: Conflict, in solved: SolvedLayout) {
    remarks = ConflictRemark.all(about: conflict, in: solved)
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
      return "\(names): \(known.meaning). What people do: \(known.practice)"
    case .alone(let source):
      return "\(solved.name(of: source)) needs no other rule for it: a size is never negative. If it "
        + "is not in your code it is UIKit's own, as in the alerts of iOS 12 and 13: harmless, and "
        + "there is nothing to do"
    case .nobodys:
      return "nobody wrote a rule of it: a message of the system about itself, or about a size that "
        + "it gives for one pass; it goes by itself, or with the view that is hidden or measured"
    case .privateViews:
      return "all its views are UIKit's own: a known kind of message that is harmless; look only at "
        + "what of yours is inside of them"
    }
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
        + "\(Self.small(room.hidden))"
    return Paragraph.lines("note  " + text, indent: 6)
  }

  private static func small(_ number: Double) -> String {
    number < 0.001 ? "0.001" : number.spelled
  }
}
