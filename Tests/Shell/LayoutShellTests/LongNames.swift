import LayoutModel
import LayoutShell
import Support

/// Documents as logs of large apps have them: long names, large and broken numbers, many items.
struct LongNames {
  private var random: SplitMix64
  private var names: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let words = [
    "MyApp", "Very", "Long", "Table", "ViewCell", "content", "Header", "Überschrift", "标题视图",
    "設定", "ストア", "Profile", "avatar", "Container", "_private", "Swift", "Set Lunch", "x",
  ]

  /// A name of 2 to 70 columns, now and then of more than a line.
  private mutating func name() -> String {
    let length = random.one(in: 12) ? random.int(90...180) : random.int(2...60)
    var name = random.pick(Self.words)
    while name.unicodeScalars.count < length {
      name += random.pick(["", "", ".", "_", " ", ":0x7fa1c2d3"]) + random.pick(Self.words)
    }
    name = String(name.prefix(200))
    return names.contains(name) ? name + "\(names.count)" : name
  }

  private mutating func newName() -> String {
    let name = name()
    names.append(name)
    return Name.written(name)
  }

  private mutating func number() -> String {
    random.pick(["8", "16.5", "0.333333", "123456.789", "999999999", "1/3", "-12.25", "44"])
  }

  /// The lines of a document; some are refused.
  mutating func lines(count: Int) -> [String] {
    var views = [newName()]
    var rules: [String] = []
    var lines = [
      "root \(views[0]) \(random.pick(["320x200", "375.333x811.667", "999999x1234567.25"]))"
    ]
    for _ in 0..<count {
      let (a, b) = (random.pick(views), random.pick(views))
      switch random.int(0...17) {
      case 0...3:
        let name = newName()
        let kind = random.pick(["view", "view", "button", "guide", "scroll"])
        lines.append("\(kind) \(name) in \(b)")
        if random.one(in: 2), kind != "guide" {
          lines.append("content \(name) \(random.int(1...90)).125x20")
        }
        views.append(name)
      case 4:
        let name = newName()
        lines.append("label \(name) \"\(self.name())\" in \(b) lines 0")
        views.append(name)
      case 5:
        let name = newName()
        lines.append("stack \(name) axis \(random.pick(["h", "v"])) spacing 7.333: \(a), \(b)")
        views.append(name)
      case 6...10:
        let edge = random.pick(["leading", "trailing", "centerX", "top", "bottom"])
        let name = newName()
        rules.append(name)
        lines.append(
          "\(a).\(edge) \(random.pick(["==", ">=", "<="])) \(b).\(edge) + \(number())"
            + random.pick(["", " @750", " @999.5"]) + " as \(name)")
      case 11: lines.append("\(a).width == \(number()) * \(b).height + \(number())")
      case 12: lines.append("pin \(a) inset \(number()) as \(newName())")
      case 13: lines.append("size \(a) 100.5x\(random.int(1...99))")
      case 14: lines.append("\(a).width == \(b).width @\(random.pick(["250", "1000"]))")
      case 15: lines.append("hug \(a) h \(random.int(249...251))")
      case 16: lines.append("hide \(a)")
      default: lines.append("mask \(a) frame 1.5 2 3000 4")
      }
    }
    // What is asked about stands at the end, whether it exists by then or not.
    self.views = views
    self.rules = rules
    return lines
  }

  private(set) var views: [String] = []
  private(set) var rules: [String] = []

  /// Every look and every question, about some of the views and rules.
  mutating func questions() -> [String] {
    let (a, b) = (random.pick(views), random.pick(views))
    let rule = rules.isEmpty ? "c1" : random.pick(rules)
    let size = random.pick(["width", "height"])
    return [
      "show", "frames", "draw", "rules", "rules --generated", "dof", "ambiguous", "conflicts",
      "conflicts --all", "redundant", "log", "exercise", "exercise", "fixes", "fixes --all",
      "show \(a)", "frames \(a)", "draw \(a)", "rules \(a)", "dof \(a)", "draw at 200",
      "why \(a).\(size)", "why \(a).x", "why --exact \(a).centerX", "why \(rule)",
      "why \(rule) --exact", "why not \(a).\(size) == 200.25",
      "why not \(a).leading == \(b).leading",
      "try \(a).\(size) == 77.77", "try remove \(a)", "fit \(a) 320x0 @required", "fit \(a)",
      "diff #1", "diff first last", "sweep \(views[0]).width 400..120", "sweep \(rule) 0..100",
      "drag \(views[0]).width 320..200 step 40", "drag \(rule) 0..9 \(a)", "log \(a)",
      "expect \(a).\(size) == 12345", "expect placed \(a)", "expect same #1", "expect dof 1",
      "expect for \(views[0]).width in 100..200: \(a).\(size) == 3", "expect no conflict",
      "back", "forward", "undo", "redo", "goto #2", "goto last", "nonsense \(a)",
      "\(a).widht == 9", "\(a).left == \(b).leading", "pin \(a) to nobody", "rename \(a) to \(b)",
      "help \(a)", "apropos \(a)", "read \(a)", "view \(a)", "fix 99", "move \(a) in \(a)",
      "echo frames", "remove \(b)", "new", "frames", "undo",
    ]
  }
}
