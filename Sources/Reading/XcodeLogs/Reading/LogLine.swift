import UIKitTexts

/// A line of a text that may contain a conflict log.
struct LogLine {
  /// The number of the line, counted from 1.
  let number: Int
  let scalars: [Unicode.Scalar]
  /// The text of the line, shared by everything that quotes it.
  let text: String

  /// Where a message starts in this line.
  let header: Int?
  /// Where the system starts to say what it breaks.
  let recovery: Int?
  /// Where constraints start in this line.
  let entryStarts: [Int]

  private init(number: Int, scalars: [Unicode.Scalar]) {
    self.number = number
    self.scalars = scalars
    let scanner = TextScanner(scalars)
    header =
      scanner.first("Unable to simultaneously satisfy", from: 0)
      ?? scanner.first("Conflicting constraints detected", from: 0)
    recovery = scanner.first("Will attempt to recover by breaking", from: 0)
    entryStarts = Self.entryStarts(in: scalars)
    text = TextScanner(scalars).text(scalars.indices)
  }

  /// Splits a text into lines, whatever their line endings.
  static func lines(of text: String) -> [LogLine] {
    let repair = LogTextRepair(text)
    var lines: [LogLine] = []
    var current: [Unicode.Scalar] = []
    var afterReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = scalar == "\r"
      if scalar == "\n" || scalar == "\r" {
        lines.append(LogLine(number: lines.count + 1, scalars: repair.repaired(current)))
        current = []
      } else {
        current.append(scalar)
      }
    }
    lines.append(LogLine(number: lines.count + 1, scalars: repair.repaired(current)))
    return lines
  }

  private var scanner: TextScanner { TextScanner(scalars) }

  /// The line without blanks, quotes, commas and quotation marks of e-mail at its ends.
  var core: ArraySlice<Unicode.Scalar> { Self.core(of: scalars) }

  private static func core(of scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    func isFrame(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isBlank || scalar == "\"" || scalar == "," || scalar == ";" || scalar == "`"
    }
    var core = scalars.drop { isFrame($0) || $0 == ">" }
    while let last = core.last, isFrame(last) { core.removeLast() }
    return core
  }

  /// Whether the line is a lone parenthesis that opens a list.
  var opensList: Bool { core.elementsEqual("(".unicodeScalars) }

  /// Whether the line is a lone parenthesis or bracket that closes a list.
  var closesList: Bool {
    core.elementsEqual(")".unicodeScalars) || core.elementsEqual("]".unicodeScalars)
  }

  /// Whether it is a constraint of which only the quotes are left.
  var isEmptied: Bool {
    core.isEmpty && scalars.count { $0 == "\"" } == 2
  }

  /// Whether it stands for a constraint that the system keeps to itself, perhaps as a number that
  /// only tells it from others.
  var isPrivate: Bool {
    core.elementsEqual("<private>".unicodeScalars)
      || core.starts(with: "<mask.hash".unicodeScalars)
  }

  /// Whether what ends in this line began in one that is missing: a constraint without its first
  /// bracket.
  var isRest: Bool {
    guard core.last == ">", header == nil, recovery == nil else { return false }
    let scanner = scanner
    return scanner.address(from: 0) != nil
      && ["==", "<=", ">=", "H:", "V:", "(active"].contains { scanner.first($0, from: 0) != nil }
  }

  /// Whether the system says that a constraint was activated before its views were in one tree.
  var isOfHierarchy: Bool {
    scanner.first("hierarchy is not prepared for the constraint", from: 0) != nil
  }

  /// The process of the system that printed the line, as a device's console names it:
  /// `SpringBoard[4321]:`.
  var systemProcess: String? {
    guard header != nil, let match = text.firstMatch(of: /(\w+)(\(\w+\))?\[\d+(:\w+)?\]/) else {
      return nil
    }
    let name = String(match.1)
    return Self.processes.contains(name) ? name : nil
  }

  /// Programs of the system that show views.
  private static let processes: Set<String> = [
    "SpringBoard", "PineBoard", "HeadBoard", "Carousel", "Spotlight", "backboardd", "Preferences",
    "MobileSafari", "MobileSMS", "InCallService", "SharingUIService", "PosterBoard", "ScreenTimeUI",
  ]

  /// Whether the debugger printed it: what was typed, or the class of an array.
  var isOfDebugger: Bool {
    let scanner = scanner
    return ["(lldb) ", "<__NS", "<NSArray", "\u{25BF} ", "constraintsAffectingLayout"].contains {
      scanner.first($0, from: 0) != nil
    }
  }

  /// Where constraints start in a line.
  private static func entryStarts(in scalars: [Unicode.Scalar]) -> [Int] {
    let brackets = scalars.indices.filter { scalars[$0] == "<" }
    guard !brackets.isEmpty else { return [] }
    let scanner = TextScanner(scalars)
    // The sign of a constraint that is wrapped is in another line.
    let lastSign =
      scalars.indices.last { place in
        switch scalars[place] {
        case "=", "<", ">", "H", "V":
          ["==", "<=", ">=", "H:", "V:"].contains { scanner.has($0, at: place) }
        default: false
        }
      } ?? 0
    // A constraint without an address can only be the first thing in the line.
    let isBare = isBare(scalars, from: brackets[0], lastSign: lastSign)
    let rest = isBare ? brackets.dropFirst() : brackets[...]
    return (isBare ? [brackets[0]] : [])
      + rest.filter { isEntry(scanner, at: $0, lastSign: lastSign) }
  }

  /// The longest class name that is considered, in scalars.
  private static let classLimit = 400

  /// Returns whether the `<` at a position starts a constraint: a class and an address follow, and
  /// something like a relation after them unless the class tells that it is one.
  private static func isEntry(_ scanner: TextScanner, at start: Int, lastSign: Int) -> Bool {
    let scalars = scanner.scalars
    var index = start + 1
    if let blank = scalars[index...].prefix(classLimit).firstIndex(where: \.isBlank),
      blank <= lastSign,
      scanner.text(index..<blank).hasSuffix("LayoutConstraint")
    {
      return true
    }
    guard let first = scanner.scalar(at: index), first.isLetter || first == "_" || first == "$"
    else { return false }
    var depth = 0
    while let scalar = scanner.scalar(at: index), scalar != ":" || depth > 0 {
      guard !scalar.isBlank || depth > 0, scalar != "\"", scalar != "=" else { return false }
      if scalar == "<" { depth += 1 }
      if scalar == ">" { depth -= 1 }
      guard depth >= 0, index - start < classLimit else { return false }
      index += 1
    }
    guard scanner.scalar(at: index) == ":" else { return false }
    let isConstraint = scanner.text(start..<index).contains("onstraint")
    let address = isConstraint && scanner.scalar(at: index + 1) == " " ? index + 2 : index + 1
    let end = scanner.hexEnd(at: address)
    if isConstraint, end != nil { return true }
    let rest = end ?? index + 1
    if end != nil {
      guard let next = scanner.scalar(at: rest), next.isBlank || next == "@" else { return false }
    } else {
      guard isConstraint, let next = scanner.scalar(at: rest), !next.isBlank else { return false }
    }
    return rest <= lastSign
  }

  /// Whether `<` at a place, the first thing in the line, starts a constraint without an address:
  /// `<'UISV-alignment' a.top == b.top>`, `<H:[a(0@51)]>`.
  private static func isBare(
    _ scalars: [Unicode.Scalar], from start: Int, lastSign: Int
  ) -> Bool {
    guard scalars[..<start].allSatisfy({ $0.isBlank || "\"([,".unicodeScalars.contains($0) }),
      start < lastSign, core(of: scalars).last == ">"
    else { return false }
    let scanner = TextScanner(scalars, in: start + 1..<scalars.count)
    if scanner.isNext("'") { return scanner.first("' ", from: start + 2) != nil }
    if scanner.isNext("H:") || scanner.isNext("V:") { return true }
    let word = scalars[(start + 1)...].prefix { !$0.isBlank }
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    return LoggedAttribute(spelled: scanner.text(dot + 1..<word.endIndex)) != nil
  }

  /// Returns the end of the constraint that starts at a position, at most `bound`; `nil` if the
  /// constraint continues in the next line.
  func entryEnd(from start: Int, before bound: Int) -> Int? {
    let scanner = TextScanner(scalars, in: start..<bound)
    if start > 0, scalars[start - 1] == "\"", let close = scanner.first(">\"", from: start) {
      return close + 1
    }
    let states = ["(active", "(inactive", "(Names:", "(names:"]
    if let state = states.compactMap({ scanner.first($0, from: start) }).min() {
      let ends = [(")>", 2), (") >", 3)].compactMap { mark, length in
        scanner.first(mark, from: state).map { $0 + length }
      }
      if let end = ends.min() { return end }
    }
    return (start..<bound).last {
      scalars[$0] == ">" && scanner.scalar(at: $0 + 1) != "="
    }.map { $0 + 1 }
  }
}
