public import LayoutDrawing

/// What a look or a question answers: lines for people, and the same as a value for programs.
public struct Answer: Sendable {
  /// What a person reads.
  public var lines: [String]
  /// The same without pictures made of characters, where there are any in the lines.
  public var plain: (@Sendable () -> [String])?
  /// The same as JSON; nil where only lines are known.
  public var document: (@Sendable () -> JSONDocument)?
  /// Whether it is printed whole, however long: code, which nobody reads as a list.
  var isWhole = false

  /// An answer in lines, and as JSON where there is a shape for it.
  public init(_ lines: [String], document: (@Sendable () -> JSONDocument)? = nil) {
    self.lines = lines
    self.document = document
  }

  /// An answer whose lines hold pictures, with what to say instead of them.
  public init(
    _ lines: [String], plain: @escaping @Sendable () -> [String],
    document: @escaping @Sendable () -> JSONDocument
  ) {
    self.lines = lines
    self.plain = plain
    self.document = document
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
