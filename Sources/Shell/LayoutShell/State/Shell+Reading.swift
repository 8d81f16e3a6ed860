import ConstraintSolver
package import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import SwiftReader

extension Shell {
  /// The greatest depth of sessions that read other sessions.
  private static let readDepthLimit = 10
  /// The greatest size of a file that is read or imported, in bytes.
  static let fileSizeLimit = 8_000_000

  /// Returns the text of a file with what it needs, or the code of a folder.
  ///
  /// - Throws: A diagnostic at a place in the line if the file cannot be read.
  func text(
    ofFile path: String, at place: Range<Int>, in line: String
  ) throws(Diagnostic) -> String {
    let text: String
    do throws(Files.Problem) { text = try files.gather(path) } catch {
      // `save` adds the ending to a name, so people leave it out here, too.
      let whole = path + ".plumb"
      let isThere = !path.hasSuffix(".plumb") && (try? files.read(whole)) != nil
      let isQuoted = Array(line.unicodeScalars)[place.lowerBound] == "\""
      throw Diagnostic(
        .file, "\(path) cannot be read: \(error.reason)", at: place, in: line,
        meant: isThere ? isQuoted ? "\"\(whole)\"" : whole : nil)
    }
    return try Self.limited(text, from: path, at: place, in: line)
  }

  private static func limited(
    _ text: String, from path: String, at place: Range<Int>, in line: String
  ) throws(Diagnostic) -> String {
    guard text.utf8.count <= fileSizeLimit else {
      throw Diagnostic(.limit, "\(path) has more than \(fileSizeLimit) bytes", at: place, in: line)
    }
    return text
  }

  /// Applies the steps of a session, whose text comes from a file, as one step.
  ///
  /// With `isShown`, the reply shows the page.
  mutating func readSession(
    _ text: String, _ file: Placed<String>, showing isShown: Bool, _ reader: TokenReader
  ) throws(Diagnostic) -> Reply {
    let (line, path, place) = (reader.line, file.value, file.place)
    guard layout.isEmpty else {
      throw Diagnostic(
        .notEmpty, "there is already a layout", at: place, in: line, note: "new clears it")
    }
    guard readDepth < Self.readDepthLimit else {
      throw Diagnostic(
        .limit, "sessions read each other more than \(Self.readDepthLimit) levels deep", at: place,
        in: line)
    }
    let session: Session
    do throws(Diagnostic) { session = try Session(text) } catch {
      throw Self.located(error, in: path)
    }
    var player = Player(
      session, files: files.below(FilePath.folder(of: path)), skippingLooks: true,
      readDepth: readDepth + 1, isReading: isReading)
    if let reply = try stopInside(player, at: path, line) {
      transcript.borrow([(path, text)])
      return reply
    }
    do throws(Diagnostic) { try player.run() } catch { throw Self.located(error, in: path) }
    let inner = player.shell
    let steps = inner.timeline.path(to: inner.timeline.current).count - 1
    let result = inner.layout
    var reply = try step(line) { (layout) throws(Diagnostic) in
      layout = result.stamped(step: layout.moment.step)
      return []
    }
    let name = FilePath.normal(path).split(separator: "/").last.map(String.init) ?? path
    let folder = FilePath.folder(of: path)
    let texts =
      [(name: name, text: text)]
      + inner.transcript.texts.filter { file in
        !session.fixtures.contains { $0.name == file.name }
      }
    let kept = transcript.folder(for: texts, from: folder)
    transcript.borrow(texts.map { (FilePath.joined(kept, $0.name), $0.text) })
    // A page is shown as wide as it was written.
    let page = isShown ? session.page().map { Passage(.code, .verbatim($0)) } : []
    let read = "read \(steps.counted("step")) from "
    func report(_ path: String) -> Remarks {
      Remarks(page + [Passage(.text, .line(read + path))] + player.omissions)
    }
    reply.replaceFindings(with: [report(path)], answer: report(path))
    reply.reportsConflict = false
    if kept != folder {
      let path = FilePath.joined(kept, name)
      let command = isShown ? "import --show \(path)" : "import \(path)"
      recorded = (command, [report(path)])
    }
    return reply
  }

  /// An error inside another file, with its place in front of the message.
  static func located(_ error: Diagnostic, in path: String) -> Diagnostic {
    var outer = error
    let line = error.lineNumber.map { ":\($0)" } ?? ""
    outer.message = "\(path)\(line): \(error.message) [\(error.code.rawValue)]"
    outer.code = .failingLine
    outer.lineNumber = nil
    return outer
  }

