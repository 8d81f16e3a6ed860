import KiwiDumps
package import InterfaceBuilder
package import LayoutModel
package import PlumbLanguage
package import SwiftReader
import UIKitTexts
package import XcodeLogs

/// A kind of foreign text that contains layouts, such as a storyboard.
///
/// A new format is a value here and an element of ``all``: the commands, the prompt, audits and
/// grades go by ``FileKind``, and so know it.
package struct ImportFormat: Sendable {
  /// What a text of this format is, in a few words.
  package let title: String
  /// The endings of its file names.
  ///
  /// A file with one of them is read in this format whatever it contains; empty if only the content
  /// can tell.
  let endings: [String]
  /// The endings of files that may hold such a text among many others that do not.
  ///
  /// Such files of a folder are opened to see whether they do.
  var otherEndings: [String] = []
  /// The names of files with its endings that hold no layout.
  var strangers: Set<String> = []
  /// Whether a text looks like this format.
  ///
  /// Reads the text once.
  let recognises: @Sendable (_ text: String) -> Bool
  /// Whether people paste texts of this format between commands.
  ///
  /// Every typed line is then tested, so `recognises` has to be strict and fast.
  let isPasted: Bool
  /// How its texts become layouts.
  package let reader: Reader

  /// A function that makes layouts of texts; its diagnostics carry line numbers.
  package enum Reader: Sendable {
    /// Makes at least one layout of a text.
    case layouts(@Sendable (_ text: String) throws(Diagnostic) -> [ImportedLog])
    /// Reads the scenes of a text; `name` is that of the file.
    case scenes(@Sendable (_ text: String, _ name: String) throws(Diagnostic) -> SceneFile)
    /// Runs files together on a layout, with what earlier lines declared.
    ///
    /// `opening` names the view to be opened; by default it is the first that no other contains.
    case program(
      @Sendable (
        SourceTexts, _ opening: String?, Layout, SwiftMemory
      ) throws(Diagnostic) -> ImportedCode)
  }
}

extension ImportFormat {
  /// What Xcode prints when constraints cannot be satisfied.
  static let conflictLog = ImportFormat(
    title: "a conflict log from Xcode", endings: [], otherEndings: [".log", ".txt"],
    recognises: { ConflictLog.isLog($0) }, isPasted: true,
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
    reader: .scenes { (text, name) throws(Diagnostic) in try SceneFile(text, named: name) })

  /// Layout code.
  static let swift = ImportFormat(
    title: "Swift or Objective-C code", endings: [".swift"] + SwiftFile.endingsOfObjectiveC,
    strangers: ["Package.swift"],
    recognises: { text in
      // A text is Swift if its first line that is not blank, a remark, or what `title.text = "A"` is
      // in both languages is.
      let kinds = text.lazy.split(whereSeparator: \.isNewline).map { characters -> Input.Kind in
        let line = String(characters)
        return line.utf8.count > 100_000 ? .unknown : Input(line).kind
      }
      return kinds.first { $0 != .note && $0 != .setting } == .swift
    },
    isPasted: false,
    reader: .program { (texts, name, layout, memory) throws(Diagnostic) in
      var code = try SwiftProgram.imported(
        texts.files, beside: texts.neighbours, areFolder: texts.areFolder,
        isCounted: texts.isCounted, opening: name, on: layout, remembering: memory)
      if let exception = texts.exception {
        code.notes.insert(
          "line \(exception.lineNumber): \(exception.cause): \(exception.remedy)",
          at: 0)
      }
      if let lines = texts.passedOver { code.notes.insert("\(lines) passed over: prose", at: 0) }
      if texts.passesOverLog {
        code.notes.insert("the log says too little by itself: this is the code beside it", at: 0)
      }
      return code
    })

  /// What texts that are read together are.
  static let gathered = swift

  /// All formats; the first that recognises a text reads it.
  package static let all: [ImportFormat] = [.conflictLog, .viewTree, .interfaceBuilder, .swift]

  /// Returns the format of a text, by the name of its file first and then by its content.
  ///
  /// - Throws: A diagnostic if no format fits.
  package static func format(
    of text: String, named path: String
  ) throws(Diagnostic) -> ImportFormat {
    // A log behind code is unmistakable.
    if ObjectiveC.isCode(text), named(path) != nil || !conflictLog.recognises(text) {
      return .swift
    }
    if let format = named(path) ?? all.first(where: { $0.recognises(text) }) {
      guard case .program = format.reader, let exception = ExceptionMeaning(in: text),
        !SwiftProgram.canParse(text)
      else { return format }
      throw Diagnostic(exception)
    }
    if let exception = ExceptionMeaning(in: text) { throw Diagnostic(exception) }
    if KiwiDump.isDump(text) {
      throw Diagnostic(
        .logFormat, "this is what kiwi prints of a solver: it has variables, and no views", at: [],
        in: "", note: "plumb explain reports on it")
    }
    guard !text.isBlank else { throw Diagnostic(.logFormat, "the text is empty", at: [], in: "") }
    let known = all.map(\.title).joined(separator: ", ")
    throw Diagnostic(
      .logFormat, "this is neither a session nor any other text Plumb can read", at: [], in: "",
      note: beginsWithCommand(text)
        ? "it begins with a command: the first line of a session is  plumb 1"
        : "it can read \(known)")
  }

  /// Whether the first line of a text that says something is a line for the prompt.
  private static func beginsWithCommand(_ text: String) -> Bool {
    let first = text.split(whereSeparator: \.isNewline).map { Input(String($0)) }
      .first { !$0.text.isBlank && $0.kind != .note }
    guard case .command? = first?.kind else { return false }
    return true
  }

  /// Returns the format that the name of a file settles.
  static func named(_ path: String) -> ImportFormat? {
    all.first { $0.endings.contains { path.hasSuffix($0) } }
  }

  /// The ending of a file that a pasted text is kept in.
  static func ending(of text: String) -> String {
    all.first { $0.recognises(text) }?.endings.first ?? ".log"
  }

  /// Whether a text is of a format that people paste between commands.
  package static func isPasted(_ text: String) -> Bool {
    all.contains { $0.isPasted && $0.recognises(text) }
  }
}

extension Diagnostic {
  /// The error for a text that is nothing but an exception, which says what that means.
  fileprivate init(_ exception: ExceptionMeaning) {
    self.init(
      .logFormat, "this is an exception of UIKit: \(exception.cause)", at: [], in: exception.line,
      note: exception.remedy)
    lineNumber = exception.lineNumber
  }
}
