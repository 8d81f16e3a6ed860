import CLibEdit
import Platform

/// Reads lines from the person at the terminal, with editing, history, completion and pastes.
///
/// A process can have only one at a time. Offsets in lines count Unicode scalars.
package final class LineEditor: LineReader {
  /// What it asks about the line while it is typed.
  package var aids = LineAids()

  private var session: OpaquePointer?
  private var history: HistoryFile?

  /// Takes control of the terminal's keys, or returns `nil` if input or output is not a terminal
  /// that can edit a line.
  ///
  /// Until ``close()`` is called, Ctrl-C no longer ends the process; see ``takeInterrupt()``.
  package init?(program: String, history: HistoryFile?) {
    self.history = history
    var callbacks = edit_callbacks()
    callbacks.context = Unmanaged.passUnretained(self).toOpaque()
    callbacks.complete = { context, line, cursor, columns in
      LineEditor.at(context)?.change(of: line, cursor: cursor, columns: columns) ?? edit_change()
    }
    callbacks.rewrite = { context, line in LineEditor.at(context)?.rewritten(line) }
    callbacks.expand = { context, line in
      guard let line = line.map({ String(cString: $0) }) else { return nil }
      return LineEditor.at(context)?.aids.expand?(line).map { strdup($0) }
    }
    callbacks.accept = { context, line in
      guard let line = line.map({ String(cString: $0) }) else { return nil }
      return LineEditor.at(context)?.aids.accept?(line).map { strdup($0) }
    }
    callbacks.paint = { context, line in
      guard let line = line.map({ String(cString: $0) }) else { return nil }
      guard let styles = LineEditor.at(context)?.aids.paint?(line) else { return nil }
      return strdup(String(decoding: styles.map(\.letter), as: UTF8.self))
    }
    callbacks.rest = { context, line, isAtEnd, columns, number in
      let rest = line.map {
        Rest(
          line: String(cString: $0), isAtEnd: isAtEnd != 0, columns: Int(columns), number: number)
      }
      LineEditor.at(context)?.aids.rest?(rest)
    }
    guard let session = edit_open(program, callbacks) else { return nil }
    self.session = session
    for line in self.history?.load() ?? [] { edit_remember(session, line) }
  }

  deinit { close() }

  /// Waits for the person to finish a line, which starts out as `initial`.
  ///
  /// Both prompts are plain text. The right prompt is shown as long as there is room for it, and is
  /// removed from the screen when the line ends.
  package func read(prompt: String, rightPrompt: String, initial: String) -> LineInput {
    guard let session else { return .endOfInput }
    var outcome = edit_ended
    guard let bytes = edit_read(session, prompt, rightPrompt, initial, &outcome) else {
      return .endOfInput
    }
    defer { free(bytes) }
    let text = String(cString: bytes).withoutControls
    switch outcome {
    case edit_entered: return .line(text)
    case edit_pasted: return .pasted(text)
    case edit_block: return .block(HistoryFile.lines(of: text))
    case edit_composing: return .composing(HistoryFile.lines(of: text))
    case edit_interrupted:
      remember(text)
      return .interrupted(text, dropped: Int(edit_dropped(session)))
    default: return .endOfInput
    }
  }

  /// Adds a line, or several that belong together, to the history, in memory and in the file, unless
  /// it is blank or a repetition, or begins with a blank.
  package func remember(_ line: String) {
    guard let session, line.first != " ", let entry = HistoryFile.entry(line) else { return }
    edit_remember(session, entry)
    history?.append(entry)
  }

  /// Offers a correction: in the next `read` the Up key shows it first, and after that it is
  /// forgotten.
  package func suggest(_ line: String, cursor: Int?) {
    guard let session, let entry = HistoryFile.entry(line) else { return }
    edit_suggest(session, entry, Int32(cursor ?? -1))
  }

  /// Restores the terminal and the signal handlers; afterwards `read` only reports the end of
  /// input.
  package func close() {
    guard let session else { return }
    edit_close(session)
    self.session = nil
  }

  /// Returns whether Ctrl-C was pressed outside of `read` since the last call.
  ///
  /// Long-running work calls this now and then and stops if it is true. `read` discards an
  /// interrupt that has not been asked about.
  package static func takeInterrupt() -> Bool { edit_take_interrupt() != 0 }

  /// Says that Ctrl-C is about what waits to be read, too: the next read drops it if it is more than
  /// a person can have typed.
  package static func renewInterrupt() { edit_renew_interrupt() }

  /// Shows a short text at the right of the line that is being read, or read next, until it ends.
  ///
  /// Any thread may call it. A terminal that cannot edit lines shows it above its next prompt.
  package static func hint(_ text: String) { edit_hint(text) }

  /// Shows a faint text behind the line until the next key, unless the rest is over.
  ///
  /// Any thread may call it.
  package static func show(_ text: String, for rest: Rest) { edit_ghost(rest.number, text) }

  private static func at(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  private func change(
    of line: UnsafePointer<CChar>?, cursor: Int32, columns: Int32
  ) -> edit_change {
    var change = edit_change()
    guard let complete = aids.complete, let line = line.map({ String(cString: $0) }) else {
      return change
    }
    let completion = complete(line, Int(cursor))
    switch CompletionStep(completion, line: line, columns: Int(columns)) {
    case .insert(let range, let text):
      change.start = Int32(range.lowerBound)
      change.end = Int32(range.upperBound)
      change.text = strdup(text)
    case .list(let rows): change.listing = strdup(rows.joined(separator: "\r\n"))
    case .nothing: break
    }
    return change
  }

  private func rewritten(_ line: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
    guard let rewrite = aids.rewrite, let line = line.map({ String(cString: $0) }) else {
      return nil
    }
    let text = rewrite(line)
    return text == line ? nil : strdup(text)
  }
}
