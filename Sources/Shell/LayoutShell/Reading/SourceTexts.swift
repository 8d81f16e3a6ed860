package import SwiftReader

/// The texts that a path stands for: the one of a file, or those of a folder, and what they need of
/// the files beside them.
///
/// Several texts can travel as one, inside a session or a journal, and are several again when that
/// is read.
package struct SourceTexts: Sendable {
  /// The file, or the files of the folder, at least one.
  package let files: [SwiftFile]
  /// The files beside them that they need.
  package let neighbours: [SwiftFile]
  /// Whether they were gathered, so that only code can be in them.
  let areGathered: Bool
  /// The lines of a post around its code, in words; nil where all lines were read.
  let passedOver: String?

  /// Code that is read together.
  package init(_ files: [SwiftFile], beside neighbours: [SwiftFile] = []) {
    (self.files, self.neighbours, areGathered) = (files, neighbours, true)
    passedOver = nil
  }

  /// The same files with other texts, in their order.
  package func replaced(by texts: [String]) -> SourceTexts {
    let changed = zip(files, texts).map { SwiftFile($0.name, $1) }
    return isOneFile
      ? SourceTexts(changed[0].text, named: changed[0].name)
      : SourceTexts(changed, beside: neighbours)
  }

  /// Reads a text, which may hold several.
  package init(_ text: String, named path: String) {
    if let gathered = Self.gathered(text) {
      self = gathered
    } else {
      let post = Self.isProse(text, named: path) ? Post(text) : nil
      (files, neighbours, areGathered) = ([SwiftFile(path, post?.text ?? text)], [], false)
      passedOver = post?.passedOver
    }
  }

  /// Whether a text as a whole is nothing that can be read.
  private static func isProse(_ text: String, named path: String) -> Bool {
    ImportFormat.named(path) == nil && !path.hasSuffix(".plumb") && text.contains("\n")
      && !Session.isSession(text) && !ImportFormat.all.contains { $0.recognises(text) }
  }

  /// Whether they are those of a folder, or of several files, and not of one that was asked for.
  var areFolder: Bool { areGathered && (files.count > 1 || neighbours.isEmpty) }

  /// Whether they are the text of one file as it is.
  package var isOneFile: Bool { !areGathered }

  /// The text of the file.
  package var text: String { files[0].text }

  // MARK: - As one text

  /// How a text begins that holds several.
  private static let sign = "// plumb: files "

  /// All of them as one text.
  package var asOneText: String {
    let head = "\(Self.sign)\(files.count), neighbours \(neighbours.count)"
    let lines = (files + neighbours).flatMap { Fixture.lines($0.name, $0.text) }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  /// The texts that were made one; nil for any other text.
  private static func gathered(_ text: String) -> SourceTexts? {
    guard text.hasPrefix(sign) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let counts = lines[0].dropFirst(sign.count).split { !$0.isNumber }.compactMap { Int($0) }
    guard counts.count == 2, counts[0] > 0 else { return nil }
    var files: [(name: String, lines: [String])] = []
    for line in lines.dropFirst() {
      if Fixture.isHeader(line) {
        files.append((Fixture.name(inHeader: line), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(Fixture.unescaped(String(line)))
      }
    }
    guard files.count == counts[0] + counts[1] else { return nil }
    let all = files.map { SwiftFile($0.name, $0.lines.joined(separator: "\n") + "\n") }
    return SourceTexts(Array(all.prefix(counts[0])), beside: Array(all.dropFirst(counts[0])))
  }
}
