import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage
import XcodeLogs

/// What a question is about: the texts of a session, a log, a storyboard or code, with a name.
struct Subject: Sendable {
  /// What it is called in answers.
  let name: String
  /// Whether it is a file of that name, which commands can be given.
  var isFile = true
  /// Its texts.
  let texts: SourceTexts
  /// The files that the lines of a session may read.
  let files: Files
  /// The class, scene and device that are asked for.
  var opening: Opening = Opening()

  /// Which layout of a file is asked for.
  struct Opening: Sendable {
    var type: String?
    var scene: String?
    var device: String?

    /// The same as the options of `import`.
    var options: String {
      [("--class", type), ("--scene", scene), ("--device", device)].reduce(into: "") {
        if let value = $1.1 { $0 += " \($1.0) \"\(value)\"" }
      }
    }

    var request: SceneRequest { SceneRequest(scene: scene, device: device) }
  }

  /// Reads it.
  ///
  /// - Throws: Why that cannot be done.
  func opened(all: Bool = false) throws(Diagnostic) -> OpenedFile {
    var request = opening.request
    request.opensAll = all
    return try OpenedFile(texts, named: name, opening: opening.type, asking: request)
  }

  /// The session; nil if it is none.
  var session: Session? {
    guard case .session? = try? FileKind(of: texts, named: name) else { return nil }
    return try? Session(texts.text)
  }

  /// Returns a shell that has its layout: that of the last moment of a session.
  ///
  /// - Throws: Why it has none.
  func shell() throws(Diagnostic) -> Shell {
    if case .session(let session) = try opened() {
      var player = Player(session, files: files)
      try player.run()
      var shell = player.shell
      shell.source = .batch
      return shell
    }
    var shell = Shell(files: ownFiles, source: .batch)
    let reply = shell.run(importLine)
    if let error = reply.error { throw error }
    shell.files = .none
    return shell
  }

  /// The line that imports it, where ``ownFiles`` are the files.
  var importLine: String { "import \"\(safeName)\"\(opening.options)" }

  /// Files among which it is under any name.
  var ownFiles: Files {
    let texts = texts
    let text = texts.isOneFile ? texts.text : texts.asOneText
    return Files(
      read: { (_) throws(Files.Problem) in text },
      write: { (_, _) throws(Files.Problem) in throw .readOnly })
  }

  /// A name that a line can hold, with the same ending.
  private var safeName: String {
    let last = name.split(separator: "/").last.map(String.init) ?? "input"
    let isSafe = last.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789+-_.".unicodeScalars.contains($0)
    }
    let ending = last.split(separator: ".").last.map(String.init) ?? ""
    return isSafe
      ? last : "input" + (ending.allSatisfy(\.isLetter) && !ending.isEmpty ? ".\(ending)" : "")
  }

  /// The report that `explain` prints.
  ///
  /// - Throws: Why there is none.
  func report() throws(Diagnostic) -> [any Finding] {
    switch try opened(all: true) {
    case .session(let session):
      var player = Player(session, files: files)
      try player.run()
      return [MomentReport(player.shell, title: session.title)]
    case .logs(let logs):
      return logs.map { log -> any Finding in
        log.subject == .layout
          ? MomentReport(log.layout, notes: log.notes)
          : LogReport(log, LayoutAnalysis(log.layout), keeping: .importing(isFile ? name : nil))
      }
    case .scenes(let scenes):
      return scenes.map { MomentReport($0.layout, notes: $0.unknown + $0.notes) }
    case .code(let code):
      let logs = OpenedFile.code(code).layouts ?? []
      return logs.map { MomentReport($0.layout, notes: $0.notes, of: PartialReading(code)) }
    }
  }
}
