/// The only way from the shell to files: what the host allows.
public struct Files: Sendable {
  /// Why a file could not be used, in a few words.
  public struct Problem: Error, Hashable, Sendable {
    /// The reason.
    public var reason: String

    /// That reason.
    public init(_ reason: String) { self.reason = reason }
  }

  /// The text of a file, by a path relative to the session.
  public var read: @Sendable (_ path: String) throws(Problem) -> String
  /// Writes a text to a file.
  public var write: @Sendable (_ path: String, _ text: String) throws(Problem) -> Void
  /// The names in a folder for completion, sorted; those of folders end with a slash.
  public var list: @Sendable (_ folder: String) -> [String]

  /// Access through these functions.
  public init(
    read: @escaping @Sendable (String) throws(Problem) -> String,
    write: @escaping @Sendable (String, String) throws(Problem) -> Void,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.list = list
  }

  /// No access at all.
  public static let none = Files(
    read: { (_) throws(Problem) in throw Problem("there are no files here") },
    write: { (_, _) throws(Problem) in throw Problem("there are no files here") })
}
