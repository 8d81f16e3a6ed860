import Platform

/// The places of the user's own files, following the XDG conventions.
enum UserFolder {
  /// Returns the path of a configuration file, or `nil` if the user has no home folder.
  static func path(_ name: String) -> String? {
    folder("XDG_CONFIG_HOME", ".config").map { "\($0)/plumb/\(name)" }
  }

  /// The folder for history and journals, or `nil` if the user has no home folder.
  static var state: String? { folder("XDG_STATE_HOME", ".local/state").map { "\($0)/plumb" } }

  /// The folder for what can be made again, or `nil` if the user has no home folder.
  static var cache: String? { folder("XDG_CACHE_HOME", ".cache").map { "\($0)/plumb" } }

  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
    guard let home = getenv("HOME"), home.pointee != 0 else { return nil }
    return "\(String(cString: home))/\(usual)"
  }
}
