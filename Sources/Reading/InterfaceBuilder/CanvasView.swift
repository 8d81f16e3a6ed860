import LayoutModel

/// What a file notes about a view besides its rules and its ``Appearance``.
package struct CanvasView: Sendable {
  /// What Interface Builder lets pass without a remark where the frame of a view is not determined.
  package enum Tolerance: Sendable {
    /// Nothing.
    case nothing
    /// That its size is not.
    case sizes
    /// Anything.
    case all
  }

  /// The name of its element.
  package let element: String
  /// The place of its element among those of the file.
  let node: Int
  /// What kind of view it is.
  let kind: ElementKind
  /// Whether the file says that its frame is not that of its rules.
  package let isMisplaced: Bool
  /// What is let pass of it: what shows an image that only the app knows has no size here.
  package let tolerance: Tolerance
  /// Whether constraints hold it that are there on the canvas only: code has to add others.
  package let isHeldByPlaceholders: Bool
  /// The name of the outlet that code has to it.
  package let outlet: String?
  /// Whether code has an outlet to it.
  package var hasOutlet: Bool { outlet != nil }
  /// Whether it is the content of a table's cell that may be as high as its content: neither the
  /// table around it nor the cell gives a height.
  package let sizesItself: Bool
  /// Whether its text grows with the size that the user chose for all texts.
  package let followsTextSize: Bool
}

/// What a file says about the constraint of a rule besides what it asks for.
package struct ConstraintMark: Sendable {
  /// The id of its element; nil for one without.
  package let id: String?
  /// The place of its element among those of the file.
  let node: Int
  /// Whether code has an outlet to it, and may change it.
  package let hasOutlet: Bool
}

/// Something of a scene that no layout was made of.
package struct SceneOmission: Hashable, Sendable {
  /// The line of its element, counted from 1.
  package let line: Int
  /// What it is, and why it was left out.
  package let text: String
  /// Whether it is an element of unknown type, of which a plain view is kept.
  package var isUnknownElement = false
}

extension SceneImporter {
  /// Elements that place what is inside of them without rules.
  private static let placing: Set<String> = [
    "tableView", "collectionView", "navigationBar", "toolbar", "tabBar", "pickerView",
    "outlineView",
    "tabView", "splitView", "gridView", "browser", "matrix",
  ]
  /// Elements that show nothing unless they have a colour.
  private static let clear: Set<String> = [
    "view", "stackView", "customView", "containerView", "tableViewCell", "collectionViewCell",
    "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "scrollView", "clipView", "control",
  ]

  /// What the file says about the views besides their rules and appearances.
  func canvasViews() -> [Item.ID: CanvasView] {
    var result: [Item.ID: CanvasView] = [:]
    for (place, view) in views.enumerated() {
      let node = variations.node(view.element)
      let tolerance: CanvasView.Tolerance =
        switch node["verifyAmbiguity"] {
        case "off": .all
        case "ignoreSizes": .sizes
        default: showsUnknown(view, node) ? .sizes : .nothing
        }
      result[view.id] = CanvasView(
        element: node.name, node: view.element, kind: view.kind,
        isMisplaced: node.flag("misplaced") == true, tolerance: tolerance,
        isHeldByPlaceholders: place > 0 && heldByPlaceholders.contains(place),
        outlet: node.id.flatMap { document.outlets[$0] },
        sizesItself: sizesItself(place, node) && !isGivenHeight(place),
        followsTextSize: followsTextSize(view.element, node))
    }
    return result
  }

  /// Notes in the layout how the file draws the views.
  mutating func addAppearances() {
    for view in views {
      let node = variations.node(view.element)
      let isOpaque = hasColor(view.element) || node.name == "visualEffectView"
      layout.appearances[view.id] = Appearance(
        designedFrame: view.frame.map(view.kind.alignmentRectangle),
        draws: isOpaque || node["customClass"] != nil
          || !Self.clear.contains(node.name) && !isEmptyControl(view.element, node),
        isClear: node.number("alpha").map { $0 < 0.01 } ?? false,
        clips: node.flag("clipsSubviews") == true || node.flag("clipsToBounds") == true,
        placesChildren: placesChildren(view, node),
        leastTextScale: leastTextScale(node, view.element),
        textEstimate: textEstimate(view.element, node))
      let around = view.parent.flatMap { outer in
        outer == 0 ? writtenFrame(of: views[0].element) : views[outer].frame
      }
      layout.appearances[view.id]?.designedRoom = around.map {
        Size(width: $0.width, height: $0.height)
      }
      if !isOpaque, node.name == "button", !hasButtonBackground(view.element, node) {
        layout.appearances[view.id]?.hasBackground = false
      }
      if node.flag("misplaced") == true { layout.appearances[view.id]?.isMisplaced = true }
    }
  }

  /// Whether a view is the content of a cell whose height is not given.
  func sizesItself(_ place: Int, _ node: XMLTree.Node) -> Bool {
    guard node.name == "tableViewCellContentView" else { return false }
    var holder = views[place].parent
    while let outer = holder {
      let table = tree[views[outer].element]
      if table.name == "tableViewCell", isStatic(outer), (table.number("rowHeight") ?? -1) > 0 {
        return false
      }
      if table.name == "tableView" {
        return hasAutomaticRows || (table.number("rowHeight") ?? -1) < 0
      }
      holder = views[outer].parent
    }
    return true
  }

