import Glibc

/// The lines of earlier sessions, as a text file people can read and search.
///
/// One line per entry. Several sessions may share the file. A file that is missing, unreadable or
/// unwritable is not an error: there is a prompt without a past, or one that leaves none.
package struct HistoryFile: Sendable {
  /// How many lines are loaded at most: the newest.
  package static let limit = 10_000
  /// How much of the end of the file is read.
  private static let tail: off_t = 4 << 20

  /// Where the file is.
  package let path: String
  private var newest: String?

  /// The history in that file; it is made when the first line is kept.
  package init(path: String) {
    self.path = path
  }

  /// The lines of the file, the oldest first, without repetitions of a line at once.
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

  /// Keeps a line, unless it is blank or repeats the one before; once it returns the line is on
  /// the disk.
  package mutating func append(_ line: String) {
    guard let entry = Self.entry(line), entry != newest else { return }
    newest = entry
    guard let descriptor = openRegular(O_RDWR | O_APPEND | O_CREAT) else { return }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    // A session that died while it wrote left a line without its end.
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

  /// The line as it is kept: one row without control characters; nil if nothing is left of it.
  static func entry(_ line: String) -> String? {
    let text = line.printable
    guard let end = text.lastIndex(where: { $0 != " " }) else { return nil }
    return String(text[...end])
  }

  /// Never waits for a pipe or writes to a device that somebody put there.
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

  /// The end of the file from the start of a line on.
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
