package import LayoutDiagnosis

/// What a look or a question answers.
package struct Answer: Sendable {
  /// What was found out.
  package let finding: any Finding
  /// Whether it is printed whole, however long: code, which nobody reads as a list.
  let isWhole: Bool

  /// An answer; whole ones are printed however long they are.
  package init(_ finding: any Finding, isWhole: Bool = false) {
    self.finding = finding
    self.isWhole = isWhole
  }
}
