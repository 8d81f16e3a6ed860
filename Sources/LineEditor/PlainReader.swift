import CLibEdit
import Glibc

/// Reads lines from a terminal that cannot edit them.
///
/// The prompt is plain text, and no sequence is sent that such a terminal would show. The history is
/// written, and not offered.
package final class PlainReader: LineReader {
  /// Where among lines that came together one text begins that goes on to the end; nil where they
  /// are one line after the other.
  package var beginningOfText: (([String]) -> Int?)?

  private var history: HistoryFile?
  /// Lines that came together, and perhaps a text behind them, which are not handed out yet.
  private var waiting: ArraySlice<LineInput> = []
  /// What was read of the line behind them.
  private var bytes: [UInt8] = []
  /// How long a paste may pause between two lines, in milliseconds.
  private static let pause: Int32 = 30
  /// How long it takes at most until an interrupt is noticed that came at a bad moment.
  private static let patience: Int32 = 50

  /// Takes over Ctrl-C, which from here to `close` no longer ends the process.
  package init(history: HistoryFile?) {
    self.history = history
    edit_catch_interrupts()
  }

  /// Waits for a line; a right prompt and what should stand in it are not shown.
  package func read(prompt: String, rightPrompt: String, initial: String) -> LineInput {
    _ = LineEditor.takeInterrupt()
    emit(prompt)
    if let input = waiting.popFirst() { return input }
    let event = nextLine(waiting: nil)
    switch event {
    case .line(let line): return together(from: line)
    case .interrupted:
      bytes = []
      emit("\n")
      return event
    default: return event
    }
  }

  /// A line, or what came together with it and is one text.
  private func together(from line: String) -> LineInput {
    guard let beginningOfText, isReady(0) else { return .line(line) }
    var lines = [line]
    while isReady(Self.pause), case .line(let next) = nextLine(waiting: Self.pause) {
      lines.append(next)
    }
    let end = beginningOfText(lines) ?? lines.count
    waiting = lines[..<end].map { .line($0) }[...]
    if end < lines.count { waiting.append(.pasted(lines[end...].joined(separator: "\n"))) }
    return waiting.popFirst() ?? .line(line)
  }

  /// Keeps a line in the file of the history.
  package func remember(_ line: String) { history?.append(line) }

  /// There is no key that could offer it.
  package func suggest(_ line: String) {}

  /// Gives Ctrl-C back.
  package func close() { edit_release_interrupts() }

  // MARK: - Bytes

  private static let newline = UInt8(ascii: "\n")

  /// The next line; the end of input where none comes within so many milliseconds.
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
      let count = ready ? Glibc.read(STDIN_FILENO, &block, block.count) : 0
      if LineEditor.takeInterrupt() { return .interrupted("") }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        // A last line without its end.
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
