// swift-format-ignore-file: OrderedImports
import Testing
import UIKit

/// A file that imports Testing and then UIKit, under the alias.
@MainActor @Suite struct TestingBeforeUIKitTests {
  @Test func bothAreThere() {
    #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
  }
}
