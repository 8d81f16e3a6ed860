import ConstraintSolver
import Foundation
import LayoutDiagnosis
import LayoutModel

/// The solved layout of a hierarchy; the topmost view keeps it.
@MainActor
final class LayoutEngine {
  let hierarchy: LoweredHierarchy
  var solved: SolvedLayout { didSet { knownFreedom = nil } }
  /// The solved layout from before ambiguity was exercised; `nil` at all other times.
  var beforeExercise: SolvedLayout?
  private var knownFreedom: Freedom?
  /// What could lie elsewhere in what was solved.
  var freedom: Freedom {
    if let knownFreedom { return knownFreedom }
    let freedom = Freedom(solved)
    knownFreedom = freedom
    return freedom
  }
  /// The constraint objects behind the claims of the solved layout.
  private(set) lazy var system = SystemConstraints(of: hierarchy)

  /// Solves the hierarchy of a view; where it consists of the same objects as the previous one, the
  /// layout is updated from that one's.
  init(_ root: UIView, after previous: LayoutEngine?) {
    hierarchy = LoweredHierarchy(root)
    if let previous, previous.hierarchy.hasSameObjects(as: hierarchy) {
      solved = SolvedLayout(
        hierarchy.layout, after: previous.beforeExercise ?? previous.solved)
    } else {
      solved = SolvedLayout(hierarchy.layout)
    }
  }

  /// Returns the alignment rectangle of a view or guide, in points relative to that of its
  /// superview; `nil` if it takes no part in the layout.
  func rectangle(of object: any LayoutItem) -> CGRect? {
    hierarchy.id(of: object).map { CGRect(solved.frame(of: $0)) }
  }

  /// Whether the keyboard reaches further into some view than was assumed, or less far, now that
  /// the view has its frame.
  var misjudgesKeyboard: Bool {
    hierarchy.items.contains { item in
      guard let view = item.object as? UIView, view.hasKeyboardGuide,
        let assumed = hierarchy.layout.item(item.id)?.keyboardHeight
      else { return false }
      return assumed != Double(view.keyboardReach)
    }
  }

  /// Returns whether any rule mentions a view, or its content has a size.
  func isMentioned(_ view: UIView) -> Bool {
    LayoutModel.Dimension.allCases.contains { isMentioned(view, $0) }
  }

  /// Returns whether any rule mentions the size of an item along an axis.
  func isSizeMentioned(_ object: any LayoutItem, along axis: Axis) -> Bool {
    isMentioned(object, .size(along: axis))
  }

  private func isMentioned(_ object: any LayoutItem, _ dimension: LayoutModel.Dimension) -> Bool {
    guard let id = hierarchy.id(of: object),
      let variable = solved.variable(LayoutVariable(id, dimension))
    else { return false }
    return solved.lowering.positions(about: variable).contains { position in
      switch solved.lowering.claim(at: position)?.source {
      case .rule, .generated, .hugging, .resistance, .given: true
      default: false
      }
    }
  }
}

extension LoweredHierarchy {
  /// Returns whether another hierarchy consists of the same objects in the same order.
  func hasSameObjects(as other: LoweredHierarchy) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.object === $1.object && $0.id == $1.id }
  }
}
