import UIKitTexts
package import LayoutModel

/// The output of `-[UIView _autolayoutTrace]`: the tree of views, and what is ambiguous in it.
///
/// ```
/// •card
/// |   *title- AMBIGUOUS LAYOUT for title.minY{id: 5}
/// ```
package struct AutolayoutTrace: Hashable, Sendable {
  /// The lines of the tree and the legend, with an empty line between them.
  package let lines: [String]

  /// Traces an item and everything inside it, or the whole layout if `item` is `nil`.
  ///
  /// `isAmbiguous` tells whether a dimension has more than one possible value.
  package init(
    _ solved: SolvedLayout, of item: Item.ID? = nil, isAmbiguous: (LayoutVariable) -> Bool
  ) {
    let layout = solved.layout
    guard let start = item ?? layout.root else {
      lines = []
      return
    }
    let depth = layout.depth(of: start)
    var lines: [String] = []
    func add(_ id: Item.ID, _ mark: String) {
      let names = Self.ambiguous(id, in: layout, where: isAmbiguous)
      let indent = String(repeating: "|   ", count: layout.depth(of: id) - depth)
      lines.append(
        indent + mark + Self.text(id, in: solved)
          + (names.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))"))
    }
    for item in layout.subtree(of: start) {
      add(item.id, Self.mark(item))
      for guide in layout.systemGuides(of: item) { add(item.id.guide(guide), "*") }
    }
    self.lines = lines + Self.legend
  }

  private static let legend = [
    "", "Legend:", "\t* - is laid out with auto layout",
    "\t+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "\t• - layout engine host",
  ]

  /// Returns the mark of a view: `•` for the root, whose frame is given to the engine; `+` for a
  /// view laid out by its autoresizing mask, and `*` for one laid out by constraints.
  private static func mark(_ item: Item) -> String {
    item.parent == nil ? "•" : item.mask == nil ? "*" : "+"
  }

  /// Returns a view as constraints show it, or a guide in full, with its frame and owner.
  private static func text(_ id: Item.ID, in solved: SolvedLayout) -> String {
    let shown = LoggedItem(id, in: solved.layout)
    guard shown.label == nil, let owner = solved.layout.parent(of: id) else {
      return shown.label ?? shown.key
    }
    let frame = solved.frame(of: id)
    let outer = solved.frame(of: owner)
    let view = LoggedItem(owner, in: solved.layout)
    return "<\(shown.className ?? ""): \(shown.key) - \"\(shown.text ?? "")\", layoutFrame = "
      + "{\(pair(frame.x, frame.y)), \(pair(frame.width, frame.height))}, owningView = "
      + "<\(view.className ?? ""): \(view.key); frame = (\(number(outer.x)) \(number(outer.y)); "
      + "\(number(outer.width)) \(number(outer.height)))>>"
  }

  private static func number(_ value: Double) -> String { PrintedNumber(value).text }

  private static func pair(_ a: Double, _ b: Double) -> String { "{\(number(a)), \(number(b))}" }

  /// Returns the ambiguous dimensions of an item, each as in `title.minX{id: 5}`.
  private static func ambiguous(
    _ id: Item.ID, in layout: Layout, where isAmbiguous: (LayoutVariable) -> Bool
  ) -> [String] {
    let name = ConstraintDescription.text(LoggedItem(id, in: layout))
    let order: [(Dimension, String)] = [
      (.x, "minX"), (.y, "minY"), (.width, "Width"), (.height, "Height"),
    ]
    // The engine numbers its variables by creation, four to an item, those of system guides last.
    let start = 4 * (id.index + (id.helper.map { ($0 + 1) * LayoutLimits.items } ?? 0)) + 1
    return order.filter { isAmbiguous(LayoutVariable(id, $0.0)) }.map { dimension, spelling in
      "\(name).\(spelling){id: \(start + dimension.rawValue)}"
    }
  }
}
