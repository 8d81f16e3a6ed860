/// The widths of the characters of the system font, in thousandths of its size: an estimate.
///
/// The system font cannot be measured here, but storyboards contain many labels whose frames
/// Apple's own text system computed. The numbers were fitted to 262 different one-line labels and
/// buttons in 176 storyboards and xibs of 15 public repositories, at 11 to 28 points in four
/// weights: least squares on the widths, pulled towards the widths of Helvetica (Adobe's AFM file),
/// with labels that constraints or stacks hold dropped as outliers. Characters that no label has
/// are Helvetica's; the operators that are a dot are those of one more label. Kerning is left out.
///
/// Of labels held out of the fit (ten folds, five times), the median error is 0.5 % of the width or
/// half a point, the 95th percentile 2.9 % or two points.
enum SystemFontAdvances {
  /// The advances of the printable ASCII characters, at 12 points and regular weight.
  private static let ascii: [Double] = [
    // blank ! " # $ % & ' ( ) * + , - . /
    270, 285, 347, 567, 646, 870, 695, 239, 340, 340, 397, 631, 256, 463, 256, 303,
    // 0 1 2 3 4 5 6 7 8 9 : ; < = > ?
    621, 464, 615, 614, 613, 617, 626, 623, 629, 627, 289, 289, 596, 591, 596, 567,
    // @ A B C D E F G H I J K L M N O
    1035, 643, 650, 731, 718, 591, 570, 755, 758, 247, 514, 680, 564, 873, 733, 748,
    // P Q R S T U V W X Y Z [ \ ] ^ _
    639, 768, 636, 636, 602, 718, 651, 943, 663, 639, 623, 343, 284, 343, 478, 567,
    // ` a b c d e f g h i j k l m n o
    239, 546, 598, 561, 604, 567, 351, 599, 588, 248, 226, 537, 251, 873, 595, 570,
    // p q r s t u v w x y z { | } ~
    605, 575, 381, 520, 362, 592, 507, 766, 503, 525, 541, 341, 265, 341, 596,
  ]

  /// How much each step of weight adds to the width of a character.
  private static let weightStep = 12.4
  /// How much each point of size above that of the table takes from the width of a character, up to
  /// ``settledSize``.
  private static let tracking = 4.0
  /// The point size that the table is for.
  private static let tableSize = 12.0
  /// The point size from which characters keep their proportions.
  private static let settledSize = 20.0
  /// The width of any emoji; one label of the fit has one.
  private static let emoji = 1125.0

  /// Returns how much the size and weight of a font add to the width of each character that is not
  /// wide.
  static func extra(of font: Font) -> Double {
    let steps = Font.Weight.allCases.firstIndex(of: font.weight) ?? 0
    return weightStep * Double(steps) - tracking * (min(font.size, settledSize) - tableSize)
  }

  /// Returns the width of a character, including its accents and joiners.
  static func advance(of character: Character, extra: Double) -> Double {
    // Most text is ASCII, for which no Unicode property has to be looked up.
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
      return ascii[Int(byte) - 0x20] + extra
    }
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.isEmoji { return emoji }
    if first.isWide { return 1000 }
    return character.unicodeScalars.reduce(0) { sum, scalar in
      sum + (scalar.isMark ? 0 : advance(of: scalar) + extra)
    }
  }

  /// The width of a scalar that is neither wide nor a mark.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    if (0x20..<0x7F).contains(scalar.value) { return ascii[Int(scalar.value) - 0x20] }
    switch scalar {
    case "\u{2018}", "\u{2019}": return 236
    case "\u{201C}", "\u{201D}": return 347
    case "\u{2013}": return 567
    case "\u{2014}", "\u{2026}": return 1020
    case "\u{2022}": return 477
    case "\u{2219}", "\u{22C5}": return 308
    case "\u{A9}", "\u{AE}": return 752
    case "\u{B0}": return 408
    default: break
    }
    let properties = scalar.properties
    if let letters = scalar.latinLetters {
      let widths = letters.unicodeScalars.map { ascii[Int($0.value) - 0x20] }
      // The two letters of a ligature such as Æ share a stem.
      return widths.reduce(0, +) * (widths.count == 1 ? 1 : 0.8)
    }
    switch properties.generalCategory {
    case .spaceSeparator: return ascii[0]
    case .uppercaseLetter, .titlecaseLetter: return 665
    case .decimalNumber, .currencySymbol: return 617
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation, .modifierSymbol:
      return 340
    case .mathSymbol: return 596
    case .otherSymbol: return 770
    default: return 560
    }
  }
}

extension Character {
  /// Whether the character is an emoji.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes no room of its own.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// The plain letters in a Latin letter: e for é, AE for Æ; nil for anything else.
  fileprivate var latinLetters: String? {
    guard value > 0x7F, let name = properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER",
      words[1] == "SMALL" || words[1] == "CAPITAL", words[3].utf8.count <= 2
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
