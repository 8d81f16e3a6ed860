/// The numbers of a device that layouts depend on.
///
/// Sizes are those of Interface Builder's canvas. Safe areas are UIKit's with the status bar shown:
/// at the top, 20 points on devices with a home button and 44 to 62 below a notch or island; at the
/// bottom, 34 above the home indicator; in landscape, the notch's height on both sides and 21 at
/// the bottom.
package struct Device: Hashable, Sendable {
  /// The name, as `device` takes it.
  package let name: String
  /// The size of the screen in portrait, in points.
  package let size: Size
  /// The safe area in portrait, in points.
  package let safeArea: EdgeInsets
  /// The safe area in landscape, in points.
  package let landscapeSafeArea: EdgeInsets
  /// Pixels per point.
  package let scale: Double
  /// The minimum layout margins at the sides of a view controller's view, in points: 16, or 20 on
  /// large screens.
  package let margin: Double

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double,
    bottom: Double = 0, margin: Double = 16
  ) {
    self.name = name
    self.scale = scale
    self.margin = margin
    size = Size(width: width, height: height)
    safeArea = EdgeInsets(top: top, bottom: bottom)
    let isPad = width >= 744
    // An iPad keeps its bars in landscape; an iPhone hides the status bar.
    landscapeSafeArea =
      isPad
      ? safeArea
      : bottom > 0 ? EdgeInsets(left: top, bottom: 21, right: top) : EdgeInsets()
  }

  /// The phone whose screen is taken where nothing says another one.
  package static let usual = Device("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34)

  /// All devices, phones first, small to large.
  package static let all: [Device] = [
    Device("iPhone 4s", 320, 480, scale: 2, top: 20),
    Device("iPhone SE", 320, 568, scale: 2, top: 20),
    Device("iPhone 8", 375, 667, scale: 2, top: 20),
    Device("iPhone 8 Plus", 414, 736, scale: 3, top: 20, margin: 20),
    Device("iPhone SE 3", 375, 667, scale: 2, top: 20),
    Device("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34),
    Device("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, margin: 20),
    Device("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34),
    Device("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34, margin: 20),
    Device("iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    Device("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, margin: 20),
    Device("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34, margin: 20),
    Device("iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, margin: 20),
    usual,
    Device("iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34, margin: 20),
    Device("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, margin: 20),
    Device("iPad mini", 744, 1133, scale: 2, top: 24, bottom: 20, margin: 20),
    Device("iPad 9.7", 768, 1024, scale: 2, top: 20, margin: 20),
    Device("iPad 10.2", 810, 1080, scale: 2, top: 20, margin: 20),
    Device("iPad Air", 820, 1180, scale: 2, top: 24, bottom: 20, margin: 20),
    Device("iPad Pro 11", 834, 1194, scale: 2, top: 24, bottom: 20, margin: 20),
    Device("iPad Pro 12.9", 1024, 1366, scale: 2, top: 24, bottom: 20, margin: 20),
  ]

  /// Returns the device with a name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Layout {
  /// Makes the root the screen of a device, with its size, safe area, margins and pixels.
  ///
  /// An existing root keeps its name; a new one is called `screen`.
  package mutating func setDevice(_ device: Device, isLandscape: Bool) throws(LayoutError) {
    let size = device.size
    let name = root.map { self.name(of: $0) } ?? "screen"
    var changed = self
    let id = try changed.setRoot(
      name, size: isLandscape ? Size(width: size.height, height: size.width) : size)
    try changed.set(
      \.safeArea, of: id, to: isLandscape ? device.landscapeSafeArea : device.safeArea)
    // The view of a view controller has UIKit's `systemMinimumLayoutMargins` at the sides and none
    // at the top and bottom.
    let margin = isLandscape ? max(device.margin, Self.landscapeMargin(of: device)) : device.margin
    try changed.set(
      \.margins, of: id, to: Insets(top: 0, leading: margin, bottom: 0, trailing: margin))
    try changed.setScale(device.scale)
    self = changed
  }

  /// The margins are large in landscape if the width is then in the regular size class.
  private static func landscapeMargin(of device: Device) -> Double {
    device.size.width >= 414 ? 20 : 16
  }
}
