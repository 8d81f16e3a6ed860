/// The classes whose code says how high the rows of their tables are.
package struct RowHeights: Hashable, Sendable {
  /// What code may say of the rows.
  private enum Height {
    /// They have a height of the code's own.
    case given
    /// Each row is as high as its content asks, at least in some sections.
    case automatic
  }

  /// What the methods of delegates say, by class; they decide where both do.
  private var methods: [String: Height] = [:]
  /// What is assigned to tables.
  private var properties: [String: Height] = [:]

  private static let method = "heightForRowAt"
  private static let property = "rowHeight"
  private static let setter = "setRowHeight:"

  /// The words by which code says something.
  static let words = [method, property, setter]

  /// Reads what code says.
  mutating func read(_ text: String) {
    for member in ClassMember.all(declaring: Self.method, in: text) {
      // What it asks `super` or the table for is what the file says.
      if let height = Self.height(member.body, isSilentOf: ["super", Self.property]) {
        methods[member.owner] = height
      }
    }
    let values =
      ClassMember.values(of: Self.property, in: text)
      + ClassMember.values(passedTo: Self.setter, in: text)
    for value in values where properties[value.owner] != .automatic {
      properties[value.owner] = Self.height(value.body, isSilentOf: [Self.property])
    }
  }

  private static func height(_ code: Substring, isSilentOf words: [String]) -> Height? {
    if code.contains("utomaticDimension") { return .automatic }
    return words.contains(where: code.contains) ? nil : .given
  }

  /// Whether a scene with some names, one of which is that of its class, gets its heights from code.
  func isGiven(by names: [String]) -> Bool {
    names.contains { (methods[$0] ?? properties[$0]) == .given }
  }

  /// Whether any class gives its rows heights of its own.
  var areGiven: Bool {
    properties.merging(methods) { _, method in method }.values.contains(.given)
  }

  /// The classes whose rows are as high as what is in them.
  var automatic: Set<String> {
    Set(properties.merging(methods) { _, method in method }.filter { $0.value == .automatic }.keys)
  }
}
