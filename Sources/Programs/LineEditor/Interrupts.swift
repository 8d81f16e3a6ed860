import CLibEdit
import Platform

/// What Ctrl-C does while no person edits a line.
package enum Interrupts {
  /// From here on Ctrl-C ends the process with a message on standard error and a code; what is being
  /// written then is written whole, see ``whole(_:)``.
  ///
  /// A ``LineEditor`` takes Ctrl-C over until it is closed. Where it is ignored, as in what a shell
  /// starts in the background, it stays so. To be asked once in a process.
  package static func endProcess(saying message: String, code: Int32) {
    // It is read when there is no time to make one, and lives as long as the process.
    edit_end_at_interrupts(strdup(message), code)
  }

  /// In a copy of this process: from here on Ctrl-C is the business of the parent alone, with which
  /// the copy ends at once.
  package static func leaveToParent() { edit_leave_interrupts_to_parent() }

  /// Writes something that is of no use in part, a reply or a file; Ctrl-C comes behind it, or 50 ms
  /// later where what is written is not read.
  package static func whole<Result, Failure: Error>(
    _ write: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    edit_hold_interrupts()
    defer { edit_let_interrupts() }
    return try write()
  }
}
