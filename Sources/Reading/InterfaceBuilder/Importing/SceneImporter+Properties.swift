import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// Sets what views are by themselves: their content, margins and masks.
extension SceneImporter {
  /// Sets the properties of a view from its element; values out of range are noted.
  mutating func describe(_ place: Int, _ node: XMLTree.Node, text: String?) {
    let view = views[place]
    let id = view.id
    doing(node) { (layout) throws(LayoutError) in
      if let text, view.kind.kind.showsText { try layout.set(\.text, of: id, to: text) }
    }
    if view.kind.kind.showsText, let font = ViewText(tree).font(of: view.element) {
      doing(node) { (layout) throws(LayoutError) in try layout.set(\.font, of: id, to: font) }
    }
    if view.kind.kind == .label, let lines = node["numberOfLines"].flatMap({ Int($0) }) {
      doing(node) { (layout) throws(LayoutError) in
        try layout.set(\.lines, of: id, to: min(max(0, lines), LayoutLimits.text))
      }
    }
    setPriorities(id, node)
    if node.flag("hidden") == true {
      doing(node) { (layout) throws(LayoutError) in try layout.set(\.isHidden, of: id, to: true) }
    }
    if let direction = node["semanticContentAttribute"] {
      doing(node) { (layout) throws(LayoutError) in
        try layout.set(
          \.direction, of: id, to: direction == "forceRightToLeft" ? .rightToLeft : .leftToRight)
      }
    }
    setContent(of: view, node)
    setMask(of: view, node)
  }

  /// Changes the layout on behalf of an element; if the layout refuses the change, a note is added.
  mutating func doing(
    _ node: XMLTree.Node, _ body: (inout Layout) throws(LayoutError) -> Void
  ) {
    do throws(LayoutError) { try body(&layout) } catch {
      notes.append("line \(node.line): a setting of <\(node.name)> is left out: \(error.inWords)")
    }
  }

  /// Sets the priorities of the content size, which are 250 and 750 by default for every class.
  private mutating func setPriorities(_ id: Item.ID, _ node: XMLTree.Node) {
    // Without Auto Layout, what files say about them has no effect.
    guard document.usesAutoLayout else { return }
    for axis in Axis.allCases {
      let side = axis == .horizontal ? "horizontal" : "vertical"
      let hugging = node.number("\(side)HuggingPriority") ?? 250
      let resistance = node.number("\(side)CompressionResistancePriority") ?? 750
      // UIKit treats a priority of 0 as no wish; the smallest one allowed here has the same effect.
      doing(node) { (layout) throws(LayoutError) in
        try layout.set(\.hugging[axis], of: id, to: hugging <= 0 ? 0.001 : hugging)
        try layout.set(\.resistance[axis], of: id, to: resistance <= 0 ? 0.001 : resistance)
      }
    }
  }

  // MARK: - Content

  /// Sets the content size of a view.
  ///
  /// Where the file does not contain it, because Interface Builder measured it, it is taken from
  /// the frame, provided that the canvas is that of the file.
  private mutating func setContent(of view: SceneView, _ node: XMLTree.Node) {
    guard view.kind.kind != .stack else { return }
    let rectangle = view.frame.map(view.kind.alignmentRectangle)
    let measured = PerAxis<Double?>(
      horizontal: rectangle?.width, vertical: rectangle?.height)
    var content = layout.item(view.id)?.content ?? PerAxis(nil)
    let usual = content
    for axis in Axis.allCases {
      switch view.kind.kind {
      case .image:
        let image = node["image"] ?? node["symbol"]
        content[axis] = image.flatMap { document.images[$0]?[axis] ?? measured[axis] }
      case .textview:
        content[axis] = node["scrollEnabled"] == "NO" ? measured[axis] : nil
      default:
        if !view.kind.content[axis] {
          content[axis] = nil
        } else if !canvas.isOwn, let image = onlyImage(of: view) {
          // The least width is that of a title.
          content[axis] = document.images[image]?[axis] ?? measured[axis] ?? content[axis]
        } else if canvas.isOwn || !view.kind.kind.hasContent {
          content[axis] = measured[axis] ?? content[axis]
        }
      }
      let attribute =
        axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
      if let placeholder = node[attribute] {
        content[axis] = placeholder == "infinite" ? nil : node.number(attribute).map { max(0, $0) }
      }
    }
    guard content != usual || canvas.isOwn && content != PerAxis(nil) else { return }
    let size = content
    doing(node) { (layout) throws(LayoutError) in try layout.set(\.content, of: view.id, to: size) }
  }

