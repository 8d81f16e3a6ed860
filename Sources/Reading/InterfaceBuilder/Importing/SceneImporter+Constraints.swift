import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// Reads the constraints of a scene and makes rules of them.
extension SceneImporter {
  // MARK: - Guides

  /// Records which guides the ids of guides stand for.
  mutating func addGuides() {
    for (place, view) in views.enumerated() {
      let element = view.element
      let guides = tree[element].children.filter {
        ["viewLayoutGuide", "keyboardLayoutGuide"].contains(tree[$0].name)
      }
      for child in guides {
        let node = tree[child]
        guard let id = node.id else { continue }
        let guide: SystemGuide
        switch node.key {
        case "safeArea": guide = .safe
        case "contentLayoutGuide": guide = .content
        case "frameLayoutGuide": guide = .frame
        case "keyboard":
          guide = node.flag("usesBottomSafeArea") == false ? .keyboardEdge : .keyboard
        case "layoutMargins": guide = .margins
        case "readableContent": guide = .readable
        default:
          notes.append(
            "line \(node.line): the guide \((node.key ?? "without a key").excerpt) is not known; "
              + "it counts as the safe area")
          guide = .safe
        }
        targets[id] = .guide(guide, of: place)
      }
    }
    guard let controller = source.controller,
      let list = tree.child(of: controller, "layoutGuides")
    else { return }
    let place = views.firstIndex { $0.element == source.root } ?? 0
    for child in tree[list].children {
      guard let id = tree[child].id else { continue }
      targets[id] = .support(isTop: tree[child]["type"] == "top", of: place)
    }
  }

  // MARK: - Elements

  /// Returns all installed constraints of the scene, in the order of the file.
  mutating func sceneConstraints() -> [SceneConstraint] {
    var result: [SceneConstraint] = []
    var (placeholders, excludedCount) = (0, 0)
    for place in views.indices {
      let holder = views[place].element
      let excluded = variations.excluded("constraints", of: holder)
      for list in tree.children(of: holder, named: "constraints") {
        for index in tree[list].children {
          let node = variations.node(index)
          if node["placeholder"] == "YES" {
            placeholders += 1
            noteHeld(node, by: place)
          } else if node.id.map(excluded.contains) == true || isAboutUninstalled(node) {
            excludedCount += 1
          } else {
            switch constraint(index, node, heldBy: place) {
            case .success(let constraint): result.append(constraint)
            case .failure(let refusal): leaveOut(node, refusal.reason)
            }
          }
        }
      }
    }
    if placeholders > 0 {
      notes.append("\(placeholders.counted("placeholder")) left out: removed when an app is built")
    }
    if excludedCount > 0 {
      notes.append("\(excludedCount.counted("constraint")) not installed for these size classes")
    }
    return result
  }

  /// Whether a constraint is about a view that is not there for these size classes: neither is it.
  private func isAboutUninstalled(_ node: XMLTree.Node) -> Bool {
    [node["firstItem"], node["secondItem"]].contains { $0.map(uninstalled.contains) == true }
  }

  /// Remembers which views a constraint holds that is there on the canvas only.
  private mutating func noteHeld(_ node: XMLTree.Node, by holder: Int) {
    for id in [node["firstItem"], node["secondItem"]] {
      guard let id else {
        if node["secondItem"] == nil { heldByPlaceholders.insert(holder) }
        continue
      }
      if case .view(let place)? = targets[id] { heldByPlaceholders.insert(place) }
    }
  }

  /// Why a constraint is left out.
  private struct Refusal: Error { var reason: String }

  private mutating func leaveOut(_ node: XMLTree.Node, _ reason: String) {
    let id = node.id.map { " \($0.excerpt)" } ?? ""
    notes.append("line \(node.line): the constraint\(id) is left out: \(reason)")
    omissions.append(
      SceneOmission(line: node.line, text: "the constraint\(id) is left out: \(reason)"))
  }

  private func constraint(
    _ index: Int, _ node: XMLTree.Node, heldBy place: Int
  ) -> Result<SceneConstraint, Refusal> {
    do throws(Refusal) {
      guard node.name == "constraint" else { throw Refusal(reason: "it is a <\(node.name)>") }
      let first = SceneConstraint.Side(
        target: try target(node["firstItem"], heldBy: place),
        attribute: try attribute(node["firstAttribute"]))
      var second: SceneConstraint.Side?
      if let item = node["secondItem"] {
        second = SceneConstraint.Side(
          target: try target(item, heldBy: place),
          attribute: try attribute(node["secondAttribute"] ?? node["firstAttribute"]))
      }
      let relation: Relation
      switch node["relation"] {
      case nil, "equal": relation = .equal
      case "greaterThanOrEqual": relation = .greaterOrEqual
      case "lessThanOrEqual": relation = .lessOrEqual
      case .some(let word): throw Refusal(reason: "its relation is \(word.excerpt)")
      }
      var multiplier = 1.0
      if let text = node["multiplier"] {
        guard let value = Self.ratio(text) else {
          throw Refusal(reason: "its multiplier \(text.excerpt) is not a number or ratio")
        }
        multiplier = value
      }
      var constant = 0.0
      if let text = node["constant"] {
        guard let value = node.number("constant") else {
          throw Refusal(
            reason: "its constant \(text.excerpt) is not a number that a layout can hold")
        }
        constant = value
      }
      // A standard distance is saved with its value at that time, and without one if it was zero.
      // The multiplier of a system spacing is part of its constant.
      if node["symbolic"] == "YES", node["symbolType"] == "layoutAnchor" {
        if node["constant"] == nil { constant = Stack.systemSpacing(times: multiplier) }
        multiplier = 1
      }
      var priority = 1000.0
      if let text = node["priority"] {
        guard let value = node.number("priority"), value > 0, value <= 1000 else {
          throw Refusal(reason: "its priority \(text.excerpt) is not more than 0 and at most 1000")
        }
        priority = value
      }
      return .success(
        SceneConstraint(
          element: index, line: node.line, first: first, second: second, relation: relation,
          multiplier: multiplier, constant: constant, priority: priority))
    } catch {
      return .failure(error)
    }
  }

