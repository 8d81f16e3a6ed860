public import LayoutDrawing

/// What a look or a question answers: lines for people, and the same as a value for programs.
public struct Answer: Sendable {
  /// Makes what a person reads, for a page as wide as it is then.
  let text: @Sendable () -> [String]
  /// Whether lines are as long as what they quote: code, and what UIKit prints.
  var isVerbatim = false
  /// The same without pictures made of characters, where there are any in the lines.
  public var plain: (@Sendable () -> [String])?
  /// The same as JSON; nil where only lines are known.
  public var document: (@Sendable () -> JSONDocument)?
  /// Whether it is printed whole, however long: code, which nobody reads as a list.
  var isWhole = false

  /// An answer in lines, and as JSON where there is a shape for it.
  public init(
    _ lines: @autoclosure @escaping @Sendable () -> [String],
    document: (@Sendable () -> JSONDocument)? = nil
  ) {
    text = lines
    self.document = document
  }

  /// An answer whose lines hold pictures, with what to say instead of them.
  public init(
    _ lines: @autoclosure @escaping @Sendable () -> [String],
    plain: @escaping @Sendable () -> [String], document: @escaping @Sendable () -> JSONDocument
  ) {
    text = lines
    self.plain = plain
    self.document = document
  }

  /// An answer that quotes lines of another language, which are not broken.
  static func verbatim(
    _ lines: [String], document: (@Sendable () -> JSONDocument)? = nil
  ) -> Answer {
    var answer = Answer(lines, document: document)
    answer.isVerbatim = true
    return answer
  }
}

/// The forms a reply can be printed in.
public enum ReplyForm: String, Sendable, CaseIterable {
  /// Tables and pictures made of characters.
  case table
  /// Without pictures, for ears.
  case plain
  /// An object of JSON on one line for each reply.
  case json
}
