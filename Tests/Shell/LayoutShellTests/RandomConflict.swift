import LayoutDiagnosis
import LayoutModel
import Support

@testable import LayoutShell

/// Makes small layouts whose required rules want too much of one row.
struct RandomConflict {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed &* 7919 &+ 17) }

  /// A layout in which something is broken, or nil where everything came out.
  mutating func layout() -> Layout? {
    var shell = Shell(source: .batch)
    for line in lines() where shell.run(line).error != nil { return nil }
    return shell.analysis.conflicts.isEmpty ? nil : shell.layout
  }

  private mutating func lines() -> [String] {
    let names = Array(["a", "b", "c", "d"].prefix(random.int(2...4)))
    var lines = ["root card \(random.int(20...40) * 8)x\(random.int(10...20) * 8)"]
    lines += names.map { "view \($0) in card content \(random.int(2...12) * 8)x20" }
    lines += names.map { "\($0).top == card.top + 8" }
    if random.one(in: 3) {
      lines.append("stack row in card spacing \(random.int(0...3) * 8): \(names[0]), \(names[1])")
      lines.append("pin row leading trailing inset \(random.int(0...4) * 8)")
    } else {
      lines.append("\(names[0]).leading == card.leading + \(random.int(0...4) * 8)")
      for (near, far) in zip(names, names.dropFirst()) {
        lines.append("\(far).leading \(sign()) \(near).trailing + \(random.int(0...3) * 8)")
      }
      lines.append("\(names[names.count - 1]).trailing \(sign()) card.trailing - 16")
    }
    for _ in 0..<random.int(2...4) { lines.append(size(of: random.pick(names), beside: names)) }
    if random.one(in: 6) { lines.append("mask \(random.pick(names))") }
    return lines
  }

  private mutating func sign() -> String { random.pick(["==", "==", ">=", "<="]) }

  private mutating func size(of name: String, beside names: [String]) -> String {
    let dimension = random.one(in: 5) ? "height" : "width"
    switch random.int(0...5) {
    case 0:
      return
        "\(name).\(dimension) \(sign()) \(random.pick(names)).\(dimension) * "
        + random.pick(["1", "2", "0.5", "1/3", "1.6"])
    case 1: return "resist \(name) h 1000"
    case 2: return "\(name).centerX == card.centerX"
    default:
      let priority = random.one(in: 6) ? " @\(random.pick(["750", "999"]))" : ""
      return "\(name).\(dimension) \(sign()) \(random.int(1...30) * 8)\(priority)"
    }
  }
}
