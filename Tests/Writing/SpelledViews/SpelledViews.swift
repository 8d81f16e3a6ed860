import UIKit

/// The classes that are written, for the tests to look at.
public enum SpelledViews {
  /// How their objects are made.
  public static var all: [(CGRect) -> UIView] {
    [
      UikitEverythingView.init(frame:),
      UikitControlsView.init(frame:),
      UikitLabelsView.init(frame:),
      UikitMarginsView.init(frame:),
      UikitScrollingView.init(frame:),
      UikitVisualFormatView.init(frame:),
      UikitWhyView.init(frame:),
      UikitDraftsView.init(frame:),
      UikitBlocksView.init(frame:),
      UikitRowsView.init(frame:),
      UikitSceneView.init(frame:),
      DraftsmanEverythingView.init(frame:),
      DraftsmanControlsView.init(frame:),
      DraftsmanLabelsView.init(frame:),
      DraftsmanMarginsView.init(frame:),
      DraftsmanScrollingView.init(frame:),
      DraftsmanVisualFormatView.init(frame:),
      DraftsmanWhyView.init(frame:),
      DraftsmanDraftsView.init(frame:),
      DraftsmanBlocksView.init(frame:),
      DraftsmanRowsView.init(frame:),
      SwiftlayoutEverythingView.init(frame:),
      SwiftlayoutControlsView.init(frame:),
      SwiftlayoutLabelsView.init(frame:),
      SwiftlayoutMarginsView.init(frame:),
      SwiftlayoutScrollingView.init(frame:),
      SwiftlayoutVisualFormatView.init(frame:),
      SwiftlayoutWhyView.init(frame:),
      SwiftlayoutDraftsView.init(frame:),
      SwiftlayoutBlocksView.init(frame:),
      SwiftlayoutRowsView.init(frame:),
      StacksEverythingView.init(frame:),
      StacksControlsView.init(frame:),
      StacksLabelsView.init(frame:),
      StacksMarginsView.init(frame:),
      StacksScrollingView.init(frame:),
      StacksVisualFormatView.init(frame:),
      StacksWhyView.init(frame:),
      StacksDraftsView.init(frame:),
      StacksBlocksView.init(frame:),
      StacksRowsView.init(frame:),
    ]
  }
}
