/// A scanner that moves along one line of a foreign text.
///
/// Positions count Unicode scalars, like those of a ``Diagnostic``.
package struct TextScanner {
  /// The scalars of the whole line.
  package let scalars: [Unicode.Scalar]
  /// The position of the next scalar to read.
  package var position: Int
  /// The end of the part to read.
  package let end: Int

  /// Why a text cannot be read, and at which position.
  package struct Failure: Error {
    package var message: String
    package var position: Int

    /// Creates a failure with a message about the text at a position.
    package init(message: String, position: Int) {
      self.message = message
      self.position = position
    }
  }

  package init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    position = 0
    end = scalars.count
  }

  package init(_ scalars: [Unicode.Scalar], in range: Range<Int>) {
    self.scalars = scalars
    end = min(range.upperBound, scalars.count)
    position = min(range.lowerBound, end)
  }

  package init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  /// Returns the scalar `offset` places ahead, or `nil` beyond the end.
  package func peek(_ offset: Int = 0) -> Unicode.Scalar? { scalar(at: position + offset) }

  /// Returns the scalar at a position, or `nil` outside the part to read.
  package func scalar(at place: Int) -> Unicode.Scalar? {
    place >= 0 && place < end ? scalars[place] : nil
  }

  package var isAtEnd: Bool { position >= end }

  /// Returns whether the text begins at the position.
  package func has(_ text: some Collection<Unicode.Scalar>, at place: Int) -> Bool {
    var index = place
    for scalar in text {
      guard self.scalar(at: index) == scalar else { return false }
      index += 1
    }
    return true
  }

  package func has(_ text: String, at place: Int) -> Bool { has(text.unicodeScalars, at: place) }

  /// Returns whether the text comes next.
  package func isNext(_ text: String) -> Bool { has(text.unicodeScalars, at: position) }

  /// Skips the text if it comes next, and returns whether it did.
  package mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  package mutating func skipBlanks() {
    while let scalar = peek(), scalar.isBlank { position += 1 }
  }

  /// Returns the first position of the text at or after `place`, or `nil` if it does not occur.
  package func first(_ text: String, from place: Int) -> Int? {
    let pattern = Array(text.unicodeScalars)
    guard let head = pattern.first, place + pattern.count <= end else { return nil }
    let last = end - pattern.count
    var index = place
    while index <= last {
      if scalars[index] == head, pattern.count == 1 || has(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  package func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<end)])
    return String(view)
  }

  /// Returns the end of the hexadecimal number, `0x…`, at a position, or `nil` if there is none.
  package func hexEnd(at place: Int) -> Int? {
    guard has("0x", at: place) else { return nil }
    var index = place + 2
    while let scalar = scalar(at: index), scalar.isHexDigit { index += 1 }
    for dots in ["...", "\u{2026}"] where has(dots, at: index) {
      index += dots.unicodeScalars.count
      while let scalar = scalar(at: index), scalar.isLetter || scalar.isDigit { index += 1 }
      return index
    }
    return index > place + 2 ? index : nil
  }

  /// Returns the first `:0x7f…` at or after a position, as the position of the colon and the range
  /// of the number.
  ///
  /// With `spaced`, a space may follow the colon, as old systems print it.
  package func address(from place: Int, spaced: Bool = false) -> (colon: Int, digits: Range<Int>)? {
    var index = place
    while index < end {
      if scalars[index] == ":" {
        let start = spaced && scalar(at: index + 1) == " " ? index + 2 : index + 1
        if let stop = hexEnd(at: start) { return (index, start..<stop) }
      }
      index += 1
    }
    return nil
  }

  /// Reads a number as `%g` prints it, with an optional sign.
  ///
  /// If it is localized, a comma may stand where a point belongs, as some languages write it; digits
  /// in groups of three are not read as one number.
  package mutating func number(isLocalized: Bool = false) -> Double? {
    var index = position
    if let sign = scalar(at: index), sign == "-" || sign == "+" || sign == "\u{2212}" {
      index += 1
    }
    let digits = index
    while let scalar = scalar(at: index), scalar.isDigit { index += 1 }
    var count = index - digits
    let point = scalar(at: index)
    if point == "." || (isLocalized && point == ","), scalar(at: index + 1)?.isDigit ?? false {
      index += 1
      let decimals = index
      while let scalar = scalar(at: index), scalar.isDigit { index += 1 }
      count += index - decimals
    }
    guard count > 0 else { return nil }
    if let e = scalar(at: index), e == "e" || e == "E" {
      var exponent = index + 1
      if let sign = scalar(at: exponent), sign == "-" || sign == "+" { exponent += 1 }
      let start = exponent
      while let scalar = scalar(at: exponent), scalar.isDigit { exponent += 1 }
      if exponent > start { index = exponent }
    }
    var text = text(position..<index)
    if text.unicodeScalars.first == "\u{2212}" { text = "-" + text.dropFirst() }
    if point == "," { text = text.replacing(",", with: ".") }
    guard let value = Double(text), value.isFinite else { return nil }
    position = index
    return value
  }

  /// Reads `==`, `<=` or `>=`, or one of their Unicode forms, which is returned in ASCII.
  package mutating func relation() -> String? {
    for (sign, relation) in [
      ("==", "=="), ("<=", "<="), (">=", ">="), ("≤", "<="), ("≥", ">="),
    ] where take(sign) { return relation }
    return nil
  }

  /// Reads ASCII letters; the result is empty if none come next.
  package mutating func word() -> String {
    let start = position
    while let scalar = peek(), scalar.isLetter { position += 1 }
    return text(start..<position)
  }

  package func failure(_ message: String) -> Failure {
    Failure(message: message, position: position)
  }
}

extension Unicode.Scalar {
  package var isBlank: Bool { self == " " || self == "\t" || self == "\u{A0}" }
  package var isDigit: Bool { ("0"..."9").contains(self) }
  var isHexDigit: Bool { isDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self) }
  package var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
