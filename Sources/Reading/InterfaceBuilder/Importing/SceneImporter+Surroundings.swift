import ConstraintSolver
import LayoutModel

/// Sets margins and safe areas: those that the file specifies, else those that the device is known
/// to have, and on the canvas of the file those that the frames prove.
extension SceneImporter {
  /// A side of a view, in the order of insets.
  private enum Side: Int, CaseIterable {
    case top, left, bottom, right

    /// Creates the side of an edge, or of the margin at that edge; `nil` for other attributes.
    init?(_ attribute: Attribute) {
      switch attribute {
      case .top, .topMargin: self = .top
      case .bottom, .bottomMargin: self = .bottom
      case .left, .leading, .leftMargin, .leadingMargin: self = .left
      case .right, .trailing, .rightMargin, .trailingMargin: self = .right
      default: return nil
      }
    }
  }

  /// A side of a view about which frames provide evidence.
  private struct Place: Hashable {
    var view: Int
    var side: Side
  }

  /// Sets the margins and safe areas of all views.
  mutating func addSurroundings(_ constraints: [SceneConstraint]) {
    let (safe, margins) = evidence(constraints)
    let rootArea = safeArea(safe)
    if let root = layout.root {
      let node = tree[source.root]
      doing(node) { (layout) throws(LayoutError) in
        try layout.set(\.safeArea, of: root, to: rootArea)
      }
    }
    for place in views.indices {
      setSafeArea(of: place, rootArea, safe)
      setMargins(of: place, rootArea, margins)
    }
  }

  private func safeArea(_ evidence: [Place: [Double]]) -> EdgeInsets {
    var area = isFreeform ? EdgeInsets() : canvas.safeArea(of: source.controller)
    if tree.child(of: source.root, "nil", key: "simulatedStatusBarMetrics") != nil { area.top = 0 }
    let root = views.first.map { tree[$0.element].name } ?? ""
    // The content of a list lies below the bars, and a cell of it is anywhere on the screen.
    if ["tableView", "collectionView"].contains(root) || isList(root) { return EdgeInsets() }
    if !document.isAppKit, canvas.isOwn {
      func measured(_ side: Side, _ usual: Double) -> Double {
        Self.choice(evidence[Place(view: 0, side: side)] ?? [], usual: usual)
      }
      // Nothing covers the sides of a screen that is held upright, whatever old frames say.
      area = EdgeInsets(
        top: measured(.top, area.top), left: isUpright ? 0 : measured(.left, area.left),
        bottom: measured(.bottom, area.bottom), right: isUpright ? 0 : measured(.right, area.right))
    }
    return document.isAppKit ? EdgeInsets() : area
  }

  private var isUpright: Bool {
    canvas.device.map { $0.size.width < $0.size.height } ?? false && source.controller != nil
  }

  /// Whether the outermost view has a free size and is on no screen.
  private var isFreeform: Bool {
    source.controller == nil && (canvas.isOwn || !isScreen)
      && tree.child(of: source.root, "freeformSimulatedSizeMetrics") != nil
  }

  /// Returns the usual value if any of the measured ones agrees with it, otherwise the most
  /// frequent one.
  private static func choice(_ values: [Double], usual: Double) -> Double {
    guard !values.isEmpty, !values.contains(where: { abs($0 - usual) < 0.6 }) else { return usual }
    var best = usual
    var count = 0
    for value in values {
      let votes = values.count { abs($0 - value) < 0.3 }
      if votes > count { (best, count) = (value, votes) }
    }
    return best
  }

  /// Sets the additional safe area of an inner view on the canvas of the file.
  ///
  /// That is the difference between the insets its frames prove and the part of the outermost
  /// view's safe area that overlaps it.
  private mutating func setSafeArea(
    of place: Int, _ rootArea: EdgeInsets, _ evidence: [Place: [Double]]
  ) {
    guard place > 0, canvas.isOwn else { return }
    let area = reaching(rootArea, into: place)
    func added(_ side: Side, _ usual: Double) -> Double {
      Self.choice(evidence[Place(view: place, side: side)] ?? [], usual: usual) - usual
    }
    let more = EdgeInsets(
      top: added(.top, area.top), left: added(.left, area.left),
      bottom: added(.bottom, area.bottom), right: added(.right, area.right))
    guard !more.isZero else { return }
    let id = views[place].id
    doing(tree[views[place].element]) { (layout) throws(LayoutError) in
      try layout.set(\.safeArea, of: id, to: more)
    }
  }

  // MARK: - Margins

  private mutating func setMargins(
    of place: Int, _ rootArea: EdgeInsets, _ evidence: [Place: [Double]]
  ) {
    let view = views[place]
    let node = variations.node(view.element)
    let id = view.id
    // A list places its views anywhere; beyond its edge, margins would grow with the distance.
    let preserves =
      node.flag("preservesSuperviewLayoutMargins") == true && !liesBeyondList(place)
    // A cell may be anywhere on the screen, so that it is unknown how much of it is covered.
    let insets = node.flag("insetsLayoutMarginsFromSafeArea") != false && !view.isInList
    doing(node) { (layout) throws(LayoutError) in
      if preserves { try layout.set(\.preservesSuperviewMargins, of: id, to: true) }
      if !insets { try layout.set(\.insetsMarginsFromSafeArea, of: id, to: false) }
    }
    if let explicit = explicitMargins(of: view.element) {
      guard view.kind.kind != .stack else { return }
      doing(node) { (layout) throws(LayoutError) in try layout.set(\.margins, of: id, to: explicit)
      }
      return
    }
    let usual = usualMargins(of: place, node)
    var own = usual
    if canvas.isOwn {
      let area = insets ? reaching(rootArea, into: place) : EdgeInsets()
      func measured(_ side: Side, _ usual: Double, _ covered: Double) -> Double {
        let values = evidence[Place(view: place, side: side)] ?? []
        return Self.choice(values, usual: usual + covered) - covered
      }
      own = Insets(
        top: measured(.top, usual.top, area.top),
        leading: measured(.left, usual.leading, area.left),
        bottom: measured(.bottom, usual.bottom, area.bottom),
        trailing: measured(.right, usual.trailing, area.right))
    }
    guard own != .standard, layout.item(id)?.stack == nil else { return }
    doing(node) { (layout) throws(LayoutError) in try layout.set(\.margins, of: id, to: own) }
  }

