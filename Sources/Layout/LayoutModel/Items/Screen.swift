/// What a layout is shown on: a device, or a size of the root.
package enum Screen: Hashable, Sendable {
  /// As the layout is.
  case own
  case device(Device, isLandscape: Bool)
  case size(Size)

  /// Words for a small and a large phone and a tablet.
  package static let words = [
    (word: "small", device: "iPhone SE"), (word: "large", device: "iPhone 16 Pro Max"),
    (word: "tablet", device: "iPad Pro 11"),
  ]

  /// Reads `own`, a device or a word for one that `landscape` may follow, or a size such as
  /// `375x667`.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let isLandscape = words.last == "landscape"
    let typed = (isLandscape ? words.dropLast() : words[...]).joined(separator: " ").lowercased()
    let name = Self.words.first { $0.word == typed }?.device.lowercased() ?? typed
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

  /// `iPhone SE landscape`; `own` for the layout's own size.
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

extension Layout {
  /// Returns the layout with its root as large as a screen; on a device also with its safe area,
  /// margins and pixels.
  package func shown(on screen: Screen) throws(LayoutError) -> Layout {
    var shown = self
    switch screen {
    case .own: break
    case .device(let device, let isLandscape):
      try shown.setDevice(device, isLandscape: isLandscape)
    case .size(let size):
      guard let root else { throw .noRoot }
      try shown.setRoot(name(of: root), size: size)
    }
    return shown
  }
}
