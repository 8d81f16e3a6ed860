package import LayoutModel
package import PlumbLanguage

/// A scene of a storyboard, or a view of a xib, as a layout of its own.
package struct ImportedScene: Sendable {
  /// What it is called: its storyboard id, label, title, class, or what Interface Builder calls it.
  package let name: String
  /// What else it may be called: the ids of scene, controller and view, and its other names.
  package let aliases: [String]
  /// The views, and one rule for each constraint that is installed.
  package let layout: Layout
  /// What was left out or assumed, one sentence each.
  package let notes: [String]
  /// The names of the file's other scenes, in its order.
  package let others: [String]
  /// The elements that are kept as plain views because nothing is known of them, one sentence each.
  package let unknown: [String]
  /// The line of the outermost view, counted from 1.
  package let line: Int
  /// Whether it is laid out on the device of the file, so that the frames there are its own.
  package let isOnOwnCanvas: Bool
  /// Whether it is as large as the screen, and so another one on each device.
  package let fillsScreen: Bool
  /// The size of the device it is laid out on; nil for the square canvas.
  package let screen: Size?
  /// Whether it is no whole screen and yet as wide as one: so it is a row, a banner, a header, and has
  /// another width on each device.
  package let spansScreen: Bool
  /// What the file says about the views besides their rules.
  package let canvasViews: [Item.ID: CanvasView]
  /// What it says about the constraints of the rules besides what they ask for.
  package let constraintMarks: [Rule.ID: ConstraintMark]
  /// The constraints that no rule was made of.
  package let omissions: [SceneOmission]
}

/// What of a file is opened, and where.
package struct SceneRequest: Hashable, Sendable {
  /// The name or an id of the scene; nil for all.
  package var scene: String?
  /// The device it is laid out on; nil for that of the file.
  package var device: String?
  /// The size classes as keys of variations write them; nil for those of the device.
  package var variation: String?

  /// Whether all scenes are wanted, and not only the one that opens first.
  package var opensAll: Bool

  /// A request; without anything for the scene of a file that opens first, as it was saved.
  package init(
    scene: String? = nil, device: String? = nil, variation: String? = nil, opensAll: Bool = false
  ) {
    self.opensAll = opensAll
    self.scene = scene
    self.device = device
    self.variation = variation
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool { scene == nil && device == nil && variation == nil }
}

extension ImportedScene {
  /// Whether a text looks like a file of Interface Builder.
  package static func recognises(_ text: String) -> Bool {
    text.prefix(2000).contains("com.apple.InterfaceBuilder")
  }

  /// The scenes of a file, the one that opens first in front; rules remember their lines together
  /// with the file's name.
  ///
  /// - Throws: why it cannot be read, or that there is no such scene, device or size class.
  package static func all(
    in text: String, named name: String, _ request: SceneRequest = SceneRequest()
  ) throws(Diagnostic) -> [ImportedScene] {
    let file = try SceneFile(text, named: name)
    let places = try file.scenes(named: request.scene).prefix(request.opensAll ? .max : 1)
    // Of each of many scenes it would take long to name all others.
    return try file.layouts(of: places, request, namingOthers: places.count == 1)
  }
}