  /// Whether the canvas shows a cell below the edge of its list.
  private func liesBeyondList(_ place: Int) -> Bool {
    guard let frame = views[place].frame, let outer = views[place].parent,
      ["tableView", "collectionView"].contains(tree[views[outer].element].name),
      let bounds = views[outer].frame
    else { return false }
    return frame.y + frame.height > bounds.height || frame.x + frame.width > bounds.width
  }

  /// Returns the margins that UIKit gives a view because of its place in the hierarchy.
  private func usualMargins(of place: Int, _ node: XMLTree.Node) -> Insets {
    if document.isAppKit { return .standard }
    let width = views[0].frame?.width ?? 375
    let side = canvas.device?.margin ?? (width >= 414 ? 20 : 16)
    if place == 0, source.controller != nil || isViewOfOwner {
      return Insets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    // The table around a cell has the margins of the screen.
    if place == 0, node.name == "tableViewCell" {
      return Insets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    if node.name == "tableViewCellContentView", document.tools >= 13 {
      return Insets(
        top: 11, leading: side, bottom: 11,
        trailing: isBesideAccessory(place) ? Insets.standard.trailing : side)
    }
    return .standard
  }

  /// Whether a view ends in front of the accessory of its cell, such as the sign that a row leads
  /// somewhere, so that its margin there is not that of the table.
  private func isBesideAccessory(_ place: Int) -> Bool {
    guard let cell = views[place].parent else { return false }
    return ![nil, "none"].contains(tree[views[cell].element]["accessoryType"])
  }

  /// Whether the outermost view of a xib is the view of the controller that owns the file.
  var isViewOfOwner: Bool {
    guard let id = tree[source.root].id else { return false }
    return tree.nodes.contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == id
    }
  }

  /// Returns the part of the outermost view's safe area that overlaps another view.
  private func reaching(_ area: EdgeInsets, into place: Int) -> EdgeInsets {
    guard place > 0 else { return area }
    guard let inner = views[place].rectangle, let outer = views[0].frame else {
      return EdgeInsets()
    }
    return EdgeInsets(
      top: max(0, area.top - inner.y), left: max(0, area.left - inner.x),
      bottom: max(0, area.bottom - (outer.height - inner.y - inner.height)),
      right: max(0, area.right - (outer.width - inner.x - inner.width)))
  }

  // MARK: - What frames prove

  /// Returns the insets that required equations imply for safe areas and margins, given the frames
  /// in the file.
  private func evidence(
    _ constraints: [SceneConstraint]
  ) -> (safe: [Place: [Double]], margins: [Place: [Double]]) {
    var safe: [Place: [Double]] = [:]
    var margins: [Place: [Double]] = [:]
    func note(_ unknown: SceneConstraint.Side, at coordinate: Double) {
      let owner: Int
      let edge: Attribute
      let isSafe: Bool
      switch unknown.target {
      case .guide(.safe, let place): (owner, edge, isSafe) = (place, unknown.attribute, true)
      case .support(let isTop, let place):
        guard unknown.attribute == (isTop ? .bottom : .top) else { return }
        (owner, edge, isSafe) = (place, isTop ? .top : .bottom, true)
      case .view(let place) where unknown.attribute.withinMargins != nil:
        (owner, edge, isSafe) = (place, unknown.attribute, false)
      default: return
      }
      guard let side = Side(edge), let rectangle = views[owner].rectangle else { return }
      // The far margins of a scroll view are those of its content, whose size no file says.
      if views[owner].kind.kind == .scroll, !isSafe, side == .bottom || side == .right { return }
      let inset =
        switch side {
        case .top: coordinate - rectangle.y
        case .left: coordinate - rectangle.x
        case .bottom: rectangle.y + rectangle.height - coordinate
        case .right: rectangle.x + rectangle.width - coordinate
        }
      let place = Place(view: owner, side: side)
      if isSafe {
        if inset >= -0.5 { safe[place, default: []].append(max(0, inset)) }
      } else {
        margins[place, default: []].append(inset)
      }
    }
    for constraint in constraints {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.priority == 1000, constraint.multiplier == 1
      else { continue }
      if let value = coordinate(constraint.first) {
        note(second, at: value - constraint.constant)
      } else if let value = coordinate(second) {
        note(constraint.first, at: value + constraint.constant)
      }
    }
    return (safe, margins)
  }

  /// Returns the position of an edge or centre of a view in the outermost view, according to the
  /// frames.
  func coordinate(_ side: SceneConstraint.Side) -> Double? {
    guard case .view(let place) = side.target, !views[place].isDoubtful,
      let rectangle = views[place].rectangle
    else { return nil }
    switch side.attribute {
    case .left, .leading: return rectangle.x
    case .right, .trailing: return rectangle.x + rectangle.width
    case .centerX: return rectangle.x + rectangle.width / 2
    case .top: return rectangle.y
    case .bottom: return rectangle.y + rectangle.height
    case .centerY: return rectangle.y + rectangle.height / 2
    default: return nil
    }
  }
}
