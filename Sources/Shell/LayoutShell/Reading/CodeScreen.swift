package import LayoutModel
package import PlumbLanguage
package import SwiftReader

extension ImportedCode {
  /// Whether the outermost view has the size of the usual screen, as that of a controller has.
  package var isScreen: Bool {
    layout.root.flatMap(layout.item).map {
      !$0.safeArea.isZero && $0.givenSize == Device.usual.size
    } ?? false
  }

  /// The same code on another screen: a class runs again, as it may ask for the size and its size
  /// classes, and of lines without a class the root gets the other size.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - run: Runs the code in a document that has the screen as its root.
  /// - Returns: The code there; nil if its outermost view is no screen.
  /// - Throws: Why the code cannot be run there.
  package func shown(
    on screen: Screen, running run: (Layout) throws(Diagnostic) -> ImportedCode
  ) throws(Diagnostic) -> ImportedCode? {
    guard isScreen else { return nil }
    if type != nil {
      var ground = Layout()
      guard (try? ground.setRoot("view", size: nil)) != nil, ground.becomeScreen(screen) else {
        return nil
      }
      return try run(ground)
    }
    var shown = self
    guard shown.layout.becomeScreen(screen) else { return nil }
    return shown
  }
}

extension Layout {
  /// Gives the root the size of a screen and the safe area and margins of its device; what the code
  /// says of pixels stays.
  fileprivate mutating func becomeScreen(_ screen: Screen) -> Bool {
    guard let shown = try? shown(on: screen), let root = shown.root,
      let item = shown.item(root), let size = item.givenSize
    else { return false }
    do throws(LayoutError) {
      let id = try setRoot(name(of: root), size: size)
      try set(\.safeArea, of: id, to: item.safeArea)
      if case .device = screen { try set(\.margins, of: id, to: item.style.margins) }
      return true
    } catch { return false }
  }
}