  /// The name of the image of a button without a title; nil for another view.
  private func onlyImage(of view: SceneView) -> String? {
    guard view.kind.kind == .button, layout.item(view.id)?.text?.isEmpty ?? true,
      tree.child(of: view.element, "buttonConfiguration") == nil,
      let state = tree.child(of: view.element, "state", key: "normal")
    else { return nil }
    return tree[state]["image"]
  }

  // MARK: - Masks

  /// Sets the autoresizing mask, unless constraints place the view.
  ///
  /// `fixedFrame` marks a view without constraints of its own. Since Xcode 8 its mask is translated
  /// when the app runs, although the file says that it is not; before, the frame of the canvas held.
  private mutating func setMask(of view: SceneView, _ node: XMLTree.Node) {
    let isFixed = node.flag("fixedFrame") == true
    let translates = node.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    // A cell places its content view, whatever the file says of it.
    // Interface Builder draws it in the content view, and the cell places it.
    let isAccessory = node.id.map(accessories.contains) ?? false
    guard isFixed || translates || isContentOfCell(view) || isAccessory else { return }
    let outer = view.parent.map { views[$0] }
    let container: Size
    if let outer {
      // On another device the outermost view has another size than the one in which it was drawn.
      let drawn = outer.parent == nil ? writtenFrame(of: outer.element) : nil
      container =
        (drawn.flatMap { $0.width > 0 ? $0 : nil } ?? outer.frame)
        .map { Size(width: $0.width, height: $0.height) } ?? .zero
    } else {
      container = layout.root.flatMap { layout.item($0)?.givenSize } ?? .zero
    }
    var frame =
      view.frame.map(view.kind.alignmentRectangle)
      ?? Frame(x: 0, y: 0, width: container.width, height: container.height)
    let isDrawn = isFixed && document.tools < Self.toolsOfXcode8
    var flexible = isDrawn ? [] : springs(of: view.element)
    // A table gives its cells, its header and its footer its own width.
    if tree[view.element].name == "tableViewCell" || Self.endsOfTable.contains(node.key ?? "") {
      flexible = .width
    }
    if isAccessory { flexible = [.left, .top, .bottom] }
    if outer == nil || view.frame == nil || isContentOfCell(view) { flexible = [.width, .height] }
    // The content view of a collection cell is as large as the cell, whatever the file draws.
    if let outer, isContentOfCell(view), tree[outer.element].name == "collectionViewCell" {
      frame = Frame(x: 0, y: 0, width: container.width, height: container.height)
    }
    let mask = AutoresizingMask(frame: frame, container: container, flexible: flexible)
    doing(node) { (layout) throws(LayoutError) in try layout.set(\.mask, of: view.id, to: mask) }
  }

  /// The version of the tools of Xcode 8, in thousands.
  private static let toolsOfXcode8 = 11

  /// The keys of what a table shows above and below its rows.
  private static let endsOfTable: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// Whether a view is the content view of a cell, which follows the size of the cell.
  private func isContentOfCell(_ view: SceneView) -> Bool {
    let node = tree[view.element]
    guard let outer = view.parent else { return false }
    return node.name.hasSuffix("CellContentView")
      || node.key == "contentView" && isList(tree[views[outer].element].name)
  }

  private func springs(of index: Int) -> AutoresizingMask.Flexible {
    guard let child = tree.child(of: index, "autoresizingMask") else { return [] }
    let node = tree[child]
    let isUp = document.isAppKit
    var result: AutoresizingMask.Flexible = []
    if node.flag("flexibleMinX") == true { result.insert(.left) }
    if node.flag("widthSizable") == true { result.insert(.width) }
    if node.flag("flexibleMaxX") == true { result.insert(.right) }
    if node.flag("flexibleMinY") == true { result.insert(isUp ? .bottom : .top) }
    if node.flag("heightSizable") == true { result.insert(.height) }
    if node.flag("flexibleMaxY") == true { result.insert(isUp ? .top : .bottom) }
    return result
  }

