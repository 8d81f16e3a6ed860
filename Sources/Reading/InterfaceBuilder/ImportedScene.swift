package import LayoutModel
package import PlumbLanguage

/// A scene of a storyboard, or a view of a xib, as a layout of its own.
package struct ImportedScene: Sendable {
  /// The name of the scene: its storyboard id, label, title or class, or its name in Interface
  /// Builder.
  package let name: String
  /// Other names by which the scene can be asked for, including the ids of scene, controller and
  /// view.
  package let aliases: [String]
  /// The layout, with one rule for each constraint that is installed.
  package let layout: Layout
  /// What was left out or assumed, one sentence for each.
  package let notes: [String]
  /// The names of the other scenes in the file, in the order of the file.
  package let others: [String]
  /// Notes on elements of unknown type, which became plain views, one sentence for each.
  package let unknown: [String]
  /// The line of the outermost view, counted from 1.
  package let line: Int
  /// Whether it is laid out on the device of the file, so that the frames there are its own.
  package let isOnOwnCanvas: Bool
  /// Whether it is as large as the screen, and so another one on each device.
  package let fillsScreen: Bool
  /// Whether it fills the screen and is the view of a controller, so that each device has it in its
  /// own size, with its own safe area.
  package let isScreen: Bool
  /// The size of the device it is laid out on; nil for the square canvas.
  package let screen: Size?
  /// Whether it is not a whole screen and yet as wide as one: so it is a row, a banner, a header, and has
  /// another width on each device.
  package let spansScreen: Bool
  /// Whether it is a cell, or another view of a list, whose height is decided by its layout.
  package let isRow: Bool
  /// The cells that are as high as what is in them, and not as the file draws them.
  package let grownRows: Set<Item.ID>
  /// Whether it is one of macOS.
  package let isAppKit: Bool
  /// What the file says about the views besides their rules.
  package let canvasViews: [Item.ID: CanvasView]
  /// What it says about the constraints of the rules besides what they ask for.
  package let constraintMarks: [Rule.ID: ConstraintMark]
  /// The constraints that no rule was made of.
  package let omissions: [SceneOmission]
}

/// A request for a scene of a file: which scene, on which device, with which size classes.
package struct SceneRequest: Hashable, Sendable {
  /// The name or an id of the scene; `nil` for the initial one.
  package var scene: String?
  /// The id or name of the device; `nil` for the device of the file.
  package var device: String?
  /// The size classes in the form of a variation's key; `nil` for those of the device.
  package var variation: String?

  /// Whether all matching scenes are wanted, and not only the first one.
  package var opensAll: Bool

  /// The names of scenes, such as their classes, whose code says that the rows of their tables are as
  /// high as what is in them.
  package var automaticRows: Set<String>

  /// Creates a request; the default asks for the initial scene as the file was saved.
  package init(
    scene: String? = nil, device: String? = nil, variation: String? = nil, opensAll: Bool = false,
    automaticRows: Set<String> = []
  ) {
    self.opensAll = opensAll
    self.automaticRows = automaticRows
    self.scene = scene
    self.device = device
    self.variation = variation
  }

  /// Whether the request leaves scene, device and size classes to the file.
  package var isEmpty: Bool { scene == nil && device == nil && variation == nil }
}

extension ImportedScene {
  /// Returns whether a text looks like a file of Interface Builder.
  package static func recognises(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "<"))
      && text.prefix(2000).contains("com.apple.InterfaceBuilder")
  }

  /// Returns the scenes of a file that a request asks for, the initial one first.
  ///
  /// Each rule records its line together with the name of the file.
  ///
  /// - Throws: A diagnostic if the file cannot be read, or has no such scene, device or size class.
  package static func all(
    in text: String, named name: String, _ request: SceneRequest = SceneRequest()
  ) throws(Diagnostic) -> [ImportedScene] {
    try SceneFile(text, named: name).scenes(request)
  }
}
