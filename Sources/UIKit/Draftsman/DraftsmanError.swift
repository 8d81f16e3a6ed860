import Foundation
import HeadlessUIKit
import Synchronization

/// An error in a plan, where the original Draftsman crashes.
///
/// The faulty part is left out and the rest of the plan is carried out. A test can collect errors:
///
/// ```swift
/// let errors = DraftsmanError.recording { view.drf.top.equal(with: .parent).apply() }
/// ```
///
/// Otherwise errors are printed to standard error; those of a ``Planned`` are also in
/// ``PlanDifference/errors``.
public enum DraftsmanError: Error, Hashable, Sendable {
  /// A view without a superview is related to it; `anchor` names the view's anchors.
  case noSuperview(view: String, anchor: String)
  /// The first view of a plan is related to the previous one; `anchor` names the view's anchors.
  case noPrevious(view: String, anchor: String)
  /// The other anchor no longer belongs to an object, or is an offset between two anchors; `anchor`
  /// names the anchors that were related to it.
  case missingAnchor(view: String, anchor: String)
  /// A draft of one view was built for another one.
  case wrongView(planned: String, given: String)
  /// The `init?(coder:)` of a class of cells returned `nil`.
  case cellNotMade(String)
  /// An item occurs twice in a list.
  case duplicateItem(String)

  /// Runs a closure and returns the errors of the plans in it, in order.
  public static func recording(_ body: () throws -> Void) rethrows -> [DraftsmanError] {
    let recorder = ErrorRecorder()
    try ErrorRecorder.$current.withValue(recorder) { try body() }
    return recorder.errors.withLock { $0 }
  }

  /// Reports the error to the collector of errors, if there is one, or else prints it to standard error.
  func report() {
    if let recorder = ErrorRecorder.current {
      recorder.errors.withLock { $0.append(self) }
    } else {
      FileHandle.standardError.write(Data("Draftsman: \(self)\n".utf8))
    }
  }
}

extension DraftsmanError: CustomStringConvertible {
  /// The error as a sentence.
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
  /// The name of the view in errors.
  var nameInErrors: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// Collects the errors of a task and of its child tasks.
private final class ErrorRecorder: Sendable {
  @TaskLocal static var current: ErrorRecorder?
  let errors = Mutex<[DraftsmanError]>([])
}
