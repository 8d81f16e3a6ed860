import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Reads fragments: lines out of a class that is not in the file, as posts quote them.
///
/// Their `view` becomes the root, and names that nothing declares become what their endings and
/// their use say.
extension Interpreter {
  /// Whether the code that runs belongs to no type in the files.
  var isFragment: Bool {
    mode == .file && object == nil && subject == nil && owner == nil && isAsked(source)
  }

  /// The names that the view around a fragment has in its class.
  private static let namesOfRoots = ["view", "contentView", "superview"]

  /// Returns what a name stands for that nothing in a fragment declares; `nil` outside of one.
  ///
  /// At the prompt, a line about a `view` makes the root of an empty layout, and a view that is added
  /// to another one is made if its name says what it is and is no misspelt one.
  func assumed(_ name: String) throws -> Value? {
    if mode == .prompt { return try assumedAtPrompt(name) }
    guard isFragment, name.first?.isLowercase ?? false, !name.hasPrefix("$") else { return nil }
    if Self.namesOfRoots.contains(name) { return try assumedRoot(name) }
    // In the class of a view its own anchors need no name in front of them.
    if Self.ofViewsOnly.contains(name) {
      return try member(name, of: try assumedRoot(), at: source.tree.place)
    }
    guard case .unknown(let what) = unknown(name) else { return nil }
    let value: Value
    if let viewClass = viewClass(ofFree: name) {
      let view = try view(of: what, as: viewClass)
      tell(FreeName(name: name, className: viewClass.name))
      value = .item(ItemRef(view))
    } else {
      value = .unknown(what)
    }
    keepFree(value, name)
    return value
  }

  private func assumedAtPrompt(_ name: String) throws -> Value? {
    guard object == nil, subject == nil, owner == nil else { return nil }
    if name == "view", memory.scene.layout.isEmpty { return try assumedRoot(name) }
    let lower = name.lowercased()
    guard memory.scene.layout.root != nil, source.words(behind: name) == ["addSubview"],
      let row = Self.endings.first(where: { lower.hasSuffix($0.ending) }),
      Similarity.nearest(to: name, among: knownNames) == nil
    else { return nil }
    let view = try memory.scene.make(row.viewClass)
    memory.scene.nodes[view.number].name = name
    tell(FreeName(name: name, className: row.viewClass.name))
    let value = Value.item(ItemRef(view))
    keepFree(value, name)
    return value
  }

  /// Returns the root, which the code calls `name`; if there is none, it is made.
  func assumedRoot(_ name: String = "view") throws -> Value {
    if let root = memory.scene.layout.root { return .item(ItemRef(memory.scene.ref(of: root))) }
    let root = try memory.scene.makeRoot(name, isScreen: true)
    try memory.scene.giveMargins(to: root)
    tell(FreeName(name: name, className: nil))
    return .item(ItemRef(memory.scene.ref(of: root)))
  }

  /// Returns the value of `self.name` in a fragment: that of the name, or else a member of the root;
  /// `nil` anywhere else.
  func ownOfFragment(_ name: String, in base: ExprSyntax, at place: Range<Int>) throws -> Value? {
    guard isFragment, base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
      return nil
    }
    if let known = try lookUp(name) { return known }
    if !Vocabulary.members(name, of: [.view]).isEmpty {
      return try member(name, of: try assumedRoot(), at: place)
    }
    return try assumed(name)
  }

  /// Defines a free name, for all code of the files.
  func keepFree(_ value: Value, _ name: String) {
    memory.cells.append(value)
    memory.globals[name] = memory.cells.count - 1
  }

  // MARK: - Kinds

  /// Returns the class of views that a free name has, by its ending and then by its use; `nil` if it
  /// need not be a view.
  private func viewClass(ofFree name: String) -> ViewClass? {
    let lower = name.lowercased()
    if let row = Self.endings.first(where: { lower.hasSuffix($0.ending) }) { return row.viewClass }
    let used = source.words(behind: name)
    if let row = Self.uses.first(where: { !used.isDisjoint(with: $0.members) }) {
      return row.viewClass
    }
    return used.isDisjoint(with: Self.ofViewsOnly) ? nil : .view
  }

  private static let endings: [(ending: String, viewClass: ViewClass)] = [
    ("label", .label), ("button", .button), ("btn", .button), ("imageview", .imageView),
    ("stackview", .stackView), ("stack", .stackView), ("scrollview", .scrollView),
    ("textfield", .textField), ("field", .textField), ("textview", .textView),
    ("segmentedcontrol", .segmentedControl),
    ("switch", .switch), ("slider", .slider), ("stepper", .stepper), ("lbl", .label),
    ("tableview", ViewClass.named("UITableView") ?? .scrollView),
    ("collectionview", ViewClass.named("UICollectionView") ?? .scrollView), ("view", .view),
  ]

  private static let uses: [(members: Set<String>, viewClass: ViewClass)] = [
    (["addArrangedSubview", "insertArrangedSubview", "arrangedSubviews"], .stackView),
    (["axis", "distribution"], .stackView),
    (["setTitle", "titleLabel", "setAttributedTitle"], .button),
    (["contentLayoutGuide", "frameLayoutGuide", "contentSize"], .scrollView),
    (["placeholder", "borderStyle"], .textField),
    (["numberOfLines", "attributedText", "text"], .label), (["image"], .imageView),
  ]

  // MARK: - Notes

  private func tell(_ free: FreeName) {
    if !notes.free.contains(free) { notes.free.append(free) }
  }

  /// Notes what was assumed of a fragment, once.
  func noteFreeNames() {
    guard !notes.free.isEmpty else { return }
    let roots = notes.free.filter { $0.className == nil }.map(\.name)
    let others = notes.free.filter { $0.className != nil }
    var parts: [String] = []
    if let root = roots.first {
      parts.append("\(root) is taken as the root, with the size of an iPhone 15")
    }
    for free in others.prefix(8) {
      parts.append("\(free.name) as a \(free.className ?? "UIView")")
    }
    if others.count > 8 { parts.append("\(others.count - 8) more as views") }
    var text = "nothing declares these: \(parts.joined(separator: ", "))"
    if let first = others.first, let type = first.className {
      text += "; let \(first.name) = \(type)() says what it is"
    }
    note(text)
  }
}

/// A name that nothing in a fragment declares, and what it was taken to be.
struct FreeName: Hashable, Sendable {
  let name: String
  /// The class of view; `nil` for the root.
  let className: String?
}

extension SwiftSource {
  /// Returns the names of the members that the code asks of a name: what follows it and a dot.
  func words(behind name: String) -> Set<String> {
    var words: Set<String> = []
    var last: [String] = []
    // The views that `constrain(a, b) { a, b in ... }` is about.
    var isListOfViews = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let word = token.nameText
      if word == "?" || word == "!" { continue }
      if last == [name, "."] { words.insert(word) }
      // `addSubview(name)` says that it is a view, too.
      let isAdded = last.last == "(" && last.first?.contains("ubview") ?? false
      if word == "(", last.last == "constrain" { isListOfViews = true }
      if word == ")" || word == "{" { isListOfViews = false }
      if word == name, isAdded || isListOfViews { words.insert("addSubview") }
      last = last.suffix(1) + [word]
    }
    return words
  }
}
