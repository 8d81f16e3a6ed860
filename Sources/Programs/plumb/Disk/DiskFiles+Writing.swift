import LayoutShell
import LineEditor
import Platform

extension DiskFiles {
  /// Replaces a file as a whole: even after a crash there is either the old file or the new one.
  ///
  /// The text is written to a new file in the same folder, which then replaces the old one and gets
  /// its permissions. A symbolic link is followed and kept. A device or a pipe is written to
  /// directly.
  ///
  /// With `known`, the text that the new one was made from, the file is left alone unless it still
  /// has that text: what another program saved meanwhile is not lost.
  static func write(
    _ text: String, to path: String, inPlaceOf known: String? = nil
  ) throws(Files.Problem) {
    try Interrupts.whole { () throws(Files.Problem) in
      try replace(path, with: Array(text.utf8), inPlaceOf: known)
    }
  }

  /// Replaces a file that is not a text in the same way.
  static func write(_ bytes: [UInt8], to path: String) throws(Files.Problem) {
    try Interrupts.whole { () throws(Files.Problem) in
      try replace(path, with: bytes, inPlaceOf: nil)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], inPlaceOf known: String?
  ) throws(Files.Problem) {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists {
      guard old.st_mode & S_IFMT != S_IFDIR else { throw Files.Problem("it is a folder") }
      guard access(path, W_OK) == 0 else { throw Files.Problem("it is not writable") }
      guard old.st_mode & S_IFMT == S_IFREG, !path.hasPrefix("/dev/") else {
        return try fill(Platform.open(path, O_WRONLY | O_CLOEXEC), with: bytes)
      }
    }
    let target = try destination(of: path)
    let folder = FilePath.folder(of: target)
    var name = Array("\(folder)/.plumb-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Files.Problem(folderProblem(errno)) }
    // The owner is kept if the system allows it.
    if exists, old.st_uid != getuid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
    _ = fchmod(descriptor, exists ? old.st_mode & 0o7777 : 0o666 & ~mask)
    do throws(Files.Problem) { try fill(descriptor, with: bytes) } catch {
      unlink(name)
      throw error
    }
    if let known {
      let current = try? Self.text(of: target)
      guard let current, current.utf8.elementsEqual(known.utf8) else {
        unlink(name)
        throw .changed
      }
      if try FileExchange.replace(target, holding: known, by: name) { return }
    }
    guard rename(name, target) == 0 else {
      let code = errno
      unlink(name)
      throw Files.Problem(folderProblem(code))
    }
  }

  /// Returns the canonical path of a regular file, the same for every path that leads to it; `nil`
  /// if there is no such file.
  static func identity(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var found = stat()
    guard stat(resolved, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return String(cString: resolved)
  }

  /// The permissions that the user's `umask` takes from new files.
  private static var mask: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  /// Returns the path behind all symbolic links, even if there is no file there yet.
  private static func destination(of path: String) throws(Files.Problem) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var path = path
    for _ in 0..<40 {
      var found = stat()
      guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFLNK else { return path }
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map {
          readlink(path, $0.assumingMemoryBound(to: CChar.self), buffer.count)
        } ?? 0
      }
      guard count > 0 else { return path }
      path = resolve(
        String(decoding: bytes[..<count], as: UTF8.self), in: FilePath.folder(of: path))
    }
    throw Files.Problem("its links form a loop")
  }

  /// Writes bytes to a file and closes it; they are on the disk when the function returns.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Files.Problem) {
    guard descriptor >= 0 else { throw Files.Problem(SystemError.reason(errno)) }
    var code = OpenFile(descriptor: descriptor).write(bytes)
    // Devices and pipes cannot be synchronised, which is not an error.
    if code == 0, fsync(descriptor) != 0, errno == ENOSPC || errno == EIO { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw Files.Problem(SystemError.reason(code)) }
  }

  private static func folderProblem(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "the folder does not exist"
    case EACCES, EPERM, EROFS: "the folder is not writable"
    default: SystemError.reason(code)
    }
  }
}

extension Files.Problem {
  /// Another program saved the file between reading and writing.
  static let changed = Files.Problem("another program has saved it meanwhile")
}
