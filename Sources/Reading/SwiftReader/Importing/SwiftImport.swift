package import LayoutModel
import ObjectiveCReader
package import PlumbLanguage
import SwiftSyntax
import Synchronization
import UIKitTexts

/// A file of Swift or Objective-C with its name.
package struct SwiftFile: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

  /// Whether it is Objective-C, by its name or, if that says nothing, by its text.
  package var isObjectiveC: Bool {
    if Self.endingsOfObjectiveC.contains(where: name.hasSuffix) { return true }
    return !name.hasSuffix(".swift") && ObjectiveCProgram.isObjectiveC(text)
  }

  /// The endings of the names of files in Objective-C, and their headers.
  package static let endingsOfObjectiveC = [".m", ".mm", ".h", ".pch"]

  /// The files of Objective-C that were translated last: an audit opens each view of the same files.
  private static let last = Mutex<(files: [SwiftFile], translations: [Translation])>(([], []))

  private static func translations(of files: [SwiftFile]) -> [Translation] {
    if let known = last.withLock({ $0.files == files ? $0.translations : nil }) { return known }
    let made = ObjectiveCProgram(files.map { ($0.name, $0.text) }).translations
    last.withLock { $0 = (files, made) }
    return made
  }

  /// Texts in the spelling of Swift of today; files of Objective-C are translated together.
  ///
  /// One that is too large stays as it is, so that its reader refuses it with the limit.
  static func translated(_ files: [SwiftFile]) -> [EarlierSwift] {
    let foreign = files.indices.filter {
      files[$0].text.utf8.count <= SwiftSource.sizeLimit && files[$0].isObjectiveC
    }
    let translations = Dictionary(
      uniqueKeysWithValues: zip(foreign, translations(of: foreign.map { files[$0] })).map {
        ($0, $1)
      })
    return files.enumerated().map { index, file in
      translations[index].map(EarlierSwift.init) ?? EarlierSwift(file.text)
    }
  }
}

extension SwiftProgram {
  /// Runs a file: its classes in the order in which UIKit would call them, or its statements.
  package static func imported(
    _ text: String, named file: String, opening name: String? = nil, on layout: Layout = Layout(),
    remembering memory: SwiftMemory = SwiftMemory()
  ) throws(Diagnostic) -> ImportedCode {
    try imported([SwiftFile(file, text)], opening: name, on: layout, remembering: memory)
  }

  /// Runs files that belong together and share their types, extensions and constants.
  ///
  /// Without a `name`, the first view controller that no other class creates is laid out, or else
  /// such a view: the last one of a single file, or the first one of several. If it has no rules,
  /// the first class that has some is laid out instead. If the layout has a root, that is its view.
  /// Code that cannot be run is listed, and the rest still works.
  ///
  /// Unless the constraints are counted, only the class that is laid out is run.
  ///
  /// What `neighbours` declare is known to the files, but nothing is said about them: not their
  /// views, their constraints, nor what of them cannot be run. Messages name the file of a line,
  /// unless it is the only one and not that of a folder.
  ///
  /// - Throws: A diagnostic if no text is Swift, there is no class `name`, or a limit is exceeded.
  package static func imported(
    _ files: [SwiftFile], beside neighbours: [SwiftFile] = [], areFolder: Bool = false,
    isCounted: Bool = true, opening name: String? = nil, on layout: Layout = Layout(),
    remembering memory: SwiftMemory = SwiftMemory()
  ) throws(Diagnostic) -> ImportedCode {
    try diagnosed(files) {
      let known = memory.isForeign(to: layout) ? SwiftMemory() : memory
      return try SwiftImport.reading(files, neighbours, areFolder)
        .run(opening: name, known, on: layout, isCounted: isCounted)
    }
  }

  /// Returns the views and view controllers that files declare, without running them.
  ///
  /// - Throws: A diagnostic if no text is Swift.
  package static func openable(
    in files: [SwiftFile], beside neighbours: [SwiftFile] = [], areFolder: Bool = false
  ) throws(Diagnostic) -> [OpenableView] {
    try diagnosed(files) { try SwiftImport.reading(files, neighbours, areFolder).openable() }
  }