  /// Imports a text as one step.
  mutating func take(
    _ text: String, from path: String, keeping context: Advice.Context = .prompt,
    asking request: SceneRequest = SceneRequest(), opening opened: String? = nil
  ) throws(Diagnostic) -> Reply {
    let format: ImportFormat
    let texts = SourceTexts(text, named: path)
    let text = texts.isOneFile ? texts.text : text
    do throws(Diagnostic) {
      format = texts.areGathered ? .gathered : try .format(of: text, named: path)
    } catch {
      guard layout.isEmpty else {
        throw Self.hasLayout(Self.importing(keepingName(of: text, from: path, nil)))
      }
      throw Self.prefixed(error, path)
    }
    let name = keepingName(of: text, from: path, format)
    if !request.isEmpty, case .scenes = format.reader {
    } else if !request.isEmpty {
      throw Diagnostic(
        .badChoice, "only storyboards and xibs have scenes, devices and variations", at: 0..<6,
        in: Self.importing(name, request))
    }
    if opened != nil, case .program = format.reader {
    } else if opened != nil {
      throw Diagnostic(
        .badChoice, "only code has classes; --scene opens a scene of a storyboard", at: 0..<6,
        in: Self.importing(name, opening: opened))
    }
    let start = (timeline: timeline, analysis: analysis)
    let reply: Reply
    switch format.reader {
    case .layouts(let read):
      // A log says what held together, and not in which order it came about.
      return try take(layoutsOf: text, from: path, name, keeping: context, read)
    case .scenes(let read): reply = try take(scenesOf: text, from: path, name, request, read)
    case .program(let run):
      reply = try take(program: text, texts, from: path, name, opened, run)
    }
    return try stopInside(imported: reply, from: path, since: start)
  }

  /// Opens lines out of a program that were sent as a whole, as `explain` reads them; nil for lines
  /// that mean something one by one.
  ///
  /// The reply is the report that `explain` prints; for a program that awaits an answer to each line,
  /// it is that of an import.
  package mutating func opened(
    fragment text: String, awaitingEach isAwaited: Bool = false
  ) -> Reply? {
    let texts = SourceTexts(text, named: "pasted")
    guard layout.isEmpty, timeline.current == 0, !texts.areGathered,
      case .foreign(let format)? = try? FileKind(of: texts, named: "pasted"),
      case .program = format.reader, !texts.hasMeaning(lineByLine: self, awaitingEach: isAwaited)
    else { return nil }
    var copy = self
    // As a log is, it is one input, whatever is in it.
    var reply = copy.run(Input(texts.text, line: nil, kind: .log))
    guard reply.error == nil else { return nil }
    if !isAwaited, let code = copy.imported?.code,
      let opened = OpenedFile.code(code).layouts?.first
    {
      let report = MomentReport(
        opened.layout, notes: opened.notes, of: PartialReading(code), keeping: .importing(nil))
      reply.replaceFindings(with: [report], answer: report)
      reply.render()
    }
    self = copy
    return reply
  }

  private static func hasLayout(_ command: String) -> Diagnostic {
    Diagnostic(
      .notEmpty, "there is already a layout", at: 0..<6, in: command, note: "new clears it")
  }

  private static func prefixed(_ error: Diagnostic, _ path: String) -> Diagnostic {
    var located = error
    located.message = "\(path): \(error.message)"
    return located
  }

  /// Runs Swift code as one step.
  private mutating func take(
    program text: String, _ texts: SourceTexts, from path: String, _ name: String,
    _ opened: String?,
    _ run: (SourceTexts, String?, Layout, SwiftMemory) throws(Diagnostic) -> ImportedCode
  ) throws(Diagnostic) -> Reply {
    var code: ImportedCode?
    let before = layout
    let command = Self.importing(name, opening: opened)
    var reply = try step(remembering: command) { (layout, memory) throws(Diagnostic) in
      let read = try run(texts, opened, layout, memory)
      layout = read.layout
      memory = read.memory
      code = read
      return []
    }
    guard let code else { return reply }
    if texts.files.count == 1 {
      imported = OpenedSource(path, texts.text, .code(code, in: texts), at: timeline.current)
    }
    let (views, rules) = (
      layout.items.count - before.items.count, layout.rules.count - before.rules.count
    )
    let report = { CodeReport(code, views: views, rules: rules, path: $0) }
    let news = reply.findings
    reply.replaceFindings(with: [report(path)] + news, answer: report(path))
    transcript.keep(text, as: name)
    recorded = (command, [report(name)] + news)
    return reply
  }

