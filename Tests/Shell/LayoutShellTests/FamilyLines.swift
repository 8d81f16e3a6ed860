import LayoutModel
import LayoutShell
import Support

/// Makes lines of documents that hold much of one kind: labels that break their lines, views that
/// share what room there is, rules that contradict each other, stacks inside of stacks.
struct FamilyLines {
  /// What a document holds much of.
  enum Family: CaseIterable {
    case labels, ties, conflicts, stacks, hiding, insets, chains, gaps
  }

  private var random: SplitMix64
  private let family: Family
  private var counter = 0

  init(_ family: Family, seed: UInt64) {
    random = SplitMix64(seed: seed)
    self.family = family
  }

  /// The next line; sometimes it is refused.
  mutating func line(for shell: Shell) -> String {
    let layout = shell.layout
    guard let root = layout.root.flatMap(layout.item)?.name else {
      return "root page \(random.pick(["320x480", "200x300"]))"
    }
    switch random.int(0...11) {
    case 0: return random.pick(["undo", "undo 2", "redo"])
    case 1: return "size \(root) \(random.pick([120, 200, 320]))x\(random.pick([200, 480]))"
    case 2: return changeOfARule(layout)
    case 3: return "\(random.pick(["hide", "unhide", "remove"])) \(view(layout))"
    default: break
    }
    return switch family {
    case .labels: labels(layout, root)
    case .ties: ties(layout, root)
    case .conflicts: conflicts(layout, root)
    case .stacks: stacks(layout)
    case .hiding: hiding(layout, root)
    case .insets: insets(layout, root)
    case .chains: chains(layout, root)
    case .gaps: gaps(layout, root)
    }
  }

  private mutating func newName() -> String {
    counter += 1
    return "n\(counter)"
  }

  private mutating func view(_ layout: Layout) -> String { random.pick(layout.items).name }

  private mutating func changeOfARule(_ layout: Layout) -> String {
    guard !layout.rules.isEmpty else { return "rules" }
    let rule = random.pick(layout.rules).name
    return random.pick([
      "off \(rule)", "on \(rule)", "remove \(rule)", "constant \(rule) \(random.int(0...90))",
      "priority \(rule) \(random.pick(["1000", "750", "200"]))",
    ])
  }

