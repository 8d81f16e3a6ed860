import PlumbLanguage

/// The outlets to which the code of their classes gives frames, wherever the file draws them.
struct FramedOutlets: Hashable, Sendable {
  /// The names of the outlets, by class.
  private var names: [String: Set<String>] = [:]

  private static let property = ".frame"
  private static let outlet = "IBOutlet"

  /// Whether a text may say something.
  static func mayBe(in text: String) -> Bool { text.holds(outlet) && text.holds(property) }

  /// Reads what code says.
  mutating func read(_ text: String) {
    guard Self.mayBe(in: text) else { return }
    for (owner, name) in ClassMember.receivers(ofAssigned: Self.property, in: text) {
      names[owner, default: []].insert(name)
    }
  }

  /// The outlets of a scene with some names, one of which is that of its class.
  func named(by names: [String]) -> Set<String> {
    Set(names.flatMap { self.names[$0] ?? [] })
  }
}
