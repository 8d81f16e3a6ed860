import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// What code asks of the device and of views as they are, and changes that are animated.
  static let surroundings: [Member] = traits + frames + animations

  private static let traits: [Member] =
    [
      Member(.view, get: "traitCollection", "size classes, as the root is large") { _ in
        .type("UITraitCollection")
      },
      Member(.type("UITraitCollection"), get: "horizontalSizeClass", "compact or regular") {
        $0.sizeClass(below: 600) { $0.width }
      },
      Member(.type("UITraitCollection"), get: "verticalSizeClass", "compact or regular") {
        $0.sizeClass(below: 480) { $0.height }
      },
      Member(.type("UIDevice"), get: "current", "the device") { _ in .type("UIDevice") },
      Member(.type("UIDevice"), get: "userInterfaceIdiom", "phone or pad, as the root is large") {
        call in
        let size = call.screen
        return .word(
          Word(
            name: size.map { min($0.width, $0.height) >= 600 } ?? false ? "pad" : "phone",
            arguments: nil, place: call.place))
      },
      Member(.type("UIScreen"), get: "main", "the screen: as large as the root") { _ in
        .type("UIScreen")
      },
      Member(.type("UIScreen"), get: "bounds", "as large as the root") { call in
        guard let size = call.screen else {
          throw Failure(.swift, "the root has no size of its own, so the screen has none")
        }
        return .frame(Frame(x: 0, y: 0, width: size.width, height: size.height))
      },
      Member(.type("UIScreen"), get: "scale", "pixels of a point") { call in
        .number(call.interpreter.memory.scene.layout.scale ?? 3)
      },
    ]

  private static let frames: [Member] =
    ["frame", "bounds"].map { name in
      Member(.view, get: name, "where it is, as far as the code itself says") { call in
        let view = try call.owner
        let scene = call.interpreter.memory.scene
        if let id = scene.item(view), id == scene.layout.root, let size = call.screen {
          return .frame(Frame(x: 0, y: 0, width: size.width, height: size.height))
        }
        guard let frame = scene.look(view).mask else {
          throw Failure(
            .swift, "the \(name) of \(scene.name(view)) is known once it is laid out, not here")
        }
        return .frame(
          name == "frame" ? frame : Frame(x: 0, y: 0, width: frame.width, height: frame.height))
      }
    }
    + [
      Member(.frame, get: "size", "how large") { call in
        guard case .frame(let frame) = call.receiver else { return .void }
        return .size(Size(width: frame.width, height: frame.height))
      },
      Member(.frame, get: "origin", "where") { call in
        guard case .frame(let frame) = call.receiver else { return .void }
        return .point(Point(x: frame.x, y: frame.y))
      },
      Member(.point, get: "x", "across") { call in
        if case .point(let point) = call.receiver { .number(point.x) } else { .void }
      },
      Member(.point, get: "y", "down") { call in
        if case .point(let point) = call.receiver { .number(point.y) } else { .void }
      },
    ]
    + parts.map { name, part in
      Member(.frame, get: name, "a number of a rectangle") { call in
        if case .frame(let frame) = call.receiver { .number(part(frame)) } else { .void }
      }
    }

  private static let parts: [(name: String, number: @Sendable (Frame) -> Double)] = [
    ("width", { $0.width }), ("height", { $0.height }), ("minX", { $0.x }), ("minY", { $0.y }),
    ("maxX", { $0.x + $0.width }), ("maxY", { $0.y + $0.height }),
    ("midX", { $0.x + $0.width / 2 }), ("midY", { $0.y + $0.height / 2 }),
  ]

  /// What is animated happens at once: a layout has no time.
  private static let animations: [Member] =
    [
      [Parameter("withDuration", .number)],
      [
        Parameter("withDuration", .number), Parameter("delay", .number),
        Parameter("options", .any, optional: true),
      ],
      [
        Parameter("withDuration", .number), Parameter("delay", .number),
        Parameter("usingSpringWithDamping", .number), Parameter("initialSpringVelocity", .number),
        Parameter("options", .any, optional: true),
      ],
    ].map { head in
      Member(
        .type("UIView"), "animate",
        head + [
          Parameter("animations", .closure), Parameter("completion", .any, optional: true),
        ], "runs code that changes views"
      ) { call in
        if let closure = call.closure(head.count) { try call.interpreter.run(closure) }
        if let closure = call.closure(head.count + 1) {
          try call.interpreter.run(closure, [.truth(true)])
        }
        return .void
      }
    } + [
      Member(
        .type("UIView"), "animateWithDuration",
        [Parameter(nil, .number), Parameter("animations", .closure)], "runs code that changes views"
      ) { call in
        if let closure = call.closure(1) { try call.interpreter.run(closure) }
        return .void
      },
      Member(
        .type("UIView"), "performWithoutAnimation", [Parameter(nil, .closure)],
        "runs code that changes views"
      ) { call in
        if let closure = call.closure(0) { try call.interpreter.run(closure) }
        return .void
      },
    ]
}

extension Call {
  /// The size of the root, where it is given.
  fileprivate var screen: Size? {
    let layout = interpreter.memory.scene.layout
    return layout.root.flatMap { layout.item($0)?.givenSize }
  }

  fileprivate func sizeClass(below limit: Double, _ part: (Size) -> Double) -> Value {
    let isCompact = screen.map { part($0) < limit } ?? true
    return .word(Word(name: isCompact ? "compact" : "regular", arguments: nil, place: place))
  }
}
