import LayoutLessons
import LayoutShell
import LineEditor
import Platform

/// The progress in one course, kept in the user's state folder.
///
/// Several programs may keep theirs at a time: each writes what it did into what the others wrote.
/// A file that cannot be understood is never written over.
struct ProgressFile {
  /// Why there is no progress, or none is kept.
  struct Problem: Error {
    var reason: String
  }

  /// The path of the file.
  let path: String

  /// The file for a course: that of a folder, or the built-in one for nil; nil if the user has no
  /// home folder.
  init?(ofCourseIn folder: String?) {
    guard let state = UserFolder.state else { return nil }
    let name = folder.map { folder -> String in
      let whole = realpath(folder, nil).map { found in
        defer { free(found) }
        return String(cString: found)
      }
      return "\(DiskFiles.name(of: whole ?? folder))-\(Self.digest(whole ?? folder))"
    }
    path = "\(state)/lessons/\(name ?? "built-in").json"
  }

  /// A short text that differs for different paths: FNV-1a.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// Reads the progress; nothing yet if there is no file.
  func read() throws(Problem) -> Progress {
    guard DiskFiles.exists(path) else { return Progress() }
    let text: String
    do throws(Files.Problem) { text = try DiskFiles.text(of: path) } catch {
      throw Problem(reason: error.reason)
    }
    guard let progress = try? JSONDecoder().decode(Progress.self, from: Data(text.utf8)) else {
      throw Problem(reason: "it holds no progress")
    }
    guard progress.schema == Progress.schema else {
      throw Problem(reason: "it was written by another version of plumb")
    }
    return progress
  }

  /// Changes the progress as a whole, while no other program does.
  func change(_ change: (Progress) -> Progress) throws(Problem) {
    DiskFiles.makeFolder(FilePath.folder(of: path))
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, mode_t(0o600))
    guard lock >= 0 else { throw Problem(reason: SystemError.reason(errno)) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    let progress = change(try read())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(progress) else { return }
    do throws(Files.Problem) {
      try DiskFiles.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
    } catch { throw Problem(reason: error.reason) }
  }
}
