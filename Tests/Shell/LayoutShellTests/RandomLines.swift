import LayoutModel
import LayoutShell
import Support

/// Makes valid lines that fit the layout as it is.
struct RandomLines {
  var random: SplitMix64
  private var counter = 0
  /// Where lines of Swift come from, so that the other lines are the same with and without them.
  private var ofSwift: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    ofSwift = SplitMix64(seed: seed &+ 0x5_1F7)
  }

  /// A line that a shell with this layout should accept; sometimes it is refused after all.
  mutating func line(for shell: Shell) -> String {
    let layout = shell.layout
    guard layout.root != nil else { return "root card \(random.pick(["320x200", "100x100"]))" }
    if ofSwift.one(in: 14) { return swift(layout) }
    switch random.int(0...55) {
    case 0...3: return newItem(layout)
    case 4...15: return relation(layout)
    case 16...17: return pin(layout)
    case 18: return "size \(view(layout)) \(random.int(1...99))x\(random.int(1...99))\(clause())"
    case 19: return "center \(view(layout))\(random.pick(["", " x", " y"]))\(clause())"
    case 20: return "ratio \(view(layout)) \(random.int(1...16)):\(random.int(1...9))\(clause())"
    case 21...22:
      let axis = random.pick(["h", "v"])
      return "\(random.pick(["hug", "resist"])) \(view(layout)) \(axis) \(random.int(1...1000))"
    case 23: return "content \(view(layout)) \(random.int(0...99))x\(random.pick(["-", "20"]))"
    case 24: return "baseline \(view(layout)) first \(random.int(0...20)) last \(random.int(0...5))"
    case 25...26: return changeRule(layout)
    case 27: return "let \(newName()) = \(random.int(1...40)) / \(random.int(1...7))"
    case 28: return "move \(view(layout)) in \(view(layout))"
    case 29: return "\(random.pick(["hide", "unhide"])) \(view(layout))"
    case 30: return "rename \(any(layout)) to \(newName())"
    case 31:
      return random.one(in: 2)
        ? "remove \(any(layout))" : "set break \(random.pick(["newest", "standard"]))"
    case 32:
      return "stack \(newName()) axis \(random.pick(["h", "v"])) \(stackOptions()): \(view(layout))"
    case 33: return block(layout)
    case 34: return "undo" + random.pick(["", " 2"])
    case 35: return "redo"
    case 36: return "goto #\(random.int(0...shell.timeline.steps.count - 1))"
    case 37:
      return random.pick([
        "back", "forward", "frames", "dof", "rules", "log", "draw", "trace",
        "rules --generated --uikit", "spell as \(dialect())", "export --to \(dialect())",
        "spell as \(dialect()) \(view(layout))",
      ])
    case 38: return random.pick(["# a remark", "ambiguous", "conflicts", "show", "nonsense"])
    case 39...41: return changeStack(layout)
    case 42...44: return surroundings(layout)
    case 45...46: return guideRelation(layout)
    case 47...49: return changeText(layout)
    case 50: return random.pick(["fixes", "fixes --all", "conflicts --all", "fixes"])
    case 51...52: return "fix \(random.int(1...4))"
    case 53...54: return sweep(layout)
    default:
      return random.one(in: 2)
        ? question(shell)
        : random.pick([
          "why \(view(layout)).width", "try \(relation(layout))", "view card",
          "fit \(view(layout)) \(random.int(0...200))x0 @\(random.pick(["required", "60"]))",
        ])
    }
  }

  private mutating func dialect() -> String {
    random.pick([
      "uikit", "snapkit", "draftsman", "swiftlayout", "stacks", "vfl", "relations", "snapshot",
      "latin",
    ])
  }

  private mutating func swift(_ layout: Layout) -> String {
    var code = RandomSwift(layout, ofSwift)
    defer { ofSwift = code.random }
    return code.line(naming: "s\(layout.items.count)")
  }

  private mutating func question(_ shell: Shell) -> String {
    let layout = shell.layout
    let last = shell.timeline.steps.count - 1
    let rule = layout.rules.isEmpty ? "c1" : Name.written(random.pick(layout.rules).name)
    switch random.int(0...5) {
    case 0: return "redundant"
    case 1: return "diff #\(random.int(0...last)) #\(random.int(0...last))"
    case 2: return "why \(rule)"
    case 3: return "why --exact \(view(layout)).\(random.pick(["height", "trailing", "centerY"]))"
    default: return "why not \(wish(layout))"
    }
  }

  /// A rule that a layout may not follow, as `why not` takes it.
  mutating func wish(_ layout: Layout) -> String {
    let sign = random.pick(["==", "<=", ">="])
    let (a, b) = (view(layout), view(layout))
    switch random.int(0...3) {
    case 0, 1:
      return "\(a).\(random.pick(["width", "height"])) \(sign) \(random.int(0...400))"
    case 2:
      let edges = random.pick([["leading", "trailing", "centerX"], ["top", "bottom", "centerY"]])
      return "\(a).\(random.pick(edges)) \(sign) \(b).\(random.pick(edges)) + \(random.int(0...40))"
    default: return "\(a).width + \(b).width \(sign) \(random.int(0...400))"
    }
  }

  private mutating func newName() -> String {
    counter += 1
    return random.one(in: 9) ? "`the \(counter)`" : "n\(counter)"
  }

  private mutating func view(_ layout: Layout) -> String {
    Name.written(random.pick(layout.items).name)
  }

  private mutating func any(_ layout: Layout) -> String {
    let names =
      layout.items.dropFirst().map(\.name) + layout.rules.map(\.name) + layout.lets.map(\.name)
    return names.isEmpty ? "card" : Name.written(random.pick(names))
  }

  private mutating func newItem(_ layout: Layout) -> String {
    let kind = random.pick(["view", "view", "label", "guide", "scroll", control()])
    let text = kind == "label" ? " \"some \\\"text\\\"\"" : ""
    let lines = kind == "label" && random.one(in: 3) ? " lines \(random.int(0...2))" : ""
    let content = kind != "guide" && random.one(in: 2) ? " content \(random.int(1...90))x20" : ""
    let parent = random.one(in: 3) ? " in \(view(layout))" : ""
    return "\(kind) \(newName())\(text)\(parent)\(lines)\(content)"
  }

  private mutating func control() -> String {
    random.pick([
      "button", "image", "field", "textview", "switch", "slider", "stepper", "segmented",
      "progress", "spinner", "spacer", "scroll",
    ])
  }

  /// Another text, font or number of lines; refused where the view shows none.
  private mutating func changeText(_ layout: Layout) -> String {
    let labels = layout.items.filter { $0.kind.showsText }
    let label = labels.isEmpty ? view(layout) : Name.written(random.pick(labels).name)
    switch random.int(0...4) {
    case 0:
      return "\(label).text = \(random.pick(["\"\"", "\"one\\ntwo\"", "\"A few more words\""]))"
    case 1: return "\(label).font = \(random.int(9...40))\(random.pick(["", " bold", " medium"]))"
    case 2...3: return "\(label).lines = \(random.int(0...3))"
    default: return "content \(label) \(random.pick(["usual", "none", "30x-"]))"
    }
  }

  private mutating func clause() -> String {
    let priority = random.one(in: 3) ? " @\(random.pick(["750", "250", "999", "low", "0.5"]))" : ""
    return priority + (random.one(in: 4) ? " as \(newName())" : "")
  }

  private mutating func relation(_ layout: Layout) -> String {
    let sign = random.pick(["==", "==", "<=", ">=", "="])
    let (a, b) = (view(layout), view(layout))
    let constant = random.pick(["", " + 8", " - 12.5", " + 100", " + 1/3"])
    switch random.int(0...5) {
    case 0: return "\(a).width \(sign) \(random.int(0...400))\(clause())"
    case 1:
      return "\(a).height \(sign) \(b).height * \(random.pick(["2", "0.5", "1/3"]))\(clause())"
    case 2:
      let edges = random.pick([["leading", "trailing", "centerX"], ["top", "bottom", "centerY"]])
      return "\(a).\(random.pick(edges)) \(sign) \(b).\(random.pick(edges))\(constant)\(clause())"
    case 3: return "\(a).edges \(sign) \(b).edges\(constant)\(clause())"
    case 4: return "\(a).width + \(b).width \(sign) card.width\(clause())"
    default: return "\(a).leading \(sign) card.leading\(constant)\(clause())"
    }
  }

  private mutating func pin(_ layout: Layout) -> String {
    if random.one(in: 3) { return vfl(layout) }
    let edges = random.pick(["", " top leading", " horizontal", " bottom", " leading trailing top"])
    let inset = random.one(in: 2) ? " inset \(random.int(0...30))" : ""
    return "pin \(view(layout))\(edges)\(inset)\(clause())"
  }

  private mutating func vfl(_ layout: Layout) -> String {
    let gaps = ["", "-", "-8-", "-(>=4,<=40@250)-", "-(-3)-", "-12.5@600-"]
    var format = random.pick(["H:", "V:", ""]) + (random.one(in: 2) ? "|\(random.pick(gaps))" : "")
    for index in 0...random.int(0...2) {
      if index > 0 { format += random.pick(gaps) }
      let size = random.pick(["", "", "(24)", "(>=20@700)", "(\(view(layout)),<=99)"])
      format += "[\(view(layout))\(size)]"
    }
    if random.one(in: 2) { format += random.pick(gaps) + "|" }
    let options = ["", "", " align centerY", " align leading", " direction leftToRight"]
    return "vfl \(format)\(random.pick(options))\(clause())"
  }

  private mutating func changeRule(_ layout: Layout) -> String {
    guard !layout.rules.isEmpty else { return "rules" }
    let rule = Name.written(random.pick(layout.rules).name)
    switch random.int(0...5) {
    case 0: return "off \(rule)"
    case 1: return "on \(rule)"
    case 2: return "ref \(rule)"
    case 3: return "priority \(rule) \(random.pick(["1000", "750", "12.5"]))"
    default: return "constant \(rule) \(random.pick(["0", "-8", "33.3", "200"]))"
    }
  }

  private mutating func stackOptions() -> String {
    var options = "spacing \(random.int(0...9))"
    if random.one(in: 2) {
      options += " align \(random.pick(LayoutModel.Stack.Alignment.allCases).rawValue)"
    }
    if random.one(in: 2) {
      options += " distribute \(random.pick(LayoutModel.Stack.Distribution.allCases).rawValue)"
    }
    if random.one(in: 4) { options += random.pick([" margins 8", " margins 1 2 3 4.5"]) }
    return options + (random.one(in: 4) ? " baseline-relative" : "")
  }

  private mutating func changeStack(_ layout: Layout) -> String {
    let stacks = layout.items.filter { $0.stack != nil }
    guard !stacks.isEmpty, let row = Optional(random.pick(stacks)) else {
      return "stack \(newName()) axis h \(stackOptions()): \(view(layout))"
    }
    let name = Name.written(row.name)
    let arranged = row.stack?.arranged ?? []
    switch random.int(0...6) {
    case 0...1: return "move \(view(layout)) in \(name)"
    case 2:
      let after = arranged.isEmpty ? view(layout) : layout.name(of: random.pick(arranged))
      return "spacing \(name) after \(Name.written(after)) \(random.pick(["4", "20.5", "none"]))"
    case 3:
      return
        "\(name).distribution = \(random.pick(LayoutModel.Stack.Distribution.allCases).rawValue)"
    case 4: return "\(name).margins = \(random.pick(["none", "5", "4 3 2 1"]))"
    case 5:
      guard !arranged.isEmpty else { return "\(name).spacing = 3" }
      return
        "\(random.pick(["hide", "unhide"])) \(Name.written(layout.name(of: random.pick(arranged))))"
    default:
      return "\(name).isBaselineRelativeArrangement = \(random.pick(["true", "false"]))"
    }
  }

  private mutating func surroundings(_ layout: Layout) -> String {
    let view = view(layout)
    switch random.int(0...9) {
    case 0: return "safe \(view) \(random.pick(["47 0 34 0", "none", "0 44 21 44", "1 2 3 4"]))"
    case 1: return "margins \(view) \(random.pick(["12", "standard", "8 16 8 20", "-4 1.5 0 2"]))"
    case 2: return "margins \(view) preserve \(random.pick(["on", "off"]))"
    case 3: return "margins \(view) safe \(random.pick(["on", "off"]))"
    case 4: return "keyboard \(view) \(random.pick(["50", "off", "291"]))"
    case 5: return "rtl \(random.pick(["on", "off"]))"
    case 6: return "rtl \(random.pick(["on", "off", "auto"])) \(view)"
    case 7: return "scale \(random.pick(["2", "3", "off"]))"
    case 8:
      let parts = random.pick(["", " flexible width", " flexible left right height", " classic"])
      let frame = random.pick(["", " frame 10 20 30 40", " frame 1.5 0 80 20 of 120x90"])
      return "mask \(view)\(frame)\(parts)"
    default:
      return random.one(in: 6) ? "device \"iPhone 15\"" : "mask \(view) off"
    }
  }

  private mutating func guideRelation(_ layout: Layout) -> String {
    let guide = random.pick(["safe", "margins", "readable", "keyboard", "keyboardEdge"])
    let sign = random.pick(["==", "==", "<=", ">="])
    let edge = random.pick(["leading", "trailing", "top", "bottom", "centerX", "left"])
    switch random.int(0...3) {
    case 0: return "pin \(view(layout)) to \(view(layout)).\(guide)\(clause())"
    case 1:
      let margin = random.pick([
        "leadingMargin", "topMargin", "rightMargin", "centerYWithinMargins",
      ])
      let plain = margin == "leadingMargin" ? "trailing" : margin == "rightMargin" ? "left" : "top"
      return "\(view(layout)).\(plain) \(sign) \(view(layout)).\(margin) + 3\(clause())"
    default:
      return
        "\(view(layout)).\(edge) \(sign) \(view(layout)).\(guide).\(edge) + 8\(clause())"
    }
  }

  private mutating func sweep(_ layout: Layout) -> String {
    let root = Name.written(layout.items[0].name)
    let rule = layout.rules.last.map { Name.written($0.name) } ?? "c1"
    let number = random.pick([
      "\(root).width", "\(root).height", rule, "content \(view(layout)) h",
    ])
    let range = "\(random.int(0...200))..\(random.int(0...400))"
    switch random.int(0...3) {
    case 0: return "drag \(number) \(range) step \(random.int(20...90))"
    case 1: return "exercise"
    default: return "sweep \(number) \(range)" + (random.one(in: 3) ? " \(view(layout))" : "")
    }
  }

  private mutating func block(_ layout: Layout) -> String {
    let lines = (0...random.int(0...3)).map { _ in
      random.one(in: 3) ? newItem(layout) : relation(layout)
    }
    return (["begin"] + lines + ["end"]).joined(separator: "\n")
  }
}
