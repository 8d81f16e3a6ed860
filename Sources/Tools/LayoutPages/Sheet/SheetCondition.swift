package import LayoutModel

/// What a layout is shown under on a contact sheet: a screen, a text size and a direction.
package struct SheetCondition: Hashable, Sendable {
  /// A device, or a size of the root.
  package enum Screen: Hashable, Sendable {
    /// As the layout is.
    case own
    case device(Device, isLandscape: Bool)
    case size(Size)

    /// Reads `own`, a device that `landscape` may follow, or a size such as `375x667`.
    package init?(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      let isLandscape = words.last == "landscape"
      let name = (isLandscape ? words.dropLast() : words[...]).joined(separator: " ").lowercased()
      let numbers = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      if name == "own", !isLandscape {
        self = .own
      } else if let device = Device.all.first(where: { $0.name.lowercased() == name }) {
        self = .device(device, isLandscape: isLandscape)
      } else if numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0,
        height > 0, !isLandscape
      {
        self = .size(Size(width: width, height: height))
      } else {
        return nil
      }
    }

    /// `iPhone SE landscape`; nothing for the layout's own size.
    package var name: String {
      switch self {
      case .own: "own"
      case .device(let device, let isLandscape): device.name + (isLandscape ? " landscape" : "")
      case .size(let size): "\(size.width.spelled)x\(size.height.spelled)"
      }
    }

    /// A small phone in both orientations, the usual phone and a tablet.
    package static let usual = ["iPhone SE", "iPhone SE landscape", "iPhone 15", "iPad Pro 11"]
      .compactMap { Screen($0) }
  }

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
    var layout = layout
    if !isPlaced {
      switch screen {
      case .own: break
      case .device(let device, let isLandscape):
        guard (try? layout.setDevice(device, isLandscape: isLandscape)) != nil else { return nil }
      case .size(let size):
        guard let root = layout.root,
          (try? layout.setRoot(layout.name(of: root), size: size)) != nil
        else { return nil }
      }
    }
    layout = layout.textsScaled(to: textSize)
    if isMirrored { layout.setDirection(isRightToLeft: !layout.isRightToLeft) }
    return layout
  }
}
