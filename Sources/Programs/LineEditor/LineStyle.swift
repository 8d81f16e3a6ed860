import CLibEdit

/// How a character of a line is painted while it is typed.
package enum LineStyle: UInt8, Sendable, CaseIterable {
  case plain, command, keyword, name, number, priority, sign, string, comment, mistake

  /// The letter by which it is passed on.
  var letter: UInt8 { UInt8(ascii: "a") + rawValue }
}
