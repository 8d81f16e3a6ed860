public import LayoutModel

/// What `-[UIView _autolayoutTrace]` prints: the tree, who lays what out, and what is ambiguous.
///
/// ```
/// •card
/// |   *title- AMBIGUOUS LAYOUT for title.minY{id: 5}
/// ```
public struct AutolayoutTrace: Hashable, Sendable {
  /// The tree and the legend; one line is empty.
  public let lines: [String]

  /// Traces an item and everything inside it, or the whole layout; `isAmbiguous` says whether a
  /// dimension has more than one value.
  public init(
    _ solved: SolvedLayout, of item: Item.ID? = nil, isAmbiguous: (LayoutVariable) -> Bool
  ) {
    let layout = solved.layout
    guard let start = item ?? layout.root else {
      lines = []
      return
    }
    let depth = layout.depth(of: start)
    let tree = layout.subtree(of: start).map { item in
      let indent = String(repeating: "|   ", count: layout.depth(of: item.id) - depth)
      let names = Self.ambiguous(item, in: layout, where: isAmbiguous)
      return indent + Self.mark(item) + Self.text(item, in: solved)
        + (names.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))")
    }
    lines = tree + Self.legend
  }

  private static let legend = [
    "", "Legend:", "\t* - is laid out with auto layout",
    "\t+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "\t• - layout engine host",
  ]

  /// The root is where its frame is given to the engine from outside.
  private static func mark(_ item: Item) -> String { item.parent == nil ? "•" : "*" }

  /// A view as constraints show it; a guide in full, with its frame and its owner.
  private static func text(_ item: Item, in solved: SolvedLayout) -> String {
    let layout = solved.layout
    let shown = LoggedItem(item.id, in: layout)
    guard !item.isView else { return shown.label ?? shown.key }
    let frame = solved.frame(of: item.id)
    var text = "<\(layout.className(of: item.id)): \(shown.key) - \"\(shown.text ?? "")\""
    text += ", layoutFrame = {\(pair(frame.x, frame.y)), \(pair(frame.width, frame.height))}"
    guard let owner = item.parent else { return text + ">" }
    let outer = solved.frame(of: owner)
    let (x, y, width, height) = (outer.x, outer.y, outer.width, outer.height)
    return text + ", owningView = <\(layout.className(of: owner)): "
      + "\(LoggedItem(owner, in: layout).key); frame = (\(number(x)) \(number(y)); "
      + "\(number(width)) \(number(height)))>>"
  }

  private static func number(_ value: Double) -> String { PrintedNumber(value).text }

  private static func pair(_ a: Double, _ b: Double) -> String { "{\(number(a)), \(number(b))}" }

  /// `title.minX{id: 5}` for each dimension with more than one value.
  private static func ambiguous(
    _ item: Item, in layout: Layout, where isAmbiguous: (LayoutVariable) -> Bool
  ) -> [String] {
    let shown = LoggedItem(item.id, in: layout)
    let name = shown.label ?? "\(shown.className ?? ""):\(shown.key)'\(shown.text ?? "")'"
    let order: [(Dimension, String)] = [
      (.x, "minX"), (.y, "minY"), (.width, "Width"), (.height, "Height"),
    ]
    return order.filter { isAmbiguous(LayoutVariable(item.id, $0.0)) }.map { dimension, spelling in
      // Counted like the variables of a layout in which nothing was ever removed.
      "\(name).\(spelling){id: \(4 * item.id.index + dimension.rawValue + 1)}"
    }
  }
}
