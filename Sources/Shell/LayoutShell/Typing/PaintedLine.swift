package import PlumbLanguage

/// A line that is being typed, as it is read so far: what its parts are, and what is wrong with it.
package struct PaintedLine: Sendable {
  /// What a part of a line is, as it is painted.
  package enum Role: Hashable, Sendable {
    /// The word of a command; a word that belongs to a grammar, or to Swift.
    case command, keyword
    /// Something that exists: a view, guide, stack, rule or number.
    case name
    /// A number; a priority with the sign in front of it.
    case number, priority
    /// A sign; a text in quotes; prose or a comment.
    case sign, string, comment
  }

  /// A part of the line, in Unicode scalars.
  package struct Part: Hashable, Sendable {
    /// Where it is.
    package var range: Range<Int>
    /// What it is.
    package var role: Role
  }

  /// The parts that are painted, from the left to the right.
  package internal(set) var parts: [Part] = []
  /// Why the line would be refused, unless it is only unfinished; nil if it would not.
  package internal(set) var problem: Diagnostic?
  /// The places of the mistakes, in Unicode scalars.
  package internal(set) var mistakes: [Range<Int>] = []
  /// What an unfinished line still needs at its end, in the words of its error; nil if it is complete.
  package internal(set) var missing: String?
}