  private mutating func text() -> String {
    let words = ["a", "few", "words", "that", "break", "somewhere", "incomprehensibilities"]
    return (0..<random.int(1...12)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  // MARK: - Families

  private mutating func labels(_ layout: Layout, _ root: String) -> String {
    let labels = layout.items.filter { $0.kind == .label }.map(\.name)
    guard labels.count > 1, !random.one(in: 3) else {
      return "label \(newName()) \"\(text())\" lines \(random.pick([0, 0, 2, 1]))"
    }
    let (a, b) = (random.pick(labels), random.pick(labels))
    switch random.int(0...7) {
    case 0: return "\(a).leading == \(root).leading + 8"
    case 1: return "\(a).trailing \(random.pick(["==", "<="])) \(root).trailing - 8"
    case 2: return "\(a).width == \(random.int(30...200))\(random.pick(["", " @750", " @100"]))"
    case 3: return "\(a).top == \(b).bottom + 8"
    case 4: return "\(a).text = \"\(text())\""
    case 5: return "\(a).lines = \(random.int(0...2))"
    case 6: return "\(a).width == \(b).width"
    default: return "\(a).font = \(random.int(9...30))"
    }
  }

  private mutating func ties(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.dropFirst().filter { $0.stack == nil }.map(\.name)
    guard views.count > 3, !random.one(in: 3) else {
      return "view \(newName())\(random.pick(["", " content \(random.int(5...40))x20"]))"
    }
    let stacks = layout.items.filter { $0.stack != nil }.map(\.name)
    guard let stack = stacks.first else {
      return "stack \(newName()) axis h: " + views.joined(separator: ", ")
    }
    return random.pick([
      "\(stack).edges == \(root).edges", "move \(random.pick(views)) in \(stack)",
      "hug \(random.pick(views)) h \(random.pick([250, 251, 1]))",
      "\(random.pick(views)).width <= \(random.int(20...200))",
      "\(random.pick(views)).width == \(random.pick(views)).width @\(random.pick([300, 20]))",
      "\(stack).spacing = \(random.int(0...9))",
    ])
  }

  private mutating func conflicts(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.dropFirst().map(\.name)
    guard views.count > 2, !random.one(in: 4) else { return "view \(newName())" }
    let (a, b) = (random.pick(views), random.pick(views))
    switch random.int(0...4) {
    case 0: return "\(a).width == \(random.pick([100, 120]))"
    case 1: return "\(a).width \(random.pick([">=", "<="])) \(random.pick([90, 110]))"
    case 2: return "\(a).leading == \(b).trailing + \(random.int(0...40))"
    case 3: return "\(a).trailing <= \(root).trailing"
    default: return "\(a).leading >= \(root).leading + \(random.int(0...40))"
    }
  }

  private mutating func stacks(_ layout: Layout) -> String {
    let stacks = layout.items.filter { $0.stack != nil }.map(\.name)
    let views = layout.items.dropFirst().map(\.name)
    guard views.count > 4, !random.one(in: 3) else {
      return "view \(newName())\(random.pick(["", " content \(random.int(5...40))x20"]))"
    }
    let distribution = random.pick(LayoutModel.Stack.Distribution.allCases).rawValue
    guard !stacks.isEmpty, !random.one(in: 4) else {
      let arranged = Set((0..<random.int(1...4)).map { _ in random.pick(views) }).sorted()
      return "stack \(newName()) axis \(random.pick(["h", "v"])) distribute \(distribution): "
        + arranged.joined(separator: ", ")
    }
    let stack = random.pick(stacks)
    switch random.int(0...5) {
    case 0: return "\(stack).distribution = \(distribution)"
    case 1: return "\(stack).spacing = \(random.int(0...20))"
    case 2: return "\(stack).width == \(random.int(60...300))"
    case 3: return "move \(random.pick(views)) in \(stack)"
    case 4: return "view \(newName()) in \(random.pick(views)) content 12x9"
    default: return "pin \(stack)"
    }
  }

  /// Rows of all distributions in a column, in which views and whole rows come and go.
  private mutating func hiding(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.filter { $0.stack == nil && $0.name != root }.map(\.name)
    let stacks = layout.items.filter { $0.stack != nil }.map(\.name)
    // Views first, then the rows that they were put in.
    let loose = layout.items.filter { $0.parent != nil && $0.parent == layout.root }.map(\.name)
    guard views.count > 5 else { return "view \(newName()) content \(random.int(5...40))x20" }
    let kinds = LayoutModel.Stack.Distribution.allCases
    guard stacks.count > 2 else {
      let kind = random.pick(kinds).rawValue
      let arranged = (loose.isEmpty ? views : loose).prefix(3)
      return "stack \(newName()) axis \(random.pick(["h", "h", "v"])) distribute \(kind) "
        + "spacing \(random.int(0...8)): " + arranged.joined(separator: ", ")
    }
    switch random.int(0...9) {
    case 0: return "pin \(random.pick(stacks)) top leading trailing"
    case 1: return "\(random.pick(stacks)).distribution = \(random.pick(kinds).rawValue)"
    case 2: return "\(random.pick(stacks)).width == \(random.int(60...300))"
    case 3...5: return "hide \(random.pick(views + stacks))"
    default:
      let hidden = layout.items.filter(\.isHidden).map(\.name)
      return "unhide \(random.pick(hidden.isEmpty ? views : hidden))"
    }
  }

  /// Rows of views that are typed link by link, with sizes that are made equal, shared and summed up.
  private mutating func chains(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.dropFirst().map(\.name)
    guard views.count > 2, !random.one(in: 4) else {
      return "view \(newName())\(random.pick(["", "", " content \(random.int(5...40))x20"]))"
    }
    let place = random.int(1...views.count - 1)
    let (a, b) = (views[place], views[place - 1])
    switch random.int(0...11) {
    case 0: return "\(views[0]).leading == \(root).leading + \(random.int(0...9))"
    case 1...3: return "\(a).leading == \(b).trailing + \(random.int(0...9))"
    case 4, 5: return "\(a).width == \(b).width\(random.pick(["", "", " * 0.5", " + 3"]))"
    case 6: return "\(a).trailing \(random.pick(["==", "<="])) \(root).trailing"
    case 7: return "ratio \(a) 16:9"
    case 8: return "\(a).centerX == \(b).centerX"
    case 9: return "\(a).width == \(random.int(1...60))\(random.pick(["", " @250", " @750"]))"
    case 10: return "hug \(a) h \(random.pick([250, 251]))"
    default:
      return views.prefix(4).map { "\($0).width" }.joined(separator: " + ") + " == \(root).width"
    }
  }

  /// Views that only keep their distance.
  private mutating func gaps(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.dropFirst().map(\.name)
    guard views.count > 2, !random.one(in: 4) else { return "view \(newName())" }
    let (a, b) = (random.pick(views), random.pick(views))
    switch random.int(0...9) {
    case 0, 1: return "size \(a) \(random.int(5...30))x20"
    case 2, 3: return "\(a).leading >= \(b).trailing + \(random.int(0...9))"
    case 4: return "\(a).leading >= \(root).leading + \(random.int(0...9))"
    case 5: return "\(a).trailing <= \(root).trailing - \(random.int(0...9))"
    case 6: return "\(a).width >= \(b).width"
    case 7: return "\(a).width <= \(random.int(20...90))"
    case 8: return "\(a).top == \(root).top"
    default: return "\(a).leading <= \(b).leading + \(random.int(0...40))"
    }
  }

  private mutating func insets(_ layout: Layout, _ root: String) -> String {
    let views = layout.items.map(\.name)
    guard views.count > 3, !random.one(in: 3) else {
      return "view \(newName()) in \(view(layout))"
    }
    let (a, b) = (random.pick(views), random.pick(views))
    switch random.int(0...6) {
    case 0: return "safe \(root) \(random.int(0...50)) 0 \(random.int(0...40)) 0"
    case 1: return "safe \(a) 3 4 5 6"
    case 2: return "margins \(a) preserve \(random.pick(["on", "off"]))"
    case 3: return "margins \(a) \(random.int(0...30))"
    case 4: return "\(a).top == \(b).safe.top + \(random.int(0...9))"
    case 5: return "\(a).leading == \(b).leadingMargin"
    default: return "pin \(a) inset \(random.int(0...30))"
    }
  }
}
