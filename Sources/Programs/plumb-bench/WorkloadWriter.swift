import ConstraintSolver
import Foundation

/// Builds a workload constraint by constraint.
struct WorkloadWriter {
  private var boxCount = 1
  private var rows = RowList()
  private var probes = RowList()
  /// The source of all random choices.
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Creates a view.
  mutating func box() -> Box {
    defer { boxCount += 1 }
    return Box(index: boxCount)
  }

  /// Adds the constraint `lhs REL rhs`.
  mutating func add(_ lhs: Sum, _ relation: Relation, _ rhs: Sum, at priority: Double = 1000) {
    let sum = lhs - rhs
    rows.append(priority: priority, relation, sum.terms, constant: Self.rounded(sum.constant))
  }

  /// Adds the constraint `lhs REL constant`.
  mutating func add(_ lhs: Sum, _ relation: Relation, _ rhs: Double, at priority: Double = 1000) {
    add(lhs, relation, Sum(constant: rhs), at: priority)
  }

  /// Places the root at the origin; its width is the variable that is dragged.
  mutating func pinRoot(height: Double? = nil, at priority: Double = 1000) {
    add(Box.root.left, .equal, 0)
    add(Box.root.top, .equal, 0)
    if let height { add(Box.root.height, .equal, height, at: priority) }
  }

  /// Gives a view a content size.
  mutating func fit(_ box: Box, width: Double, height: Double, hugging: Double = 250) {
    for (size, content) in [(box.width, width), (box.height, height)] {
      add(size, .greaterOrEqual, 0)
      add(size, .lessOrEqual, content, at: hugging)
      add(size, .greaterOrEqual, content, at: 750)
    }
  }

  /// Returns the workload, which probes widths of some boxes and drags the width of the root.
  mutating func workload(family: String, width: Double, probing boxes: [Box]) -> Workload {
    for index in 0..<200 {
      let box = random.pick(boxes)
      if index.isMultiple(of: 2) {
        let wish = box.width - Double(random.int(20...120))
        probes.append(priority: 500, .equal, wish.terms, constant: wish.constant)
      } else {
        probes.append(priority: 1000, .greaterOrEqual, box.width.terms, constant: 0)
      }
    }
    let swing = (1...1000).map { step in
      Self.rounded(width * (1 + 0.3 * sin(2 * .pi * Double(step) / 250)), to: 100)
    }
    return Workload(
      family: family, viewCount: boxCount, variableCount: 4 * boxCount,
      editVariable: Box.root.width.terms[0].variable, initialValue: width, rows: rows,
      probes: probes, steps: swing)
  }

  /// Rounds a constant, as people write numbers with few digits.
  static func rounded(_ number: Double, to fraction: Double = 1_000_000_000) -> Double {
    (number * fraction).rounded() / fraction
  }
}
