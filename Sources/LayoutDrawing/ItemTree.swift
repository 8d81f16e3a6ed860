public import LayoutDiagnosis
public import LayoutModel

/// The items as a tree, each with what was said about it.
public struct ItemTree {
  /// A line per item.
  public let lines: [String]

  /// The tree of an item, or of the whole layout; a plain one is only indented.
  public init(_ examination: Examination, of item: Item.ID? = nil, isPlain: Bool = false) {
    let layout = examination.layout
    guard let top = item ?? layout.root else {
      lines = []
      return
    }
    var table = Table([.left, .left], gaps: [3], leastHead: 12)
    var open: [(id: Item.ID, margin: String, branch: String)] = [(top, "", "")]
    while let (id, margin, branch) = open.popLast() {
      guard let item = layout.item(id) else { continue }
      table.add([margin + branch + item.name, Self.description(of: item, in: layout)])
      let inside = item.guides + item.children
      let inner = branch.isEmpty ? margin : margin + (branch == "├ " ? "│ " : "  ")
      for (index, child) in inside.enumerated().reversed() {
        let twig = isPlain ? "  " : index == inside.count - 1 ? "└ " : "├ "
        open.append((child, inner, twig))
      }
    }
    lines = table.lines
  }

  private static func description(of item: Item, in layout: Layout) -> String {
    var words: [String] = []
    if item.parent == nil {
      let size = item.givenSize.map { " \($0.width.spelled)x\($0.height.spelled)" }
      words.append("root" + (size ?? ", sized by its rules"))
    } else if let stack = item.stack {
      words.append("stack \(stack.axis.letter)")
      if stack.spacing != 0 { words.append("spacing \(stack.spacing.spelled)") }
      if stack.alignment != .fill { words.append("align \(stack.alignment.name(on: stack.axis))") }
      if stack.distribution != .fill {
        words.append("distribute \(stack.distribution.rawValue)")
      }
      if let margins = stack.margins {
        let numbers = Set(margins.all).count == 1 ? [margins.top] : margins.all
        words.append("margins \(numbers.map(\.spelled).joined(separator: " "))")
      }
      if stack.isBaselineRelative { words.append("baseline-relative") }
    } else {
      words.append(item.kind.rawValue)
    }
    if let text = item.text { words.append("\"\(text.escaped)\"") }
    if let font = item.font {
      let weight = font.weight == .regular ? "" : " \(font.weight.rawValue)"
      words.append("font \(font.size.spelled)\(weight)")
    }
    if item.lines != 1 { words.append("lines \(item.lines)") }
    if item.content != PerAxis(nil) {
      let width = item.content.horizontal?.spelled ?? "-"
      let height = item.content.vertical?.spelled ?? "-"
      words.append("content \(width)x\(height)")
    }
    for axis in Axis.allCases {
      if item.hugging[axis] != item.kind.usualHugging[axis] {
        words.append("hug \(axis.letter) \(item.hugging[axis].spelled)")
      }
      if item.resistance[axis] != item.kind.usualResistance[axis] {
        words.append("resist \(axis.letter) \(item.resistance[axis].spelled)")
      }
    }
    switch item.givenBaselines {
    case nil: break
    case .unknown: words.append("baselines unknown")
    case .offsets(let first, let last):
      words.append("baseline first \(first.spelled) last \(last.spelled)")
    }
    if item.isHidden { words.append("hidden") }
    if let spacing = item.parent.flatMap({ layout.item($0)?.stack?.customSpacing[item.id] }) {
      words.append("spacing after it \(spacing.spelled)")
    }
    return words.joined(separator: ", ")
  }
}
