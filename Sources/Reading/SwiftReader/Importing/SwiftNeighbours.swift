/// The files beside a Swift file that it needs, to be read with it.
///
/// A file of an app uses types, extensions and constants that its neighbours declare. To parse all
/// of an app for one of its files would take long, so the neighbours are only skimmed for the names
/// they declare. Those that speak of layout and declare a name which the file mentions are taken,
/// then what these need in turn: no model, service or table of texts places a view.
package struct SwiftNeighbours {
  /// The neighbours that are needed, those that the file itself mentions first.
  package private(set) var files: [SwiftFile] = []

  /// The largest number of neighbours of one file, and their largest size together in bytes.
  static let (countLimit, sizeLimit) = (60, 600_000)
  /// The largest number of files that declare a member by the same name: what more have in common,
  /// as `configure`, says nothing.
  static let ownerLimit = 3
  /// How many steps away from the file a neighbour can be: its helpers, those of its helpers, and
  /// what they are made of.
  static let depthLimit = 3

  /// Whether a text is a file of a program, and so can need others: it declares or extends a type,
  /// or imports a module.
  package static func mayHelp(_ text: String) -> Bool {
    if SwiftFile("", text).isObjectiveC { return true }
    let own = SwiftSkim(text)
    return !own.types.isEmpty || !own.extensions.isEmpty
      || own.mentioned.contains(SwiftSkim.hash(of: "import"))
  }

  /// Finds what a file needs among others, the nearest of which come first.
  ///
  /// A neighbour that declares a type again belongs to another program, or to an older state of
  /// this one, and is left out.
  package init(of file: SwiftFile, among others: [SwiftFile]) {
    if file.isObjectiveC {
      files = Self.included(by: file, among: others)
      return
    }
    let own = SwiftSkim(file.text)
    let skims = others.map { SwiftSkim($0.text) }
    let types = skims.reduce(into: own.types) { $0.formUnion($1.types) }
    var owners: [Int: [Int]] = [:]
    for (index, skim) in skims.enumerated() where skim.speaksOfLayout {
      for name in skim.offered(among: types) { owners[name, default: []].append(index) }
    }
    owners = owners.filter { types.contains($0.key) || $0.value.count <= Self.ownerLimit }
    var (taken, declared): (Set<Int>, Set<Int>) = ([], own.types)
    var parents = own.parents
    var (wave, size) = ([own], 0)
    for depth in 0..<Self.depthLimit {
      let asked = wave.reduce(into: Set<Int>()) { $0.formUnion($1.mentioned) }
      let found = Set(asked.flatMap { owners[$0] ?? [] }).subtracting(taken).sorted()
      wave = []
      for index in found {
        let bytes = others[index].text.utf8.count
        // Another screen that this one leads to says nothing about it; what it inherits does.
        let isParent = !skims[index].types.isDisjoint(with: parents)
        let isOther = skims[index].hasController && !isParent
        guard depth == 0 || !isOther, files.count < Self.countLimit, size + bytes <= Self.sizeLimit,
          skims[index].types.isDisjoint(with: declared)
        else { continue }
        taken.insert(index)
        declared.formUnion(skims[index].types)
        size += bytes
        files.append(others[index])
        if isParent { parents.formUnion(skims[index].parents) }
        if !isOther { wave.append(skims[index]) }
      }
    }
  }
}

extension SwiftNeighbours {
  /// The files that one of Objective-C includes, with the code behind each header, and what these
  /// include.
  private static func included(by file: SwiftFile, among others: [SwiftFile]) -> [SwiftFile] {
    var byName: [Substring: SwiftFile] = [:]
    for other in others where other.isObjectiveC && other.name != file.name {
      let name = other.name.split(separator: "/").last ?? ""
      if byName[name] == nil { byName[name] = other }
    }
    func stem(_ name: Substring) -> Substring { name.prefix { $0 != "." } }
    var found: [SwiftFile] = []
    var size = 0
    func take(_ name: Substring) -> SwiftFile? {
      guard let other = byName.removeValue(forKey: name), found.count < countLimit,
        size + other.text.utf8.count <= sizeLimit
      else { return nil }
      size += other.text.utf8.count
      found.append(other)
      return other
    }
    var wave = [file]
    for _ in 0..<depthLimit {
      var next: [SwiftFile] = []
      for one in wave {
        let own = stem(one.name.split(separator: "/").last ?? "")
        let headers = includes(one.text).map { $0.split(separator: "/").last ?? $0 }
        for header in ["\(own).h"] + headers {
          for name in [header, "\(stem(header)).m"] {
            if let other = take(name) { next.append(other) }
          }
        }
      }
      wave = next
    }
    return found
  }

  /// The names of the headers that a text includes in quotation marks.
  private static func includes(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let bare = line.drop { $0 == " " || $0 == "\t" }
      guard bare.hasPrefix("#import") || bare.hasPrefix("#include") else { return nil }
      let parts = bare.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 1 ? parts[1] : nil
    }
  }
}

/// The names that a Swift text declares for other files, and all those that it mentions.
///
/// The text is read word by word, without its grammar: that is fast, and a name too many costs no
/// more than a file that was not needed. A name is known by its hash.
struct SwiftSkim {
  /// The types that it declares at the outermost level.
  private(set) var types: Set<Int> = []
  /// The functions, constants and operators that it declares there.
  private(set) var globals: Set<Int> = []
  /// What it adds to types: the name of each type, and the names of its new members.
  private(set) var extensions: [(type: Int, members: Set<Int>)] = []
  /// All words in it.
  private(set) var mentioned: Set<Int> = []
  /// What the types inherit from first.
  private(set) var parents: Set<Int> = []
  /// Whether it declares a view controller, by its name.
  private(set) var hasController = false
  /// Whether it declares constant numbers for all to use.
  private var hasNumbers = false

