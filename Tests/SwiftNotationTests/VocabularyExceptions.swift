/// Public members of the modules that text does not have, with the reason for each.
enum VocabularyExceptions {
  /// Members that are left out for one reason.
  struct Exception {
    /// `Owner.name(labels:)`; a star at the end stands for anything.
    let pattern: String
    /// Why text does not have them.
    let reason: String

    func covers(_ member: PublicMember) -> Bool {
      guard pattern.hasSuffix("*") else { return member.text == pattern }
      return member.text.hasPrefix(pattern.dropLast())
    }
  }

  private static func all(_ reason: String, _ patterns: String...) -> [Exception] {
    patterns.map { Exception(pattern: $0, reason: reason) }
  }

  /// The exceptions by module.
  static let all: [String: [Exception]] = [:]
}
