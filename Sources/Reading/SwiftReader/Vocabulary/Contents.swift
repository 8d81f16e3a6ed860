import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members that decide how large the content of a view is.
  static let contentMembers: [Member] =
    [
      Member(.view, get: "intrinsicContentSize", "the size of its content") { call in
        let size = try call.usualContent
        return .size(Size(width: size.horizontal ?? -1, height: size.vertical ?? -1))
      },
      Member(.view, "sizeToFit", [], "gives a view the size of its content") { call in
        call.interpreter.hasLaidOut = true
        let node = call.interpreter.memory.scene.nodes[try call.owner.number]
        let size = try call.usualContent
        // Rules place a view without a mask, whatever its frame is.
        guard call.interpreter.mode == .file, let mask = try call.look.mask,
          node.isMeasured == false,
          let width = size.horizontal, let height = size.vertical
        else {
          call.interpreter.ignore("sizeToFit()")
          return .void
        }
        let old = mask.frame
        return try call.setFrame(Frame(x: old.x, y: old.y, width: width, height: height))
      },
      Member(
        .view, set: "contentEdgeInsets", .insets, "the distances around the content of a button",
        get: { .insets(try $0.padding?.insets ?? EdgeInsets()) }
      ) { call in
        try call.pad(.button, Font(size: 15), try call.insets())
      },
      Member(
        .view, set: "textContainerInset", .insets, "the distances around a text",
        get: { .insets(try $0.padding?.insets ?? EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)) }
      ) { call in
        let insets = try call.insets()
        guard try call.isText else { return .void }
        try call.changeText {
          $0.top = insets.top
          $0.bottom = insets.bottom
          $0.left += insets.left
          $0.right += insets.right
        }
        return .void
      },
      Member(.textView, get: "textContainer", "the room for the lines of a text view") {
        $0.receiver
      },
      Member(
        .textView, set: "lineFragmentPadding", .number, "the distances at both ends of a line"
      ) { call in
        let padding = try call.number()
        try call.changeText { insets in
          insets.left += padding - ContentPadding.textView.insets.left
          insets.right += padding - ContentPadding.textView.insets.right
        }
        return .void
      },
      Member(
        .view, set: "isScrollEnabled", .truth, "whether its content can be scrolled"
      ) { call in
        let scrolls = try call.truth()
        guard try call.isText else {
          call.interpreter.ignore("isScrollEnabled")
          return .void
        }
        call.interpreter.memory.scene.nodes[try call.owner.number].scrolls = scrolls
        try call.changeText { _ in }
        return .void
      },
      Member(
        .view, "setImage", [Parameter(nil, .any), Parameter("for", .any)], "the image of a button"
      ) { call in
        try call.noteImage(try call.value())
        return .void
      },
      Member(
        .view, set: "configuration", .any, "the look of a button, with its title and distances",
        get: { call in
          let node = call.interpreter.memory.scene.nodes[try call.owner.number]
          return node.configuration.map { .object($0) } ?? .null
        }
      ) { call in
        try call.configure(call.receiver, try call.value())
        return .void
      },
    ]
    + configurations.map { name in
      Member(.type("UIButton.Configuration"), name, [], "a configuration of a button") { call in
        guard call.interpreter.mode == .file else { return .opaque("a configuration") }
        return call.interpreter.makeConfiguration(name)
      }
    }

  /// The configurations that UIKit makes, by their names.
  fileprivate static let configurations = [
    "plain", "filled", "tinted", "gray", "bordered", "borderedProminent", "borderedTinted",
    "borderless",
  ]
}

extension Interpreter {
  /// Makes the configuration of a button, whose properties the code sets.
  fileprivate func makeConfiguration(_ name: String) -> Value {
    memory.objects.append(Instance(type: "UIButton.Configuration"))
    return .object(ObjectRef(number: memory.objects.count - 1))
  }

