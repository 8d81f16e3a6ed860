package import UIKitTexts

extension LoggedConstraint {
  /// Parses a constraint, `<NSLayoutConstraint:0x7f… A.top == B.top   (active)>`.
  ///
  /// - Parameters:
  ///   - text: The constraint as it is printed.
  ///   - superitem: The item that `|` stands for if the text does not say so.
  /// - Throws: A failure that says what cannot be read, and where.
  package init(
    reading text: String, inside superitem: LoggedItem? = nil
  ) throws(TextScanner.Failure) {
    self.init()
    let scalars = Array(text.unicodeScalars)
    var scanner = TextScanner(scalars)
    guard scanner.take("<") else { throw scanner.failure("a < is missing here") }
    if Self.hasHead(scanner) { try readHead(&scanner) }
    var end = scalars.last == ">" ? scalars.count - 1 : scalars.count
    if let state = Self.state(in: scanner) {
      readState(TextScanner(scalars, in: state..<end))
      end = state
    }
    if let superitem, self.superitem == nil { names.append(Named(name: "|", item: superitem)) }
    try readBody(scalars, scanner.position..<max(scanner.position, end))
  }

  /// Returns whether a class and an address come first, which an older style omits.
  private static func hasHead(_ scanner: TextScanner) -> Bool {
    if ["'", "H:", "V:"].contains(where: scanner.isNext) { return false }
    let word = scanner.scalars[scanner.position...].prefix { !$0.isBlank }
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return true }
    return LoggedAttribute(spelled: scanner.text(dot + 1..<word.endIndex)) == nil
  }

  /// Reads the class, the address, the place in a source file and the mask.
  private mutating func readHead(_ scanner: inout TextScanner) throws(TextScanner.Failure) {
    let blank =
      (scanner.position..<scanner.end).first { scanner.scalars[$0].isBlank } ?? scanner.end
    let start = scanner.position
    if let found = scanner.address(from: start, spaced: true), found.colon <= blank {
      className = scanner.text(start..<found.colon)
      address = scanner.text(found.digits)
      scanner.position = found.digits.upperBound
    } else {
      guard let colon = scanner.first(":", from: start), colon < blank else {
        // An older style omits addresses.
        className = scanner.text(start..<blank)
        guard className.hasSuffix("onstraint") else {
          throw scanner.failure("an address is missing here")
        }
        scanner.position = blank
        scanner.skipBlanks()
        return
      }
      className = scanner.text(start..<colon)
      let stop = scanner.first("@", from: colon).map { min($0, blank) } ?? blank
      address = scanner.text(colon + 1..<stop)
      scanner.position = stop
    }
    if scanner.take("@") {
      let start = scanner.position
      let hash = scanner.first("#", from: start) ?? start
      scanner.position = hash
      while let scalar = scanner.peek(), !scalar.isBlank { scanner.position += 1 }
      source = scanner.text(start..<scanner.position)
    }
    var masks: [String] = []
    while true {
      scanner.skipBlanks()
      guard scanner.isNext("h=") || scanner.isNext("v="),
        (2...4).allSatisfy({ scanner.peek($0) == "-" || scanner.peek($0) == "&" })
      else { break }
      masks.append(scanner.text(scanner.position..<scanner.position + 5))
      scanner.position += 5
    }
    mask = masks.isEmpty ? nil : masks.joined(separator: " ")
  }

  /// Returns the position at which `(active`, `(inactive` or `(Names:` starts, or `nil`.
  private static func state(in scanner: TextScanner) -> Int? {
    var place = scanner.end - 1
    while place > scanner.position {
      if scanner.scalars[place] == "(" {
        for word in ["(active", "(inactive"] where scanner.has(word, at: place) {
          let next = scanner.scalar(at: place + word.unicodeScalars.count)
          if next == ")" || next == "," { return place }
        }
        if scanner.has("(Names:", at: place) || scanner.has("(names:", at: place) { return place }
      }
      place -= 1
    }
    return nil
  }

  /// Reads `(active, names: title:0x1, '|':UIView:0x2 )`.
  private mutating func readState(_ state: TextScanner) {
    var scanner = state
    if scanner.isNext("(inactive") { isActive = false }
    guard let start = scanner.first("ames:", from: scanner.position) else { return }
    scanner.position = start + 5
    while true {
      scanner.skipBlanks()
      guard let found = scanner.address(from: scanner.position) else { break }
      var name = scanner.text(scanner.position..<found.colon)
      var item = LoggedItem(key: scanner.text(found.digits))
      scanner.position = found.digits.upperBound
      if scanner.isNext("'") { skipText(&scanner) }
      if name.hasPrefix("'|'") {
        let className = name.dropFirst(3).drop { $0 == ":" }
        item.className = className.isEmpty ? nil : String(className)
        names.append(Named(name: "|", item: item))
      } else {
        if name.hasPrefix("'"), name.hasSuffix("'"), name.count > 2 {
          item.label = String(name.dropFirst().dropLast())
          names.append(Named(name: name, item: item))
          name = String(name.dropFirst().dropLast())
        }
        item.label = name
        names.append(Named(name: name, item: item))
      }
      scanner.skipBlanks()
      guard scanner.take(",") else { break }
    }
    // The name after '|' is an identifier if the section lists that as well, otherwise a class.
    for index in names.indices where names[index].name == "|" {
      let superitem = names[index].item
      if names.contains(where: { $0.name == superitem.className && $0.item.key == superitem.key }) {
        names[index].item = LoggedItem(key: superitem.key, label: superitem.className)
      }
    }
  }

  private func skipText(_ scanner: inout TextScanner) {
    var close = scanner.position + 1
    while close < scanner.end {
      if scanner.scalars[close] == "'",
        scanner.scalar(at: close + 1).map({ $0 == "," || $0.isBlank || $0 == ")" }) ?? true
      {
        scanner.position = close + 1
        return
      }
      close += 1
    }
  }

  /// Reads the identifier, which may contain quotes itself, and the body.
  private mutating func readBody(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>
  ) throws(TextScanner.Failure) {
    let scanner = TextScanner(scalars, in: range)
    guard scanner.isNext("'") else {
      var reader = LogBodyReader(scalars, in: range, of: self)
      self = try reader.read()
      return
    }
    var failure: TextScanner.Failure?
    var tries = 0
    var place = range.lowerBound + 1
    while tries < 20, let close = scanner.first("' ", from: place) {
      tries += 1
      place = close + 1
      var reader = LogBodyReader(scalars, in: place..<range.upperBound, of: self)
      do throws(TextScanner.Failure) {
        self = try reader.read()
        identifier = scanner.text(range.lowerBound + 1..<close)
        return
      } catch {
        if failure.map({ $0.position < error.position }) ?? true { failure = error }
      }
    }
    throw failure ?? scanner.failure("the identifier is not closed")
  }
}