  // MARK: - Stacks

  /// Returns the settings of a stack view.
  func stack(_ node: XMLTree.Node, _ index: Int) -> Stack {
    var stack = Stack()
    if (node["axis"] ?? node["orientation"]) == "vertical" { stack.axis = .vertical }
    if let spacing = node.number("spacing") { stack.spacing = spacing }
    if node["spacingType"] == "standard" { stack.spacing = Stack.systemSpacing }
    stack.distribution = node["distribution"].flatMap { Stack.Distribution(rawValue: $0) } ?? .fill
    let alignment = node["alignment"] ?? (document.isAppKit ? "center" : "fill")
    let appKit = ["centerX": "center", "centerY": "center", "baseline": "lastBaseline"]
    stack.alignment = Stack.Alignment(name: appKit[alignment] ?? alignment) ?? .fill
    if document.isAppKit {
      if node["spacing"] == nil { stack.spacing = 8 }
      if ["width", "height"].contains(alignment) { stack.alignment = .fill }
    }
    stack.isBaselineRelative = node.flag("baselineRelativeArrangement") == true
    let margins = explicitMargins(of: index)
    let isRelative =
      runtimeFlag("layoutMarginsRelativeArrangement", of: index)
      ?? runtimeFlag("isLayoutMarginsRelativeArrangement", of: index)
    if isRelative ?? (margins != nil) { stack.margins = margins ?? .standard }
    return stack
  }

  /// Stops stacks from arranging those hidden views that constraints tie to others in the same
  /// stack.
  ///
  /// Interface Builder connects only visible views, whereas the stacks here also connect hidden
  /// ones, with zero size, as UIKit did before iOS 14. The frames of a file differ only if such a
  /// view is tied to a neighbour.
  mutating func releaseHidden(_ constraints: [SceneConstraint]) {
    var tied: Set<Int> = []
    for constraint in constraints {
      guard case .view(let first) = constraint.first.target,
        case .view(let second)? = constraint.second?.target, first != second,
        views[first].parent == views[second].parent
      else { continue }
      tied.formUnion([first, second])
    }
    for place in tied.sorted() {
      let view = views[place]
      guard let item = layout.item(view.id), item.isHidden, let outer = view.parent,
        let stack = layout.item(views[outer].id)?.stack
      else { continue }
      let node = tree[view.element]
      stamp(node.line)
      let rest = stack.arranged.filter { $0 != view.id }
      let holder = views[outer].id
      let length: Attribute = stack.axis == .horizontal ? .width : .height
      doing(node) { (layout) throws(LayoutError) in
        _ = try layout.arrange(rest, in: holder)
        try layout.addRule(
          AnchorExpression(Anchor(view.id, length)), .equal, AnchorExpression(),
          identifier: "UISV-hiding", isSystem: true)
      }
      notes.append(
        "line \(node.line): \(layout.name(of: view.id)) is hidden and tied to its neighbours: its "
          + "stack does not arrange it")
    }
  }

  /// Returns the margins that an element specifies, if any.
  func explicitMargins(of index: Int) -> Insets? {
    if let child = tree.child(of: index, "edgeInsets", key: "layoutMargins") {
      let node = tree[child]
      return Insets(
        top: node.number("top") ?? 0, leading: node.number("left") ?? 0,
        bottom: node.number("bottom") ?? 0, trailing: node.number("right") ?? 0)
    }
    guard
      let child = tree.child(of: index, "directionalEdgeInsets", key: "directionalLayoutMargins")
    else { return nil }
    let node = tree[child]
    return Insets(
      top: node.number("top") ?? 0, leading: node.number("leading") ?? 0,
      bottom: node.number("bottom") ?? 0, trailing: node.number("trailing") ?? 0)
  }

  /// Returns the value of a user-defined runtime attribute, or `nil` if the element has none with
  /// that key path.
  func runtimeFlag(_ keyPath: String, of index: Int) -> Bool? {
    guard let list = tree.child(of: index, "userDefinedRuntimeAttributes") else { return nil }
    return tree[list].children.first { tree[$0]["keyPath"] == keyPath }
      .map { tree[$0]["value"] == "YES" }
  }
}

extension Size {
  fileprivate static let zero = Size(width: 0, height: 0)
}
