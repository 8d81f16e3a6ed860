import LayoutModel

/// The name of something that nothing declares, and what it says of the kind of a view.
///
/// People write the kind behind the name, `loginButton`, or in front of it, `btnLogin`, `lbl_title`.
struct ViewName {
  /// The name in small letters, without the number at its end: `label2` names a label.
  private let bare: String
  /// Its words: `img` and `logo` of `img_Logo`.
  private let words: [String]

  init(_ name: String) {
    let letters = Array(name.reversed().drop(while: \.isNumber).reversed())
    bare = String(letters).lowercased()
    words = Self.words(of: letters)
  }

  /// The words of a name: `name` and `tf` of `nameTF`, `txt`, `f` and `name` of `txtFName`.
  private static func words(of letters: [Character]) -> [String] {
    var words: [String] = []
    for (index, letter) in letters.enumerated() where letter != "_" {
      let last = index > 0 ? letters[index - 1] : "_"
      let next = index + 1 < letters.count ? letters[index + 1] : "_"
      if last == "_" || letter.isUppercase && (!last.isUppercase || next.isLowercase) {
        words.append("")
      }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  // MARK: - Kinds

  /// A word that says the kind of a view.
  private struct KindWord {
    let word: String
    let viewClass: ViewClass
    let place: Place

    /// Where in a name the word says so.
    enum Place {
      /// At the end, of any name.
      case end
      /// At either end, of what is used as a view.
      case either
      /// The same, and only between other words: `iv`, but not the end of `archiv`.
      case word
    }

    init(_ word: String, _ viewClass: ViewClass, _ place: Place = .end) {
      (self.word, self.viewClass, self.place) = (word, viewClass, place)
    }
  }

  private static let table = ViewClass.named("UITableView") ?? .scrollView
  private static let collection = ViewClass.named("UICollectionView") ?? .scrollView

  /// All words; the first one that fits says the kind.
  private static let kinds = [
    KindWord("label", .label), KindWord("button", .button), KindWord("btn", .button),
    KindWord("imageview", .imageView), KindWord("imgview", .imageView),
    KindWord("stackview", .stackView), KindWord("stack", .stackView),
    KindWord("scrollview", .scrollView), KindWord("textfield", .textField),
    KindWord("txtfield", .textField), KindWord("field", .textField),
    KindWord("textview", .textView), KindWord("txtview", .textView),
    KindWord("segmentedcontrol", .segmentedControl), KindWord("switch", .switch),
    KindWord("slider", .slider), KindWord("stepper", .stepper), KindWord("lbl", .label),
    KindWord("tableview", table), KindWord("collectionview", collection),
    KindWord("scroll", .scrollView, .either), KindWord("stack", .stackView, .either),
    KindWord("lbl", .label, .either), KindWord("btn", .button, .either),
    KindWord("img", .imageView, .either), KindWord("txt", .textField, .either),
    KindWord("table", table, .either), KindWord("collection", collection, .either),
    KindWord("label", .label, .word), KindWord("button", .button, .word),
    KindWord("tf", .textField, .word), KindWord("iv", .imageView, .word),
    KindWord("cv", collection, .word), KindWord("tv", table, .word), KindWord("sw", .switch, .word),
    KindWord("vw", .view, .word),
  ]

  /// The ends of names of plain views that hold others: `tableContainer` is no table.
  private static let holders = ["container", "wrapper", "holder", "background", "superview"]

  /// The class that the end of a name says, of whatever it is a name; nil if it says none.
  var classOfEnd: ViewClass? {
    if let row = Self.kinds.first(where: { $0.place == .end && bare.hasSuffix($0.word) }) {
      return row.viewClass
    }
    guard bare.hasSuffix("view") else { return nil }
    // `imgLogoView` is what `imgLogo` is.
    let isImage = words.first == "img" && !Self.holders.contains { words.contains($0) }
    return isImage ? .imageView : .view
  }

  /// The class that a word at an end of a name says, if it is the name of a view; nil if none does.
  var classOfView: ViewClass? {
    if Self.holders.contains(where: bare.hasSuffix) { return .view }
    return Self.kinds.first { row in
      switch row.place {
      case .end: false
      case .either: words.first == row.word || bare.hasSuffix(row.word)
      case .word: words.first == row.word || words.last == row.word
      }
    }?.viewClass
  }
}