  private func target(
    _ id: String?, heldBy place: Int
  ) throws(Refusal) -> ConstraintTarget {
    guard let id, !id.isEmpty else { return .view(place) }
    if let target = targets[id] { return target }
    guard let element = document.elements[id] else {
      throw Refusal(reason: "nothing has the id \(id.excerpt)")
    }
    let node = tree[element]
    throw Refusal(reason: "<\(node.name)> \(id.excerpt) of line \(node.line) is not in this scene")
  }

  private func attribute(_ word: String?) throws(Refusal) -> Attribute {
    guard let word else { throw Refusal(reason: "it names no attribute") }
    if word == "baseline" { return .lastBaseline }
    guard let attribute = Attribute(rawValue: word) else {
      throw Refusal(reason: "no attribute is called \(word.excerpt)")
    }
    return attribute
  }

  /// Parses a multiplier: `0.5`, `1:2` or `16/9`, whose parts may be decimals.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { part in
      Double(part.drop { $0 == " " }.prefix { $0 != " " })
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    return value.isFinite && abs(value) <= LayoutLimits.number && value != 0 ? value : nil
  }

  // MARK: - Rules

  /// Adds a rule for each constraint.
  mutating func addRules(_ constraints: [SceneConstraint]) {
    for constraint in constraints {
      let node = tree[constraint.element]
      stamp(constraint.line)
      guard let first = anchor(constraint.first),
        let second = constraint.second.map({ anchor($0) }) ?? .some(nil)
      else {
        leaveOut(node, "a guide of a view controller has no such attribute")
        continue
      }
      guard second != nil || !first.attribute.isPosition else {
        leaveOut(node, "a position needs another one")
        continue
      }
      let right =
        (second.map { AnchorExpression($0) * constraint.multiplier } ?? AnchorExpression())
        + AnchorExpression(constant: constraint.constant)
      do throws(LayoutError) {
        let id = try layout.addRule(
          AnchorExpression(first), constraint.relation, right, priority: constraint.priority,
          name: names.name(ofConstraint: node), identifier: identifier(node))
        marks[id] = ConstraintMark(
          id: node.id, node: constraint.element,
          hasOutlet: node.id.flatMap { document.outlets[$0] } != nil)
      } catch {
        leaveOut(node, error.inWords)
      }
    }
  }

  private func identifier(_ node: XMLTree.Node) -> String? {
    guard let text = node["identifier"], !text.isEmpty,
      !text.unicodeScalars.contains(where: \.isControl)
    else { return nil }
    return text.unicodeScalars.count <= 200 ? text : nil
  }

  /// Returns the anchor for a side of a constraint, or `nil` for an attribute that a controller's
  /// guide lacks.
  private func anchor(_ side: SceneConstraint.Side) -> Anchor? {
    switch side.target {
    case .view(let place):
      let view = views[place]
      if let inside = side.attribute.withinMargins, followsReadableWidth(view),
        inside.axis == .horizontal
      {
        return Anchor(view.id.guide(.readable), inside)
      }
      return Anchor(view.id, side.attribute)
    case .guide(let guide, let place):
      let isOfScroll = guide.isOfScrollViews && views[place].kind.kind != .scroll
      return Anchor(isOfScroll ? views[place].id : views[place].id.guide(guide), side.attribute)
    case .support(let isTop, let place):
      let id = views[place].id
      switch (side.attribute, isTop) {
      case (.bottom, true), (.lastBaseline, true): return Anchor(id.guide(.safe), .top)
      case (.top, true): return Anchor(id, .top)
      case (.top, false), (.firstBaseline, false): return Anchor(id.guide(.safe), .bottom)
      case (.bottom, false): return Anchor(id, .bottom)
      case (let attribute, _):
        return attribute.isPosition && attribute.axis == .horizontal ? Anchor(id, attribute) : nil
      }
    }
  }

  private func followsReadableWidth(_ view: SceneView) -> Bool {
    variations.node(view.element)["layoutMarginsFollowReadableWidth"] == "YES"
  }
}
