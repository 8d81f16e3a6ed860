import LayoutDiagnosis
import LayoutPictures
import PlumbLanguage
import UIKitTexts

/// What `draw` shows besides frames, and the picture file it writes, if any: `--text --svg card.svg`.
struct PictureRequest: Equatable {
  /// Whether the texts of labels are set in their lines.
  var hasText = Placed(false)
  /// Whether the distances between views are written where they are.
  var hasDistances = Placed(false)
  /// Whether the conflicts are drawn, as sums.
  var showsConflicts = Placed(false)
  /// The file; nil for a drawing with characters.
  var file: File?

  /// A file and its kind.
  struct File: Equatable {
    var format: String
    var target: WriteTarget
  }

  /// What is shown inside and between the views.
  var details: PictureDetails {
    [hasText.value ? .texts : [], hasDistances.value ? .distances : []]
  }
}

extension Grammar where Value == PictureRequest {
  /// `[--text] [--distances] [--conflicts] [--svg [--force] FILE]`, the file last.
  ///
  /// The form in help leaves out `--conflicts`, which its text explains: it has one line.
  static var picture: Grammar {
    let formats = PictureFormat.all.map(\.name)
    let flags = ["text", "distances", "conflicts"] + formats
    var grammar = Grammar(
      usage: "--text --distances --\(formats.joined(separator: "|--")) FILE",
      read: { (reader) throws(Diagnostic) in
        var found: [String: Range<Int>] = [:]
        func flag(_ name: String) -> Placed<Bool> {
          found[name].map { Placed(true, at: $0) } ?? Placed(false)
        }
        func request(_ file: PictureRequest.File?) -> PictureRequest {
          PictureRequest(
            hasText: flag("text"), hasDistances: flag("distances"),
            showsConflicts: flag("conflicts"), file: file)
        }
        while true {
          reader.offer(.words(flags.filter { found[$0] == nil }.map { "--\($0)" }))
          let place = reader.here
          if reader.isAtEnd, !found.isEmpty {
            guard found["conflicts"] == nil else {
              throw Diagnostic(
                .missing, "--conflicts is about a picture: it goes with --\(formats[0]) FILE",
                at: place, in: reader.line,
                note: "such as draw --conflicts --\(formats[0]) card.svg")
            }
            return request(nil)
          }
          guard reader.take(sign: "-"), reader.take(sign: "-"), let word = reader.peek,
            flags.contains(word.text)
          else {
            let list = flags.map { "--\($0)" }.joined(separator: ", ")
            throw Diagnostic(.badChoice, "expected one of \(list)", at: place, in: reader.line)
          }
          reader.next()
          found[word.text] = reader.range(from: place.lowerBound)
          guard formats.contains(word.text) else { continue }
          return request(
            PictureRequest.File(format: word.text, target: try WriteTarget(&reader, .any)))
        }
      },
      write: { request, _ in
        let flags = [
          request.hasText.value ? "--text" : "", request.hasDistances.value ? "--distances" : "",
          request.showsConflicts.value ? "--conflicts" : "",
          request.file.map {
            "--\($0.format) " + ($0.target.isForced ? "--force " : "") + $0.target.path
          } ?? "",
        ]
        return flags.filter { !$0.isEmpty }.joined(separator: " ")
      },
      example: { sampler in
        PictureRequest(
          hasText: Placed(sampler.flag()), hasDistances: Placed(sampler.flag()),
          showsConflicts: Placed(sampler.flag()),
          file: PictureRequest.File(
            format: formats[0], target: WriteTarget("a card.svg", isForced: sampler.flag())))
      })
    grammar.opens = { $0.peek?.isSign("-") ?? false }
    return grammar
  }
}
