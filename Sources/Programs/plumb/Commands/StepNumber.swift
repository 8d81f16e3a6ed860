import ArgumentParser

/// Reads the number of a step, written `9` or `#9`.
enum StepNumber {
  /// Returns the number in a text.
  ///
  /// - Throws: A `ValidationError` if it is not a step number.
  static func parse(_ text: String) throws -> Int {
    guard let number = Int(text.first == "#" ? String(text.dropFirst()) : text), number >= 0 else {
      throw ValidationError("--at takes a step such as 9 or #9, not \(text)")
    }
    return number
  }
}
