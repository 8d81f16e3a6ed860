package import LayoutModel

/// What a layout is shown under on a contact sheet: a screen, a text size and a direction.
package struct SheetCondition: Hashable, Sendable {
  package typealias Screen = LayoutModel.Screen

  package var screen: Screen
  package var textSize: TextSize
  package var isMirrored: Bool

  /// Makes a condition.
  package init(_ screen: Screen, _ textSize: TextSize, isMirrored: Bool) {
    (self.screen, self.textSize, self.isMirrored) = (screen, textSize, isMirrored)
  }

  /// `iPhone SE, AX1, mirrored`.
  package var name: String {
    [
      screen.name, textSize == .usual ? "" : "text \(textSize.name)", isMirrored ? "mirrored" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The screens that a layout is shown on if none are named: those of devices if its root has the
  /// size of one, else its own size alone.
  package static func usualScreens(of layout: Layout) -> [Screen] {
    Screens.areMeant(by: layout) ? Screen.usual : [.own]
  }

  /// A layout under the condition; nil if it cannot be brought under it.
  ///
  /// A layout that `isPlaced` was read for just that screen.
  func applied(to layout: Layout, isPlaced: Bool) -> Layout? {
    guard var layout = isPlaced ? layout : try? layout.shown(on: screen) else { return nil }
    layout = layout.textsScaled(to: textSize)
    if isMirrored { layout.setDirection(isRightToLeft: !layout.isRightToLeft) }
    return layout
  }
}
