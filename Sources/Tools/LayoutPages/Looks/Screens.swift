import LayoutModel

/// The screens on which a layout can be shown, if its root has the size of a screen.
enum Screens {
  /// The screen of a device.
  struct Screen: Hashable, Sendable {
    var device: Device
    var isLandscape: Bool

    /// `iPhone SE landscape`.
    var name: String { device.name + (isLandscape ? " landscape" : "") }
  }

  /// One device for each different screen, in portrait and landscape, small to large.
  static let all: [Screen] = {
    var known = Set<[Double]>()
    let devices = Device.all.filter { device in
      known.insert([
        device.size.width, device.size.height, device.safeArea.top, device.safeArea.bottom,
        device.margin, device.scale,
      ]).inserted
    }
    return devices.flatMap { device in
      [false, true].map { Screen(device: device, isLandscape: $0) }
    }
  }()

  /// A small phone, a large phone and a tablet, for layouts that are too large for all screens.
  static let few = all.filter {
    ["iPhone SE", "iPhone 16 Pro Max", "iPad Pro 11"].contains($0.device.name)
  }

  /// Whether the root of a layout has the size of a screen.
  static func areMeant(by layout: Layout) -> Bool {
    guard let size = layout.root.flatMap(layout.item)?.givenSize else { return false }
    return all.contains { screen in
      let (width, height) = (screen.device.size.width, screen.device.size.height)
      return screen.isLandscape
        ? size == Size(width: height, height: width) : size == Size(width: width, height: height)
    }
  }
}
