import LayoutPictures
import PlumbLanguage
import UIKitTexts

/// What `draw` puts into a picture file, and which file: `--text --svg card.svg`.
struct PictureRequest: Equatable {
  /// Whether the texts of labels are set in their lines.
  var hasText = Placed(false)
  /// Whether the conflicts are drawn, as sums.
  var showsConflicts = Placed(false)
  /// The kind of file.
  var format: String
  /// The file.
  var target: WriteTarget
}

extension Grammar where Value == PictureRequest {
  /// `[--text] [--conflicts] --svg [--force] FILE`, the file last.
  static var picture: Grammar {
    let formats = PictureFormat.all.map(\.name)
    let flags = ["text", "conflicts"] + formats
    var grammar = Grammar(
      usage: "--text --conflicts --\(formats.joined(separator: "|--")) FILE",
      read: { (reader) throws(Diagnostic) in
        var found: [String: Range<Int>] = [:]
        func flag(_ name: String) -> Placed<Bool> {
          found[name].map { Placed(true, at: $0) } ?? Placed(false)
        }
        while true {
          reader.offer(.words(flags.filter { found[$0] == nil }.map { "--\($0)" }))
          let place = reader.here
          guard reader.take(sign: "-"), reader.take(sign: "-"), let word = reader.peek,
            flags.contains(word.text)
          else {
            let list = flags.map { "--\($0)" }.joined(separator: ", ")
            if reader.isAtEnd, let last = found.keys.sorted().first {
              throw Diagnostic(
                .missing, "--\(last) is about a picture: it goes with --\(formats[0]) FILE",
                at: place,
                in: reader.line, note: "such as draw --\(last) --\(formats[0]) card.svg")
            }
            throw Diagnostic(.badChoice, "expected one of \(list)", at: place, in: reader.line)
          }
          reader.next()
          found[word.text] = reader.range(from: place.lowerBound)
          guard formats.contains(word.text) else { continue }
          return PictureRequest(
            hasText: flag("text"), showsConflicts: flag("conflicts"), format: word.text,
            target: try WriteTarget(&reader, .any))
        }
      },
      write: { request, _ in
        (request.hasText.value ? "--text " : "")
          + (request.showsConflicts.value ? "--conflicts " : "")
          + "--\(request.format) " + (request.target.isForced ? "--force " : "")
          + request.target.path
      },
      example: { sampler in
        PictureRequest(
          hasText: Placed(sampler.flag()), showsConflicts: Placed(sampler.flag()),
          format: formats[0], target: WriteTarget("a card.svg", isForced: sampler.flag()))
      })
    grammar.opens = { $0.peek?.isSign("-") ?? false }
    return grammar
  }
}
