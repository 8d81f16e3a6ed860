import Foundation
import Synchronization
import UIKitTexts

/// An exception that UIKit raises for an illegal constraint or call.
///
/// On Apple's systems it is an Objective-C exception, which ends the program. Here its text is
/// written to standard error, and the program ends as well, because the code after the call relies
/// on it not to return. A test that expects exceptions records them:
///
/// ```swift
/// let raised = LayoutException.recording {
///   _ = NSLayoutConstraint(
///     item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .left,
///     multiplier: 1, constant: 0)
/// }
/// ```
///
/// While exceptions are recorded, an illegal call does nothing and the program continues: a
/// constraint that cannot be made is one without items, which cannot be activated.
public struct LayoutException: Error, Hashable, Sendable {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public let name: String
  /// The reason, in UIKit's words.
  public let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Creates an exception with the texts of UIKit.
  init(_ exception: UIKitException) {
    self.init(name: exception.name, reason: exception.reason)
  }

  /// Returns the exceptions that the calls in a closure raise, in order.
  public static func recording(_ body: () throws -> Void) rethrows -> [LayoutException] {
    let recorder = Recorder()
    try Recorder.$current.withValue(recorder) { try body() }
    return recorder.exceptions.withLock { $0 }
  }

  /// Writes the exception to standard error and ends the program, unless exceptions are recorded.
  package func raise() {
    if let recorder = Recorder.current { return recorder.exceptions.withLock { $0.append(self) } }
    let text =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    preconditionFailure(reason)
  }
}

/// Collects the exceptions of the task that records them, and of its child tasks.
private final class Recorder: Sendable {
  @TaskLocal static var current: Recorder?
  let exceptions = Mutex<[LayoutException]>([])
}

extension LayoutException {
  /// Returns an exception for an illegal argument.
  static func invalidArgument(_ reason: String) -> LayoutException {
    LayoutException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Returns an exception for an inconsistent state.
  static func inconsistency(_ reason: String) -> LayoutException {
    LayoutException(name: "NSInternalInconsistencyException", reason: reason)
  }
}
