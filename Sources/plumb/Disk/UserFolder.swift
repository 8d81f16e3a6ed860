import Glibc

/// The user's own files, where the XDG conventions put them.
enum UserFolder {
  /// A configuration file, or nil where there is no home.
  static func path(_ name: String) -> String? {
    folder("XDG_CONFIG_HOME", ".config").map { "\($0)/plumb/\(name)" }
  }

  /// The folder for what the program remembers, or nil where there is no home.
  static var state: String? { folder("XDG_STATE_HOME", ".local/state").map { "\($0)/plumb" } }

  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
    guard let home = getenv("HOME"), home.pointee != 0 else { return nil }
    return "\(String(cString: home))/\(usual)"
  }
}
