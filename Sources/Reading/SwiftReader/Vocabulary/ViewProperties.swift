import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for the properties of views that layouts depend on.
  static let viewProperties: [Member] =
    ViewFlag.all.map(Member.init) + [
      Member(
        .view, set: "translatesAutoresizingMaskIntoConstraints", .truth,
        "whether its mask becomes rules",
        get: { .truth(try $0.look.mask != nil) }
      ) { call in
        let node = call.interpreter.memory.scene.nodes[try call.owner.number]
        guard try call.truth() else {
          try call.interpreter.memory.scene.freeFromMask(try call.owner)
          return .void
        }
        call.interpreter.memory.scene.nodes[try call.owner.number].isMaskSet = true
        try call.change(call.receiver) {
          $0.mask = $0.mask ?? AutoresizingMask(frame: node.frame ?? .zero)
          if let flexible = node.flexible { $0.mask?.flexible = flexible }
        }
        return .void
      },
      Member(
        .view, set: "autoresizingMask",
        .either([.choice(.springs), .array(.choice(.springs))]),
        "what flexes when its superview is resized",
        get: { call in
          let node = call.interpreter.memory.scene.nodes[try call.owner.number]
          let flexible = try call.look.mask?.flexible ?? node.flexible ?? []
          return .list(
            AutoresizingMask.Flexible.named.enumerated().filter { flexible.contains($0.1.flexible) }
              .map { .word(named: Choice.springs.members[$0.0]) })
        }
      ) { call in
        var flexible = AutoresizingMask.Flexible()
        for case .word(let word) in try call.list() {
          if let index = Choice.springs.members.firstIndex(of: word.name) {
            flexible.insert(AutoresizingMask.Flexible.named[index].flexible)
          }
        }
        call.interpreter.memory.scene.nodes[try call.owner.number].flexible = flexible
        try call.change(call.receiver) { $0.mask?.flexible = flexible }
        return .void
      },
      Member(
        .view, set: "tag", .number, "a number to find it by",
        get: { call in .number(call.interpreter.memory.scene.nodes[try call.owner.number].tag) }
      ) { call in
        call.interpreter.memory.scene.nodes[try call.owner.number].tag = try call.number()
        return .void
      },
      Member(
        .view, "viewWithTag", [Parameter(nil, .number)], "the view with a number, itself included"
      ) {
        call in
        let tag = try call.number()
        var open = [try call.owner]
        while let view = open.popLast() {
          if call.interpreter.memory.scene.nodes[view.number].tag == tag {
            return .item(ItemRef(view))
          }
          try call.interpreter.budget.take(bytes: 16)
          open += call.interpreter.memory.scene.subviews(view).reversed()
        }
        return .null
      },
      Member(.view, set: "numberOfPages", .number, "how many dots a page control shows") { call in
        let count = try call.count(nil, saying: "the number of pages is a whole number, 0 or more")
        return try call.changeDots { $0.count = count }
      },
      Member(.view, set: "hidesForSinglePage", .truth, "whether a single page has no dot") {
        call in
        let hides = try call.truth()
        return try call.changeDots { $0.hidesSingle = hides }
      },
      Member(.view, set: "style", .any, "how large a spinner is") { call in
        try call.setStyle(try call.value(), of: call.receiver)
        return .void
      },
      Member(.view, set: "frame", .frame, "where its mask keeps it") { call in
        try call.setFrame(try call.frame())
      },
      Member(.view, set: "bounds", .frame, "how large its mask keeps it, around its centre") {
        call in
        let (old, size) = (try call.keptFrame, try call.frame())
        return try call.setFrame(
          Frame(
            x: old.x + (old.width - size.width) / 2, y: old.y + (old.height - size.height) / 2,
            width: size.width, height: size.height))
      },
      Member(.view, set: "center", .point, "where its mask keeps its centre") { call in
        let (old, middle) = (try call.keptFrame, try call.point())
        return try call.setFrame(
          Frame(
            x: middle.x - old.width / 2, y: middle.y - old.height / 2, width: old.width,
            height: old.height))
      },
      Member(
        .view, set: "layoutMargins", .insets, "the distances to keep from its edges",
        get: { call in
          let margins = try call.look.margins ?? .standard
          let edges = EdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom,
            right: margins.trailing)
          let physical = call.directional(edges)
          return .insets(
            EdgeInsets(
              top: physical.top, left: physical.leading, bottom: physical.bottom,
              right: physical.trailing))
        }
      ) { call in
        let margins = call.directional(try call.insets())
        try call.change(call.receiver) { $0.margins = margins }
        return .void
      },
      Member(
        .view, set: "directionalLayoutMargins", .insets, "the margins in reading direction",
        get: { call in
          let margins = try call.look.margins ?? .standard
          return .insets(
            EdgeInsets(
              top: margins.top, left: margins.leading, bottom: margins.bottom,
              right: margins.trailing))
        }
      ) { call in
        let insets = try call.insets()
        let margins = Insets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        try call.change(call.receiver) { $0.margins = margins }
        return .void
      },
      Member(
        .view, set: "semanticContentAttribute", .choice(.direction),
        "the direction of its language",
        get: { call in
          switch try call.look.direction {
          case .rightToLeft: .word(named: "forceRightToLeft")
          case .leftToRight: .word(named: "forceLeftToRight")
          case nil: .word(named: "unspecified")
          }
        }
      ) { call in
        try call.change(call.receiver) {
          switch try call.word() {
          case "forceRightToLeft": $0.direction = .rightToLeft
          case "forceLeftToRight", "playback", "spatial": $0.direction = .leftToRight
          default: $0.direction = nil
          }
        }
        return .void
      },
      Member(
        .view, set: "accessibilityIdentifier", .optional(.text), "its name in layouts",
        get: { call in
          let node = call.interpreter.memory.scene.nodes[try call.owner.number]
          return node.identifier.map { .text($0) } ?? .null
        }
      ) { call in
        call.interpreter.memory.scene.nodes[try call.owner.number].identifier = try call.text(
          ifAny: nil)
        return .void
      },
      Member(
        .guide, set: "identifier", .text, "its name in layouts",
        get: { call in
          let node = call.interpreter.memory.scene.nodes[try call.subject.view.number]
          return node.identifier.map { .text($0) } ?? .null
        }
      ) { call in
        call.interpreter.memory.scene.nodes[try call.owner.number].identifier = try call.text(
          ifAny: nil)
        return .void
      },
      Member(
        .guide, set: "usesBottomSafeArea", .truth, "whether the keyboard ends at the safe area",
        get: { call in
          let view = try call.subject.view
          return .truth(call.interpreter.memory.scene.nodes[view.number].keyboardUsesSafeArea)
        }
      ) { call in
        let guide = try call.subject
        guard guide.guide == .keyboard else {
          throw Failure(.swift, "only keyboard guides have usesBottomSafeArea")
        }
        try call.interpreter.memory.scene.setKeyboardUsesSafeArea(
          try call.truth(), of: guide.view)
        return .void
      },
      Member(
        .view, set: "text", .optional(.text), "its text",
        get: { .text(try $0.look.text ?? "") }
      ) { call in
        guard try call.showsText("text") else { return .void }
        try call.change(call.receiver) { $0.text = try call.text(ifAny: nil) ?? "" }
        return .void
      },
      Member(
        .view, set: "attributedText", .optional(.text), "its text",
        get: { .text(try $0.look.text ?? "") }
      ) { call in
        guard try call.showsText("attributedText") else { return .void }
        let text = try call.text(ifAny: nil) ?? ""
        let font = call.interpreter.memory.fonts[text]
        try call.change(call.receiver) {
          $0.text = text
          if let font { $0.font = font }
        }
        return .void
      },
      Member(.view, set: "placeholder", .optional(.text), "the text of an empty field") { call in
        guard try call.showsText("placeholder") else { return .void }
        try call.change(call.receiver) {
          if ($0.text ?? "").isEmpty { $0.text = try call.text(ifAny: nil) }
        }
        return .void
      },
      Member(
        .view, set: "font", .optional(.font), "the font of its text",
        get: { call in
          let node = call.interpreter.memory.scene.nodes[try call.owner.number]
          return .font(try call.look.font ?? node.kind.usualFont)
        }
      ) { call in
        guard case .font(let font) = try call.value() else {
          if case .null = try call.value() { return .void }
          call.interpreter.missFont(of: try call.owner)
          return .void
        }
        let usual = call.interpreter.memory.scene.nodes[try call.owner.number].kind.usualFont
        try call.change(call.receiver) { if $0.font != nil || font != usual { $0.font = font } }
        return .void
      },
      Member(
        .view, set: "numberOfLines", .number, "the maximum number of lines, 0 for any",
        get: { .number(Double(try $0.look.lines)) }
      ) { call in
        let lines = try call.count(saying: "the number of lines is a whole number")
        try call.change(call.receiver) { $0.lines = lines }
        return .void
      },
      Member(.view, get: "currentTitle", "the title of a button") { .text(try $0.look.text ?? "") },
      Member(.view, "title", [Parameter("for", .any)], "the title of a button") {
        .text(try $0.look.text ?? "")
      },
    ]
    + ["setTitle", "setAttributedTitle"].map { name in
      Member(
        .view, name, [Parameter(nil, .optional(.text)), Parameter("for", .any)],
        "the title of a button"
      ) { call in
        if case .word(let state) = try call.value("for"), state.name != "normal" {
          call.interpreter.ignore("the title for .\(state.name)")
          return .void
        }
        let text = try call.text(ifAny: nil) ?? ""
        let font = name == "setAttributedTitle" ? call.interpreter.memory.fonts[text] : nil
        try call.change(call.receiver) {
          $0.text = text
          if let font { $0.font = font }
        }
        return .void
      }
    }
}

