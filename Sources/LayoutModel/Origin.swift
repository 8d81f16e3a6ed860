/// The moment something was made or last changed.
public struct Origin: Hashable, Sendable {
  /// The number of the step, `#4`.
  public var step: Int
  /// The line of the file the step came from, counted from 1.
  public var line: Int?

  /// That moment.
  public init(step: Int, line: Int? = nil) {
    self.step = step
    self.line = line
  }
}

/// Where an imported item comes from.
public struct ImportSource: Hashable, Sendable {
  /// What the foreign file calls it: an address, or an object id.
  public var id: String
  /// The line of the file, counted from 1.
  public var line: Int
  /// Its class there.
  public var className: String

  /// That place in a foreign file.
  public init(id: String, line: Int, className: String) {
    self.id = id
    self.line = line
    self.className = className
  }
}
