import PlumbLanguage

/// What a run has to tell people about the code.
struct RunNotes {
  /// Notes, one sentence each.
  private(set) var sentences: [String] = []
  /// The names of things that were read and have no meaning for a layout.
  private(set) var ignored = UniqueList<String>()
  /// The pieces of code that could not be run without ending the run.
  private(set) var skipped = UniqueList<ImportedCode.Skipped>()
  /// What the code declares at the outermost level, in words.
  var declared: [String] = []
  /// The variables that it declares there without a value, with their types.
  var bare: [(name: String, type: String)] = []
  /// The classes in no file that views were made for.
  var standIns: Set<String> = []
  /// The names of the views whose fonts are not known.
  var fontless: [String] = []
  /// The names that nothing declares, and what they were taken to be.
  var free: [FreeName] = []
  /// Lines that would replace assumptions by known values.
  var assumed = UniqueList<String>()
  /// The sentences so far, for fast look-up.
  private var known: Set<String> = []

  /// Notes that may hold for several lines of a file: the words for one line and for several, and the
  /// lines.
  private var repeated: [(one: String, several: String, file: String?, lines: [Int])] = []

  /// Adds a line to the note that has the same words for several; `one` is the note if no other follows.
  mutating func add(_ one: String, several: String, at line: Int, in file: String?) {
    let known = repeated.firstIndex { $0.several == several && $0.file == file }
    guard let index = known else {
      repeated.append((one, several, file, [line]))
      return
    }
    if !repeated[index].lines.contains(line) { repeated[index].lines.append(line) }
  }

  /// The notes about lines, each with all its lines in front.
  var ofPlaces: [String] {
    repeated.map { text in
      let lines = text.lines.map(String.init).joined(separator: ", ")
      let place = text.file.map { "\($0):\(lines)" }
      return text.lines.count == 1
        ? "\(place ?? "line \(lines)"): \(text.one)"
        : "\(place ?? "lines \(lines)"): \(text.several)"
    }
  }

  /// Adds a sentence; a repetition is dropped unless `again` is `true`.
  mutating func add(_ sentence: String, again: Bool = false) {
    if known.insert(sentence).inserted || (again && sentences.count < Budget.skipLimit) {
      sentences.append(sentence)
    }
  }

  /// Adds the name of something without meaning for a layout.
  mutating func ignore(_ name: String) { ignored.append(name) }

  /// Adds a piece of code that could not be run.
  mutating func skip(_ piece: ImportedCode.Skipped) throws(Failure) {
    guard skipped.append(piece), skipped.elements.count > Budget.skipLimit else { return }
    throw Failure(.limit, "more than \(Budget.skipLimit) places in the code cannot be run")
  }
}

/// A list that contains each element once, in the order in which they were added.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  /// Makes a list, of which repetitions are dropped.
  init(_ elements: [Element] = []) {
    for element in elements { append(element) }
  }

  /// Adds an element; returns `false` if it is in the list already.
  @discardableResult
  mutating func append(_ element: Element) -> Bool {
    guard known.insert(element).inserted else { return false }
    elements.append(element)
    return true
  }
}

extension Interpreter {
  /// Adds a note; a repetition is dropped unless `again` is `true`.
  ///
  /// Nothing is said about the code of neighbours.
  func note(_ text: String, again: Bool = false) {
    if isAsked(source) { notes.add(text, again: again) }
  }

  /// Adds a note about a place in code, by default in the code that runs.
  func note(_ text: String, at place: Range<Int>, in code: SwiftSource? = nil) {
    let code = code ?? source
    if isAsked(code) { notes.add("\(code.messagePlace(of: place)): \(text)") }
  }

  /// Adds a note about a place that may hold for others as well, which are then listed in one.
  func noteEach(_ text: String, at place: Range<Int>, several: String) {
    guard isAsked(source) else { return }
    notes.add(
      text, several: several, at: source.line(at: place).number, in: source.fileInMessages)
  }

  /// Notes the name of something without meaning for a layout, once.
  func ignore(_ name: String) {
    if isAsked(source) { notes.ignore(name) }
  }

  /// Notes an assumption once.
  func assume(_ text: String, asking line: String? = nil) {
    guard isAsked(source) else { return }
    note(text)
    if let line { notes.assumed.append(line) }
  }

  /// Whether code is not a neighbour of what is asked for.
  func isAsked(_ code: SwiftSource) -> Bool {
    code.number == nil || code.isLibrary || sources.contains { $0 === code }
  }

  /// Whether a name is written in the code that is asked for, and not only in neighbours.
  func isMentioned(_ name: String) -> Bool {
    libraries.allSatisfy(isAsked) || sources.contains { $0.text.contains(name) }
  }

  /// A name in a list, with its place if there are several files.
  func titled(_ name: String, at place: Range<Int>) -> String {
    source.fileInMessages == nil ? name : "\(name) (\(source.messagePlace(of: place)))"
  }
}
