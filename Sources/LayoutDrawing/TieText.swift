public import LayoutDiagnosis
public import LayoutModel

/// An ambiguity in words.
public struct TieText {
  private let tie: Tie
  private let layout: Layout

  /// Words for a tie of a layout.
  public init(_ tie: Tie, in layout: Layout) {
    self.tie = tie
    self.layout = layout
  }

  /// `! ambiguous  title.width, badge.width share 144 spare (both hug 250)`.
  public var news: [String] {
    let names = Paragraph.list(tie.members.map { layout.name(of: $0.variable) })
    let text: String
    switch tie.reason {
    case .spare(let spare, let hugging):
      text = "\(names) share \(spare.spelled) spare (\(all) hug \(hugging.spelled))"
    case .lack(let lack, let resistance):
      text = "\(names) share \(lack.spelled) missing (\(all) resist \(resistance.spelled))"
    case .rivals(let rules, let priority):
      let level = priority > 0 ? " at \(priority.spelled)" : ""
      text = "\(ranges): \(Paragraph.list(rules)) disagree\(level)"
    case .room:
      text = "\(ranges), no rule decides"
    }
    return Paragraph.lines("! ambiguous  " + text, indent: 13)
  }

  /// `both resist 750: who shrinks?`.
  var question: String {
    switch tie.reason {
    case .spare(_, let hugging): "\(all) hug \(hugging.spelled): who grows?"
    case .lack(_, let resistance): "\(all) resist \(resistance.spelled): who shrinks?"
    case .rivals(let rules, let priority):
      "\(Paragraph.list(rules)) disagree" + (priority > 0 ? " at \(priority.spelled)" : "")
    case .room: "no rule decides"
    }
  }

  private var all: String {
    switch tie.members.count {
    case 0, 1: "it"
    case 2: "both"
    default: "all"
    }
  }

  private var ranges: String {
    Paragraph.list(
      tie.members.map { "\(layout.name(of: $0.variable)) \(Self.range($0.min, $0.max))" })
  }

  /// `96 … 240`; an end that does not exist is `-∞` or `∞`.
  public static func range(_ min: Double?, _ max: Double?) -> String {
    "\((min ?? -.infinity).spelled) … \((max ?? .infinity).spelled)"
  }
}
