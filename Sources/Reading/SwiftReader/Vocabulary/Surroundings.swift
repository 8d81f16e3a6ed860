import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for traits, frames and animations.
  static let surroundings: [Member] = traits + frames + animations

  private static let traits: [Member] =
    [
      Member(.view, get: "traitCollection", "size classes, from the size of the root") { _ in
        .type("UITraitCollection")
      },
      Member(.type("UITraitCollection"), get: "horizontalSizeClass", "compact or regular") {
        $0.sizeClass(below: 600) { $0.width }
      },
      Member(.type("UITraitCollection"), get: "verticalSizeClass", "compact or regular") {
        $0.sizeClass(below: 480, usually: "regular") { $0.height }
      },
      Member(.type("UITraitCollection"), get: "userInterfaceStyle", "light") { _ in
        .word(named: "light")
      },
      Member(.type("UITraitCollection"), get: "userInterfaceIdiom", "phone or pad") { $0.idiom },
      Member(.type("UITraitCollection"), get: "displayScale", "pixels per point") { $0.scale },
      Member(.type("UITraitCollection"), get: "layoutDirection", "the direction of text") { call in
        .word(direction: call.interpreter.memory.scene.layout.isRightToLeft)
      },
      Member(.view, get: "effectiveUserInterfaceLayoutDirection", "the direction of its text") {
        call in
        let scene = call.interpreter.memory.scene
        let own = try call.look.direction.map { $0 == .rightToLeft }
        return .word(direction: own ?? scene.layout.isRightToLeft)
      },
      Member(
        .type("UIView"), "userInterfaceLayoutDirection", [Parameter("for", .choice(.direction))],
        "which way text runs under an attribute"
      ) { call in
        switch try call.word("for") {
        case "forceRightToLeft": .word(direction: true)
        case "forceLeftToRight", "playback", "spatial": .word(direction: false)
        default: .word(direction: call.interpreter.memory.scene.layout.isRightToLeft)
        }
      },
      Member(.type("UIApplication"), get: "shared", "the application") { _ in
        .type("UIApplication")
      },
      Member(
        .type("UIApplication"), get: "userInterfaceLayoutDirection", "the direction of text"
      ) { call in .word(direction: call.interpreter.memory.scene.layout.isRightToLeft) },
      Member(.type("UIDevice"), get: "current", "the device") { _ in .type("UIDevice") },
      Member(
        .type("UIDevice"), get: "userInterfaceIdiom", "phone or pad, from the size of the root"
      ) {
        $0.idiom
      },
      Member(.type("UIScreen"), get: "main", "the screen, as large as the root") { _ in
        .type("UIScreen")
      },
      Member(.type("UIScreen"), get: "bounds", "as large as a root with a size") { call in
        let size = call.screen ?? call.usualScreen
        return .frame(Frame(x: 0, y: 0, width: size.width, height: size.height))
      },
      Member(.type("UIScreen"), get: "scale", "pixels per point") { $0.scale },
    ]

  private static let frames: [Member] =
    ["frame", "bounds"].map { name in
      Member(.view, get: name, "its position, if the code itself sets it") { call in
        let view = try call.owner
        let scene = call.interpreter.memory.scene
        if let id = scene.item(view), id == scene.layout.root, let size = call.screen {
          return .frame(Frame(x: 0, y: 0, width: size.width, height: size.height))
        }
        guard let frame = scene.look(view).mask?.frame ?? call.interpreter.firstFrame(of: view)
        else {
          if call.interpreter.mode == .file {
            return call.interpreter.unknown("\(name) of \(scene.name(view))")
          }
          throw Failure(
            .swift, "the \(name) of \(scene.name(view)) is known only after layout, not here")
        }
        return .frame(
          name == "frame" ? frame : Frame(x: 0, y: 0, width: frame.width, height: frame.height))
      }
    }
    + [
      Member(.guide, get: "layoutFrame", "its rectangle, for the safe area of a root with a size") {
        call in
        let item = try call.subject
        let scene = call.interpreter.memory.scene
        guard item.guide == .safe, let root = scene.layout.root, scene.item(item.view) == root,
          let size = call.screen, let safe = scene.layout.item(root)?.style.safeArea
        else {
          guard call.interpreter.mode == .file else {
            throw Failure(.swift, "the layoutFrame of a guide is known only after layout, not here")
          }
          return call.interpreter.unknown("layoutFrame of a guide")
        }
        return .frame(
          Frame(
            x: safe.left, y: safe.top, width: size.width - safe.left - safe.right,
            height: size.height - safe.top - safe.bottom))
      },
      Member(.guide, get: "length", "how far a bar reaches into the view of a controller") { call in
        let item = try call.subject
        let scene = call.interpreter.memory.scene
        let name = scene.name(item)
        guard let root = scene.layout.root, let safe = scene.layout.item(root)?.style.safeArea,
          ["topLayoutGuide", "bottomLayoutGuide"].contains(name)
        else { throw Failure(.swift, "this guide has no length") }
        let length = name == "topLayoutGuide" ? safe.top : safe.bottom
        call.interpreter.assume(
          "\(name).length is taken as \(length.exactlySpelled), what it is once the view is laid "
            + "out; before, as in viewDidLoad, it is 0")
        return .number(length)
      },
      Member(.view, get: "center", "its centre, if the code itself sets it") { call in
        let view = try call.owner
        let layout = call.interpreter.memory.scene
        if let id = layout.item(view), id == layout.layout.root, let size = call.screen {
          return .point(Point(x: size.width / 2, y: size.height / 2))
        }
        guard let frame = try call.look.mask?.frame else {
          let name = call.interpreter.memory.scene.name(try call.owner)
          throw Failure(.swift, "the center of \(name) is known only after layout, not here")
        }
        return .point(Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
      },
      Member(
        .frame, "inset", [Parameter("by", .insets)], "the rectangle with distances from its sides"
      ) { call in
        let frame = try call.receiver.asFrame
        let insets = try call.insets("by")
        return .frame(
          Frame(
            x: frame.x + insets.left, y: frame.y + insets.top,
            width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom))
      },
      Member(
        .frame, "insetBy", [Parameter("dx", .number), Parameter("dy", .number)],
        "the rectangle with distances from its sides"
      ) { call in
        let frame = try call.receiver.asFrame
        let (x, y) = (try call.number("dx"), try call.number("dy"))
        return .frame(
          Frame(
            x: frame.x + x, y: frame.y + y, width: frame.width - 2 * x,
            height: frame.height - 2 * y))
      },
      Member(.frame, "equalTo", [Parameter(nil, .frame)], "whether both are the same") { call in
        .truth(try call.receiver.asFrame == call.frame())
      },
      Member(.size, "equalTo", [Parameter(nil, .size)], "whether both are the same") { call in
        .truth(try call.receiver.asSize == call.size())
      },
      Member(.point, "equalTo", [Parameter(nil, .point)], "whether both are the same") { call in
        .truth(try call.receiver.asPoint == call.point())
      },
      Member(.frame, get: "size", "its size") { call in
        let frame = try call.receiver.asFrame
        return .size(Size(width: frame.width, height: frame.height))
      },
      Member(.frame, get: "origin", "where") { call in
        let frame = try call.receiver.asFrame
        return .point(Point(x: frame.x, y: frame.y))
      },
      Member(.point, get: "x", "the horizontal coordinate") { call in
        .number(try call.receiver.asPoint.x)
      },
      Member(.point, get: "y", "the vertical coordinate") { call in
        .number(try call.receiver.asPoint.y)
      },
    ]
    + parts.map { name, part in
      Member(.frame, get: name, "a number of a rectangle") { call in
        .number(part(try call.receiver.asFrame))
      }
    }

  private static let parts: [(name: String, number: @Sendable (Frame) -> Double)] = [
    ("width", { $0.width }), ("height", { $0.height }), ("minX", { $0.x }), ("minY", { $0.y }),
    ("maxX", { $0.x + $0.width }), ("maxY", { $0.y + $0.height }),
    ("midX", { $0.x + $0.width / 2 }), ("midY", { $0.y + $0.height / 2 }),
  ]

  /// Functions that animate; changes in them take place at once, because a layout has no time.
  private static let animations: [Member] =
    [
      ("animate", [Parameter("withDuration", .number)]),
      (
        "animate",
        [
          Parameter("withDuration", .number), Parameter("delay", .number),
          Parameter("options", .any, optional: true),
        ]
      ),
      (
        "animate",
        [
          Parameter("withDuration", .number), Parameter("delay", .number),
          Parameter("usingSpringWithDamping", .number),
          Parameter("initialSpringVelocity", .number), Parameter("options", .any, optional: true),
        ]
      ),
      (
        "transition",
        [
          Parameter("with", .view), Parameter("duration", .number),
          Parameter("options", .any, optional: true),
        ]
      ),
      (
        "animateKeyframes",
        [
          Parameter("withDuration", .number), Parameter("delay", .number),
          Parameter("options", .any, optional: true),
        ]
      ),
    ].map { name, head in
      Member(
        .type("UIView"), name,
        head + [
          Parameter("animations", .closure), Parameter("completion", .any, optional: true),
        ], "runs code that changes views"
      ) { call in
        try call.interpreter.run(try call.closure("animations"))
        if let closure = try call.closure(ifAny: "completion") {
          try call.interpreter.run(closure, [.truth(true)])
        }
        return .void
      }
    } + [
      Member(
        .type("UIView"), "setAnimationsEnabled", [Parameter(nil, .truth)],
        "has no effect on layouts"
      ) {
        call in
        call.interpreter.ignore("setAnimationsEnabled()")
        return .void
      },
      Member(
        .type("UIView"), "addKeyframe",
        [
          Parameter("withRelativeStartTime", .number), Parameter("relativeDuration", .number),
          Parameter("animations", .closure),
        ], "runs code that changes views"
      ) { call in
        try call.interpreter.run(try call.closure("animations"))
        return .void
      },
      Member(
        .type("UIView"), "animateWithDuration",
        [Parameter(nil, .number), Parameter("animations", .closure)], "runs code that changes views"
      ) { call in
        try call.interpreter.run(try call.closure("animations"))
        return .void
      },
      Member(
        .type("UIView"), "performWithoutAnimation", [Parameter(nil, .closure)],
        "runs code that changes views"
      ) { call in
        try call.interpreter.run(try call.closure())
        return .void
      },
    ]
}

