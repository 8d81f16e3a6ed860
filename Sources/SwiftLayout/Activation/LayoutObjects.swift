import HeadlessUIKit
import DialectCore

/// The views of UIKit as layouts see them.
@MainActor
struct LayoutObjects: @MainActor UIKitTree, @MainActor ActivationTree {
  typealias Action = any Layout

  func identifier(of item: NSObject) -> String? {
    (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
  }

  /// What an effect view shows goes into its content view.
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
  /// A layout and the layouts inside, looked at once.
  ///
  /// The layout of a module is described anew each time it is asked for, with new views for those
  /// without a name. So that `onActivate` gets the views that are added, an activation asks once.
  @MainActor
  init(_ layout: any Layout) {
    // A group says what holds inside, also that nothing special does.
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

/// A transparent layout whose option holds inside even where it is none.
@MainActor
protocol OptionSettingLayout: Layout {}

extension GroupLayout: OptionSettingLayout {}
