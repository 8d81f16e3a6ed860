import FoundationEssentials
import Glibc
import LayoutShell
import LineEditor

extension DiskFiles {
  /// Writes a file as a whole: whoever looks sees the old one or the new one, also after a crash.
  ///
  /// The text goes to a new file in the same folder, which then takes the place of the old one with
  /// its permissions. A symbolic link stays one. A device or a pipe is written to as it is.
  static func write(_ text: String, to path: String) throws(Files.Problem) {
    try Interrupts.whole { () throws(Files.Problem) in try replace(path, with: text) }
  }

  private static func replace(_ path: String, with text: String) throws(Files.Problem) {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists {
      guard old.st_mode & S_IFMT != S_IFDIR else { throw Files.Problem("it is a folder") }
      guard access(path, W_OK) == 0 else { throw Files.Problem("it is not writable") }
      guard old.st_mode & S_IFMT == S_IFREG, !path.hasPrefix("/dev/") else {
        return try fill(Glibc.open(path, O_WRONLY | O_CLOEXEC), with: text)
      }
    }
    let target = try destination(of: path)
    let folder = FilePath.folder(of: target)
    var name = Array("\(folder)/.plumb-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Files.Problem(folderProblem(errno)) }
    // Another owner is kept where that is allowed.
    if exists, old.st_uid != getuid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
    _ = fchmod(descriptor, exists ? old.st_mode & 0o7777 : 0o666 & ~mask)
    do throws(Files.Problem) { try fill(descriptor, with: text) } catch {
      unlink(name)
      throw error
    }
    guard rename(name, target) == 0 else {
      let code = errno
      unlink(name)
      throw Files.Problem(folderProblem(code))
    }
  }

  /// The path of a file that every way to it leads to; nil where there is no file.
  static func identity(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var found = stat()
    guard stat(resolved, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return String(cString: resolved)
  }

  /// What new files are not allowed.
  private static var mask: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  /// Where a path leads to, behind symbolic links, also where nothing is there yet.
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

  /// Writes a text and closes the file; what was written is on the disk then.
  private static func fill(_ descriptor: Int32, with text: String) throws(Files.Problem) {
    guard descriptor >= 0 else { throw Files.Problem(SystemError.reason(errno)) }
    var code = OpenFile(descriptor: descriptor).write(text.utf8)
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