extension MemberCall {
  /// The size of the root, if it is given.
  fileprivate var screen: Size? {
    let layout = interpreter.memory.scene.layout
    return layout.root.flatMap { layout.item($0)?.givenSize }
  }

  /// The size of the usual screen, for a root without a size of its own.
  fileprivate var usualScreen: Size {
    let size = Device.usual.size
    interpreter.note(
      "the screen is taken to have \(size.width.exactlySpelled)x\(size.height.exactlySpelled), as "
        + "an \(Device.usual.name)")
    return size
  }

  fileprivate var idiom: Value {
    .word(named: screen.map { min($0.width, $0.height) >= 600 } ?? false ? "pad" : "phone")
  }

  fileprivate var scale: Value { .number(interpreter.memory.scene.layout.scale ?? 3) }

  /// The size class of a length of the root; `usual` is that of a phone that is held upright.
  fileprivate func sizeClass(
    below limit: Double, usually usual: String = "compact", _ part: (Size) -> Double
  ) -> Value {
    let name = screen.map { part($0) < limit ? "compact" : "regular" } ?? usual
    return .word(Word(name: name, arguments: nil, place: place))
  }
}

extension Value {
  /// Returns the value for a layout direction.
  fileprivate static func word(direction isRightToLeft: Bool) -> Value {
    .word(named: isRightToLeft ? "rightToLeft" : "leftToRight")
  }
}
