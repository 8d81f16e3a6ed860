import LayoutShell
import Platform

/// The text editor that the person has chosen.
enum Editor {
  /// Returns the lines as the person leaves them in the editor, without blank lines at the end.
  ///
  /// The editor is `$VISUAL`, else `$EDITOR`, else `vi`, run by `/bin/sh` as other programs do.
  static func edit(_ lines: [String], for purpose: String = "bless") throws(Files.Problem)
    -> [String]
  {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/plumb-\(purpose)-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Files.Problem(SystemError.reason(errno)) }
    close(descriptor)
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(name) }
    try DiskFiles.write(lines.map { $0 + "\n" }.joined(), to: path)
    let command = program
    guard run(command, path) else { throw Files.Problem("\(command) failed") }
    var text = try DiskFiles.text(of: path).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n"
    }.map(String.init)
    while text.last?.isEmpty ?? false { text.removeLast() }
    return text
  }

  private static var program: String {
    for name in ["VISUAL", "EDITOR"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "vi"
  }

  /// Runs the editor; returns whether it started and exited with 0.
  private static func run(_ command: String, _ path: String) -> Bool {
    Launch(shell: "\(command) \"$1\"", [path]).run() == 0
  }
}
