import Synchronization

/// A piece of text that can only be broken between characters, and the blanks behind it.
struct MeasuredWord: Sendable {
  /// The widths of its characters.
  private(set) var characters: [Double] = []
  /// The width of them all.
  private(set) var width = 0.0
  /// The width of the blanks.
  private(set) var blanks = 0.0
  private(set) var blankCount = 0

  /// How many characters it has, with its blanks.
  var count: Int { characters.count + blankCount }

  mutating func append(_ advance: Double, isBlank: Bool) {
    if isBlank {
      blanks += advance
      blankCount += 1
    } else {
      characters.append(advance)
      width += advance
    }
  }
}

/// A text without line breaks.
struct MeasuredText: Sendable {
  /// Its width on one line.
  let width: Double
  let words: [MeasuredWord]
}

/// The long texts that were measured before.
///
/// A long text is broken into lines at many widths, one after the other; its characters need to be
/// looked at only once.
final class MeasuredTexts: Sendable {
  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private let known = Mutex<[Key: [MeasuredText]]>([:])

  /// Shorter texts are measured as fast as they are looked up, in UTF-8.
  private static let leastLength = 64
  /// The most texts that are kept.
  private static let limit = 64

  /// All texts of the program.
  static let shared = MeasuredTexts()

  /// Returns the paragraphs of a text in a font, measured if they are not known.
  func paragraphs(
    of text: String, in font: Font, measured: () -> [MeasuredText]
  ) -> [MeasuredText] {
    guard text.utf8.count >= Self.leastLength else { return measured() }
    let key = Key(text: text, font: font)
    if let paragraphs = known.withLock({ $0[key] }) { return paragraphs }
    let paragraphs = measured()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = paragraphs
    }
    return paragraphs
  }
}
