extension Int {
  /// Returns the number with a noun: `1 line`, `3 lines`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