  /// Whether the cell around a view gives its own row height: in a xib, what registers the cell
  /// gives that height to its rows.
  private func isGivenHeight(_ place: Int) -> Bool {
    views[place].parent.flatMap { tree[views[$0].element].number("rowHeight") }.map { $0 > 0 }
      ?? false
  }

  /// Whether a cell is a row itself: the height of the rows that are made of a prototype is that of
  /// the table, whatever the prototype says.
  private func isStatic(_ place: Int) -> Bool {
    views[place].parent.map { tree[views[$0].element]["dataMode"] == "static" } ?? false
  }

  /// Whether the size of a view is that of an image which the app sets.
  private func showsUnknown(_ view: SceneView, _ node: XMLTree.Node) -> Bool {
    view.kind.kind == .image && node["image"] == nil && node["symbol"] == nil
  }

  /// Whether a view places what is in it by itself; so does a cell of one of the usual styles.
  private func placesChildren(_ view: SceneView, _ node: XMLTree.Node) -> Bool {
    if Self.placing.contains(node.name) { return true }
    guard node.name == "tableViewCellContentView", let cell = view.parent else { return false }
    return tree[views[cell].element]["style"]?.hasPrefix("IBUITableViewCellStyle") ?? false
  }

  /// Whether the font of an element has the size of a text style.
  private func followsTextSize(_ element: Int, _ node: XMLTree.Node) -> Bool {
    if node.flag("adjustsFontForContentSizeCategory") == true { return true }
    return tree.child(of: element, "fontDescription").map { tree[$0]["style"] != nil } ?? false
  }

  /// Whether an element is a button or a text field of which nothing can be seen: what is touched
  /// lies under it, or is somewhere else.
  private func isEmptyControl(_ element: Int, _ node: XMLTree.Node) -> Bool {
    guard !document.isAppKit, ViewText(tree).text(of: element)?.isEmpty ?? true,
      // They may give it a border.
      tree.child(of: element, "userDefinedRuntimeAttributes") == nil
    else { return false }
    switch node.name {
    case "button":
      guard ["custom", "roundedRect", "system", nil].contains(node["buttonType"]),
        tree.child(of: element, "buttonConfiguration") == nil
      else { return false }
      return !tree.children(of: element, named: "state").contains { state in
        tree[state]["image"] != nil || tree[state]["backgroundImage"] != nil
          || tree.child(of: state, "imageReference") != nil
      }
    case "textField":
      return ["none", nil].contains(node["borderStyle"]) && node["background"] == nil
    default: return false
    }
  }

  /// Whether a button shows more than its title and its image, which code may also give it.
  private func hasButtonBackground(_ element: Int, _ node: XMLTree.Node) -> Bool {
    guard node["customClass"] == nil, tree.child(of: element, "buttonConfiguration") == nil else {
      return true
    }
    let attributes =
      tree.child(of: element, "userDefinedRuntimeAttributes")
      .map { tree.children(of: $0, named: "userDefinedRuntimeAttribute") } ?? []
    return tree.children(of: element, named: "state").contains {
      tree[$0]["backgroundImage"] != nil
    }
      || attributes.contains { tree[$0]["keyPath"]?.hasPrefix("accessibility") != true }
  }

  /// Whether an element has a colour of its own that can be seen.
  private func hasColor(_ element: Int) -> Bool {
    guard let child = tree.child(of: element, "color", key: "backgroundColor") else { return false }
    return tree[child].number("alpha") != 0
  }

  /// The part of its size to which a label shrinks its text where it lacks room; a label shrinks it
  /// unless its element says that it does not.
  private func leastTextScale(_ node: XMLTree.Node, _ element: Int) -> Double {
    guard node.name == "label", node["adjustsFontSizeToFit"] != "NO" else { return 1 }
    if let scale = node.number("minimumScaleFactor"), scale > 0 { return min(1, scale) }
    guard let least = node.number("minimumFontSize"), least > 0 else { return 0 }
    let size = ViewText(tree).font(of: element)?.size ?? Item.Kind.label.usualFont.size
    return min(1, least / size)
  }

  private func textEstimate(
    _ element: Int, _ node: XMLTree.Node
  ) -> Appearance.TextEstimate {
    if canvas.isOwn, followsTextSize(element, node) { return .styleOnCanvas }
    return hasSystemFont(element) ? .known : .otherFont
  }

  private func hasSystemFont(_ element: Int) -> Bool {
    tree.subtree(of: element).prefix(40).allSatisfy { index in
      let node = tree[index]
      guard node.parent == element || node.name == "font" else { return true }
      if node.name == "font" { return (node["name"] ?? "").hasPrefix(".") }
      guard node.name == "fontDescription" else { return true }
      return node["name"] == nil && node["style"] != "UICTFontTextStyleTallBody"
    }
  }
}
