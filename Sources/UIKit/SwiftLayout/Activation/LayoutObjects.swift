import HeadlessUIKit
import DialectCore

/// UIKit's views as a tree for the algorithms of layouts.
@MainActor
struct LayoutObjects: @MainActor UIKitTree, @MainActor ActivationTree {
  typealias Action = any Layout

  func identifier(of item: NSObject) -> String? {
    (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
  }

  /// Returns the content view of a visual effect view, or the view itself.
  func host(of view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }

  func owner(of guide: NSObject) -> UIView? { (guide as? UILayoutGuide)?.owningView }

  func addGuide(_ guide: NSObject, to view: UIView) {
    if let guide = guide as? UILayoutGuide { view.addLayoutGuide(guide) }
  }

  func removeGuide(_ guide: NSObject, from view: UIView) {
    if let guide = guide as? UILayoutGuide { view.removeLayoutGuide(guide) }
  }
}

extension LayoutNode<LayoutObjects> {
  /// Evaluates a layout and all layouts inside it once.
  ///
  /// A `ModularLayout` is evaluated anew each time it is asked for and may then create new views.
  /// It has to be asked only once so that `onActivate` receives the views that are actually added.
  @MainActor
  init(_ layout: any Layout) {
    // A group sets the option for everything inside it, even if it has none.
    let isGroup = layout is any OptionSettingLayout || !layout.option.isEmpty
    let subject = layout.view.map { Subject.view($0) } ?? layout.guide.map { .guide($0) }
    self.init(
      subject,
      anchors: subject == nil
        ? [] : layout.anchors.templates.map { RelatedTemplate($0, at: ()) },
      isNotArranged: isGroup ? layout.option.contains(.isNotArranged) : nil,
      layout.sublayouts.map { LayoutNode($0) }, action: layout)
  }
}

/// A transparent layout whose option applies to its children even if it is empty.
@MainActor
protocol OptionSettingLayout: Layout {}

extension GroupLayout: OptionSettingLayout {}
