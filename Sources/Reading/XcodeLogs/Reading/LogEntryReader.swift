import PlumbLanguage
import UIKitTexts

/// Reads the constraints of one line of a log.
struct LogEntryReader {
  private let line: LogLine

  init(_ line: LogLine) { self.line = line }

  // MARK: - Entries

  /// The entry between two places, and the place in a file that follows it.
  func entry(from start: Int, to end: Int, before bound: Int) -> ConflictLog.Entry {
    var entry = entry(of: Array(line.scalars[start..<end]), at: start)
    if entry.constraint?.source == nil, let source = source(behind: end, before: bound) {
      entry.constraint?.source = source
    }
    return entry
  }

  /// The entry that starts at a place and goes on in other lines.
  ///
  /// Mail breaks lines at blanks, terminals anywhere.
  func entry(from start: Int, goingOn rest: [[Unicode.Scalar]]) -> ConflictLog.Entry {
    let parts = [Array(line.scalars[start...])] + rest
    var first: ConflictLog.Entry?
    // Where a line ends inside of an address, nothing was between the two parts of it.
    let broken = rest.indices.reduce(0) { bits, index in
      Self.breaksAddress(parts[index], rest[index]) ? bits | 1 << index : bits
    }
    for glued in (0..<(1 << rest.count)).map({ $0 ^ broken }) {
      var part = parts[0]
      for (index, next) in parts.dropFirst().enumerated() {
        let isGlued = glued >> index & 1 == 1
        if isGlued {
          while part.last?.isBlank ?? false { part.removeLast() }
        } else if part.last.map({ !$0.isBlank }) ?? false {
          part.append(" ")
        }
        part += next
      }
      let entry = entry(of: part, at: start)
      if entry.constraint != nil { return entry }
      first = first ?? entry
    }
    return first ?? entry(of: parts[0], at: start)
  }

  /// Whether a line ends inside of an address and the next one begins with the rest of it.
  private static func breaksAddress(_ part: [Unicode.Scalar], _ next: [Unicode.Scalar]) -> Bool {
    let digits = Set("0123456789abcdef".unicodeScalars)
    let rest = next.drop { !digits.contains($0) && $0.isBlank }.prefix { digits.contains($0) }
    guard rest.startIndex == next.startIndex, !rest.isEmpty else { return false }
    if rest.endIndex < next.endIndex {
      let follows = next[rest.endIndex]
      guard !follows.isLetter, !follows.isDigit, follows != "_" else { return false }
    }
    var start = part.endIndex
    while start > 0, digits.contains(part[start - 1]) { start -= 1 }
    // The zero of `0x` is a digit, too.
    return start > 1 && part[start - 1] == "x" && part[start - 2] == "0"
  }

  /// The entry that starts at a place and whose end is missing.
  ///
  /// Where only the words behind what it says are missing, it is read; else a number may be cut.
  func entry(cutOffFrom start: Int, before bound: Int) -> ConflictLog.Entry {
    let part = Self.trimmed(Array(line.scalars[start..<bound]))
    if let closed = Self.closed(part) {
      var entry = entry(of: closed, at: start)
      entry.raw = TextScanner(part).text(0..<part.count)
      return entry
    }
    var entry = ConflictLog.Entry(
      lineNumber: line.number, raw: TextScanner(part).text(0..<part.count))
    entry.problem = Self.problem("it is cut off here", at: start + max(0, part.count - 1), in: line)
    return entry
  }

  /// The entry whose beginning is missing: what is left may still say everything.
  func rest() -> ConflictLog.Entry {
    let core = Array(line.core)
    let start = line.core.startIndex
    var entry = ConflictLog.Entry(
      lineNumber: line.number, raw: TextScanner(core).text(0..<core.count))
    let blanks = core.indices.filter { core[$0].isBlank }.prefix(6).map { $0 + 1 }
    for place in [0] + blanks where place < core.count {
      let text = "<" + TextScanner(core).text(place..<core.count)
      guard var constraint = try? LoggedConstraint(reading: text),
        constraint.className.isEmpty
      else { continue }
      if place == 0 { constraint.forgetFirstClass() }
      entry.constraint = constraint
      return entry
    }
    entry.problem = Self.problem("its beginning is cut off", at: start, in: line)
    return entry
  }

  // MARK: - Reading

