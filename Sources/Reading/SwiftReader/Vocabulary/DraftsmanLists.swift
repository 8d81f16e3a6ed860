import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// The cell that a list of Draftsman displays for an item.
struct CellDraft: Sendable {
  /// The name of its class.
  let type: String
  /// The closure that fills it.
  let fill: Closure
}

extension Vocabulary {
  /// Members for Draftsman's lists: tables and collections with a cell for each known item.
  static let draftsmanLists: [Member] = rendering + drawnLists + cells

  /// The labels for the items of a list: given directly, or by a publisher with a current value.
  private static let sources = ["using", "observing"]

  private static let rendering: [Member] = ["renderCells", "renderSections"].flatMap { name in
    sources.flatMap { source in
      [true, false].map { isTyped in
        Member(
          .draft, name,
          (isTyped ? [Parameter(nil, .any, named: "type")] : []) + [
            Parameter(source, .any),
            Parameter("animation", .optional(.choice(.rowAnimation)), optional: true),
            Parameter(nil, .closure),
          ], "shows a cell for each item"
        ) { call in
          try call.shownCells(
            in: try call.draft, of: isTyped ? try call.value("type") : nil, call.value(source),
            areSections: name == "renderSections")
        }
      }
    }
  }

  private static let drawnLists: [Member] = [
    ("Tabled", "UITableView"), ("Collectioned", "UICollectionView"),
  ].flatMap { name, className in
    ["using", "observing", "usingSections", "observingSections"].flatMap { source in
      [(true, true), (true, false), (false, true), (false, false)].map { isTyped, hasList in
        Member(
          .global, name,
          (hasList ? [Parameter(nil, .view, named: "list")] : [])
            + (isTyped ? [Parameter("forCell", .any)] : []) + [
              Parameter(source, .any),
              Parameter("animation", .optional(.choice(.rowAnimation)), optional: true),
              Parameter(nil, .closure),
            ], "a list with a cell for each item"
        ) { call in
          let list =
            try hasList
            ? call.view("list")
            : call.interpreter.memory.scene.make(ViewClass.named(className) ?? .view)
          return try call.shownCells(
            in: Draft(list), of: isTyped ? try call.value("forCell") : nil, call.value(source),
            areSections: source.hasSuffix("Sections"))
        }
      }
    }
  }

  private static let cells: [Member] = [
    Member(
      .global, "render", [Parameter(nil, .any, named: "type"), Parameter(nil, .closure)],
      "a cell of a class, filled by code"
    ) { call in
      guard case .type(let type) = try call.value("type") else {
        throw Failure(.swift, "render takes a class of cells")
      }
      return .cell(CellDraft(type: type, fill: try call.closure()))
    },
    Member(
      .global, "Sectioned",
      [Parameter(nil, .any, named: "identifier"), Parameter("items", .any)],
      "items that belong together"
    ) { call in
      .tuple([("identifier", try call.value("identifier")), ("items", try call.value("items"))])
    },
  ]
}

extension MemberCall {
  /// Displays a cell for each known item; if there are none, the list does not change.
  fileprivate func shownCells(
    in draft: Draft, of type: Value?, _ source: Value, areSections: Bool
  ) throws -> Value {
    var items = interpreter.known(source)
    if areSections {
      items = try items.flatMap { group in
        interpreter.known(try interpreter.member("items", of: group, at: place))
      }
    }
    let code = try closure()
    let cells = try interpreter.different(items).compactMap { item -> ViewRef? in
      let made: CellDraft
      let given: [Value]
      if let type {
        guard case .type(let name) = type else { return nil }
        (made, given) = (CellDraft(type: name, fill: code), [item])
      } else {
        let values = try interpreter.run(code, [item], asBuilder: true)
        guard case .list(let list) = values, case .cell(let cell)? = list.first else { return nil }
        (made, given) = (cell, [])
      }
      guard let view = try interpreter.cell(made.type, at: place) else { return nil }
      _ = try interpreter.run(made.fill, [interpreter.value(of: view)] + given)
      return view
    }
    try interpreter.place(cells, in: draft.view, at: codePlace)
    return .draft(draft)
  }
}

extension Interpreter {
  /// Returns the current items of a list; none if they are known only at run time.
  fileprivate func known(_ source: Value) -> [Value] {
    switch source {
    case .publisher(let now): return known(now)
    case .list(let list): return list
    case .range(let range): return range.map { .number(Double($0)) }
    default:
      note("the items of a list are not known here: it has no cells")
      return []
    }
  }

  /// Returns the items without duplicates, because a list displays each one once.
  fileprivate func different(_ items: [Value]) throws -> [Value] {
    var result: [Value] = []
    for item in items {
      try budget.take(bytes: 16 * (result.count + 1))
      if try !result.contains(where: { try isEqual($0, item) }) { result.append(item) }
    }
    return result
  }

  /// Makes a cell of a class in the code or in UIKit.
  fileprivate func cell(_ type: String, at place: Range<Int>) throws -> ViewRef? {
    let value: Value
    if let own = memory.types[type] ?? typeName(type).flatMap({ memory.types[$0] }) {
      value = try instantiate(own, [], at: place)
    } else {
      value = try ViewClass.named(type).map { .item(ItemRef(try memory.scene.make($0))) } ?? .null
    }
    guard case .item(let item)? = try fitted(value, .view) else { return nil }
    return item.view
  }

  /// Returns the value for a view, which is its object if it has one.
  fileprivate func value(of view: ViewRef) -> Value {
    memory.scene.nodes[view.number].object.map { .object($0) } ?? .item(ItemRef(view))
  }

  /// Places cells below each other, as wide as the list, in place of the previous ones.
  fileprivate func place(_ cells: [ViewRef], in list: ViewRef, at place: CodePlace) throws {
    for old in memory.scene.nodes[list.number].cells {
      try memory.scene.removeFromSuperview(old)
    }
    memory.scene.nodes[list.number].cells = cells
    let isTable = memory.scene.nodes[list.number].viewClass.isA("UITableView")
    var drafts: [ConstraintDraft<ItemRef>] = []
    var above: ViewRef?
    for cell in cells {
      try memory.scene.addSubview(cell, to: list)
      try memory.scene.freeFromMask(cell)
      let (own, outer) = (ItemRef(cell), ItemRef(list))
      drafts += [.left, .right, .width].map { ConstraintDraft(own, $0, .equal, outer, $0) }
      drafts.append(
        above.map { ConstraintDraft(own, .top, .equal, ItemRef($0), .bottom) }
          ?? ConstraintDraft(own, .top, .equal, outer, .top))
      drafts.append(
        ConstraintDraft(
          own, .height, .equal, nil, nil, constant: isTable ? 44 : 50, priority: 50))
      above = cell
    }
    if let above {
      drafts.append(ConstraintDraft(ItemRef(above), .bottom, .equal, ItemRef(list), .bottom))
    }
    for draft in drafts { _ = try memory.scene.establish(PlacedRule(draft, at: place)) }
    try skipRefused()
  }
}
