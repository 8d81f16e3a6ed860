import ArgumentParser
import InterfaceBuilder

/// `--scene Login --device retina6_12`: which scene of a storyboard or xib is opened, and on which
/// device.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a storyboard, or the view of a xib, by name or id.", valueName: "name"),
    completion: .scenes)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The device a storyboard is laid out on, such as retina6_12 or \"iPhone 15 landscape\".",
      valueName: "name"), completion: .devices)
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The size classes of a storyboard, such as heightClass=regular-widthClass=compact.",
      valueName: "key"))
  var variation: String?

  /// The scene, device and variation that the options ask for.
  var request: SceneRequest {
    SceneRequest(scene: scene, device: device, variation: variation)
  }
}
