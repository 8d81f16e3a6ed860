/// Public members of the modules that text does not have, with the reason for each.
enum VocabularyExceptions {
  /// Members that are left out for one reason.
  struct Exception {
    /// `Owner.name(labels:)`; a star at the end stands for anything.
    let pattern: String
    /// Why text does not have them.
    let reason: String

    func covers(_ member: PublicMember) -> Bool {
      guard pattern.hasSuffix("*") else { return member.text == pattern }
      return member.text.hasPrefix(pattern.dropLast())
    }
  }

  private static func all(_ reason: String, _ patterns: String...) -> [Exception] {
    patterns.map { Exception(pattern: $0, reason: reason) }
  }

  /// The exceptions by module.
  static let all: [String: [Exception]] = [
    "Draftsman": draftsman, "SwiftLayout": swiftLayout, "Stacks": stacks, "Arranged": arranged,
  ]

  private static let draftsman =
    all(
      "a result builder, which the compiler calls; text has the block itself",
      "LayoutPlan.*", "CellBuilder.*")
    + all(
      "a literal, which text has as the number itself",
      "CGPoint.init(floatLiteral:)", "CGPoint.init(integerLiteral:)",
      "HorizontalConstant.init(floatLiteral:)", "HorizontalConstant.init(integerLiteral:)",
      "UIEdgeInsets.init(floatLiteral:)", "UIEdgeInsets.init(integerLiteral:)",
      "VerticalConstant.init(floatLiteral:)", "VerticalConstant.init(integerLiteral:)")
    + all(
      "what stands behind a protocol of the module, and no code of people mentions",
      "AnchorRoot.anchoredItem", "LayoutAnchor.anchorRoot", "LayoutDraft.anchoredItem",
      "LayoutDraft.draft", "LayoutDraftBuilder.planDrafts", "LayoutDrafting.anchorRoot",
      "LayoutDrafting.draft", "LayoutDrafting.planDrafts", "LayoutGuide.anchorRoot",
      "LayoutGuide.anchoredItem", "LayoutGuide.guide", "LayoutRelation.draft",
      "PlanComponent.planDrafts", "UIView.planDrafts", "UIViewController.planDrafts",
      "ViewDraft.planDrafts", "ViewDraft.underlyingController", "ViewDraft.underlyingView",
      "ViewPlan.init(_:)", "ViewPlan.planDrafts", "SectionCompatible.items", "Sectioned.items")
    + all(
      "made by drf and by planned views, never by its name", "LayoutDraft.init(view:)",
      "SpacerView.dimension")
    + all(
      "properties by key path: text writes drf.text(...), and what a publisher says is known when "
        + "the program runs",
      "DraftProperty.*", "FollowingProperty.*", "Property.*")
    + all(
      "lists of cells, whose items are known when the program runs",
      "CellContainer.*", "CellDifference.*", "LayoutDrafting.renderCells*",
      "LayoutDrafting.renderSections*", "ListDraft.*", "RenderableCell.*", "Sectioned.init*",
      "UICollectionView.emptyList", "UICollectionView.usualCellHeight", "UITableView.emptyList",
      "UITableView.usualCellHeight", "render(_:_:)")
    + all(
      "errors as values: a line gets its error, a file lists it", "DraftsmanError.*")
    + all(
      "what an update did, which the shell tells as its reply", "PlanDifference.*",
      "Planned.appliedConstraints", "Planned.lastPlanDifference", "Planned.planIdentifier",
      "Planned.viewPlanApplied")
    + all(
      "declared by the classes of a file, where the reader finds them", "Planned.viewPlan",
      "PlannedCell.*", "PlannedStack.*")

  private static let swiftLayout =
    all(
      "a result builder, which the compiler calls; text has the block itself",
      "AnchorsBuilder.*", "LayoutBuilder.*", "ConfigurablePropertiesBuilder.*")
    + all(
      "the nodes that blocks make, and what stands behind their protocols",
      "Anchors.anchors", "Anchors.constraints*", "Anchors.init()",
      "AnchorsCenterExpression.*", "AnchorsChain.*", "AnchorsConvertible.anchors",
      "AnchorsExpression.*", "AnchorsItem.*", "AnchorsItemable.anchorsItem",
      "AnchorsMixedExpression.*", "AnchorsSizeExpression.*", "AnyLayout.*", "ArrayLayout.*",
      "ConditionalLayout.*", "GroupLayout.option", "GroupLayout.sublayouts", "GuideLayout.*",
      "Item.guide*", "Layout.anchors", "Layout.guide", "Layout.layoutDidActivate()",
      "Layout.layoutWillActivate()", "Layout.option", "Layout.sublayouts",
      "LayoutOption.init(rawValue:)", "ListLayout.*", "ModularLayout.sublayouts",
      "OptionalLayout.*", "String.anchorsItem", "UILayoutGuide.anchorsItem",
      "UIView.anchorsItem", "ViewLayout.anchors", "ViewLayout.init(_:)",
      "ViewLayout.layoutWillActivate()", "ViewLayout.sublayouts")
    + all(
      "what an update did, which the shell tells as its reply", "Activation.lastChange",
      "Activation.warnings", "Activation.activeConstraints", "Change.*", "LayoutWarning.*")
    + all(
      "an activation as an element of sets, and its constraints by a predicate",
      "Activation.hash(into:)", "Activation.init()", "Activation.store(_:)",
      "Activation.anchors(_:attribute:predicate:)", "Activation.layoutGuideForIdentifier(_:)",
      "ConstraintUpdater.*")
    + all("text runs an update at once", "DeferredUpdates.perform()")
    + all(
      "property wrappers, written as attributes",
      "AnimatableLayoutProperty.*", "LayoutProperty.*")
    + all(
      "declared by the classes of a file, where the reader finds them", "Layoutable.activation",
      "Layoutable.layout", "ModularLayout.layout")
    + all(
      "printers, whose text the shell's show, rules and export give", "ConfigurableProperties.*",
      "ConfigurableProperty.*", "CustomConfigurableProperties.*", "IdentifierUpdater.*",
      "LayoutPrinter.*", "PrintOptions.*", "ViewPrinter.*")

  private static let stacks =
    all(
      "a result builder, which the compiler calls; text has the block itself", "StackBuilder.*")
    + all(
      "the nodes that blocks make", "ComponentNode.*", "EmptyNode.*", "StackNode.subNodes",
      "UIView.subNodes")

  private static let arranged =
    all(
      "the constraints of the original for centred rows, where text has UIKit's",
      "StackView.usesOriginalCenterAlignment")
}
