package import PlumbLanguage

/// A foreign text that people write or find layouts in.
///
/// A new notation is a new file with one of these and a word in ``ImportFormats/all``; `import`,
/// `explain` and `inspect` then know it.
package struct ImportFormat: Sendable {
  /// What it is called.
  package let name: String
  /// What it is, in a few words.
  package let title: String
  /// Whether a text looks like it; reads the text once.
  package let recognises: @Sendable (_ text: String) -> Bool
  /// The layouts a text holds, at least one; a diagnostic knows the line it is about.
  package let read: @Sendable (_ text: String) throws(Diagnostic) -> [ImportedLog]
}

/// The list of notations.
package enum ImportFormats {
  /// All notations; the first that recognises a text reads it.
  package static let all: [ImportFormat] = [.conflictLog]

  /// The notation of a text, or nil if it is none of these.
  package static func recognising(_ text: String) -> ImportFormat? {
    all.first { $0.recognises(text) }
  }

  /// The layouts a text holds.
  ///
  /// - Throws: why it cannot be understood.
  package static func read(_ text: String) throws(Diagnostic) -> [ImportedLog] {
    guard let notation = recognising(text) else {
      let known = all.map(\.title).joined(separator: ", ")
      throw Diagnostic(
        .logFormat, "this is neither a session nor any other text Plumb can read", at: [], in: "",
        note: "it can read \(known)")
    }
    return try notation.read(text)
  }
}
