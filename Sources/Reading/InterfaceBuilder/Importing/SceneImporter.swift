import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// Makes a layout from a scene.
struct SceneImporter {
  let document: InterfaceDocument
  let source: SceneSource
  let canvas: Canvas
  let variations: Variations
  var layout = Layout()
  /// The views of the scene, each after its superview.
  var views: [SceneView] = []
  /// What the ids in constraints stand for.
  var targets: [String: ConstraintTarget] = [:]
  var names: ViewNames
  var notes: [String] = []
  /// What the file says about the constraints of rules besides what they ask for.
  var marks: [Rule.ID: ConstraintMark] = [:]
  /// The places of the views that constraints mention which hold on the canvas only.
  var heldByPlaceholders: Set<Int> = []
  /// The ids of elements in views that are not installed: nothing of them is there.
  var uninstalled: Set<String> = []
  /// The constraints that no rule was made of.
  var omissions: [SceneOmission] = []
  private var unknown: [String] = []
  private var unknownLines: Set<String> = []
  /// Whether code says that rows are as high as what is in them.
  let hasAutomaticRows: Bool
  /// The ids of the views that are accessories of cells.
  let accessories: Set<String>
  private let file: String

  var tree: XMLTree { document.tree }

  init(
    _ document: InterfaceDocument, _ source: SceneSource, _ canvas: Canvas,
    hasAutomaticRows: Bool = false, file: String
  ) {
    self.hasAutomaticRows = hasAutomaticRows
    self.document = document
    self.source = source
    self.canvas = canvas
    self.file = file
    accessories = Set(
      document.tree.nodes.filter { node in
        node.name == "outlet"
          && ["accessoryView", "editingAccessoryView"].contains(node["property"])
      }.compactMap { $0["destination"] })
    variations = Variations(document.tree, canvas.sizeClasses)
    names = ViewNames(document.outlets)
    notes = document.notes
    if document.isAppKit {
      notes.append(
        "a file of macOS: constraints, frames and stacks are read; gravity areas, grids, split "
          + "views and the sizes of cells are not")
    }
  }

  /// Returns the scene; `others` are the names of the other scenes in the file.
  ///
  /// - Throws: A diagnostic with a line if there are too many views or constraints.
  mutating func scene(among others: [String]) throws(Diagnostic) -> ImportedScene {
    try addRoot()
    noteBars()
    addGuides()
    let constraints = sceneConstraints()
    releaseHidden(constraints)
    addSurroundings(constraints)
    addBaselines(constraints)
    addRules(constraints)
    let grownRows = growRows()
    addAppearances()
    return ImportedScene(
      name: source.name, aliases: source.aliases, layout: layout, notes: notes,
      others: others, unknown: unknown, line: tree[source.root].line,
      isOnOwnCanvas: canvas.isOwn, fillsScreen: fillsScreen, isScreen: isScreen,
      screen: canvas.device?.size, spansScreen: spansScreen,
      isRow: isList(tree[source.root].name), grownRows: grownRows, isAppKit: document.isAppKit,
      canvasViews: canvasViews(), constraintMarks: marks, omissions: omissions)
  }

  /// Sets the origin of whatever is added next to a line of the file.
  mutating func stamp(_ line: Int) {
    layout.moment = Origin(step: 1, line: line, file: file)
  }

  // MARK: - Views