  /// Whether it is about views, their constraints or measures.
  var speaksOfLayout: Bool { hasNumbers || !mentioned.isDisjoint(with: Self.wordsOfLayout) }

  private static let wordsOfLayout = Set(
    [
      "UIView", "UILabel", "UIButton", "UIImageView", "UIControl", "UITextField", "UITextView",
      "UIStackView", "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView",
      "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
      "UIViewController", "UITableViewController", "UICollectionViewController", "UILayoutGuide",
      "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGFloat", "CGSize", "CGRect",
      "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
      "NSLayoutDimension", "UILayoutPriority", "UIRectEdge", "constraint", "addSubview", "snp",
    ].map(hash))

  /// The names by which others can need this file, if these are the types of the program.
  ///
  /// An extension of a type of the program belongs to that type; one of UIKit's is needed by those
  /// who use its members.
  func offered(among known: Set<Int>) -> Set<Int> {
    extensions.reduce(types.union(globals)) { names, part in
      known.contains(part.type) ? names.union([part.type]) : names.union(part.members)
    }
  }

  private enum Word: Int {
    case type, member, constant, extends, hidden, start, shared
  }

  private static let words: [Int: Word] = {
    let words: [(Word, [StaticString])] = [
      (.type, ["class", "struct", "enum", "protocol", "actor", "typealias"]),
      (.member, ["func", "var", "case"]), (.constant, ["let"]), (.extends, ["extension"]),
      (.hidden, ["private", "fileprivate"]), (.start, ["init"]), (.shared, ["static"]),
    ]
    return words.reduce(into: [:]) { table, row in
      for word in row.1 {
        table[hash(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))] =
          row.0
      }
    }
  }()

  /// The hash of a word, by FNV-1a.
  private static func hash(of word: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }

  /// The hash of a name.
  static func hash(of name: String) -> Int { hash(of: name.utf8) }

  /// Skims a text.
  init(_ text: String) {
    var text = text
    text.withUTF8 { skim($0) }
  }

  private mutating func skim(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (index, depth) = (0, 0)
    var last: Word?
    var (isHidden, isShared, isExtending) = (false, false, false)
    // Whether a constant for all was named, whose value comes next.
    var isNamed = false
    let words = Self.words
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count,
          !(bytes[index - 1] == UInt8(ascii: "*") && bytes[index] == UInt8(ascii: "/"))
        { index += 1 }
        index += 1
      case UInt8(ascii: "\""): index = Self.end(ofStringAt: index, bytes)
      case UInt8(ascii: "{"):
        depth += 1
        (last, isHidden, isShared) = (nil, false, false)
        index += 1
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if depth == 0 { isExtending = false }
        (last, isHidden, isShared) = (nil, false, false)
        index += 1
      case UInt8(ascii: "\n"):
        // A modifier stands in the line of what it is about.
        if last == nil { (isHidden, isShared) = (false, false) }
        isNamed = false
        index += 1
      case UInt8(ascii: "="):
        index += 1
        guard isNamed else { continue }
        isNamed = false
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        hasNumbers = hasNumbers || index < bytes.count && Self.isDigit(bytes[index])
      case _ where Self.isOfWord(byte):
        let start = index
        while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        let name = Self.hash(of: word)
        if let key = words[name] {
          // `private(set)` hides nothing, and `class func` is a function.
          let isCalled = index < bytes.count && bytes[index] == UInt8(ascii: "(")
          if key == .hidden {
            isHidden = isHidden || !isCalled
          } else if key == .shared {
            isShared = true
          } else if key == .start {
            if isExtending, depth == 1, !isHidden { addLabel(behind: index, bytes) }
            last = nil
          } else {
            last = key
          }
          continue
        }
        mentioned.insert(name)
        guard let key = last else { continue }
        last = nil
        isNamed = key == .constant && (isShared || depth == 0)
        if depth == 0 {
          if key == .extends {
            // The type in `extension UIView.Kind` is the first word.
            extensions.append((name, []))
            isExtending = true
          } else if !isHidden {
            if key == .type {
              types.insert(name)
              hasController = hasController || word.reversed().starts(with: Self.controller)
              parents.formUnion(Self.parent(behind: index, bytes))
            } else {
              globals.insert(name)
            }
          }
        } else if depth == 1, isExtending, !isHidden, !extensions.isEmpty {
          extensions[extensions.count - 1].members.insert(name)
        }
        isHidden = false
      default: index += 1
      }
    }
  }

  /// The first label of an initialiser is the name by which it is known; without one, the type is.
  private mutating func addLabel(behind start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard !extensions.isEmpty else { return }
    var index = start
    while index < bytes.count, !Self.isOfWord(bytes[index]), bytes[index] != UInt8(ascii: ")") {
      index += 1
    }
    let first = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    let label = UnsafeBufferPointer(rebasing: bytes[first..<index])
    let isNone = label.isEmpty || label.elementsEqual([UInt8(ascii: "_")])
    let place = extensions.count - 1
    extensions[place].members.insert(isNone ? extensions[place].type : Self.hash(of: label))
  }

  private static let controller = Array("ViewController".utf8.reversed())

  /// The first name in the list of what a type inherits from, if there is one.
  private static func parent(
    behind start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<Int> {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return [] }
    index += 1
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let first = index
    while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
    return [hash(of: bytes[first..<index])]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// The place behind a string, whose words are not names.
  private static func end(
    ofStringAt start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong =
      start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isLong, bytes[index] == quote, index + 2 < bytes.count,
        bytes[index + 1] == quote, bytes[index + 2] == quote
      {
        return index + 3
      } else if !isLong, bytes[index] == quote || bytes[index] == UInt8(ascii: "\n") {
        return index + 1
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
