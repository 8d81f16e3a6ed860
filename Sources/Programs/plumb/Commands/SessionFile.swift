import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage
import UIKitTexts
import LayoutShell

/// Reads sessions from files.
enum SessionFile {
  /// The lines to print about a failure, and the exit code for it.
  struct Failure: Error {
    var lines: [Line]
    var code: ExitCode
    var diagnostic: Diagnostic?
    /// Why, without the path in front.
    var reason = ""

    /// A file that cannot be read.
    init(_ path: String, _ problem: Files.Problem) {
      lines = [Line(.text, "plumb: \(path): \(problem.reason)")]
      code = .usage
      reason = problem.reason
    }

    /// Lines to say.
    init(lines: [Line], code: ExitCode, diagnostic: Diagnostic? = nil) {
      self.lines = lines
      self.code = code
      self.diagnostic = diagnostic
    }
  }

  /// Reads the session in a file.
  static func read(_ path: String) -> Result<Session, Failure> { read(path, foundAt: [path]) }

  /// Reads the session in a file that was found at one of some paths, and leads nowhere else.
  static func read(_ path: String, foundAt paths: [String]) -> Result<Session, Failure> {
    let text: String
    do throws(Files.Problem) {
      text = try DiskFiles.text(of: path, foundAt: paths.isEmpty ? usualPaths : paths)
    } catch { return .failure(Failure(path, error)) }
    return session(text, path: path)
  }

  /// Where sessions are if no path is given.
  static let usualPaths = ["Sessions"]

  /// Returns the files that the lines of a session file can read: those in its folder and below.
  static func folder(of path: String) -> Files {
    DiskFiles.confined(to: FilePath.folder(of: path))
  }

  /// Returns the text of the file at a path.
  static func text(of path: String) -> Result<String, Failure> {
    do throws(Files.Problem) { return .success(try DiskFiles.text(of: path)) } catch {
      return .failure(Failure(path, error))
    }
  }

  /// Returns the text of standard input.
  static func standardInput() -> Result<String, Failure> {
    do throws(Files.Problem) { return .success(try DiskFiles.standardInput()) } catch {
      return .failure(Failure("standard input", error))
    }
  }

  /// Parses the text of a session; `path` is shown in messages.
  static func session(_ text: String, path: String) -> Result<Session, Failure> {
    do throws(Diagnostic) { return .success(try Session(text)) } catch {
      return .failure(failure(error, path: path))
    }
  }

  /// Returns the failure for an error in a file, with the path and line in front.
  static func failure(_ error: Diagnostic, path: String) -> Failure {
    let place = error.lineNumber.map { "\(path):\($0)" } ?? path
    return Failure(
      lines: ErrorReport(error, place: place).lines(), code: .failingLine, diagnostic: error)
  }
}