  private func entry(of scalars: [Unicode.Scalar], at start: Int) -> ConflictLog.Entry {
    let part = Self.trimmed(scalars)
    var entry = ConflictLog.Entry(
      lineNumber: line.number, raw: TextScanner(part).text(0..<part.count))
    let isEscaped = start > 0 && line.scalars[start - 1] == "\""
    let (scalars, places) = isEscaped ? Self.unescaped(part) : (part, Array(part.indices))
    let text = TextScanner(scalars).text(0..<scalars.count)
    entry.legible = text
    do throws(TextScanner.Failure) {
      entry.constraint = try LoggedConstraint(reading: text)
    } catch {
      let place = error.position < places.count ? places[error.position] : part.count
      entry.problem = Self.problem(error.message, at: start + place, in: line)
    }
    return entry
  }

  private static func trimmed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var part = scalars
    while let last = part.last, last.isBlank || last == "," || last == "\"" { part.removeLast() }
    return part
  }

  /// A constraint that is cut off in `(active, names: a:0x1, '|':UIVi`, without what is not whole;
  /// nil where it is cut off before.
  private static func closed(_ part: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let scanner = TextScanner(part)
    guard
      let open = part.indices.last(where: { place in
        guard part[place] == "(", scanner.scalar(at: place - 1)?.isBlank ?? false else {
          return false
        }
        let rest = scanner.text(place..<part.count)
        return ["(active", "(inactive", "(Names:", "(names:"].contains { word in
          word.hasPrefix(rest) || rest.hasPrefix(word)
        } && (rest.count > 1 || scanner.scalar(at: place - 2)?.isBlank ?? false)
      })
    else { return nil }
    let state = scanner.text(open..<part.count)
    guard let names = scanner.first("ames:", from: open) else {
      let word = state.hasPrefix("(i") ? "(inactive)>" : "(active)>"
      return part[..<open] + Array(word.unicodeScalars)
    }
    // The last name may be longer than what is left of it.
    let whole = (names + 5..<part.count).last { part[$0] == "," } ?? names + 5
    return part[..<whole] + Array(" )>".unicodeScalars)
  }

  /// `Header.m#88` of ` (Header.m:88)` behind an entry.
  private func source(behind end: Int, before bound: Int) -> String? {
    let scanner = TextScanner(line.scalars, in: end..<bound)
    guard let open = (end..<bound).first(where: { !line.scalars[$0].isBlank }),
      line.scalars[open] == "(", let close = scanner.first(")", from: open),
      let place = SourcePlace(in: scanner.text(open + 1..<close))
    else { return nil }
    return "\(place.file)#\(place.line)"
  }

  /// What is wrong at a place of a line, up to the next blank.
  static func problem(_ message: String, at place: Int, in line: LogLine) -> Diagnostic {
    let start = min(place, line.scalars.count)
    let end = line.scalars[start...].firstIndex(where: \.isBlank) ?? line.scalars.count
    let stop = max(end, min(start + 1, line.scalars.count))
    var diagnostic = Diagnostic(.logFormat, message, at: start..<stop, in: line.text)
    diagnostic.lineNumber = line.number
    return diagnostic
  }

  /// A text without the backslashes of a printed array, and where its scalars stood.
  private static func unescaped(_ part: [Unicode.Scalar]) -> ([Unicode.Scalar], [Int]) {
    var scalars: [Unicode.Scalar] = []
    var places: [Int] = []
    var index = 0
    func unit(at place: Int) -> UInt32? {
      guard place + 5 < part.count, part[place] == "\\", part[place + 1] == "U" else { return nil }
      let digits = TextScanner(part).text(place + 2..<place + 6)
      return UInt32(digits, radix: 16)
    }
    while index < part.count {
      var scalar = part[index]
      var length = 1
      if scalar == "\\", index + 1 < part.count {
        length = 2
        scalar = part[index + 1]
        if scalar == "n" || scalar == "t" || scalar == "r" { scalar = " " }
        if let high = unit(at: index) {
          length = 6
          scalar = Unicode.Scalar(high) ?? "\u{FFFD}"
          if (0xD800..<0xDC00).contains(high), let low = unit(at: index + 6),
            (0xDC00..<0xE000).contains(low)
          {
            length = 12
            scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
          }
        }
      }
      scalars.append(scalar)
      places.append(index)
      index += length
    }
    return (scalars, places)
  }
}