  /// Makes the failures of a piece of work diagnostics, with the names of their files.
  private static func diagnosed<Result>(
    _ files: [SwiftFile], _ work: () throws -> Result
  ) throws(Diagnostic) -> Result {
    let first = files.first?.name ?? "no file"
    do { return try work() } catch let failure as Failure {
      let fallback = files.first?.text.firstLine ?? ""
      var said = failure.diagnostic(in: fallback)
      said.message = "\(failure.source?.file ?? first): \(said.message)"
      throw said
    } catch {
      throw Diagnostic(.swift, "\(first) cannot be run", at: 0..<1, in: "")
    }
  }
}

/// Runs files that are read together.
private struct SwiftImport: Sendable {
  /// What was read last: an audit opens each view of the same files.
  private static let last = Mutex<(key: Key, made: SwiftImport)?>(nil)

  private struct Key: Equatable, Sendable {
    let files: [SwiftFile]
    let others: [SwiftFile]
    let areFolder: Bool
  }

  /// Reads files, unless they are those that were read last.
  static func reading(
    _ files: [SwiftFile], _ others: [SwiftFile], _ areFolder: Bool
  ) throws -> SwiftImport {
    let key = Key(files: files, others: others, areFolder: areFolder)
    if let known = last.withLock({ $0?.key == key ? $0?.made : nil }) { return known }
    let made = try SwiftImport(files, others, areFolder)
    last.withLock { $0 = (key, made) }
    return made
  }

  /// The files that could be parsed.
  private var sources: [SwiftSource] = []
  /// Notes on the files that could not.
  private var broken: [String] = []
  /// The layout libraries that the files import, and the neighbours that they need.
  private let libraries: [SwiftSource]
  /// The names of the neighbours.
  private var neighbours: [String] = []
  private let sites: ConstraintSites
  /// The classes that an audit can open, once they are known.
  private let classes = KnownClasses()

  /// The largest number of classes that are run only to find their constraints.
  private static let classLimit = 2000

  init(_ files: [SwiftFile], _ others: [SwiftFile], _ areFolder: Bool) throws {
    var translated = SwiftFile.translated(files + others)
    let texts = translated.map(\.text)
    let operators = KnownOperators(for: texts)
    let isAlone = files.count == 1 && !areFolder
    for (index, file) in files.enumerated() {
      for (line, note) in translated[index].assumed {
        broken.append((isAlone ? "line \(line): " : "\(file.name):\(line): ") + note)
      }
      do {
        sources.append(
          try SwiftSource(
            file.text, file: file.name, number: isAlone ? nil : index, operators: operators.table,
            earlier: translated[index].taken()))
        for (line, note) in sources.last?.fragmentNotes ?? [] {
          let place = isAlone ? "line \(line): " : "\(file.name):\(line): "
          broken.append(place + note)
        }
      } catch let failure as Failure {
        guard !isAlone else { throw failure }
        let line = failure.source.flatMap { text in failure.range.map { text.line(at: $0).number } }
        broken.append("\(file.name):\(line ?? 1)  not read: \(failure.message)")
      }
    }
    guard !sources.isEmpty else {
      throw Failure(.noLayout, "there is no Swift to read")
    }
    var beside: [SwiftSource] = []
    for (index, file) in others.enumerated() {
      // The numbers follow those of the files, so that what is private remains so.
      guard
        let source = try? SwiftSource(
          file.text, file: file.name, number: files.count + index, operators: operators.table,
          earlier: translated[files.count + index].taken())
      else { continue }
      beside.append(source)
      neighbours.append(file.name)
    }
    libraries = LayoutLibrary.imported(by: sources + beside, operators: operators) + beside
    for library in libraries where library.isLibrary {
      let isImported = (sources + beside).contains { source in
        source.tree.statements.contains {
          $0.item.as(ImportDeclSyntax.self)?.path.trimmedText == library.file
        }
      }
      if !isImported, library.file != "UIKit", let module = library.file {
        guard module != LayoutLibrary.helpers else {
          broken.append(
            "helpers of UIView that are in no file that is read are taken for those of the same "
              + "names that many apps declare")
          continue
        }
        let importsAny = (sources + beside).contains { $0.text.holds("import ") }
        broken.append(
          importsAny
            ? "no file imports \(module), as a bridging header may: read as code of it"
            : "nothing is imported: read as code of \(module)")
      }
    }
    sites = ConstraintSites(sources, libraries)
  }

