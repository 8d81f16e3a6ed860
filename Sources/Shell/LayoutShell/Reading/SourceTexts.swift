import LayoutDiagnosis
import LayoutModel
package import SwiftReader
import UIKitTexts
import XcodeLogs

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
  /// Whether a log that a post also holds was passed over, as it says too little by itself.
  private(set) var passesOverLog = false
  /// The text of the file with what was passed over.
  private let whole: String?
  /// Whether the constraints that are written down are counted, for which all classes are run.
  package var isCounted = true
  /// What the exception means that a post prints beside its code.
  var exception: ExceptionMeaning?

  /// Code that is read together.
  package init(_ files: [SwiftFile], beside neighbours: [SwiftFile] = []) {
    (self.files, self.neighbours, areGathered) = (files, neighbours, true)
    (passedOver, whole) = (nil, nil)
  }

  /// The texts of the files as they are on the disk, in their order; changes of the texts that are read
  /// stand at the same bytes there.
  package var originals: [String] { whole.map { [$0] } ?? files.map(\.text) }

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
      let isProse = Self.isProse(text, named: path)
      let beside = isProse ? nil : Self.codeBesideLog(text, named: path)
      let post = isProse ? Post(text) : beside
      (files, neighbours, areGathered) = ([SwiftFile(path, post?.text ?? text)], [], false)
      passedOver = post?.passedOver
      whole = post.map { _ in text }
      passesOverLog = beside != nil
      exception = isProse ? post.flatMap { _ in ExceptionMeaning(in: text) } : nil
    }
  }

  /// Whether a text as a whole is nothing that can be read.
  ///
  /// A post may begin with a line of code, so code has to be whole.
  private static func isProse(_ text: String, named path: String) -> Bool {
    guard mayBePost(text, named: path) else { return false }
    guard
      let format = ImportFormat.named(path)
        ?? ImportFormat.all.first(where: { $0.recognises(text) })
    else { return true }
    if case .program = format.reader { return !SwiftProgram.canParse(text) }
    return false
  }

  private static func mayBePost(_ text: String, named path: String) -> Bool {
    !path.hasSuffix(".plumb") && text.contains(where: \.isNewline)
      && (ImportFormat.named(path).map { beginsWithProse(text, $0) } ?? !Session.isSession(text))
  }

  /// How many characters of a text are looked at for its first line.
  private static let headLimit = 2_000

  /// Whether a text in a file named as code begins with a sentence, as a post that was saved so.
  private static func beginsWithProse(_ text: String, _ format: ImportFormat) -> Bool {
    guard case .program = format.reader,
      let first = text.prefix(headLimit).split(whereSeparator: \.isNewline)
        .first(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return false }
    return ProseLine(first).isProse
  }

  /// The code of a post whose log says too little by itself; nil for any other text.
  ///
  /// A log says something if all of it was read, or if what was read is a conflict.
  private static func codeBesideLog(_ text: String, named path: String) -> Post? {
    guard mayBePost(text, named: path),
      case .layouts(let read)? = ImportFormat.all.first(where: { $0.recognises(text) })?.reader,
      let post = Post(text), ImportFormat.swift.recognises(post.text)
    else { return nil }
    let logs = (try? read(text)) ?? []
    let isOfUse = logs.contains { log in
      log.unread == 0 || !LayoutAnalysis(log.layout).conflicts.isEmpty
    }
    return isOfUse ? nil : post
  }

  /// Whether they are those of a folder, or of several files, and not of one that was asked for.
  package var areFolder: Bool { areGathered && (files.count > 1 || neighbours.isEmpty) }

  /// Whether they are the text of one file as it is.
  package var isOneFile: Bool { !areGathered }

  /// The text of the file.
  package var text: String { files[0].text }

  /// Whether all lines mean something one by one, as a shell without a layout reads them, and make
  /// rules or views.
  ///
  /// Lines of Swift alone are a program, in which a later line may change what an earlier one made;
  /// unless somebody waits for the answer to each, they are read as a whole.
  func hasMeaning(lineByLine shell: Shell, awaitingEach isAwaited: Bool) -> Bool {
    guard passedOver == nil else { return false }
    var shell = shell
    var reader = InputReader(firstLine: 1)
    var inputs: [Input] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? String(lines[index + 1]) : nil
      if let input = reader.feed(String(line), before: { next }) { inputs.append(input) }
    }
    if let open = reader.finish() { inputs.append(open) }
    // What no Swift has is for the shell alone to answer.
    guard inputs.allSatisfy({ [.swift, .note, .relation, .setting].contains($0.kind) }) else {
      return true
    }
    if !isAwaited, inputs.contains(where: { $0.kind == .swift }),
      !inputs.contains(where: { $0.kind == .relation })
    {
      return false
    }
    return inputs.allSatisfy { shell.run($0).error == nil } && !shell.layout.isEmpty
  }

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