  /// Imports the first scene of a file as one step.
  private mutating func take(
    scenesOf text: String, from path: String, _ name: String, _ request: SceneRequest,
    _ read: (String, String) throws(Diagnostic) -> SceneFile
  ) throws(Diagnostic) -> Reply {
    let command = Self.importing(name, request)
    guard layout.isEmpty else { throw Self.hasLayout(command) }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let file: SceneFile
    let scenes: [ImportedScene]
    do throws(Diagnostic) {
      file = try read(text, last)
      scenes = try file.scenes(request)
    } catch {
      throw Self.prefixed(error, error.lineNumber.map { "\(path):\($0)" } ?? path)
    }
    guard let scene = scenes.first else { return Reply() }
    var reply = try step(command) { (layout) throws(Diagnostic) in
      layout = scene.layout.stamped(step: layout.moment.step)
      return []
    }
    imported = OpenedSource(path, text, .scene(scene, of: file), at: timeline.current)
    let report = { SceneReport(scene, path: $0) }
    let news = reply.findings
    reply.replaceFindings(with: [report(path)] + news, answer: report(path))
    transcript.keep(text, as: name)
    recorded = (command, [report(name)] + news)
    return reply
  }

  /// Imports the first layout of a text as one step.
  private mutating func take(
    layoutsOf text: String, from path: String, _ name: String, keeping context: Advice.Context,
    _ read: (String) throws(Diagnostic) -> [ImportedLog]
  ) throws(Diagnostic) -> Reply {
    let command = Self.importing(name)
    guard layout.isEmpty else { throw Self.hasLayout(command) }
    let imported: ImportedLog
    let count: Int
    do throws(Diagnostic) {
      let all = try read(text)
      guard let first = all.first else { return Reply() }
      count = all.count
      imported = first
    } catch {
      throw Self.prefixed(error, path)
    }
    var reply = try step(command) { (layout) throws(Diagnostic) in
      layout = imported.layout.stamped(step: layout.moment.step)
      layout.systemBroke = imported.systemBroke
      return []
    }
    transcript.keep(text, as: name)
    guard !isReading else { return reply }
    // A log contains only a part of a layout, so its ambiguities are not reported.
    let report = LogReport(imported, analysis, keeping: context)
    var rest = imported.subject == .layout ? reply.findings : []
    if count > 1 {
      rest.append(Remarks(["note  the file holds \(count) logs, only the first is imported"]))
    }
    reply.replaceFindings(with: [report] + rest, answer: report)
    // A session contains the reply as it is given at the prompt.
    if case .prompt = context {
      recorded = (command, nil)
    } else {
      recorded = (command, [report.keeping(.prompt)] + rest)
    }
    listedFixes = report.listed
    listedFixes?.step = timeline.current
    return reply
  }

  /// The name under which an imported text travels inside the session.
  private func keepingName(
    of text: String, from path: String, _ format: ImportFormat?
  ) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let name =
      Fixture.canBear(last) && last != "." && last != ".."
      ? last : transcript.unusedName("imported", format?.endings.first ?? ".log")
    let folder = FilePath.folder(of: path)
    let kept = transcript.folder(for: [(name, text)], from: folder)
    return kept == folder && name == last ? path : FilePath.joined(kept, name)
  }

  // MARK: - Files and modules

  /// Returns the line that imports a file; a path that could be the name of a module is quoted.
  package static func importing(
    _ path: String, _ request: SceneRequest = SceneRequest(), opening opened: String? = nil
  ) -> String {
    if !request.isEmpty || opened != nil {
      return "import " + ImportTarget(path, request, opening: opened).text
    }
    let line = "import \(path)"
    let isPlain =
      !Input.Kind.isModule(path[...]) && path == path.trimmedBlanks && path.first != "\""
    return isPlain || path.contains("\"") ? line : "import \"\(path)\""
  }

  /// Imports the file that a line such as `import Console` names, which could also be Swift; nil if
  /// there is no such file.
  mutating func takeFile(namedAsModule input: Input) throws(Diagnostic) -> Reply? {
    let words = input.text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2, words[0] == "import", !words[1].contains("\n"),
      !SwiftProgram.isModule(String(words[1])), let text = try? files.gather(String(words[1]))
    else { return nil }
    let path = String(words[1])
    let end = input.text.trimmedBlanks.unicodeScalars.count
    let place = end - path.unicodeScalars.count..<end
    return try take(Self.limited(text, from: path, at: place, in: input.text), from: path)
  }
}
