import LayoutModel
import PlumbLanguage

/// Fonts of an app's own.
extension Interpreter {
  /// The labels of the argument that says the size, in points.
  private static let sizes: Set<String> = ["ofSize", "size", "fontSize", "pointSize", "withSize"]

  /// The font that a member of `UIFont` makes which is in no file; `nil` at the prompt.
  ///
  /// Where its arguments say the size, it is the system font in that size, and else one of which nothing
  /// is known.
  func foreignFont(_ name: String, _ arguments: [Argument]) -> Value? {
    guard mode == .file else { return nil }
    let size = arguments.lazy.compactMap { argument -> Double? in
      guard let label = argument.label, Self.sizes.contains(label),
        case .number(let size) = argument.value
      else { return nil }
      return size
    }.first
    guard let size else { return unknown(name, "UIFont") }
    return .font(Font(size: size, weight: weight(among: arguments, of: name)))
  }

  /// The weight that an argument or the name of a font says.
  private func weight(among arguments: [Argument], of name: String) -> Font.Weight {
    let words = arguments.compactMap { argument -> String? in
      switch argument.value {
      case .word(let word): word.name
      case .enumeration(let member): member.name
      case .text(let text): text
      default: nil
      }
    }
    let all = ([name] + words).joined(separator: " ").lowercased()
    let known: [(String, Font.Weight)] = [("semibold", .semibold), ("bold", .bold)]
    return known.first { all.contains($0.0) }?.1 ?? .regular
  }

  /// Notes that the font of a text is not known, so that nothing is known of its size.
  func missFont(of view: ViewRef) {
    guard mode == .file else { return }
    touch([view])
    notes.fontless.append(memory.scene.name(view))
  }

  /// Says once of which texts the fonts are not known.
  func noteFonts() {
    let names = UniqueList(notes.fontless).elements
    guard let first = names.first else { return }
    note(
      names.count == 1
        ? "the font of \(first) is in no file: the size of its text is not known, and taken as in "
          + "the usual font"
        : "the fonts of \(Self.list(names)) are in no file: the sizes of these texts are not known, "
          + "and taken as in the usual font")
  }
}

extension ValueType {
  /// Whether a font is expected, perhaps none.
  var isFont: Bool {
    switch self {
    case .font: true
    case .optional(let inner): inner.isFont
    default: false
    }
  }
}
