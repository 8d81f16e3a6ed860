import ConstraintSolver
import LayoutExport
import LayoutLessons
import LayoutModel
import LayoutShell
import Support

/// The solution of a lesson as single lines, which can be written in other ways or damaged.
struct Rewriting {
  /// A line of the solution: a rule, or something else.
  enum Part {
    case rule(Rule, Layout)
    case line(String)
  }

  /// The lines in order.
  private(set) var parts: [Part] = []
  /// Whether lines name rules by their numbers, so that none may be added before others.
  private(set) var hasNumbers = false

  private static let makers: Set<String> = ["relation", "pin", "center", "size", "ratio", "vfl"]

  /// Takes the solution of a lesson apart.
  init(_ goal: Goal) {
    var shell = goal.opening
    for input in goal.lesson.goal.inputs {
      let before = Set(shell.layout.rules.map(\.id))
      _ = shell.run(input)
      let made = shell.layout.rules.filter { !before.contains($0.id) }
      if Set(input.taughtWords).isSubset(of: Self.makers), !made.isEmpty {
        parts += made.map { .rule($0, shell.layout) }
      } else {
        parts.append(.line(input.text))
      }
    }
    let texts =
      parts.compactMap { if case .line(let text) = $0 { text } else { nil } }
      + goal.lesson.conditions.flatMap { $0.inputs.map(\.text) } + goal.lesson.families.map(\.text)
    hasNumbers = texts.contains { $0.contains(#/\bc[0-9]+\b/#) }
  }

  // MARK: - Lines

  private static func side(
    _ terms: [AnchorTerm], _ constant: Double, times factor: Double, _ layout: Layout
  ) -> String {
    var text = terms.map { term in
      let number = term.coefficient * factor
      let anchor = layout.text(of: term.anchor)
      return number == 1 ? anchor : "\(number) * \(anchor)"
    }.joined(separator: " + ").replacing("+ -", with: "- ")
    let number = constant * factor
    if text.isEmpty { return "\(number)" }
    if number != 0 { text += number < 0 ? " - \(-number)" : " + \(number)" }
    return text
  }

  /// A rule as a line, with a number added to both sides, both sides multiplied, or turned around.
  static func line(
    _ rule: Rule, _ layout: Layout, adding number: Double = 0, times factor: Double = 1,
    isTurned: Bool = false, relation: Relation? = nil, constant: Double? = nil,
    priority: Double? = nil, name: String? = nil
  ) -> String {
    let left = side(rule.left, number, times: factor, layout)
    let right = side(rule.right, (constant ?? rule.constant) + number, times: factor, layout)
    let relation = relation ?? rule.relation
    func sign(_ isTurned: Bool) -> String {
      switch relation {
      case .equal: "=="
      case .lessOrEqual: isTurned ? ">=" : "<="
      case .greaterOrEqual: isTurned ? "<=" : ">="
      }
    }
    let text =
      isTurned ? "\(right) \(sign(true)) \(left)" : "\(left) \(sign(false)) \(right)"
    let priority = priority ?? rule.priority
    return text + (priority == 1000 ? "" : " @\(priority)") + (name.map { " as \($0)" } ?? "")
  }

  /// The lines as they are.
  func plain() -> [String] {
    parts.map { part in
      switch part {
      case .rule(let rule, let layout): Self.line(rule, layout, name: rule.givenName)
      case .line(let text): text
      }
    }
  }

  /// Other lines that say the same.
  func equivalent(_ random: inout SplitMix64, root: String) -> [String] {
    var lines: [(text: String, isRule: Bool)] = []
    for (index, part) in parts.enumerated() {
      guard case .rule(let rule, let layout) = part else {
        if case .line(let text) = part { lines.append((text, false)) }
        continue
      }
      let isTurned = random.one(in: 2)
      let number = random.one(in: 2) ? Double(random.int(-40...40)) : 0
      // The error of an optional rule counts as it is written, so that one is not multiplied.
      let factor =
        rule.priority == 1000 && random.one(in: 3) ? random.pick([2, 0.5, 3]) : 1
      func line(_ relation: Relation? = nil, name: String? = nil) -> String {
        Self.line(
          rule, layout, adding: number, times: factor, isTurned: isTurned, relation: relation,
          name: name)
      }
      let mayGrow = !hasNumbers && rule.givenName == nil
      if mayGrow, rule.relation == .equal, rule.priority == 1000, random.one(in: 3) {
        lines += [(line(.lessOrEqual), true), (line(.greaterOrEqual), true)]
      } else if mayGrow, random.one(in: 3),
        let through = Self.throughGuide(rule, layout, "guide\(index)", root)
      {
        lines += through.map { ($0, false) }
      } else {
        lines.append((line(name: rule.givenName), true))
      }
    }
    if !hasNumbers { Self.shuffle(&lines, &random) }
    var result = lines.map(\.text)
    if !hasNumbers, random.one(in: 3) {
      result += [
        "view extraView in \(root)", "extraView.leading == \(root).leading + 1",
        "extraView.top == \(root).top + 1", "size extraView 1x1",
      ]
    }
    return result
  }

  /// A required equality of two positions, said by way of a guide.
  private static func throughGuide(
    _ rule: Rule, _ layout: Layout, _ name: String, _ root: String
  ) -> [String]? {
    guard rule.relation == .equal, rule.left.count == 1, rule.right.count == 1,
      rule.left[0].coefficient == 1, rule.right[0].coefficient == 1,
      let attribute = [Attribute.leading, .top].first(where: {
        $0.axis == rule.right[0].anchor.attribute.axis
      }), rule.right[0].anchor.attribute.isPosition,
      rule.right[0].anchor.attribute.followsLanguage
        || rule.right[0].anchor.attribute.axis == .vertical,
      rule.priority == 1000,
      // To what is inside, the edges of a scroll view are those of its content.
      !layout.items.contains(where: { $0.kind == .scroll })
    else { return nil }
    let (first, second) = (
      layout.text(of: rule.left[0].anchor), layout.text(of: rule.right[0].anchor)
    )
    let across = attribute == .leading
    let sign = rule.constant < 0 ? "- \(-rule.constant)" : "+ \(rule.constant)"
    return [
      "guide \(name) in \(root)", "\(name).\(attribute.rawValue) == \(second)",
      "\(first) == \(name).\(attribute.rawValue) \(sign)",
      across ? "\(name).top == \(root).top" : "\(name).leading == \(root).leading",
      "\(name).width == 3", "\(name).height == 3",
    ]
  }

  /// Exchanges neighbouring rules.
  private static func shuffle(
    _ lines: inout [(text: String, isRule: Bool)], _ random: inout SplitMix64
  ) {
    for index in lines.indices.dropFirst() where lines[index].isRule {
      var place = index
      while place > 0, lines[place - 1].isRule, random.one(in: 2) {
        lines.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Lines that say something else, or the same after all; nil if there is nothing to damage.
  func damaged(_ random: inout SplitMix64) -> [String]? {
    guard !parts.isEmpty else { return nil }
    var lines = plain()
    let index = random.int(0...parts.count - 1)
    guard case .rule(let rule, let layout) = parts[index] else {
      lines.remove(at: index)
      return lines
    }
    let name = rule.givenName
    switch random.int(0...5) {
    case 0: lines.remove(at: index)
    case 1:
      lines[index] = Self.line(
        rule, layout, constant: rule.constant + random.pick([-20, -1, 1, 7, 30]), name: name)
    case 2:
      lines[index] = Self.line(
        rule, layout,
        relation: rule.relation == .equal
          ? random.pick([.lessOrEqual, .greaterOrEqual]) : .equal, name: name)
    case 3:
      lines[index] = Self.line(
        rule, layout, priority: rule.priority == 1000 ? 240 : rule.priority / 4, name: name)
    case 4:
      let swaps = [
        (".leading", ".left"), (".trailing", ".right"), (".top", ".bottom"), (".width", ".height"),
        (".centerX", ".leading"), (".centerY", ".top"),
      ]
      let line = lines[index]
      guard let swap = swaps.first(where: { line.contains($0.0) }) else { return nil }
      lines[index] = line.replacing(swap.0, with: swap.1)
    default:
      lines[index] = lines[index].replacing("==", with: "== 3 +")
    }
    return lines
  }
}