extension Member {
  /// Makes a property that is true or false.
  fileprivate init(_ flag: ViewFlag) {
    let path = flag.path
    self.init(
      .view, set: flag.name, .truth, flag.about, get: { .truth(try $0.look[keyPath: path]) }
    ) { call in
      try call.change(call.receiver) { $0[keyPath: path] = try call.truth() }
      return .void
    }
  }
}

extension MemberCall {
  /// The properties of the view before the dot.
  var look: ItemStyle { get throws { interpreter.memory.scene.look(try owner) } }

  /// The frame that was set for the view before the dot.
  fileprivate var keptFrame: Frame {
    get throws {
      let node = interpreter.memory.scene.nodes[try owner.number]
      return try node.frame ?? look.mask?.frame ?? .zero
    }
  }

  /// Sets the frame of the view before the dot, which its mask keeps if it makes rules.
  func setFrame(_ frame: Frame) throws -> Value {
    let number = try owner.number
    interpreter.memory.scene.nodes[number].frame = frame
    if interpreter.memory.scene.nodes[number].isStandIn, try look.mask == nil,
      try !interpreter.memory.scene.hasConstraints(owner)
    {
      // It is placed by frames, as long as no constraint says otherwise.
      interpreter.memory.scene.nodes[number].isFramed = true
      try change(receiver) { $0.mask = .zero }
    }
    try change(receiver) { $0.mask?.frame = frame }
    return .void
  }

  /// Returns insets in terms of leading and trailing.
  func directional(_ edges: EdgeInsets) -> Insets {
    let direction = (try? look)?.direction
    let isMirrored =
      direction.map { $0 == .rightToLeft } ?? interpreter.memory.scene.layout.isRightToLeft
    return Insets(
      top: edges.top, leading: isMirrored ? edges.right : edges.left, bottom: edges.bottom,
      trailing: isMirrored ? edges.left : edges.right)
  }
}

extension MemberCall {
  /// Returns whether a text affects the size of the view; it does not in a search bar, and a
  /// stand-in for an unknown view is not affected either.
  fileprivate func showsText(_ name: String) throws -> Bool {
    let node = interpreter.memory.scene.nodes[try subject.view.number]
    guard node.viewClass.name == "UISearchBar" || node.isStandIn && node.kind == .view else {
      return true
    }
    interpreter.ignore(name)
    return false
  }
}
