import HeadlessUIKit

/// A layout and the layouts inside, looked at once.
///
/// The layout of a module is described anew each time it is asked for, with new views for those
/// without a name. So that `onActivate` gets the views that are added, an activation asks once.
struct LayoutNode {
  let layout: any Layout
  let children: [LayoutNode]

  init(_ layout: any Layout) {
    self.layout = layout
    children = layout.sublayouts.map(LayoutNode.init)
  }

  /// Calls a closure with each layout, outer ones first.
  func forEach(_ body: (any Layout) -> Void) {
    body(layout)
    for child in children { child.forEach(body) }
  }

  /// A view or guide with its place in the tree.
  struct Entry {
    /// The view around it; nil at the root.
    let superview: UIView?
    let item: Item
    let anchors: Anchors
    let option: LayoutOption
  }

  /// What a layout can be about.
  enum Item {
    case view(UIView)
    case guide(UILayoutGuide)

    /// The view or guide.
    var object: NSObject {
      switch self {
      case .view(let view): view
      case .guide(let guide): guide
      }
    }

    /// What it is called.
    var identifier: String? {
      switch self {
      case .view(let view): view.accessibilityIdentifier
      case .guide(let guide): guide.identifier
      }
    }
  }

  /// The views and guides, outer ones first.
  func entries(in superview: UIView? = nil, option: LayoutOption = .none) -> [Entry] {
    if let view = layout.view {
      let entry = Entry(
        superview: superview, item: .view(view), anchors: layout.anchors, option: option)
      return [entry] + children.flatMap { $0.entries(in: view, option: layout.option) }
    }
    var result: [Entry] = []
    if let guide = layout.guide {
      result.append(
        Entry(superview: superview, item: .guide(guide), anchors: layout.anchors, option: option))
    }
    // A group says what holds inside, also that nothing special does.
    let isGroup = layout is any OptionSettingLayout || !layout.option.isEmpty
    let inner = isGroup ? layout.option : option
    return result + children.flatMap { $0.entries(in: superview, option: inner) }
  }
}

/// A transparent layout whose option holds inside even where it is none.
protocol OptionSettingLayout: Layout {}

extension GroupLayout: OptionSettingLayout {}
