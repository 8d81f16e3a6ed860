import Foundation
import UIKitTexts

/// What UIKit raises where a constraint or a call is illegal.
///
/// On Apple's systems that is an Objective-C exception and ends the program. Here the text goes to
/// standard error, and the program ends as well, because code behind the call relies on it not to
/// return. A test that wants to see exceptions says so:
///
/// ```swift
/// let raised = LayoutException.recording {
///   _ = NSLayoutConstraint(
///     item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .left,
///     multiplier: 1, constant: 0)
/// }
/// ```
///
/// While they are recorded the illegal call does nothing and the program goes on: a constraint that
/// could not be made is one without items, which cannot be activated.
public struct LayoutException: Error, Hashable, Sendable {
  /// The name, such as `NSInvalidArgumentException`.
  public let name: String
  /// What is wrong, in UIKit's words.
  public let reason: String

  /// An exception of that name for that reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The exception with UIKit's words.
  init(_ exception: UIKitException) {
    self.init(name: exception.name, reason: exception.reason)
  }

  /// The exceptions that calls in a closure raise, in order.
  public static func recording(_ body: () throws -> Void) rethrows -> [LayoutException] {
    let recorder = Recorder()
    try Recorder.$current.withValue(recorder) { try body() }
    return recorder.exceptions
  }

  /// Ends the program with UIKit's words, unless exceptions are recorded.
  package func raise() {
    if let recorder = Recorder.current { return recorder.exceptions.append(self) }
    let text =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    preconditionFailure(reason)
  }
}

/// Collects exceptions on the thread that records them.
private final class Recorder: @unchecked Sendable {
  // Only the task that records sees it, so there is nobody to share it with.
  @TaskLocal static var current: Recorder?
  var exceptions: [LayoutException] = []
}

extension LayoutException {
  /// An argument that cannot be.
  static func invalidArgument(_ reason: String) -> LayoutException {
    LayoutException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// A state that cannot be.
  static func inconsistency(_ reason: String) -> LayoutException {
    LayoutException(name: "NSInternalInconsistencyException", reason: reason)
  }
}
