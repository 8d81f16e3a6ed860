package import LayoutModel

extension Tie {
  /// Returns the line that reports the tie, such as `! ambiguous  title.width, badge.width share
  /// 144 spare (both hug 250)`.
  package func news(in layout: Layout) -> Passage {
    let names = Words.list(members.map { layout.name(of: $0.variable) })
    let text: String
    switch reason {
    case .spare(let spare, let hugging):
      text = "\(names) share \(spare.spelled) spare (\(all) hug \(hugging.spelled))"
    case .lack(let lack, let resistance):
      text = "\(names) share \(lack.spelled) missing (\(all) resist \(resistance.spelled))"
    case .rivals(let rules, let priority):
      let level = priority > 0 ? " at \(priority.spelled)" : ""
      text = "\(ranges(in: layout)): \(Words.list(rules)) disagree\(level)"
    case .room:
      text = "\(ranges(in: layout)), no rule decides"
    }
    return Passage(.ambiguous, "! ambiguous  " + text, indent: 13)
  }

  /// What is left open, as a question: `both resist 750: who shrinks?`.
  var question: String {
    switch reason {
    case .spare(_, let hugging): "\(all) hug \(hugging.spelled): which grows?"
    case .lack(_, let resistance): "\(all) resist \(resistance.spelled): which shrinks?"
    case .rivals(let rules, let priority):
      "\(Words.list(rules)) disagree" + (priority > 0 ? " at \(priority.spelled)" : "")
    case .room: "no rule decides"
    }
  }

  private var all: String {
    switch members.count {
    case 0, 1: "it"
    case 2: "both"
    default: "all"
    }
  }

  private func ranges(in layout: Layout) -> String {
    Words.list(
      members.map { "\(layout.name(of: $0.variable)) \(Words.range($0.min, $0.max))" })
  }
}
