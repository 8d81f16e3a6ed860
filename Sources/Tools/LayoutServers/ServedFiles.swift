package import LayoutShell
package import RunReports

/// What a server may see of the disk; it writes nothing but what a person asks to see.
package struct ServedFiles: Sendable {
  /// Returns a path from the root of the disk, without links.
  package var real: @Sendable (_ path: String) -> String
  /// Returns the texts that a path stands for, with the neighbours that lie in the folder.
  package var texts:
    @Sendable (_ path: String, _ folder: String) throws(Files.Problem) -> SourceTexts
  /// Returns the files that the lines of a session at a path may read.
  package var beside: @Sendable (_ path: String) -> Files
  /// Returns the sessions in a folder and below it, sorted.
  package var sessions: @Sendable (_ folder: String) -> [String]
  /// Audits a file or a folder, reading nothing outside of another folder.
  package var audit:
    @Sendable (_ path: String, _ folder: String) throws(Files.Problem) -> (
      files: [ReportedFile], notes: [String]
    )
  /// Writes a text of that name where only the user finds it, and returns its path.
  package var keep: @Sendable (_ text: String, _ name: String) throws(Files.Problem) -> String

  /// Gives access through these functions.
  package init(
    real: @escaping @Sendable (String) -> String,
    texts: @escaping @Sendable (String, String) throws(Files.Problem) -> SourceTexts,
    beside: @escaping @Sendable (String) -> Files,
    sessions: @escaping @Sendable (String) -> [String],
    audit:
      @escaping @Sendable (String, String) throws(Files.Problem) -> (
        files: [ReportedFile], notes: [String]
      ),
    keep: @escaping @Sendable (String, String) throws(Files.Problem) -> String
  ) {
    self.real = real
    self.texts = texts
    self.beside = beside
    self.sessions = sessions
    self.audit = audit
    self.keep = keep
  }

  /// No access at all.
  package static let none = ServedFiles(
    real: { $0 }, texts: { (_, _) throws(Files.Problem) in throw Files.Problem("no such file") },
    beside: { _ in .none }, sessions: { _ in [] },
    audit: { (_, _) throws(Files.Problem) in throw Files.Problem("no such file") },
    keep: { (_, _) throws(Files.Problem) in throw .readOnly })
}

/// The folders that a server may read.
struct Roots: Sendable {
  /// The folders, without links.
  private(set) var folders: [String]
  private let files: ServedFiles

  /// These folders and what is below them.
  init(_ folders: [String], _ files: ServedFiles) {
    self.folders = folders.map(files.real)
    self.files = files
  }

  /// Returns the file that a path leads to, and the folder that it is in; a relative path begins in
  /// the first folder.
  ///
  /// - Throws: That it is outside.
  func file(at path: String) throws(Files.Problem) -> (path: String, folder: String) {
    guard !folders.isEmpty else {
      throw Files.Problem("no folder may be read: name one when the server starts, or as a root")
    }
    guard !path.isEmpty, !path.contains("\0") else { throw Files.Problem("no such file") }
    let whole = path.hasPrefix("/") ? path : "\(folders[0])/\(path)"
    let real = files.real(FilePath.normal(whole))
    for folder in folders where real == folder || real.hasPrefix(folder == "/" ? "/" : folder + "/")
    {
      return (real, folder)
    }
    throw Files.Problem("it is outside of the folders that may be read")
  }
}

/// Addresses of files as editors and assistants write them.
package enum FileAddress {
  private static let scheme = "file://"

  /// The path of an address; nil if it is none of a file on this computer.
  package static func path(_ address: String) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    var rest = address.dropFirst(scheme.count)
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var encoded = Array(rest.utf8)[...]
    while let byte = encoded.popFirst() {
      let digits = String(decoding: encoded.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        encoded = encoded.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The address of a path.
  package static func address(_ path: String) -> String {
    var text = scheme
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar)
      {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
