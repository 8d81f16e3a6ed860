import LayoutModel
import PlumbLanguage
import UIKitTexts

/// A visual format in a line of Plumb: its text and where it stands.
struct FormatLine: Equatable {
  /// The format, without quotes around it.
  let text: String
  /// Where it starts in the line, in Unicode scalars.
  let start: Int

  private init(_ text: String) {
    self.text = text
    start = 0
  }

  static func == (a: Self, b: Self) -> Bool { a.text == b.text }

  /// Returns a format over some view of a layout, for tests; nil if there is none.
  static func example(_ sampler: inout Sampler) -> FormatLine? {
    sampler.one(of: sampler.layout.items.filter { $0.parent != nil }).map { item in
      FormatLine((sampler.flag() ? "V:" : "H:") + "|-8-[\(item.name)(>=40@750)]")
    }
  }

  /// Reads the format that comes next.
  ///
  /// A quoted format ends with its quote. Otherwise it ends at a blank outside all brackets that a
  /// word or `@` follows; a blank anywhere else is a mistake inside the format.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    reader.offerRest { .format(from: $0) }
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

  /// Returns the rules that the format asks for, with options that stand elsewhere in the line.
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

  /// Whether the format runs from top to bottom.
  var isVertical: Bool { text.hasPrefix("V:") }

  private func format() throws(VisualFormat.Failure) -> VisualFormat { try VisualFormat(text) }

  /// Returns the failure that comes first in the text: an unknown name in what was read comes
  /// before the failure itself.
  private func first(_ failure: VisualFormat.Failure, in layout: Layout) -> VisualFormat.Failure {
    do throws(VisualFormat.Failure) { _ = try failure.soFar.drafts(in: layout) } catch {
      return error
    }
    return failure
  }
}

extension Grammar where Value == FormatLine {
  /// A visual format, in quotes or not.
  static var format: Grammar<FormatLine> {
    Grammar(
      usage: "FORMAT", read: { (reader) throws(Diagnostic) in try FormatLine(&reader) },
      write: { format, _ in format.text }, example: { FormatLine.example(&$0) })
  }
}

extension Grammar where Value == VisualFormat.Options {
  /// The options behind a format, `align EDGES`, `direction D` and `spacing S`, in any order.
  static var formatOptions: Grammar<VisualFormat.Options> {
    let alignments = VisualFormat.Options.alignments
    return Grammar(
      usage: "[align EDGES] [direction D] [spacing S]",
      read: { (reader) throws(Diagnostic) in
        var options = VisualFormat.Options()
        while let token = reader.peek, token.kind == .word,
          !["as", "id", "system"].contains(token.text)
        {
          let option = try reader.choice(
            "an option of a format", of: ["align", "direction", "spacing"])
          switch option {
          case "align":
            let names = alignments.map(\.rawValue)
            repeat {
              let name = try reader.choice("something to align", of: names)
              if let attribute = Attribute(rawValue: name) {
                options.alignments.insert(attribute)
              }
            } while reader.take(sign: ",") || (reader.peek.map { names.contains($0.text) } ?? false)
          case "direction":
            options.direction = try Grammar<VisualFormat.Options.Direction>.choice("a direction")
              .read(&reader)
          default:
            options.spacing = try Grammar<VisualFormat.Options.Spacing>.choice("a spacing")
              .read(&reader)
          }
        }
        return options
      },
      write: { options, _ in
        var words: [String] = []
        let edges = alignments.filter(options.alignments.contains).map(\.rawValue)
        if !edges.isEmpty { words += ["align"] + edges }
        if options.direction != .leadingToTrailing {
          words += ["direction", options.direction.rawValue]
        }
        if options.spacing != .edgeToEdge { words += ["spacing", options.spacing.rawValue] }
        return words.joined(separator: " ")
      },
      example: { sampler in
        var options = VisualFormat.Options()
        options.alignments = Set(alignments.filter { _ in sampler.flag() })
        options.direction = sampler.one(of: VisualFormat.Options.Direction.allCases) ?? .leftToRight
        options.spacing = sampler.one(of: VisualFormat.Options.Spacing.allCases) ?? .edgeToEdge
        return options
      })
  }
}
