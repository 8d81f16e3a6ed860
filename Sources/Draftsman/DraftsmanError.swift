import Foundation
import HeadlessUIKit

/// What is wrong with a plan where the original crashes.
///
/// What is wrong is left out and the rest of the plan is carried out. A test that wants to see
/// errors collects them:
///
/// ```swift
/// let errors = DraftsmanError.recording { view.drf.top.equal(with: .parent).apply() }
/// ```
///
/// Elsewhere they go to standard error; those of a ``Planned`` are in ``PlanDifference/errors``.
public enum DraftsmanError: Error, Hashable, Sendable {
  /// A view without superview is related to it; with the anchors that are.
  case noSuperview(view: String, anchor: String)
  /// A view that is the first of all is related to the one before; with the anchors that are.
  case noPrevious(view: String, anchor: String)
  /// An anchor belongs to nothing any more, or is the distance between two; with the anchors that
  /// were related to it.
  case missingAnchor(view: String, anchor: String)
  /// A draft of one view was built for another one.
  case wrongView(planned: String, given: String)
  /// A class of cells whose `init?(coder:)` makes none.
  case cellNotMade(String)
  /// An item that is in a list twice.
  case duplicateItem(String)

  /// The errors that plans in a closure find, in order.
  public static func recording(_ body: () throws -> Void) rethrows -> [DraftsmanError] {
    let recorder = ErrorRecorder()
    try ErrorRecorder.$current.withValue(recorder) { try body() }
    return recorder.errors
  }

  /// Tells whoever records, else standard error.
  func report() {
    if let recorder = ErrorRecorder.current {
      recorder.errors.append(self)
    } else {
      FileHandle.standardError.write(Data("Draftsman: \(self)\n".utf8))
    }
  }
}

extension DraftsmanError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .noSuperview(let view, let anchor):
      "\(anchor) of \(view) cannot be related to its superview: it has none."
    case .noPrevious(let view, let anchor):
      "\(anchor) of \(view) cannot be related to the view before it: there is none."
    case .missingAnchor(let view, let anchor):
      "\(anchor) of \(view) cannot be related to an anchor that belongs to no view or guide."
    case .wrongView(let planned, let given):
      "A draft of \(planned) cannot be built for \(given)."
    case .cellNotMade(let name): "\(name) does not make a cell in init?(coder:)."
    case .duplicateItem(let item): "\(item) is in the list twice; the second one is left out."
    }
  }
}

extension UIView {
  /// What errors call it.
  var nameInErrors: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// Collects errors on the thread that records them.
private final class ErrorRecorder: @unchecked Sendable {
  // Only the task that records sees it, so there is nobody to share it with.
  @TaskLocal static var current: ErrorRecorder?
  var errors: [DraftsmanError] = []
}
