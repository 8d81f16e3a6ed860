import Platform

/// The lines of earlier sessions, kept in a text file that people can read and search.
///
/// The file holds one entry per line, and several sessions may share it. Several lines that belong
/// together are one entry, with the sign `␊` between them. A file that is missing,
/// unreadable or unwritable is not an error: the prompt then starts without a history or does not
/// keep one.
package struct HistoryFile: Sendable {
  /// The largest number of lines that are loaded; only the newest ones are.
  package static let limit = 10_000
  /// The number of bytes at the end of the file that are read.
  private static let tail: off_t = 4 << 20

  /// The path of the file.
  package let path: String
  private var newest: String?

  /// Creates the history kept at `path`; the file itself is created when the first line is kept.
  package init(path: String) {
    self.path = path
  }

  /// Returns the lines of the file, oldest first, with consecutive repetitions left out.
  package mutating func load() -> [String] {
    var lines: [String] = []
    for bytes in contents().split(separator: UInt8(ascii: "\n")) {
      guard let line = Self.entry(String(decoding: bytes, as: UTF8.self)), line != lines.last else {
        continue
      }
      lines.append(line)
    }
    newest = lines.last
    return lines.suffix(Self.limit)
  }

  /// Appends a line, unless it is blank or repeats the previous one; it is on the disk when the
  /// method returns.
  package mutating func append(_ line: String) {
    guard let entry = Self.entry(line), entry != newest else { return }
    newest = entry
    guard let descriptor = openRegular(O_RDWR | O_APPEND | O_CREAT) else { return }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    // A session that crashed while writing may have left its last line unterminated.
    let bytes = Array(((isTorn(descriptor) ? "\n" : "") + entry + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        break
      }
    }
    fdatasync(descriptor)
  }

  /// The sign between the lines of an entry.
  package static let lineFeed: Character = "\u{240A}"
  /// The most bytes of an entry: what is longer, such as a pasted log, is not kept.
  static let longest = 16_384

  /// Returns the lines of an entry, or a line that is none as it is.
  package static func lines(of entry: String) -> String {
    entry.replacing(String(lineFeed), with: "\n")
  }

  /// Returns the line in the form in which it is kept, as one row without control characters, or
  /// `nil` if nothing is left of it or it is too long.
  static func entry(_ line: String) -> String? {
    guard line.utf8.count <= longest else { return nil }
    var lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.count > 1, lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
    let text = lines.joined(separator: String(lineFeed)).printable
    guard let end = text.lastIndex(where: { $0 != " " }) else { return nil }
    return String(text[...end])
  }

  /// Opens the file only if it is a regular one, so that a pipe or device in its place cannot block
  /// us.
  private func openRegular(_ flags: Int32) -> Int32? {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, mode_t(0o600))
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private func isTorn(_ descriptor: Int32) -> Bool {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    return size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// Returns the last part of the file, from the start of a line.
  private func contents() -> ArraySlice<UInt8> {
    guard let descriptor = openRegular(O_RDONLY) else { return [] }
    defer { close(descriptor) }
    let start = max(0, lseek(descriptor, 0, SEEK_END) - Self.tail)
    guard lseek(descriptor, start, SEEK_SET) == start else { return [] }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    guard start > 0 else { return bytes[...] }
    return bytes[...].drop { $0 != UInt8(ascii: "\n") }
  }
}
