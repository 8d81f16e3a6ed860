package import LayoutModel
import Support

/// Random small layouts and random changes of them, made through the model alone.
package struct RandomSketch: Sendable {
  /// The layout as it is after the last change.
  package private(set) var sketch = Sketch()
  private var random: SplitMix64
  private var count = 0

  /// A root of 320x200 with two or three views.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    try? sketch.add("root s 320x200")
    for _ in 0..<random.int(2...3) { addView() }
  }

  /// The layout as it is.
  package var layout: Layout { sketch.layout }

  /// Adds rules between some views, mostly required ones, of which not all need hold.
  package mutating func addRules(_ count: Int) {
    for _ in 0..<count { addRule() }
  }

  /// Adds a row of three views between the edges of the root, in which sizes may ask for too much.
  package mutating func addRow() {
    let names = (0..<3).map { "r\(count + $0)" }
    count += 3
    let sign = { (random: inout SplitMix64) in random.pick(["==", "==", ">=", "<="]) }
    var lines = names.map { "view \($0) in s content \(random.int(2...12) * 8)x20" }
    lines.append("\(names[0]).leading == s.leading + \(random.int(0...4) * 8)")
    for (near, far) in zip(names, names.dropFirst()) {
      lines.append("\(far).leading \(sign(&random)) \(near).trailing + \(random.int(0...3) * 8)")
    }
    lines.append("\(names[2]).trailing \(sign(&random)) s.trailing - 16")
    for _ in 0..<random.int(2...4) {
      lines.append("\(random.pick(names)).width \(sign(&random)) \(random.int(1...30) * 8)")
    }
    for line in lines { try? sketch.add(line) }
  }

  /// Makes one change of any kind; what the layout refuses changes nothing.
  package mutating func change() {
    let views = sketch.layout.items.filter { $0.isView && $0.parent != nil }
    guard let view = views.isEmpty ? nil : random.pick(views) else { return addView() }
    let rules = sketch.layout.rules
    switch random.int(0...15) {
    case 0: addView()
    case 1, 2, 3: addRule()
    case 4: _ = try? sketch.layout.remove(view.id)
    case 5: if !rules.isEmpty { sketch.layout.remove(random.pick(rules).id) }
    case 6, 7:
      if !rules.isEmpty { try? sketch.layout.setConstant(random.pick(rules).id, number()) }
    case 8:
      if !rules.isEmpty {
        try? sketch.layout.setPriority(random.pick(rules).id, random.pick([1000, 1000, 750, 250]))
      }
    case 9:
      if !rules.isEmpty {
        sketch.layout.setDuty(random.pick(rules).id, random.pick(Rule.Duty.allCases))
      }
    case 10:
      try? sketch.layout.set(\.content, of: view.id, to: PerAxis(random.one(in: 4) ? nil : 40))
    case 11:
      try? sketch.layout.set(\.hugging.horizontal, of: view.id, to: random.pick([250, 251, 1000]))
    case 12: _ = try? sketch.layout.move(view.id, to: random.pick(views).id)
    case 13: sketch.layout.setDirection(isRightToLeft: random.one(in: 2))
    case 14: try? sketch.layout.set(\.isHidden, of: view.id, to: random.one(in: 2))
    default: addStack(of: views.map(\.id))
    }
  }

  private mutating func number() -> Double { Double(random.int(-4...20) * 8) }

  private mutating func addView() {
    count += 1
    let parents = sketch.layout.items.filter(\.isView).map(\.name)
    let content = random.one(in: 2) ? " content \(random.int(1...9) * 8)x20" : ""
    try? sketch.add("view v\(count) in \(random.pick(parents))\(content)")
  }

  private mutating func addStack(of views: [Item.ID]) {
    count += 1
    var stack = Stack()
    stack.axis = random.pick(Axis.allCases)
    stack.spacing = 8
    stack.alignment = random.pick(Stack.Alignment.allCases)
    stack.distribution = random.pick(Stack.Distribution.allCases)
    let arranged = views.shuffled(using: &random).prefix(2)
    _ = try? sketch.layout.addStack("v\(count)", stack, arranging: Array(arranged))
  }

  private mutating func addRule() {
    let names = sketch.layout.items.map(\.name)
    let (a, b) = (random.pick(names), random.pick(names))
    let sign = random.pick(["==", "==", "<=", ">="])
    let clause = random.pick(["", "", "", " @750", " @250"])
    let line: String
    switch random.int(0...5) {
    case 0: line = "\(a).width \(sign) \(abs(number()))"
    case 1: line = "\(a).width \(sign) \(random.pick([0.5, 1, 2])) * \(b).width"
    case 2: line = "\(a).height \(sign) \(abs(number()))"
    default:
      let edges =
        random.one(in: 3)
        ? ["top", "bottom", "centerY"] : ["leading", "trailing", "centerX"]
      line = "\(a).\(random.pick(edges)) \(sign) \(b).\(random.pick(edges)) + \(number())"
    }
    try? sketch.add(line + clause)
  }
}
