import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

extension UIView {
  /// What is wrong with the layout of the whole hierarchy, as Plumb prints it: each conflict as a sum,
  /// what is ambiguous, and what views lack; nil if nothing is.
  ///
  /// One line makes a test of it, which fails with that text: `#expect(view.layoutProblems == nil)` in
  /// Swift Testing, `XCTAssertNil(view.layoutProblems)` in XCTest.
  public var layoutProblems: String? {
    layoutIfNeeded()
    let hierarchy = LoweredHierarchy(topmost, names: ReadableNaming(topmost))
    let news = News(from: LayoutAnalysis(Layout()), to: LayoutAnalysis(hierarchy.layout))
    guard
      !news.conflicts.isEmpty || !news.unexplained.isEmpty || !news.ties.isEmpty
        || !news.needs.isEmpty
    else { return nil }
    return news.lines().map(\.text).joined(separator: "\n")
  }
}
