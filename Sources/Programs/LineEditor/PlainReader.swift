import CLibEdit
import Platform

/// Reads lines from a terminal that cannot edit them.
///
/// The prompt is plain text, and no escape sequences are sent, since such a terminal would show
/// them. Lines are written to the history, but cannot be recalled from it.
package final class PlainReader: LineReader {
  /// Returns the index of the first of several pasted lines that, with all that follow, forms one
  /// text; `nil` if each line stands for itself.
  package var beginningOfText: (([String]) -> Int?)?

  private var history: HistoryFile?
  /// Pasted lines that `read` has not returned yet, and perhaps the text that follows them.
  private var waiting: ArraySlice<LineInput> = []
  /// The bytes read so far of the line that comes next.
  private var bytes: [UInt8] = []
  /// The longest pause between two lines of one paste, in milliseconds.
  private static let pause: Int32 = 30
  /// The longest time until an interrupt is noticed that came just before waiting, in milliseconds.
  private static let patience: Int32 = 50

  /// Creates a reader that handles Ctrl-C, which no longer ends the process until ``close()`` is
  /// called.
  package init(history: HistoryFile?) {
    self.history = history
    edit_catch_interrupts()
  }

  /// Waits for a line; `rightPrompt` and `initial` are not shown, a ``LineEditor/hint(_:)`` is above.
  package func read(prompt: String, rightPrompt: String, initial: String) -> LineInput {
    if LineEditor.takeInterrupt(), let count = dropPaste() {
      return .interrupted("", dropped: count)
    }
    if let hint = edit_take_hint() {
      emit(String(cString: hint).printable + "\n")
      free(hint)
    }
    emit(prompt)
    if let input = waiting.popFirst() { return input }
    let event = nextLine(waiting: nil)
    switch event {
    case .line(let line): return together(from: line)
    case .interrupted:
      let dropped = dropPaste() ?? 0
      bytes = []
      emit("\n")
      return .interrupted("", dropped: dropped)
    default: return event
    }
  }

  /// Returns the first of the lines that arrived together with `line`, which may be a whole pasted
  /// text; the others wait for the next calls of `read`.
  private func together(from line: String) -> LineInput {
    guard let beginningOfText, isReady(0) else { return .line(line) }
    var lines = [line]
    collecting: while isReady(Self.pause) {
      switch nextLine(waiting: Self.pause) {
      case .line(let next): lines.append(next)
      case .interrupted:
        waiting = lines.map { .line($0) }[...]
        emit("\n")
        return .interrupted("", dropped: dropPaste() ?? 0)
      default: break collecting
      }
    }
    let end = beginningOfText(lines) ?? lines.count
    waiting = lines[..<end].map { .line($0) }[...]
    if end < lines.count { waiting.append(.pasted(lines[end...].joined(separator: "\n"))) }
    return waiting.popFirst() ?? .line(line)
  }

  /// Forgets what was pasted and has not run; returns how many lines that were, or nil if nothing
  /// was pasted.
  private func dropPaste() -> Int? {
    guard !waiting.isEmpty || bytes.count >= Self.burst else { return nil }
    while isReadable(Self.pause), case .line(let line) = nextLine(waiting: Self.pause) {
      waiting.append(.line(line))
    }
    defer { (waiting, bytes) = ([], []) }
    return waiting.map(\.lineCount).reduce(0, +) + bytes.count { $0 == Self.newline }
  }

  /// More bytes than anybody types ahead.
  private static let burst = 64

  /// Adds a line to the history file.
  package func remember(_ line: String) { if line.first != " " { history?.append(line) } }

  /// Does nothing, because there is no key that could recall the suggestion.
  package func suggest(_ line: String, cursor: Int?) {}

  /// Restores the handling of Ctrl-C.
  package func close() { edit_release_interrupts() }

  // MARK: - Bytes

  private static let newline = UInt8(ascii: "\n")

  /// Returns the next line, or the end of input if none arrives within `timeout` milliseconds.
  private func nextLine(waiting timeout: Int32?) -> LineInput {
    while true {
      if let end = bytes.firstIndex(of: Self.newline) {
        defer { bytes.removeSubrange(...end) }
        return .line(text(bytes[..<end]))
      }
      let ready = isReadable(timeout ?? Self.patience)
      if LineEditor.takeInterrupt() { return .interrupted("") }
      if !ready, timeout == nil { continue }
      var block = [UInt8](repeating: 0, count: 4096)
      let count = ready ? Platform.read(STDIN_FILENO, &block, block.count) : 0
      if LineEditor.takeInterrupt() { return .interrupted("") }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        // The last line of the input may lack its newline.
        defer { bytes = [] }
        return bytes.isEmpty ? .endOfInput : .line(text(bytes[...]))
      }
      bytes += block[..<count]
    }
  }

  private func isReady(_ timeout: Int32) -> Bool {
    bytes.contains(Self.newline) || isReadable(timeout)
  }

  private func isReadable(_ timeout: Int32) -> Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, timeout) > 0
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).withoutControls
  }

  private func emit(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}

extension LineInput {
  /// How many lines of text it has.
  fileprivate var lineCount: Int {
    switch self {
    case .line: 1
    case .pasted(let text), .block(let text): text.count { $0.isNewline } + 1
    case .composing, .interrupted, .endOfInput: 0
    }
  }
}
