import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel

/// Where the views of a solved layout are, and what of them can be seen.
struct Visibility: Sendable {
  /// Less than that, in points, nobody sees.
  static let tolerance = 1.0

  private let layout: Layout
  private let canvas: [Item.ID: CanvasView]
  /// The views that can be seen, in tree order, without the outermost.
  let shown: [Item.ID]
  private let shownSet: Set<Item.ID>
  private let boxes: [Item.ID: Frame]
  private let scrolled: Set<Item.ID>
  private let hidden: Set<Item.ID>

  init(_ solved: SolvedLayout, _ canvas: [Item.ID: CanvasView]) {
    layout = solved.layout
    self.canvas = canvas
    var boxes: [Item.ID: Frame] = [:]
    var shown: [Item.ID] = []
    var hidden: Set<Item.ID> = []
    var scrolled: Set<Item.ID> = []
    for item in layout.items where item.isView {
      var box = solved.frame(of: item.id)
      if let parent = item.parent {
        box.x += boxes[parent]?.x ?? 0
        box.y += boxes[parent]?.y ?? 0
        if scrolled.contains(parent) || layout.item(parent)?.kind == .scroll
          || canvas[parent]?.placesItsViews == true || layout.item(parent)?.kind == .textview
        {
          scrolled.insert(item.id)
        }
      }
      boxes[item.id] = box
      let isHidden =
        item.isHidden || canvas[item.id]?.isClear == true
        || item.parent.map(hidden.contains) ?? false
      if isHidden { hidden.insert(item.id) }
      if !isHidden, item.parent != nil, box.width > 0.5, box.height > 0.5 { shown.append(item.id) }
    }
    self.boxes = boxes
    self.shown = shown
    self.scrolled = scrolled
    self.hidden = hidden
    shownSet = Set(shown)
  }

  /// The rectangle of a view in the outermost one.
  func box(_ id: Item.ID) -> Frame { boxes[id] ?? .zero }

  /// Whether a view is hidden, or inside of one that is.
  func isHidden(_ id: Item.ID) -> Bool { hidden.contains(id) }

  /// Whether a view can be seen: it is not hidden, and has some room.
  func isShown(_ id: Item.ID) -> Bool { shownSet.contains(id) }

  /// Whether something scrolls a view, or places it by itself, so that it is not known where on the
  /// screen it is.
  func isScrolled(_ id: Item.ID) -> Bool { scrolled.contains(id) }

  /// Whether a view is placed by what it is in, and not by rules.
  func isPlacedByParent(_ id: Item.ID) -> Bool {
    layout.parent(of: id).map { canvas[$0]?.placesItsViews == true } ?? false
  }

  /// Whether what is inside of a view ends at its edges.
  func clips(_ id: Item.ID) -> Bool { canvas[id]?.clips ?? false }

  /// Whether a view draws something itself.
  ///
  /// A plain view without a colour does not, nor a stack; one of which no file tells does if there is
  /// nothing in it.
  func draws(_ item: Item) -> Bool {
    if let canvas = canvas[item.id] { return canvas.draws }
    return item.kind == .view ? item.childList.isEmpty : item.kind != .stack
  }

  /// Whether the file draws two views of one parent over each other, so that whoever made it saw them
  /// so; nil where no file tells.
  func areDrawnOver(_ a: Item.ID, _ b: Item.ID) -> Bool? {
    guard let one = canvas[a]?.frame, let other = canvas[b]?.frame else { return nil }
    return one.shared(with: other) != nil
  }

  /// Whether there is something to read or to touch in a view.
  func holdsContent(_ id: Item.ID) -> Bool {
    guard isShown(id), let item = layout.item(id) else { return false }
    return item.isContent || item.children.contains(where: holdsContent)
  }

  /// Whether nothing can be seen through a view.
  func isOpaque(_ id: Item.ID) -> Bool { canvas[id]?.isOpaque ?? false }

  /// The rectangles in which a view and what is inside of it draw something, in the outermost one.
  func ink(_ id: Item.ID) -> [Frame] {
    guard isShown(id), let item = layout.item(id) else { return [] }
    if draws(item) { return [box(id)] }
    if canvas[id]?.placesItsViews == true { return [box(id)] }
    return item.children.flatMap(ink)
  }
}

extension Frame {
  /// What two rectangles share; nil where nobody sees it.
  func shared(with other: Frame, beyond tolerance: Double = Visibility.tolerance) -> Frame? {
    intersection(other).flatMap { part in
      part.width > tolerance && part.height > tolerance ? part : nil
    }
  }

  /// How far it reaches beyond an edge of another rectangle, in points; negative inside.
  func excess(_ edge: Edge, of other: Frame) -> Double {
    switch edge {
    case .left: other.x - x
    case .top: other.y - y
    case .right: right - other.right
    case .bottom: bottom - other.bottom
    }
  }
}

/// An edge of a rectangle.
enum Edge: String, CaseIterable {
  case left, top, right, bottom

  /// The axis across it.
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  /// Whether coordinates begin at it.
  var isNear: Bool { self == .left || self == .top }

  /// The edge that an attribute means, or the margin at it; nil for centres, sizes and baselines.
  init?(_ attribute: Attribute, isRightToLeft: Bool) {
    switch attribute.withinMargins ?? attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    default: return nil
    }
  }
}
