import LayoutModel
import UIKit

/// A case as it is compiled: a view controller whose view is laid out by the modules.
struct CaseController {
  /// What its file is called.
  let name: String
  private let make: @MainActor () -> UIViewController

  private init(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
    self.name = name
    self.make = make
  }

  /// All of them, by dialect.
  static let all: [CaseController] = [
    Self("DraftCornerAndSibling") { DraftCornerAndSibling() },
    Self("DraftOffsetsInsideInsetsOutside") { DraftOffsetsInsideInsetsOutside() },
    Self("DraftViewBefore") { DraftViewBefore() },
    Self("DraftColumnOfEqualHeights") { DraftColumnOfEqualHeights() },
    Self("DraftRowWithSpacer") { DraftRowWithSpacer() },
    Self("DraftTwoSpacers") { DraftTwoSpacers() },
    Self("DraftMarginAroundAView") { DraftMarginAroundAView() },
    Self("DraftPlanAppliedAgain") { DraftPlanAppliedAgain() },
    Self("DraftSquarePartOfItsSuperview") { DraftSquarePartOfItsSuperview() },
    Self("DraftThreeEdgesWithOffsets") { DraftThreeEdgesWithOffsets() },
    Self("DraftFieldOnTheKeyboard") { DraftFieldOnTheKeyboard() },
    Self("ArrangedCentredRow") { ArrangedCentredRow() },
    Self("ArrangedLeastHuggingTakesTheRest") { ArrangedLeastHuggingTakesTheRest() },
    Self("ArrangedEqualWidthsAtTheTop") { ArrangedEqualWidthsAtTheTop() },
    Self("ArrangedEqualCentres") { ArrangedEqualCentres() },
    Self("ArrangedProportionalWidths") { ArrangedProportionalWidths() },
    Self("ArrangedProportionalWidthsWithSpacing") { ArrangedProportionalWidthsWithSpacing() },
    Self("ArrangedHiddenViewTakesItsSpacing") { ArrangedHiddenViewTakesItsSpacing() },
    Self("ArrangedMarginsAroundTheRow") { ArrangedMarginsAroundTheRow() },
    Self("ArrangedFirstBaselines") { ArrangedFirstBaselines() },
    Self("ArrangedColumnOfBaselines") { ArrangedColumnOfBaselines() },
    Self("StacksInsideOfStacks") { StacksInsideOfStacks() },
    Self("StacksSpacerOfALength") { StacksSpacerOfALength() },
    Self("StacksSpacerTurnsWithItsStack") { StacksSpacerTurnsWithItsStack() },
    Self("StacksBranchOfABuilder") { StacksBranchOfABuilder() },
    Self("StacksPartOfTheSuperview") { StacksPartOfTheSuperview() },
    Self("StacksSecondLengthCounts") { StacksSecondLengthCounts() },
    Self("LayoutBoxInsideOfABox") { LayoutBoxInsideOfABox() },
    Self("LayoutQuarterAndTheRest") { LayoutQuarterAndTheRest() },
    Self("LayoutDistancesInwards") { LayoutDistancesInwards() },
    Self("LayoutMultiplesOfCentres") { LayoutMultiplesOfCentres() },
    Self("LayoutMultipleOfACentreElsewhere") { LayoutMultipleOfACentreElsewhere() },
    Self("LayoutUnknownIdentifierIsTheSuperview") { LayoutUnknownIdentifierIsTheSuperview() },
    Self("LayoutUpdateOfViewsAndAnchors") { LayoutUpdateOfViewsAndAnchors() },
    Self("LayoutViewBackInItsStack") { LayoutViewBackInItsStack() },
    Self("LayoutSafeAreaAsATarget") { LayoutSafeAreaAsATarget() },
    Self("LayoutPrioritiesAndDifferences") { LayoutPrioritiesAndDifferences() },
    Self("LayoutHeaderAndWhatIsBelow") { LayoutHeaderAndWhatIsBelow() },
    Self("LayoutFunctionThatIsUpdated") { LayoutFunctionThatIsUpdated() },
    Self("StackLayoutTwoRows") { StackLayoutTwoRows() },
    Self("StackLayoutTwoColumns") { StackLayoutTwoColumns() },
    Self("StackLayoutRoomAtBothSides") { StackLayoutRoomAtBothSides() },
    Self("StackLayoutRoomBesideAHiddenView") { StackLayoutRoomBesideAHiddenView() },
    Self("StackLayoutRoomInTheOtherDirection") { StackLayoutRoomInTheOtherDirection() },
    Self("StackLayoutColumnsAtTheTop") { StackLayoutColumnsAtTheTop() },
    Self("UIKitAnchorsAndAFormat") { UIKitAnchorsAndAFormat() },
    Self("UIKitConstraintsChangedLater") { UIKitConstraintsChangedLater() },
    Self("UIKitControlsWithSizes") { UIKitControlsWithSizes() },
    Self("UIKitDistanceOfTheSystem") { UIKitDistanceOfTheSystem() },
    Self("DraftScrollingColumnPlannedAgain") { DraftScrollingColumnPlannedAgain() },
    Self("DraftArrangedViewPlannedOnlyInside") { DraftArrangedViewPlannedOnlyInside() },
    Self("AppOperatorsAndGenerics") { AppOperatorsAndGenerics() },
    Self("AppEnumerationsAndPatterns") { AppEnumerationsAndPatterns() },
    Self("AppExtensionsAndProtocols") { AppExtensionsAndProtocols() },
    Self("AppValuesThatChange") { AppValuesThatChange() },
    Self("AppListsAndDictionaries") { AppListsAndDictionaries() },
    Self("AppLifeOfAController") { AppLifeOfAController() },
    Self("AppBuilderOfItsOwn") { AppBuilderOfItsOwn() },
    Self("AppMakersAndOrder") { AppMakersAndOrder() },
    Self("AppNumbersAndOptions") { AppNumbersAndOptions() },
  ]

