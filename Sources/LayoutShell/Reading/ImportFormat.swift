package import InterfaceBuilder
package import LayoutModel
package import PlumbLanguage
package import SwiftReader
package import XcodeLogs

/// A foreign text that people write or find layouts in.
///
/// A new one is a value here and a word in ``all``; `import`, `explain`, `inspect`, `export`, batches
/// and the prompt then know it.
package struct ImportFormat: Sendable {
  /// What a text of it is, in a few words.
  package let title: String
  /// The endings of the names of its files, which are believed before any content; none where only
  /// the content says what a text is.
  let endings: [String]
  /// Whether a text looks like it; reads the text once.
  let recognises: @Sendable (_ text: String) -> Bool
  /// Whether texts of it are pasted between commands.
  ///
  /// What is typed is then asked about line by line, so `recognises` has to be strict and fast.
  let isPasted: Bool
  /// How its texts become layouts.
  package let reader: Reader

  /// How texts become layouts; a diagnostic knows the line it is about.
  package enum Reader: Sendable {
    /// As layouts of their own, at least one.
    case layouts(@Sendable (_ text: String) throws(Diagnostic) -> [ImportedLog])
    /// As scenes, those that are asked for, at least one; `name` is that of the file.
    case scenes(
      @Sendable (
        _ text: String, _ name: String, SceneRequest
      ) throws(Diagnostic) -> [ImportedScene])
    /// By running files together, on a layout and on what earlier lines declared; the view with a
    /// name, or the first that no other contains.
    case program(
      @Sendable (
        _ files: [SwiftFile], _ opening: String?, Layout, SwiftMemory
      ) throws(Diagnostic) -> ImportedCode)
  }
}

extension ImportFormat {
  /// What Xcode prints when constraints cannot be satisfied.
  static let conflictLog = ImportFormat(
    title: "a conflict log from Xcode", endings: [], recognises: { ConflictLog.isLog($0) },
    isPasted: true,
    reader: .layouts { (text) throws(Diagnostic) in try ConflictLog.layouts(in: text) })

  /// What Xcode's debugger prints about views and what lays them out.
  static let viewTree = ImportFormat(
    title: "a view tree from Xcode's debugger", endings: [],
    recognises: { PrintedTree.isTree($0) }, isPasted: true,
    reader: .layouts { (text) throws(Diagnostic) in try ConflictLog.layouts(in: text) })

  /// What Interface Builder writes.
  static let interfaceBuilder = ImportFormat(
    title: "a storyboard or xib", endings: [".storyboard", ".xib"],
    recognises: { ImportedScene.recognises($0) }, isPasted: true,
    reader: .scenes { (text, name, request) throws(Diagnostic) in
      try ImportedScene.all(in: text, named: name, request)
    })

  /// Layout code.
  static let swift = ImportFormat(
    title: "Swift code", endings: [".swift"],
    recognises: { text in
      // The first line that says anything is Swift, and no longer than people write lines.
      let kinds = text.lazy.split(whereSeparator: \.isNewline).map { characters -> Input.Kind in
        let line = String(characters)
        return line.utf8.count > 100_000 ? .unknown : Input(line).kind
      }
      return kinds.first { $0 != .note } == .swift
    },
    isPasted: false,
    reader: .program { (files, name, layout, memory) throws(Diagnostic) in
      try SwiftProgram.imported(files, opening: name, on: layout, remembering: memory)
    })

  /// All formats; the first that recognises a text reads it.
  package static let all: [ImportFormat] = [.conflictLog, .viewTree, .interfaceBuilder, .swift]

  /// The format of a text, by its file's name before its content.
  ///
  /// - Throws: that it is none of these.
  package static func format(
    of text: String, named path: String
  ) throws(Diagnostic) -> ImportFormat {
    if let format = named(path) ?? all.first(where: { $0.recognises(text) }) { return format }
    let known = all.map(\.title).joined(separator: ", ")
    throw Diagnostic(
      .logFormat, "this is neither a session nor any other text Plumb can read", at: [], in: "",
      note: "it can read \(known)")
  }

  /// The format that the name of a file settles.
  private static func named(_ path: String) -> ImportFormat? {
    all.first { $0.endings.contains { path.hasSuffix($0) } }
  }

  /// Whether the name of a file settles its format, whatever it holds.
  package static func isNamed(_ path: String) -> Bool { named(path) != nil }

  /// Whether the name of a file says that it holds scenes.
  static func holdsScenes(_ path: String) -> Bool {
    if case .scenes? = named(path)?.reader { true } else { false }
  }

  /// The ending of a file that a pasted text is kept in.
  static func ending(of text: String) -> String {
    all.first { $0.isPasted && $0.recognises(text) }?.endings.first ?? ".log"
  }

  /// Whether a text is of a format that is pasted between commands.
  package static func isPasted(_ text: String) -> Bool {
    all.contains { $0.isPasted && $0.recognises(text) }
  }
}
