package import LayoutDiagnosis

/// The answer to a command that looks or asks.
package struct Answer: Sendable {
  /// What the command found.
  package let finding: any Finding
  /// Whether the answer is never shortened, such as code, which is copied as a whole.
  let isWhole: Bool
  /// The layout that the answer is about, where it is another one than the shell's.
  let tried: LayoutAnalysis?

  /// Makes an answer.
  package init(_ finding: any Finding, isWhole: Bool = false, tried: LayoutAnalysis? = nil) {
    self.finding = finding
    self.isWhole = isWhole
    self.tried = tried
  }
}
