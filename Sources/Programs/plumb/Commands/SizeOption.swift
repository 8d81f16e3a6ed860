import ArgumentParser
import LayoutModel

/// `--size 375x667`: another size of the root.
struct SizeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Lay the root out at another size.", valueName: "WxH"),
    transform: { text in
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else {
        throw ValidationError("--size takes a size such as 375x667, not \(text)")
      }
      return Size(width: width, height: height)
    })
  var size: Size?

  /// The layout at the size that is asked for; nil if no layout can have it.
  func resized(_ layout: Layout) -> Layout? {
    guard let size, let root = layout.root else { return layout }
    var layout = layout
    do throws(LayoutError) {
      try layout.setRoot(layout.name(of: root), size: size)
      return layout
    } catch { return nil }
  }
}