  /// Reads the configurations of buttons, whose titles and distances may have changed.
  func settleContents() throws {
    for number in memory.scene.nodes.indices {
      guard let ref = memory.scene.nodes[number].configuration else { continue }
      let own = memory.objects[ref.number].properties.mapValues { memory.cells[$0] }
      var padding = ContentPadding.configuration
      if case .insets(let insets)? = own["contentInsets"] { padding.insets = insets }
      memory.scene.nodes[number].padding = padding
      for name in ["title", "attributedTitle"] {
        guard case .text(let title)? = own[name] else { continue }
        try memory.scene.change(ViewRef(number: number)) { $0.text = title }
      }
      if let image = own["image"] { noteImage(image, of: ViewRef(number: number)) }
    }
    try memory.scene.settleContents()
    // Texts may have changed since the views were made.
    guard mode == .file else { return }
    for number in memory.objects.indices {
      let ref = ObjectRef(number: number)
      guard memory.objects[number].view != nil, declares("intrinsicContentSize", of: ref) else {
        continue
      }
      try measure(ref)
    }
  }

  /// Notes that the content of a button is larger by an image of unknown size.
  func noteImage(_ image: Value, of view: ViewRef) {
    if case .null = image { return }
    let name = memory.scene.name(view)
    note("the size of the image in \(name) is not known: content \(name) WxH sets that of \(name)")
  }
}

extension MemberCall {
  /// What surrounds the text of the view before the dot, if the code sets it.
  fileprivate var padding: ContentPadding? {
    get throws { interpreter.memory.scene.nodes[try owner.number].padding }
  }

  /// Whether the view before the dot is a text view.
  fileprivate var isText: Bool {
    get throws { interpreter.memory.scene.nodes[try owner.number].kind == .textview }
  }

  /// The content size that UIKit itself gives the view before the dot.
  fileprivate var usualContent: PerAxis<Double?> {
    get throws {
      let node = interpreter.memory.scene.nodes[try owner.number]
      let look = try look
      if let padding = node.padding {
        return padding.content(of: node.kind, look.text ?? "", in: look.font)
      }
      if !node.isMeasured, let content = look.content { return content }
      if node.viewClass.size != node.viewClass.kind.viewClass.size { return node.viewClass.size }
      return IntrinsicSize(of: node.kind, text: look.text, font: look.font, lines: look.lines)
        .content
    }
  }

  /// Sets what surrounds the text of the view before the dot.
  fileprivate func pad(_ kind: Item.Kind, _ font: Font, _ insets: EdgeInsets) throws -> Value {
    guard interpreter.memory.scene.nodes[try owner.number].kind == kind else { return .void }
    interpreter.memory.scene.nodes[try owner.number].padding = ContentPadding(
      insets: insets, font: font)
    return .void
  }

  /// Changes what surrounds the text of a text view, which has a content size if it does not scroll.
  fileprivate func changeText(_ body: (inout EdgeInsets) -> Void) throws {
    let number = try owner.number
    var padding = interpreter.memory.scene.nodes[number].textPadding
    body(&padding.insets)
    interpreter.memory.scene.nodes[number].textPadding = padding
    let scrolls = interpreter.memory.scene.nodes[number].scrolls
    interpreter.memory.scene.nodes[number].padding = scrolls ? nil : padding
    if scrolls { try change(receiver) { $0.content = nil } }
  }

  fileprivate func noteImage(_ image: Value) throws {
    interpreter.noteImage(image, of: try owner)
  }

  /// Gives a button a configuration.
  func configure(_ button: Value, _ value: Value) throws {
    guard case .item(let item) = button, item.guide == nil else { return }
    switch value {
    case .object(let ref): interpreter.memory.scene.nodes[item.view.number].configuration = ref
    case .word(let word)
    where interpreter.mode == .file
      && Vocabulary.configurations.contains(word.name):
      if case .object(let ref) = interpreter.makeConfiguration(word.name) {
        interpreter.memory.scene.nodes[item.view.number].configuration = ref
      }
    default: interpreter.ignore("configuration")
    }
  }
}
