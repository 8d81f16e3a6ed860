import LayoutShell
import Platform

/// The browser that a person has.
enum Browser {
  /// Opens a page whose address is a secret; returns a file that is to be removed when the page has
  /// gone, or nil where there is no browser at hand.
  ///
  /// Everybody on the computer may list the arguments of a process. So the browser gets a file that
  /// only its owner can read, and that leads to the page.
  static func open(secret url: String) -> String? {
    let folder = variable("XDG_RUNTIME_DIR") ?? FileManager.default.temporaryDirectory.path
    let ending = ".html"
    var name = Array("\(folder)/plumb-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&name, Int32(ending.utf8.count))
    guard descriptor >= 0 else { return nil }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let page = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(url)">
      <title>plumb</title>
      <a href="\(url)">the page of plumb</a>

      """
    let isWritten = OpenFile(descriptor: descriptor).write(page.utf8) == 0
    close(descriptor)
    guard isWritten, open(URL(fileURLWithPath: path).absoluteString) else {
      unlink(path)
      return nil
    }
    return path
  }

  /// Opens an address; false where there is no browser at hand.
  ///
  /// It is `$BROWSER`, run by `/bin/sh`, else what the desktop opens addresses with. It has no part
  /// in the terminal and in the files that are open here.
  private static func open(_ url: String) -> Bool {
    let program: String
    if let chosen = variable("BROWSER") {
      program = chosen
    } else if variable("DISPLAY") != nil || variable("WAYLAND_DISPLAY") != nil {
      program = "xdg-open"
    } else {
      return false
    }
    // The shell ends at once, so the browser is not our child.
    let script = "command -v \(program.prefix { $0 != " " }) > /dev/null && { \(program) \"$1\" & }"
    var launch = Launch(shell: script, [url])
    (launch.input, launch.output, launch.errors) = (.nothing, .nothing, .nothing)
    // A socket that is open there would be open as long as the browser is.
    launch.closed = STDERR_FILENO + 1..<Int32(min(descriptorLimit, sysconf(Int32(_SC_OPEN_MAX))))
    launch.usualSignals = Array(1..<32)
    launch.startsSession = true
    return launch.run() == 0
  }

  /// The most files that are open here.
  private static let descriptorLimit = 1024

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
