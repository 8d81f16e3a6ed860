import ConstraintSolver
package import LayoutModel

/// Another picture that an ambiguous layout allows, as far from the one drawn as it goes.
///
/// One variable after the other, in tree order, goes to the end of its range that is further from
/// where it is drawn, as long as anything is left to choose. Where a range has no end, it goes a few
/// points. What UIKit's `exerciseAmbiguityInLayout` shows by chance, this shows on purpose.
package struct OtherPicture: Sendable {
  /// A variable with its value in the picture that is drawn and in this one.
  package struct Change: Sendable, Hashable {
    /// Which variable.
    package let variable: LayoutVariable
    /// The value that is drawn.
    package let drawn: Double
    /// The value in this picture.
    package let other: Double
  }

  /// The layout with rules that hold it where it is in this picture.
  package let solved: SolvedLayout
  /// What is elsewhere, in tree order.
  package let changes: [Change]

  /// How far something goes that can go on forever, in points.
  package static let stride = 20.0
  /// The most choices that are made; the remaining numbers stay as they are.
  package static let choiceLimit = 50

  /// Looks for another picture; nil where there is none.
  ///
  /// - Parameters:
  ///   - analysis: The picture that is drawn.
  ///   - item: The item to choose for; nil for all of them.
  package init?(of analysis: LayoutAnalysis, moving item: Item.ID? = nil) {
    let loose = analysis.freedom.loose.map(\.variable).filter {
      item == nil || $0.item == item
    }
    guard !loose.isEmpty else { return nil }
    var current = analysis
    var choices = 0
    for variable in loose where choices < Self.choiceLimit && !Interruption.isRequested {
      let drawn = analysis.solved.value(of: variable)
      guard let target = Self.target(current.freedom.status(of: variable), drawn: drawn) else {
        continue
      }
      var layout = current.layout
      guard (try? layout.hold(variable, at: target)) != nil else { continue }
      let next = LayoutAnalysis(layout, after: current)
      // No rule loses by it, so nothing else gives way.
      guard next.solved.broken.count == current.solved.broken.count else { continue }
      current = next
      choices += 1
    }
    solved = current.solved
    changes = loose.compactMap { variable in
      let (drawn, other) = (
        analysis.solved.value(of: variable), current.solved.value(of: variable)
      )
      return Tolerance.same(drawn, other)
        ? nil : Change(variable: variable, drawn: drawn, other: other)
    }
    guard !changes.isEmpty else { return nil }
  }

  /// Where a variable goes; nil where there is nothing left to choose.
  private static func target(_ status: Freedom.Status, drawn: Double) -> Double? {
    switch status {
    case .unique: nil
    case .tied(let min, let max): drawn - min > max - drawn ? min : max
    case .free(_, nil): drawn + stride
    case .free(nil, let max?): Tolerance.same(drawn, max) ? drawn - stride : max
    case .free(let min?, let max?): drawn - min > max - drawn ? min : max
    }
  }
}

extension Layout {
  /// Adds a required rule that holds a variable at a value.
  @discardableResult
  package mutating func hold(
    _ variable: LayoutVariable, at value: Double
  ) throws(LayoutError) -> Rule.ID {
    let attribute: Attribute
    switch variable.dimension {
    case .x: attribute = .left
    case .y: attribute = .top
    case .width: attribute = .width
    case .height: attribute = .height
    }
    let anchor = AnchorExpression(Anchor(variable.item, attribute))
    let number = AnchorExpression(constant: value)
    guard attribute.isPosition, let parent = parent(of: variable.item) else {
      return try addRule(anchor, .equal, number)
    }
    return try addRule(anchor, .equal, AnchorExpression(Anchor(parent, attribute)) + number)
  }
}