  func openable() throws -> [OpenableView] {
    let interpreter = Interpreter(
      SwiftMemory(), on: Layout(), running: sources, with: libraries, mode: .file)
    try interpreter.declareFiles()
    return openable(interpreter.openable(), interpreter)
  }

  /// The views of some names, with their files.
  private func openable(_ views: [String], _ interpreter: Interpreter) -> [OpenableView] {
    views.map { view in
      OpenableView(
        name: view.typeTitle,
        file: interpreter.memory.types[view]?.file.map { number in
          sources.first { $0.number == number }?.file ?? ""
        })
    }
  }

  func run(
    opening name: String?, _ known: SwiftMemory, on layout: Layout, isCounted: Bool
  ) throws -> ImportedCode {
    let interpreter = Interpreter(
      known, on: layout, running: sources, with: libraries, mode: .file)
    interpreter.count = ConstraintCount(sites)
    try interpreter.declareFiles()
    var ground = interpreter.memory
    ground.scene.layout = Layout()
    let statics = interpreter.operators
    // An audit opens class after class of the same files.
    if !isCounted { interpreter.classes = classes.names.withLock { $0 } }
    let views = interpreter.openable()
    interpreter.classes = views
    if !isCounted { classes.names.withLock { $0 = views } }
    if let name, !views.contains(where: { $0.typeTitle == name }) {
      throw unknownClass(name, views, interpreter)
    }
    let type = try interpreter.importFiles(opening: name, isCounted: isCounted)
    for text in broken { interpreter.note(text) }
    var result = interpreter.memory.scene.layout
    result.assumedNumbers = interpreter.memory.scene.rulesWithAssumedNumbers
    var after = interpreter.memory
    after.rest(after: result)

    var tally = ImportTally(sites)
    tally.take(interpreter)
    func scratch(_ wanted: [ConstraintSites.Site]?, _ steps: Int) -> Interpreter {
      let scratch = Interpreter(
        ground, on: Layout(), running: sources, with: libraries, mode: .file,
        exploring: wanted.map { Exploration(wanted: $0) })
      scratch.count = ConstraintCount(sites)
      (scratch.operators, scratch.cache) = (statics, interpreter.cache)
      scratch.budget = Budget(after: steps)
      return scratch
    }
    let isUseless = name == nil && layout.isEmpty && isBare(result)
    let others = isCounted || isUseless ? views.prefix(Self.classLimit) : []
    for other in others where other != type {
      let open = unread(in: other, of: interpreter, tally.unread)
      guard !open.isEmpty else { continue }
      guard tally.steps < Budget.importLimit else {
        tally.leave(
          open, because: "the steps of this import are used up: --class \(other.typeTitle) reads it"
        )
        continue
      }
      let run = scratch(nil, tally.steps)
      do { try run.open(other) } catch let failure as Failure {
        try? run.skip(failure, at: failure.range ?? 0..<1, in: failure.source ?? sources[0])
      }
      if isUseless, !isBare(run.memory.scene.layout) {
        // An empty layout, as of a base class or a list, is of no use.
        return try self.run(
          opening: other.typeTitle, known, on: layout, isCounted: isCounted)
      }
      tally.take(run)
    }
    tally.closeUsual()
    if isCounted {
      for view in views.prefix(Self.classLimit) {
        explore(view, interpreter, &tally, scratch)
      }
      exploreFunctions(&tally, scratch)
    }
    let placed = Set(result.rules.compactMap { $0.left.first?.anchor.item.owner })
    let unplaced = type == nil ? interpreter.freeViews.subtracting(placed) : []
    return ImportedCode(
      layout: result, memory: after, type: type?.typeTitle,
      isRow: type.map(interpreter.isRow) ?? false, notes: interpreter.remarks,
      skipped: interpreter.notes.skipped.elements.filter { piece in
        !(piece.file.map(neighbours.contains) ?? false)
      },
      touched: interpreter.memory.scene.touched,
      // What a fragment names is what it is about.
      standIns: interpreter.memory.scene.standIns
        .subtracting(type == nil ? interpreter.freeViews : []),
      unplaced: unplaced,
      kept: interpreter.memory.keptRules,
      functions: interpreter.memory.scene.ruleFunctions,
      dropped: interpreter.droppedConstraints,
      assumed: interpreter.notes.assumed.elements, balance: tally.balance,
      views: openable(views, interpreter), neighbours: neighbours,
      places: interpreter.memory.scene.rulePlaces)
  }

