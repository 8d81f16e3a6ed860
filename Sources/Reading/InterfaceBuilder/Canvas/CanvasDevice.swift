package import LayoutModel

/// A device on Interface Builder's canvas.
package struct CanvasDevice: Hashable, Sendable {
  /// The id in files, such as `retina6_12`.
  package let id: String
  /// The size of the screen, in points.
  package let size: Size
  /// The insets of the status bar and the rounded corners of the screen, in points.
  let safeArea: EdgeInsets
  /// The horizontal layout margins of a view controller's view, in points.
  let margin: Double
  /// The number of pixels per point.
  let scale: Double
  /// The size classes of a full-screen window.
  let sizeClasses: SizeClasses

  /// The ids in files, each with the name of a device with the same screen, whose `Device` has the
  /// rest.
  private static let names: [(id: String, name: String)] = [
    ("retina3_5", "iPhone 4s"), ("retina4_0", "iPhone SE"), ("retina4_7", "iPhone 8"),
    ("retina5_5", "iPhone 8 Plus"), ("retina5_9", "iPhone X"), ("retina6_0", "iPhone 14"),
    ("retina6_1", "iPhone 11"), ("retina6_5", "iPhone 11 Pro Max"),
    ("retina6_72", "iPhone 11 Pro Max"), ("retina6_12", "iPhone 15"),
    ("retina6_7", "iPhone 14 Plus"), ("retina6_3", "iPhone 16 Pro"),
    ("retina6_9", "iPhone 16 Pro Max"), ("ipad8_3rounded", "iPad mini"),
    ("ipad9_7", "iPad 9.7"), ("ipad10_2", "iPad 10.2"), ("ipad10_5", "iPad 10.5"),
    ("ipad10_9rounded", "iPad Air"), ("ipad11_0rounded", "iPad Pro 11"),
    ("ipad12_9", "iPad Pro 12.9"), ("ipad12_9rounded", "iPad Pro 12.9"),
  ]

  /// All ids that files use.
  package static var ids: [String] { names.map(\.id) }

  /// Creates the device with an id or a name such as `iPhone 15`, optionally followed by
  /// `landscape`; `nil` if there is none.
  package init?(named name: String) {
    let suffix = " landscape"
    let isLandscape = name.hasSuffix(suffix)
    let base = isLandscape ? String(name.dropLast(suffix.count)) : name
    self.init(id: base, isLandscape: isLandscape)
  }

  /// Creates the device with an id or name; `nil` if there is none.
  init?(id: String, isLandscape: Bool) {
    self.id = id + (isLandscape ? " landscape" : "")
    let name = Self.names.first { $0.id == id }?.name ?? id
    let upright: Size
    if name == "iPad 10.5" {
      upright = Size(width: 834, height: 1112)
      (safeArea, margin, scale) = (EdgeInsets(top: 20), 20, 2)
    } else if let device = Device.named(name) {
      upright = device.size
      let isFlat = id == "ipad12_9"
      safeArea =
        isFlat ? EdgeInsets(top: 20) : isLandscape ? device.landscapeSafeArea : device.safeArea
      let isWide = isLandscape && device.size.width >= 414
      (margin, scale) = (isWide ? 20 : device.margin, device.scale)
    } else {
      return nil
    }
    size = isLandscape ? Size(width: upright.height, height: upright.width) : upright
    let isPad = upright.width >= 744
    sizeClasses = SizeClasses(
      width: isPad || isLandscape && upright.width >= 414 ? .regular : .compact,
      height: isPad || !isLandscape ? .regular : .compact)
  }
}
