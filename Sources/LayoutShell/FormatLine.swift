import LayoutModel
import LayoutNotation

/// A format in a line: where it starts and ends, and what it says.
struct FormatLine {
  /// The format, without quotes around it.
  let text: String
  /// Where it starts in the line, in Unicode scalars.
  let start: Int

  /// Takes the format that stands next.
  ///
  /// Quoted, it ends with the quote. Else it ends at a blank outside of all brackets behind which a
  /// word or `@` follows: a blank anywhere else is a mistake inside of the format.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    guard let first = reader.peek else { throw reader.missing("a format such as H:|-[title]-|") }
    if case .string = first.kind {
      reader.next()
      start = first.range.lowerBound + 1
      text = reader.text(start..<first.range.upperBound - 1)
      return
    }
    var end = first.range.lowerBound
    var depth = 0
    while let token = reader.peek {
      let isApart = token.range.lowerBound > end && end > first.range.lowerBound
      if isApart, depth <= 0, token.kind == .word || token.isSign("@") { break }
      if token.isSign("[") || token.isSign("(") { depth += 1 }
      if token.isSign("]") || token.isSign(")") { depth -= 1 }
      end = token.range.upperBound
      reader.next()
    }
    start = first.range.lowerBound
    text = reader.text(start..<end)
  }

  /// The rules it asks for with options that stand in some part of the line.
  func drafts(
    _ options: VisualFormat.Options, at place: Range<Int>, in reader: TokenReader
  ) throws(Diagnostic) -> [RuleDraft] {
    do throws(VisualFormat.Failure) {
      return try format().drafts(options, in: reader.layout)
    } catch {
      let failure = first(error, in: reader.layout)
      var diagnostic = Diagnostic(failure, of: text, at: start, in: reader)
      switch failure.problem {
      case .alignedAlong, .baselinesAcross: diagnostic.ranges = [place]
      default: break
      }
      throw diagnostic
    }
  }

  /// Whether it runs down; false where it cannot be read.
  var isVertical: Bool { text.hasPrefix("V:") }

  private func format() throws(VisualFormat.Failure) -> VisualFormat { try VisualFormat(text) }

  /// The failure that stands first: what was read before may hold an unknown name.
  private func first(_ failure: VisualFormat.Failure, in layout: Layout) -> VisualFormat.Failure {
    do throws(VisualFormat.Failure) { _ = try failure.soFar.drafts(in: layout) } catch {
      return error
    }
    return failure
  }
}

extension TokenReader {
  /// `align centerY direction leftToRight spacing edgeToEdge`, in any order.
  mutating func formatOptions() throws(Diagnostic) -> VisualFormat.Options {
    var options = VisualFormat.Options()
    while let token = peek, token.kind == .word, !["as", "id", "system"].contains(token.text) {
      let option = try choice("an option of a format", of: ["align", "direction", "spacing"])
      switch option {
      case "align":
        let names = VisualFormat.Options.alignments.map(\.rawValue)
        repeat {
          let name = try choice("something to align", of: names)
          if let attribute = Attribute(rawValue: name) { options.alignments.insert(attribute) }
        } while take(sign: ",") || (peek.map { names.contains($0.text) } ?? false)
      case "direction":
        let names = VisualFormat.Options.Direction.allCases.map(\.rawValue)
        let name = try choice("a direction", of: names)
        options.direction = VisualFormat.Options.Direction(rawValue: name) ?? options.direction
      default:
        let names = VisualFormat.Options.Spacing.allCases.map(\.rawValue)
        let name = try choice("a spacing", of: names)
        options.spacing = VisualFormat.Options.Spacing(rawValue: name) ?? options.spacing
      }
    }
    return options
  }
}
