package import UIKitTexts
import LayoutModel

extension Diagnostic {
  /// Makes a diagnostic of an error in a visual format that starts at a place in the line, with
  /// UIKit's own message.
  package init(
    _ failure: VisualFormat.Failure, of text: String, at offset: Int, in reader: TokenReader
  ) {
    let range = offset + failure.range.lowerBound..<offset + failure.range.upperBound
    self.init(failure.problem.code, failure.problem.message, at: range, in: reader.line)
    if let replacement = Self.meant(by: failure, of: text, in: reader.layout) {
      let place =
        offset + replacement.range.lowerBound..<offset + replacement.range.upperBound
      note = "did you mean \(replacement.text)?"
      correction = Self.replacing(place, in: reader.line, with: replacement.text)
    } else if case .doubtfulMinus = failure.problem {
      note = "a negative number goes in parentheses: -(-8)-"
    } else if case .unknownSpacing = failure.problem {
      note = "give a distance, such as -20-"
    }
    guard let uikit = failure.problem.textOfUIKit else { return }
    if case .emptyFormat = failure.problem {
      details = ["UIKit: Unable to parse constraint format: \(uikit)"]
      return
    }
    details = ["UIKit: Unable to parse constraint format:", "  \(uikit)"]
    // UIKit's picture of the error is left out if it is too wide for a line.
    guard text.unicodeScalars.count <= 72 else { return }
    details += ["  \(text)", "  " + String(repeating: " ", count: failure.caret) + "^"]
  }

  /// The text that was probably meant at a place in the format.
  private static func meant(
    by failure: VisualFormat.Failure, of text: String, in layout: Layout
  ) -> (range: Range<Int>, text: String)? {
    let views = layout.items.map(\.name)
    let numbers = layout.lets.map(\.name)
    switch failure.problem {
    case .unknownView(let name):
      return Similarity.nearest(to: name, among: views).map {
        (failure.range, Name.written($0))
      }
    case .unknownNumber(let name):
      return Similarity.nearest(to: name, among: numbers + views).map {
        (failure.range, Name.written($0))
      }
    default: break
    }
    let scalars = Array(text.unicodeScalars)
    let position = failure.range.lowerBound
    guard position < scalars.count else { return nil }
    func orNothing(_ range: Range<Int>, _ text: String) -> (Range<Int>, String)? {
      let corrected = replacing(range, in: String(String.UnicodeScalarView(scalars)), with: text)
      return (try? VisualFormat(corrected)) == nil ? nil : (range, text)
    }
    if scalars[position].isBlank {
      var bare = String.UnicodeScalarView()
      bare.append(contentsOf: scalars.filter { !$0.isBlank })
      return orNothing(0..<scalars.count, String(bare))
    }
    let next = String(scalars[position])
    switch failure.problem {
    case .noView where ["h", "v"].contains(next) && position == 0:
      return scalars.count > 1 && scalars[1] == ":"
        ? orNothing(0..<2, next.uppercased() + ":") : nil
    case .noNumber:
      let relations = ["=": "==", "<": "<=", ">": ">=", "≤": "<=", "≥": ">="]
      return relations[next].flatMap { orNothing(position..<position + 1, $0) }
    default: return nil
    }
  }
}

extension VisualFormat.Problem {
  /// Plumb's own message.
  fileprivate var message: String {
    switch self {
    case .emptyFormat: "this format is empty"
    case .noView: "expected a view such as [title]"
    case .noViewName: "expected the name of a view"
    case .noViewOrEdge: "expected a view such as [title], or |"
    case .noConnection: "expected - or [ after the |"
    case .noEnd: "a format must end at its second |"
    case .noMore: "the format ends before it is complete"
    case .noNumber: "expected a number or the name of one"
    case .noParenthesis: "expected ) or ,"
    case .noDash: "expected a - here"
    case .noBracket: "expected a ] here"
    case .doubtfulMinus: "is this a minus sign, or one - too many?"
    case .unknownView(let name): "no view named \"\(name)\""
    case .unknownNumber(let name): "no number named \"\(name)\""
    case .viewForNumber(let name): "\(name) is a view, but a distance must be a number"
    case .noSuperview(let name): "\(name) is the root, so there is no parent for |"
    case .alignedAlong(let axis):
      axis == .horizontal
        ? "views in a row cannot be aligned on a horizontal edge"
        : "views in a column cannot be aligned on a vertical edge"
    case .priorityOutOfRange: "a priority must be more than 0 and at most 1000"
    case .unknownSpacing: "the standard baseline distance depends on the fonts"
    case .baselinesAcross: "spacing between baselines works only with V:"
    }
  }

  fileprivate var code: ErrorCode {
    switch self {
    case .unknownView: .noItem
    case .unknownNumber, .viewForNumber: .noNumber
    case .noSuperview: .root
    case .priorityOutOfRange: .priorityOutOfRange
    default: .visualFormat
    }
  }
}
