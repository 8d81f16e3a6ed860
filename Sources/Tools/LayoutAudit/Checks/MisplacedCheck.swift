import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views whose frames in the file differ from those of their rules, on the device of the file.
  ///
  /// The app follows the rules, so it does not look as designed.
  static let misplaced = AuditCheck(
    "misplaced", .note, "A view is drawn elsewhere than its rules put it.",
    help: "The app follows the rules: update the frame in Interface Builder, or mend the rules.",
    needsSizes: true
  ) { subject in
    guard let scene = subject.scene, subject.isAsDrawn else { return [] }
    let grown = Set(scene.grownRows.flatMap { subject.layout.subtree(of: $0).map(\.id) })
    return subject.layout.items.compactMap { item in
      guard item.parent != nil, item.isView, !subject.geometry.isHidden(item.id),
        let canvas = scene.canvasViews[item.id],
        let drawn = subject.layout.appearances[item.id]?.designedFrame
      else { return nil }
      let frame = subject.solved.frame(of: item.id)
      let isKnown = canvas.tolerance == .nothing && !canvas.isHeldByPlaceholders
      // The frames of controls reach beyond what rules are about, by what the system's version says.
      let reach = item.kind.isControl ? 4 : LayoutGeometry.visibleDifference + 0.001
      let differs =
        isKnown && !grown.contains(item.id)
        && Dimension.allCases.contains { dimension in
          abs(frame[dimension] - drawn[dimension]) > reach
            && subject.analysis.freedom.isUnique(LayoutVariable(item.id, dimension))
        }
      // In a conflict, the system chooses the rule that yields.
      guard canvas.isMisplaced || differs && subject.solved.broken.isEmpty else { return nil }
      let name = subject.layout.writtenName(of: item.id)
      let message =
        differs
        ? "the file draws \(name) at \(drawn.words), its rules put it at \(frame.words)"
        : "the file says itself that the frame of \(name) is not that of its rules"
      // What is drawn with a size has content, even if it is not known here.
      let isDecided = Dimension.allCases.allSatisfy {
        subject.analysis.freedom.isUnique(LayoutVariable(item.id, $0))
          && !($0.isSize && frame[$0] < LayoutGeometry.visibleDifference && drawn[$0] > 0)
      }
      return AuditFinding(
        key: subject.mark(item.id), message: message, place: subject.place(item.id),
        fixes: {
          // In a conflict, the system chooses where the view goes.
          guard isDecided, subject.solved.broken.isEmpty else { return [] }
          return [AuditFix(drawing: item.id, in: subject.solved)].compactMap(\.self)
        },
        isRepaired: { outcome in
          outcome.layout.appearances[item.id].map {
            !$0.isMisplaced && $0.designedFrame == outcome.frame(of: item.id)
          } ?? false
        })
    }
  }
}

extension Item.Kind {
  /// Whether its frame is larger than its alignment rectangle.
  fileprivate var isControl: Bool { [.slider, .switch, .segmented, .stepper].contains(self) }
}

extension Frame {
  /// `16,20 96x20`.
  var words: String { "\(x.spelled),\(y.spelled) \(width.spelled)x\(height.spelled)" }
}