  private mutating func addRoot() throws(Diagnostic) {
    let index = source.root
    let node = variations.node(index)
    let kind = kind(of: node)
    stamp(node.line)
    var frame = frame(of: index, in: nil) ?? Frame.zero
    if frame.width == 0, frame.height == 0, let size = canvas.device?.size {
      frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    var size = Size(width: frame.width, height: frame.height)
    if !canvas.isOwn, let device = canvas.device, fills(size) { size = device.size }
    let isPlain = kind.kind == .view
    do throws(LayoutError) {
      let name =
        isPlain
        ? names.name(of: node, identified: nil, saying: nil, usual: "root") : names.free("canvas")
      let id = try layout.setRoot(name, size: size)
      let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
      if isPlain {
        layout.setSource(
          id, ImportSource(id: node.id ?? "", line: node.line, className: className(node, kind)))
        append(index, id, kind, parent: nil, frame: whole, isInList: isList(node.name))
      }
      if let scale = canvas.device?.scale, !canvas.isOwn { try layout.setScale(scale) }
    } catch {
      throw document.diagnostic("the size of the view is not a size: \(error.inWords)", at: index)
    }
    if isPlain {
      try addViews(in: 0)
    } else {
      try addView(index, in: nil)
    }
  }

  /// Whether the outermost view is as large as a screen, whichever it is.
  private var fillsScreen: Bool {
    guard let frame = frame(of: source.root, in: nil), frame.width + frame.height > 0 else {
      return true
    }
    return fills(Size(width: frame.width, height: frame.height))
  }

  /// Whether the outermost view is as large as a screen and the view of a controller.
  ///
  /// Interface Builder draws each new view of a xib as large as a screen. Only the outlet `view` of
  /// the file's owner makes it one.
  var isScreen: Bool { fillsScreen && (source.controller != nil || isViewOfOwner) }

  /// Whether the outermost view is not a screen and as wide as one that is held upright.
  private var spansScreen: Bool {
    guard !document.isAppKit, !fillsScreen, let frame = frame(of: source.root, in: nil),
      frame.width > frame.height
    else { return false }
    return frame.width == document.canvas?.size.width
      || Device.all.contains { $0.size.width == frame.width }
  }

  /// Returns whether a size is that of a whole screen.
  private func fills(_ size: Size) -> Bool {
    if let own = document.canvas { return size == own.size || isScreenOfFreeSize(size) }
    return size == Size(width: 600, height: 600) || source.controller != nil
  }

  /// Whether the outermost view belongs to a controller and was drawn in a size of its own.
  ///
  /// It fills the screen when the program runs, unless it is shown inside of another scene.
  private func isScreenOfFreeSize(_ size: Size) -> Bool {
    guard !document.isAppKit, source.controller != nil || isViewOfOwner,
      min(size.width, size.height) >= Self.leastScreen
    else { return false }
    let controller = source.controller.flatMap { tree[$0].id }
    return !tree.nodes.contains { node in
      node.name == "segue" && ["embed", "popoverPresentation", "popover"].contains(node["kind"])
        && node["destination"] == controller
    }
  }

  /// Views of controllers that are narrower or lower are parts of a screen, in points.
  private static let leastScreen = 300.0

  /// Adds the subviews of a view, and theirs.
  private mutating func addViews(in place: Int) throws(Diagnostic) {
    let element = views[place].element
    let excluded = variations.excluded("subviews", of: element)
    for child in subviews(of: element) {
      if let id = tree[child].id, excluded.contains(id) {
        uninstalled.formUnion(tree.subtree(of: child).compactMap { tree[$0].id })
        continue
      }
      try addView(child, in: place)
    }
  }

  private mutating func addView(_ index: Int, in place: Int?) throws(Diagnostic) {
    let node = variations.node(index)
    let kind = kind(of: node)
    let parent = place.map { views[$0] }
    stamp(node.line)
    let text = ViewText(tree).text(of: index)
    let frame = frame(of: index, in: parent)
    let name = names.name(
      of: node, identified: identifier(of: index), saying: kind.kind.showsText ? text : nil,
      usual: Self.usualName(node.name))
    let id: Item.ID
    do throws(LayoutError) {
      if kind.kind == .stack {
        id = try layout.addStack(name, in: parent?.id, stack(node, index), arranging: []).id
      } else {
        id = try layout.addItem(kind.kind, name, in: parent?.id)
      }
    } catch {
      throw document.diagnostic(
        "this view cannot be added: \(error.inWords)", at: index, .limit)
    }
    layout.setSource(
      id, ImportSource(id: node.id ?? "", line: node.line, className: className(node, kind)))
    let isInList = (parent?.isInList ?? false) || isList(node.name)
    let own = append(index, id, kind, parent: place, frame: frame, isInList: isInList)
    describe(own, node, text: text)
    noteContained(own)
    try addViews(in: own)
    if kind.kind == .stack {
      let inside = views[own...].filter { $0.parent == own }.map(\.id)
      doing(node) { (layout) throws(LayoutError) in _ = try layout.arrange(inside, in: id) }
    }
  }

  /// Notes that views in the navigation bar are left out.
  private mutating func noteBars() {
    guard let controller = source.controller else { return }
    for bar in tree[controller].children where tree[bar].key == "navigationItem" {
      for child in tree.subtree(of: bar).dropFirst()
      where tree.child(of: child, "rect", key: "frame") != nil {
        let node = tree[child]
        guard tree[node.parent ?? bar].name.hasSuffix("Item") else { continue }
        notes.append(
          "line \(node.line): <\(node.name.excerpt)> is left out: the navigation bar places it")
      }
    }
  }

  /// Notes what a view shows that is laid out elsewhere: another scene, or views in a bar.
  private mutating func noteContained(_ place: Int) {
    let view = views[place]
    let name = layout.name(of: view.id)
    if let connections = tree.child(of: view.element, "connections") {
      for child in tree[connections].children where tree[child]["kind"] == "embed" {
        let target = tree[child]["destination"].flatMap { document.elements[$0] }.map { tree[$0] }
        let title = target.flatMap {
          $0["storyboardIdentifier"] ?? $0["customClass"] ?? $0.id
        }
        notes.append(
          "line \(tree[child].line): \(name) shows "
            + (title.map { "the scene \($0.excerpt), which --scene opens" } ?? "another scene"))
      }
    }
    if let items = tree.child(of: view.element, "items"),
      tree.subtree(of: items).contains(where: { tree[$0].name == "constraint" })
    {
      notes.append("line \(tree[items].line): views in the bar \(name) are left out")
    }
  }

  @discardableResult
  private mutating func append(
    _ index: Int, _ id: Item.ID, _ kind: ElementKind, parent: Int?, frame: Frame?, isInList: Bool
  ) -> Int {
    var rectangle = frame.map(kind.alignmentRectangle)
    if let parent {
      // The position of a view follows from its own frame and the frames around it.
      var holder: Int? = parent
      while let outer = holder, var inner = rectangle {
        guard let around = views[outer].frame else {
          rectangle = nil
          break
        }
        if views[outer].parent != nil || outer != 0 {
          inner.x += around.x
          inner.y += around.y
        }
        rectangle = inner
        holder = views[outer].parent
      }
    }
    let place = views.count
    views.append(
      SceneView(
        element: index, id: id, kind: kind, parent: parent, frame: frame, rectangle: rectangle,
        isInList: isInList,
        isDoubtful: tree[index]["misplaced"] == "YES" || tree[index]["ambiguous"] == "YES"))
    if let name = tree[index].id, targets[name] == nil { targets[name] = .view(place) }
    return place
  }

  /// Elements that only contain views, which belong to the view around them.
  private static let holders: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection", "tableColumns",
    "tableColumn", "prototypeCellViews", "tabViewItems", "tabViewItem", "beginningViews",
    "middleViews", "endViews", "gridCells", "gridCell",
  ]

