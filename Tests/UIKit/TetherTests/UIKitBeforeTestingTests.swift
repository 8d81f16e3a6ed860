// swift-format-ignore-file: OrderedImports
import UIKit
import Testing

/// A file that imports UIKit and then Testing, under the alias.
@MainActor @Suite struct UIKitBeforeTestingTests {
  @Test func bothAreThere() {
    #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
  }
}
