import PlumbLanguage
import UIKitTexts
import LayoutModel

/// Makes valid and unique names of what foreign files call things.
package struct ForeignName {
  private var used: Set<String>
  private var counters: [String: Int] = [:]

  /// Creates names that differ from those already taken.
  init(taken: [String]) { used = Set(taken) }

  /// Returns a free name for an item, made of its label, its text, or its class and a number.
  mutating func name(of record: LogItems.Record) -> String {
    let info = record.info
    let candidates = [info.label, record.isGuide ? info.text.map(Self.guideName) : info.text]
    for candidate in candidates.compactMap(\.self) {
      if let base = candidate.camelCased { return free(base, numbered: false) }
    }
    let base = info.className.map(Self.className) ?? "View"
    return free(base, numbered: true)
  }

  private mutating func free(_ wish: String, numbered: Bool) -> String {
    // `c` and a number is the name of a rule, and `in` is a word of the language.
    let isTaken = wish == "c" || Name.isReserved(wish) || !Name.isPlain(wish)
    let base = isTaken ? wish + "_" : wish
    if !numbered, !used.contains(base) {
      used.insert(base)
      return base
    }
    var number = counters[base, default: numbered ? 0 : 1]
    var name: String
    repeat {
      number += 1
      name = "\(base)\(number)"
    } while used.contains(name)
    counters[base] = number
    used.insert(name)
    return name
  }

  // MARK: - Spelling

  /// Returns the identifier of a system guide without the prefix that names its class.
  private static func guideName(_ identifier: String) -> String {
    for prefix in ["UIViewController-", "UIScrollView-", "UIView-", "UIVC-", "UISV-", "UIView"]
    where identifier.hasPrefix(prefix) { return String(identifier.dropFirst(prefix.count)) }
    return identifier
  }

  /// Returns the class without module, generic arguments and mangling, so that it can begin a name.
  package static func className(_ printed: String) -> String {
    var name = printed
    if name.hasPrefix("NSKVONotifying_") { name = String(name.dropFirst(15)) }
    if name.hasPrefix("_Tt") || name.hasPrefix("$s") || name.hasPrefix("_$s") {
      name = demangled(name)
    }
    // Such as `App.Box<Swift.Int>` and `App.(unknown context at $1).Row`.
    var depth = 0
    var last = ""
    for scalar in name.unicodeScalars {
      if "<(".unicodeScalars.contains(scalar) { depth += 1 }
      if depth == 0 {
        if scalar == "." { last = "" } else { last.unicodeScalars.append(scalar) }
      }
      if ">)".unicodeScalars.contains(scalar), depth > 0 { depth -= 1 }
    }
    let plain = last.unicodeScalars.filter { Name.isLetter($0) || Name.isDigit($0) }
    var result = String(String.UnicodeScalarView(plain.prefix(60)))
    while result.hasPrefix("_") { result.removeFirst() }
    guard let first = result.unicodeScalars.first, Name.isLetter(first) else { return "View" }
    return result
  }

  /// Returns the last of the leading names in a mangled class name, where each is preceded by its
  /// length.
  private static func demangled(_ mangled: String) -> String {
    let scalars = Array(mangled.unicodeScalars)
    var index = scalars.firstIndex(where: \.isDigit) ?? scalars.count
    var last: String?
    while index < scalars.count {
      var place = index
      // `P10` precedes the name of the file that contains a private class.
      let isPrivate = scalars[place] == "P"
      if isPrivate { place += 1 }
      var length = 0
      while place < scalars.count, scalars[place].isDigit, length < 1000 {
        length = 10 * length + Int(scalars[place].value - 48)
        place += 1
      }
      guard length > 0, place + length <= scalars.count else { break }
      if !isPrivate { last = TextScanner(scalars).text(place..<place + length) }
      index = place + length
    }
    return last ?? mangled
  }
}
