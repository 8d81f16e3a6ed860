/// The step at which something was made or last changed, and the line it came from.
package struct Origin: Hashable, Sendable {
  /// The number of the step, `#4`.
  package var step: Int
  /// The line of the file the step came from, counted from 1.
  package var line: Int?
  /// The name of the imported file with that line; nil for a line of a session.
  package var file: String?
  /// The line that called the helper in which that line is; nil where no helper made it.
  package var caller: Caller?

  /// A line of a file that calls a helper.
  package struct Caller: Hashable, Sendable {
    /// The name of the file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// Makes an origin.
  package init(step: Int, line: Int? = nil, file: String? = nil, caller: Caller? = nil) {
    self.caller = caller
    self.step = step
    self.line = line
    self.file = file
  }

  /// The origin as it is shown: the line of an imported file, otherwise the step.
  package var text: String {
    guard let file, let line else { return "#\(step)" }
    return "\(file):\(line)"
  }
}

/// Where in an imported file an item comes from.
package struct ImportSource: Hashable, Sendable {
  /// What the file calls it: an address, or an object id.
  package var id: String
  /// The line in the file, counted from 1.
  package var line: Int
  /// Its class in the file.
  package var className: String

  /// Its name in the file; nil if it has none there.
  package var label: String?

  /// Makes the source of an imported item.
  package init(id: String, line: Int, className: String, label: String? = nil) {
    self.id = id
    self.line = line
    self.className = className
    self.label = label
  }
}
