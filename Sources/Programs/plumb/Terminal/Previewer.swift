import ConstraintSolver
import LayoutDrawing
import LayoutModel
import LayoutShell
import LineEditor
import Platform
import Synchronization

/// Finds out what becomes of a line while no key is pressed, on a thread of its own.
final class Previewer: Sendable {
  /// The time it may take; what takes longer is given up without a word.
  private static let budget = Duration.milliseconds(5)
  /// The columns between a line and what it would do.
  private static let gap = 3

  /// The rest whose line is being tried, and what interrupts the trial.
  private struct Trial {
    var number: UInt32
    var interruption: Interruption?
  }
  private let trial = Mutex<Trial?>(nil)

  /// Begins with the line of a rest; what is found is shown behind it.
  func begin(_ rest: Rest, isASCII: Bool, _ preview: @escaping @Sendable () -> LinePreview) {
    end()
    trial.withLock { $0 = Trial(number: rest.number) }
    let thread = DeepThread { [self] in
      let interruption = Interruption(deadline: .now + Self.budget)
      let isMeant = trial.withLock { trial in
        guard trial?.number == rest.number else { return false }
        trial?.interruption = interruption
        return true
      }
      guard isMeant, let found = interruption.run(preview) else { return }
      let text = Self.text(of: found, for: rest)
      if !text.isEmpty { LineEditor.show(isASCII ? Self.ascii(text) : text, for: rest) }
    }
    thread?.detach()
  }

  /// Gives up what is being tried.
  func end() {
    trial.withLock { trial in
      trial?.interruption?.request()
      trial = nil
    }
  }

  /// Returns what is shown behind a line, cut to the room there is.
  static func text(of preview: LinePreview, for rest: Rest) -> String {
    var text = rest.isAtEnd ? preview.completion.escaped : ""
    if text.columnCount > rest.columns { text = "" }
    let isContinued = preview.kind == .outline && text.isEmpty && rest.line.last == " "
    let gap = isContinued ? 0 : preview.kind == .outline ? 1 : Self.gap
    let words = preview.text(columns: rest.columns - text.columnCount - gap)
    return words.isEmpty ? text : text + String(repeating: " ", count: gap) + words.escaped
  }

  private static func ascii(_ text: String) -> String { Ascii.lines(text).first ?? text }
}