  /// Returns the elements of the subviews of a view, in the order of the file.
  private func subviews(of index: Int) -> [Int] {
    tree[index].children.flatMap { child -> [Int] in
      let node = tree[child]
      switch node.name {
      case "subviews", "prototypes", "cells", "prototypeCellViews", "beginningViews", "middleViews",
        "endViews":
        return node.children
      default:
        if isView(child) { return [child] }
        return Self.holders.contains(node.name) ? subviews(of: child) : []
      }
    }
  }

  /// Returns whether an element that has a key is a view.
  private func isView(_ index: Int) -> Bool {
    let node = tree[index]
    // The frame of a view in other size classes stands in an element with a key, too.
    guard node.key != nil, node.name != "variation",
      !node.name.hasSuffix("Cell") || node.name.contains("View")
    else { return false }
    return tree.child(of: index, "rect", key: "frame") != nil
      || ElementKind.named(node.name, isAppKit: document.isAppKit) != nil
  }

  private mutating func kind(of node: XMLTree.Node) -> ElementKind {
    // The size that stands for its content is that of a view: code arranges what is in it.
    if node.name == "stackView", let plain = ElementKind.named("view", isAppKit: false),
      node["placeholderIntrinsicWidth"] != nil || node["placeholderIntrinsicHeight"] != nil,
      !node.children.contains(where: { tree[$0].name == "subviews" })
    {
      return plain
    }
    if let kind = ElementKind.named(node.name, isAppKit: document.isAppKit) {
      if document.isAppKit, node.name == "textField", isEditable(node) {
        return ElementKind.named("secureTextField", isAppKit: true) ?? kind
      }
      return kind
    }
    let text = "<\(node.name.excerpt)> is not known and kept as a plain view"
    let line = "line \(node.line): \(text)"
    if unknownLines.insert(line).inserted {
      unknown.append(line)
      omissions.append(SceneOmission(line: node.line, text: text, isUnknownElement: true))
    }
    return .unknown(node.name)
  }

  private func isEditable(_ node: XMLTree.Node) -> Bool {
    node.children.contains { tree[$0].key == "cell" && tree[$0]["editable"] == "YES" }
  }

  func isList(_ name: String) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
  }

  private func className(_ node: XMLTree.Node, _ kind: ElementKind) -> String {
    node["customClass"] ?? kind.className
  }

  /// Returns the accessibility identifier, by which UIKit's logs name a view.
  private func identifier(of index: Int) -> String? {
    tree.child(of: index, "accessibility", key: "accessibilityConfiguration").flatMap {
      tree[$0]["identifier"]
    }
  }

  private static func usualName(_ element: String) -> String {
    let name = element.camelCased ?? "view"
    return ["switch", "in"].contains(name) ? name + "View" : name
  }

  /// Returns the frame of an element in its superview, with y pointing downwards.
  private func frame(of index: Int, in parent: SceneView?) -> Frame? {
    guard var frame = writtenFrame(of: index) else { return nil }
    if let size = sizeOfCollectionCell(index) {
      (frame.width, frame.height) = (size.width, size.height)
    }
    if document.isAppKit, let outer = parent?.frame {
      frame.y = outer.height - frame.y - frame.height
    }
    if let height = heightInCell(index, parent), frame.height < height - Self.separator {
      frame.height = height
    }
    return frame
  }

  /// How high the separator of a row is at most.
  private static let separator = 1.0

  /// The height of a cell's content view beside a separator; nil for any other view.
  ///
  /// A table gives a content view the height of its cell. When somebody makes a cell higher, Interface
  /// Builder may leave the content view at the height of a usual row in the file; the subviews it draws
  /// where the higher cell puts them.
  private func heightInCell(_ index: Int, _ parent: SceneView?) -> Double? {
    guard let parent, tree[index].name == "tableViewCellContentView",
      tree[parent.element].name == "tableViewCell"
    else { return nil }
    return parent.frame.map { $0.height - Self.separator / 2 }
  }
}
