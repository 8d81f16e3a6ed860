import ConstraintSolver
import DialectCore
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
  static let namesOfRoots = ["view", "contentView", "superview"]

  /// Returns what a name stands for that nothing in a fragment declares; `nil` outside of one.
  ///
  /// At the prompt, a line about a `view` makes the root of an empty layout, and a view that is added
  /// to another one is made if its name says what it is and is not a misspelt one.
  func assumed(_ name: String) throws -> Value? {
    if mode == .prompt { return try assumedAtPrompt(name) }
    if let side = screenSide(name) { return side }
    if name == "self", isFragment { return try assumedRoot() }
    guard isFragment, name.first(where: { $0 != "_" })?.isLowercase ?? false, !name.hasPrefix("$")
    else {
      return nil
    }
    // What the code itself adds to something is an ordinary view.
    let isAdded = name != "view" && source.adds(name)
    let isScrolled = name == "contentView" && source.scrolls(name)
    if Self.namesOfRoots.contains(name), !isAdded, !isScrolled { return try assumedRoot(name) }
    if let guide = try assumedGuide(name) { return guide }
    if let controller = try assumedController(name) { return controller }
    // In the class of a view its own anchors need no name in front of them.
    if Self.ofViewsOnly.contains(name) {
      return try member(name, of: try assumedRoot(), at: source.tree.place)
    }
    guard case .unknown(let what) = unknown(name) else { return nil }
    memory.scene.assumesRoot = true
    memory.scene.isFragment = true
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
    guard memory.scene.layout.root != nil, source.words(behind: name) == ["addSubview"],
      let viewClass = ViewName(name).classOfEnd,
      Similarity.nearest(to: name, among: knownNames) == nil
    else { return nil }
    let view = try memory.scene.make(viewClass)
    memory.scene.nodes[view.number].name = name
    tell(FreeName(name: name, className: viewClass.name))
    let value = Value.item(ItemRef(view))
    keepFree(value, name)
    return value
  }

  /// Returns the root, which the code calls `name`; if there is none, it is made.
  func assumedRoot(_ name: String = "view") throws -> Value {
    if let root = memory.scene.layout.root { return .item(ItemRef(memory.scene.ref(of: root))) }
    let isScreen = name == "view"
    memory.scene.isFragment = mode == .file
    let root = try memory.scene.makeRoot(
      name, size: isScreen ? nil : Size(width: Self.screen.width, height: Self.usualRow),
      isScreen: isScreen)
    isRowOfList = !isScreen
    try memory.scene.giveMargins(to: root)
    tell(FreeName(name: name, className: nil))
    return .item(ItemRef(memory.scene.ref(of: root)))
  }

  /// Returns the content view of a cell that nothing in a fragment declares: it is what all else is in,
  /// as the list sizes it; nil for any other member.
  func contentView(_ name: String, of what: Unknown) throws -> Value? {
    guard name == "contentView", isFragment, memory.scene.layout.root == nil,
      what.name.lowercased().hasSuffix("cell"), memory.unknowns[what.number].view == nil
    else { return nil }
    let value = try assumedRoot(name)
    memory.unknowns[what.number].members[name] = value
    return value
  }

  /// The size of the screen that is assumed.
  static let screen = Device.usual.size
  /// The height of a row whose rules do not say more.
  static let usualRow = 44.0

  /// Puts a view of a fragment into a superview, if code relates it to one: there is one, then.
  ///
  /// That is a scroll view for its content, else the root, whose height follows from what is in it
  /// unless the code names a `view`.
  func assumeSuperview(of view: ViewRef) throws {
    guard mode == .file, !isInsideClass, memory.scene.superview(view) == nil,
      memory.scene.item(view) == nil || memory.scene.item(view) != memory.scene.layout.root
    else { return }
    let isNamed = source.tree.tokens(viewMode: .sourceAccurate).contains { $0.nameText == "view" }
    guard case .item(let root) = try assumedRoot(isNamed ? "view" : "superview") else { return }
    let name = memory.scene.name(view).lowercased()
    let isContent = ["content", "container"].contains { name.hasPrefix($0) }
    let scrolls = memory.scene.nodes.indices.map(ViewRef.init).filter {
      memory.scene.nodes[$0.number].kind == .scroll && $0 != view
    }
    if isContent, scrolls.count == 1, let scroll = scrolls.first,
      !memory.scene.isInside(scroll, view)
    {
      try assumeSuperview(of: scroll)
      return try memory.scene.addSubview(view, to: scroll)
    }
    try memory.scene.addSubview(view, to: root.view)
  }

  /// Gives views of a fragment superviews, where relations need them.
  func assumeSuperviews(_ relations: [SnapRef]) throws {
    for ref in relations {
      let template = memory.scene.snapRelations[ref.number].template
      guard case .placeholder? = template.target?.owner, template.subject.guide == nil else {
        continue
      }
      try assumeSuperview(of: template.subject.view)
    }
  }

  /// Returns the width or height of the screen, if that is what a constant is called in no file.
  func screenSide(_ name: String, called title: String? = nil) -> Value? {
    guard mode == .file else { return nil }
    var bare = name.lowercased().filter { $0 != "_" }
    if bare.hasPrefix("k") { bare.removeFirst() }
    let sides: [(names: Set<String>, length: Double)] = [
      (["screenwidth", "screenw", "mainscreenwidth", "uiscreenwidth"], Self.screen.width),
      (["screenheight", "screenh", "mainscreenheight", "uiscreenheight"], Self.screen.height),
    ]
    guard let side = sides.first(where: { $0.names.contains(bare) }) else { return nil }
    assume("\(title ?? name) is taken as that of an iPhone 15, \(side.length.exactlySpelled)")
    return .number(side.length)
  }

  /// Returns the guide at the top or bottom of a controller's view, as old code names it.
  private func assumedGuide(_ name: String) throws -> Value? {
    guard let isTop = ["topLayoutGuide": true, "bottomLayoutGuide": false][name],
      case .item(let root) = try assumedRoot()
    else { return nil }
    let guide = ItemRef(try memory.scene.make("UILayoutGuide", .guide, name: name))
    try memory.scene.addGuide(guide.view, to: root.view)
    let safe = ItemRef(root.view, .safe)
    let edges: [(Attribute, ItemRef, Attribute)] = [
      (.leading, root, .leading), (.trailing, root, .trailing),
      (.top, isTop ? root : safe, isTop ? .top : .bottom),
      (.bottom, isTop ? safe : root, isTop ? .top : .bottom),
    ]
    for (own, other, attribute) in edges {
      try memory.scene.activate(
        try memory.scene.add(ConstraintDraft(guide, own, .equal, other, attribute)))
    }
    keepFree(.item(guide), name)
    return .item(guide)
  }

  /// Whether a function is one of controllers that changes no layout, which is noted: the class around
  /// a fragment may be one.
  func isOfControllers(_ name: String, _ arguments: [Argument]) throws -> Bool {
    guard !Vocabulary.members(name, of: [.controller]).isEmpty else { return false }
    ignore("\(name)()")
    if name == "addChild", let child = arguments.first { try takeChild(child.value) }
    return true
  }

  /// Returns a view controller, if a free name is used as one: `child.view`.
  private func assumedController(_ name: String) throws -> Value? {
    let used = source.words(behind: name)
    guard used.contains("view"),
      used.subtracting(["addSubview"]).isDisjoint(with: Self.ofViewsOnly)
    else { return nil }
    let controller = try plainController()
    keepFree(controller, name)
    if case .object(let ref) = controller, let view = memory.objects[ref.number].view {
      memory.scene.nodes[view.number].name = "\(name)View"
      memory.scene.nodes[view.number].isStandIn = true
    }
    tell(FreeName(name: name, className: "UIViewController"))
    return controller
  }

  /// Returns the value of `self.name` in a fragment: that of the name, or else a member of the root;
  /// `nil` anywhere else.
  func ownOfFragment(_ name: String, in base: ExprSyntax, at place: Range<Int>) throws -> Value? {
    guard isFragment, base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
      return nil
    }
    // A local `view` hides that of the controller only without `self`.
    if name == "view" { return try assumedRoot() }
    if let known = try lookUp(name) { return known }
    if name == "contentView" { return try assumed(name) }
    // `self.titleLabel` is that of a cell, far more often than that of a button.
    if name != "titleLabel", !Vocabulary.members(name, of: [.view]).isEmpty {
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

  /// Returns the class of views that a free name has, by its words and then by its use; `nil` if it
  /// need not be a view.
  private func viewClass(ofFree name: String) -> ViewClass? {
    let named = ViewName(name)
    if let end = named.classOfEnd { return end }
    let used = source.words(behind: name)
    let isView =
      !used.isDisjoint(with: Self.ofViewsOnly) || used.contains { $0.hasSuffix("akeConstraints") }
    let byUse = Self.uses.first { !used.isDisjoint(with: $0.members) }?.viewClass
    guard isView || byUse != nil else { return nil }
    let byName = named.classOfView
    // `tv` is a table, and a text where it has one.
    if byName?.kind == .scroll, let byUse { return byUse == .label ? .textView : byUse }
    return byName ?? byUse ?? .view
  }

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
    if memory.scene.assumesRoot, let root = memory.scene.layout.root,
      memory.scene.layout.name(of: root) == "view",
      !notes.free.contains(where: { $0.className == nil })
    {
      tell(FreeName(name: "view", className: nil))
    }
    guard !notes.free.isEmpty else { return }
    noteAssumedMasks()
    let roots = notes.free.filter { $0.className == nil }.map(\.name)
    let others = notes.free.filter { $0.className != nil }
    var parts: [String] = []
    if let root = roots.first {
      parts.append(
        isRowOfList
          ? "\(root) is taken as the root"
          : "\(root) is taken as the root, with the size of an iPhone 15")
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

extension Interpreter {
  /// Notes which views have constraints and no mask only because the code does not show how they are
  /// made.
  private func noteAssumedMasks() {
    let scene = memory.scene
    let bound = scene.activated.filter(scene.isActive)
      .map { scene.constraints[$0.number].draft.first.view }
    let views = Set(bound).filter { view in
      let node = scene.nodes[view.number]
      return node.isStandIn && !node.isMaskSet && node.snapped.isEmpty
        && scene.look(view).mask == nil
        && node.object == nil && scene.item(view) != scene.layout.root
    }.map { scene.name($0) }.sorted()
    guard let first = views.first else { return }
    note(
      "how \(Self.list(views)) \(views.count == 1 ? "is" : "are") made is not shown: taken to come "
        + "from a storyboard, without a mask; made by code, each line about "
        + "\(views.count == 1 ? "it" : "them") conflicts with the mask unless "
        + "\(first).translatesAutoresizingMaskIntoConstraints = false")
  }
}

/// A name that nothing in a fragment declares, and what it was taken to be.
struct FreeName: Hashable, Sendable {
  let name: String
  /// The class of view; `nil` for the root.
  let className: String?
}

extension SwiftSource {
  /// Whether the code passes a name to `addSubview` or one of its kind.
  fileprivate func adds(_ name: String) -> Bool {
    var last: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let word = token.nameText
      if word == name, last.last == "(", last.first?.hasSuffix("ubview") ?? false { return true }
      last = last.suffix(1) + [word]
    }
    return false
  }

  /// Whether the code places a name itself, and speaks of something that scrolls, whose content it is.
  fileprivate func scrolls(_ name: String) -> Bool {
    let words = tree.tokens(viewMode: .sourceAccurate).map(\.nameText)
    guard words.contains(where: { $0.lowercased().contains("scroll") }) else { return false }
    return words.indices.dropLast(4).contains { index in
      guard words[index] == name, words[index + 1] == "." else { return false }
      return words[index + 2].hasSuffix("akeConstraints")
        || words[index + 4].hasSuffix("akeConstraints")
        || Vocabulary.anchors.contains { $0.name == words[index + 2] }
          && words[index + 4] == "constraint"
    }
  }

  /// Whether the code asks for `self` as a view, and for no `view`.
  var isAboutSelf: Bool {
    var hasSelf = false
    var last = ""
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let word = token.nameText
      if word == "view" { return false }
      if word == "self", ["(", ",", ":"].contains(last) { hasSelf = true }
      if last == "self.", word.hasPrefix("addConstraint") || word == "addSubview" { hasSelf = true }
      if last != ".", last != "self.", Interpreter.ofViewsOnly.contains(word),
        word.hasSuffix("Anchor")
      {
        hasSelf = true
      }
      last = last == "self" && word == "." ? "self." : word
    }
    return hasSelf
  }

  /// Returns the names of the members that the code asks of a name: what follows it and a dot.
  func words(behind name: String) -> Set<String> {
    var words: Set<String> = []
    var last: [String] = []
    // The views that `constrain(a, b) { a, b in ... }` is about, and those of a stack.
    var isListOfViews = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let word = token.nameText
      if word == "?" || word == "!" { continue }
      if last == [name, "."] { words.insert(word) }
      // `addSubview(name)` says that it is a view, too.
      let isAdded = last.last == "(" && last.first?.contains("ubview") ?? false
      if word == "(", last.last == "constrain" { isListOfViews = true }
      if word == "[", last == ["arrangedSubviews", ":"] { isListOfViews = true }
      if word == ")" || word == "{" || word == "]" { isListOfViews = false }
      if word == name, isAdded || isListOfViews { words.insert("addSubview") }
      last = last.suffix(1) + [word]
    }
    return words
  }
}