  /// Returns whether a layout does not determine where its views are.
  private func isBare(_ layout: Layout) -> Bool {
    layout.rules.isEmpty && !layout.items.contains { $0.stack != nil }
  }

  private func unknownClass(
    _ name: String, _ views: [String], _ interpreter: Interpreter
  ) -> Failure {
    var failure = Failure(
      .noItem, "no view or view controller is called \(name)", at: 0..<1, in: sources[0])
    let titles = views.map(\.typeTitle)
    if let near = Similarity.nearest(to: name, among: titles) {
      failure.details.append("did you mean \(near)?")
    }
    if !titles.isEmpty { failure.details.append("there are: \(titles.joined(separator: ", "))") }
    return failure
  }

  // MARK: - Other ways

  /// Returns the places in a class that no run has read.
  private func unread(
    in type: String, of interpreter: Interpreter, _ unread: [ConstraintSites.Site]
  ) -> [ConstraintSites.Site] {
    guard let declaration = interpreter.memory.types[type] else { return [] }
    let parts = declaration.members.map { ($0.source, $0.declaration.place) }
    return unread.filter { site in
      parts.contains { $0.0 === site.source && $0.1.contains(site.place.lowerBound) }
    }
  }

  /// Runs a class again in other branches, as long as it contains constraints that no run has read.
  private func explore(
    _ view: String, _ interpreter: Interpreter, _ tally: inout ImportTally,
    _ scratch: ([ConstraintSites.Site]?, Int) -> Interpreter
  ) {
    for _ in 0..<12 where tally.steps < Budget.importLimit {
      let open = unread(in: view, of: interpreter, tally.open)
      guard !open.isEmpty else { return }
      let run = scratch(tally.open, tally.steps)
      do { try run.open(view) } catch {}
      tally.take(run)
      guard unread(in: view, of: interpreter, tally.open).count < open.count else { return }
    }
  }
}

extension SwiftImport {
  /// Tries out functions in structs, extensions and files that contain constraints that no run has
  /// read.
  private func exploreFunctions(
    _ tally: inout ImportTally, _ scratch: ([ConstraintSites.Site]?, Int) -> Interpreter
  ) {
    for _ in 0..<4 where tally.steps < Budget.importLimit {
      let open = tally.open
      guard !open.isEmpty else { return }
      let run = scratch(open, tally.steps)
      do { try run.openHelpers() } catch {}
      tally.take(run)
      guard tally.open.count < open.count else { return }
    }
  }
}

/// The names of the classes that can be opened, once they are known.
private final class KnownClasses: Sendable {
  let names = Mutex<[String]?>(nil)
}

extension String {
  /// The text shortened to 44 characters.
  var excerpt: String { count > 44 ? prefix(41) + "..." : self }
}