  /// Those that walk the public members.
  static let members: [CaseController] = [
    Self("Activations") { Activations() },
    Self("AlignmentRects") { AlignmentRects() },
    Self("Alignments") { Alignments() },
    Self("AnchorChains") { AnchorChains() },
    Self("AnchorComposites") { AnchorComposites() },
    Self("AnchorRelations") { AnchorRelations() },
    Self("AnchorTargets") { AnchorTargets() },
    Self("AnchorValues") { AnchorValues() },
    Self("AnchorWords") { AnchorWords() },
    Self("Animations") { Animations() },
    Self("AnonymousAnchors") { AnonymousAnchors() },
    Self("AnonymousCorners") { AnonymousCorners() },
    Self("ArrangedStacks") { ArrangedStacks() },
    Self("ArrangedWords") { ArrangedWords() },
    Self("Attributes") { Attributes() },
    Self("AutoresizingMasks") { AutoresizingMasks() },
    Self("BaselineSpacing") { BaselineSpacing() },
    Self("BaselineViews") { BaselineViews() },
    Self("Boxes") { Boxes() },
    Self("ButtonLooks") { ButtonLooks() },
    Self("Buttons") { Buttons() },
    Self("Constraints") { Constraints() },
    Self("ContentSizes") { ContentSizes() },
    Self("ControlValues") { ControlValues() },
    Self("ControllerMoments") { ControllerMoments() },
    Self("Controls") { Controls() },
    Self("DefaultSpacings") { DefaultSpacings() },
    Self("DimensionAnchors") { DimensionAnchors() },
    Self("Directions") { Directions() },
    Self("Distributions") { Distributions() },
    Self("DraftAnchors") { DraftAnchors() },
    Self("DraftChains") { DraftChains() },
    Self("DraftCorners") { DraftCorners() },
    Self("DraftOffsets") { DraftOffsets() },
    Self("DraftProperties") { DraftProperties() },
    Self("DraftRelations") { DraftRelations() },
    Self("DraftResistances") { DraftResistances() },
    Self("DraftShortcuts") { DraftShortcuts() },
    Self("DraftTargets") { DraftTargets() },
    Self("Drafts") { Drafts() },
    Self("EdgeInsetForms") { EdgeInsetForms() },
    Self("FieldLooks") { FieldLooks() },
    Self("FontNumbers") { FontNumbers() },
    Self("Fonts") { Fonts() },
    Self("FormatOptions") { FormatOptions() },
    Self("FramesOfViews") { FramesOfViews() },
    Self("GuideAnchors") { GuideAnchors() },
    Self("GuideLayouts") { GuideLayouts() },
    Self("Hierarchy") { Hierarchy() },
    Self("Identifiers") { Identifiers() },
    Self("LabelLooks") { LabelLooks() },
    Self("Labels") { Labels() },
    Self("LayoutBlocks") { LayoutBlocks() },
    Self("LayoutModes") { LayoutModes() },
    Self("LayoutProperties") { LayoutProperties() },
    Self("Layoutables") { Layoutables() },
    Self("Layouts") { Layouts() },
    Self("Lists") { Lists() },
    Self("Margins") { Margins() },
    Self("MixedAnchors") { MixedAnchors() },
    Self("OtherFonts") { OtherFonts() },
    Self("PlanBlocks") { PlanBlocks() },
    Self("PlannedViews") { PlannedViews() },
    Self("Priorities") { Priorities() },
    Self("Rectangles") { Rectangles() },
    Self("Requests") { Requests() },
    Self("ScaledFonts") { ScaledFonts() },
    Self("ScrollLooks") { ScrollLooks() },
    Self("ScrollViews") { ScrollViews() },
    Self("ScrollableDrafts") { ScrollableDrafts() },
    Self("ScrollableStacks") { ScrollableStacks() },
    Self("ScrollableViews") { ScrollableViews() },
    Self("SizeForms") { SizeForms() },
    Self("SizesAndCenters") { SizesAndCenters() },
    Self("Squares") { Squares() },
    Self("StackBlocks") { StackBlocks() },
    Self("StackFunctions") { StackFunctions() },
    Self("StackLayoutAlignments") { StackLayoutAlignments() },
    Self("StackLayoutViews") { StackLayoutViews() },
    Self("StackLayouts") { StackLayouts() },
    Self("StackModifiers") { StackModifiers() },
    Self("StackViews") { StackViews() },
    Self("StackedDrafts") { StackedDrafts() },
    Self("StackedMargins") { StackedMargins() },
    Self("SystemGuides") { SystemGuides() },
    Self("SystemSpacing") { SystemSpacing() },
    Self("TextFields") { TextFields() },
    Self("TextStyles") { TextStyles() },
    Self("Traits") { Traits() },
    Self("Transforms") { Transforms() },
    Self("ViewAnchors") { ViewAnchors() },
    Self("ViewLooks") { ViewLooks() },
  ]

  /// What is recorded of its view on the screen of a page.
  @MainActor func session(_ page: CasePage) -> String {
    withView(on: page) { $0.recordedSession }
  }

  /// What is made of its view on the screen of a page, while the controller is there.
  @MainActor func withView<Result>(
    on page: CasePage, _ body: (UIView) throws -> Result
  ) rethrows -> Result {
    let (size, safeArea, keyboard) = (page.size, page.safeArea, page.keyboard)
    let controller = make()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.simulatedSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    view.simulatedKeyboardHeight = keyboard
    view.accessibilityIdentifier = "screen"
    defer { withExtendedLifetime(controller) {} }
    return try body(view)
  }
}
