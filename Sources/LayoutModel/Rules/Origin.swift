/// The moment something was made or last changed.
package struct Origin: Hashable, Sendable {
  /// The number of the step, `#4`.
  package var step: Int
  /// The line of the file the step came from, counted from 1.
  package var line: Int?
  /// The name of the foreign file that line is in; nil for a line of a session.
  package var file: String?

  /// That moment.
  package init(step: Int, line: Int? = nil, file: String? = nil) {
    self.step = step
    self.line = line
    self.file = file
  }

  /// The moment for people: the line of a foreign file, else the step.
  package var text: String {
    guard let file, let line else { return "#\(step)" }
    return "\(file):\(line)"
  }
}

/// Where an imported item comes from.
package struct ImportSource: Hashable, Sendable {
  /// What the foreign file calls it: an address, or an object id.
  package var id: String
  /// The line of the file, counted from 1.
  package var line: Int
  /// Its class there.
  package var className: String

  /// That place in a foreign file.
  package init(id: String, line: Int, className: String) {
    self.id = id
    self.line = line
    self.className = className
  }
}
