import LayoutModel
import LayoutNotation

extension Interpreter {
  /// The classes of UIKit by the items they make.
  static let kinds: [String: Item.Kind] = [
    "UIView": .view, "UILabel": .label, "UIButton": .button, "UIImageView": .image,
    "UITextField": .field, "UITextView": .textview, "UISwitch": .switch, "UISlider": .slider,
    "UIStepper": .stepper, "UISegmentedControl": .segmented, "UIProgressView": .progress,
    "UIActivityIndicatorView": .spinner, "UIScrollView": .scroll, "UITableView": .scroll,
    "UICollectionView": .scroll, "UIStackView": .stack, "UIControl": .view,
    "UIVisualEffectView": .view, "UISearchBar": .view, "UIDatePicker": .view, "UIPickerView": .view,
    "UIPageControl": .view, "UINavigationBar": .view, "UIToolbar": .view, "UITabBar": .view,
    "UITableViewCell": .view, "UICollectionViewCell": .view, "WKWebView": .view, "MKMapView": .view,
  ]
}

extension Vocabulary {
  /// The initialisers of views.
  static let viewClasses: [Member] =
    Interpreter.kinds.sorted { $0.key < $1.key }.filter { $0.value != .stack }
    .flatMap { name, kind -> [Member] in
      [
        Member(.global, name, [], "a new \(kind.rawValue)") { try $0.newView(name, kind) },
        Member(.global, name, [Parameter("frame", .frame)], "a new \(kind.rawValue)") {
          try $0.newView(name, kind, frame: 0)
        },
      ]
    } + [
      Member(.global, "UILabel", [Parameter("text", .optional(.text))], "a label that says this") {
        call in
        let value = try call.newView("UILabel", .label)
        try call.change(value) { $0.text = call.text(0) }
        return value
      },
      Member(
        .global, "UIButton",
        [Parameter("type", .any), Parameter("primaryAction", .any, optional: true)],
        "a new button"
      ) { try $0.newView("UIButton", .button) },
      Member(
        .global, "UIButton",
        [Parameter("configuration", .any), Parameter("primaryAction", .any, optional: true)],
        "a new button"
      ) { try $0.newView("UIButton", .button) },
      Member(.global, "UIImageView", [Parameter("image", .any)], "a new image view") { call in
        call.interpreter.note(
          "the size of an image is not known: content NAME WxH gives it one")
        return try call.newView("UIImageView", .image)
      },
      Member(
        .global, "UISegmentedControl", [Parameter("items", .optional(.array(.any)))],
        "segments with these titles"
      ) { call in
        let value = try call.newView("UISegmentedControl", .segmented)
        let titles = call.list(0).compactMap { if case .text(let text) = $0 { text } else { nil } }
        try call.change(value) { $0.text = titles.joined(separator: "|") }
        return value
      },
      Member(.global, "UIActivityIndicatorView", [Parameter("style", .any)], "a new spinner") {
        try $0.newView("UIActivityIndicatorView", .spinner)
      },
      Member(.global, "UIProgressView", [Parameter("progressViewStyle", .any)], "a new bar") {
        try $0.newView("UIProgressView", .progress)
      },
      Member(
        .global, "UITableView", [Parameter("frame", .frame), Parameter("style", .any)], "a new list"
      ) { try $0.newView("UITableView", .scroll, frame: 0) },
      Member(
        .global, "UICollectionView",
        [Parameter("frame", .frame), Parameter("collectionViewLayout", .any)], "a new collection"
      ) { try $0.newView("UICollectionView", .scroll, frame: 0) },
      Member(.global, "UIVisualEffectView", [Parameter("effect", .any)], "a new view") {
        try $0.newView("UIVisualEffectView", .view)
      },
      Member(.global, "UIStackView", [], "a stack that arranges nothing yet") {
        try $0.newView("UIStackView", .stack)
      },
      Member(.global, "UIStackView", [Parameter("frame", .frame)], "a stack") {
        try $0.newView("UIStackView", .stack, frame: 0)
      },
      Member(
        .global, "UIStackView", [Parameter("arrangedSubviews", .array(.view))],
        "a stack that arranges these views"
      ) { call in
        try call.newStack("UIStackView", StackSettings(), call.views(0), mask: true)
      },
      Member(.global, "UILayoutGuide", [], "a rectangle that is no view") { call in
        .item(ItemRef(try call.interpreter.memory.scene.make("UILayoutGuide", .guide)))
      },
    ]

  /// The hierarchy of views, and how strongly they keep their size.
  static let viewMembers: [Member] =
    [
      Member(.view, "addSubview", [Parameter(nil, .view)], "puts a view inside, in front") { call in
        try call.interpreter.memory.scene.addSubview(try call.required(0), to: try call.owner)
        return .void
      },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("at", .number)],
        "puts a view inside"
      ) { call in
        guard let place = Int(exactly: call.number(1) ?? 0), place >= 0 else {
          throw Failure(.numberOutOfRange, "places are counted from 0", at: call.places[1])
        }
        return try call.insert { _ in place }
      },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("belowSubview", .view)],
        "puts a view inside, behind another one"
      ) { call in try call.insert { try call.place(in: $0) } },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("aboveSubview", .view)],
        "puts a view inside, in front of another one"
      ) { call in try call.insert { try call.place(in: $0) + 1 } },
      Member(.view, "removeFromSuperview", [], "takes it out of its superview") { call in
        try call.interpreter.memory.scene.removeFromSuperview(try call.owner)
        return .void
      },
      Member(.view, "bringSubviewToFront", [Parameter(nil, .view)], "in front of all others") {
        call in
        try call.interpreter.memory.scene.reorder(try call.required(0), toFront: true)
        return .void
      },
      Member(.view, "sendSubviewToBack", [Parameter(nil, .view)], "behind all others") { call in
        try call.interpreter.memory.scene.reorder(try call.required(0), toFront: false)
        return .void
      },
      Member(.view, "addLayoutGuide", [Parameter(nil, .item)], "puts a guide inside") { call in
        try call.interpreter.memory.scene.addGuide(try call.required(0), to: try call.owner)
        return .void
      },
      Member(.view, "removeLayoutGuide", [Parameter(nil, .item)], "takes a guide out") { call in
        try call.interpreter.memory.scene.removeGuide(try call.required(0))
        return .void
      },
      Member(.view, "addConstraint", [Parameter(nil, .constraint)], "activates a constraint") {
        call in
        for ref in call.constraints(0) { try call.interpreter.memory.scene.activate(ref) }
        return .void
      },
      Member(
        .view, "addConstraints", [Parameter(nil, .array(.constraint))], "activates constraints"
      ) { call in
        for ref in call.constraints(0) { try call.interpreter.memory.scene.activate(ref) }
        return .void
      },
      Member(.view, "removeConstraint", [Parameter(nil, .constraint)], "deactivates a constraint") {
        call in
        for ref in call.constraints(0) { try call.interpreter.memory.scene.deactivate(ref) }
        return .void
      },
      Member(
        .view, "removeConstraints", [Parameter(nil, .array(.constraint))], "deactivates constraints"
      ) { call in
        for ref in call.constraints(0) { try call.interpreter.memory.scene.deactivate(ref) }
        return .void
      },
      Member(
        .view, "setContentHuggingPriority",
        [Parameter(nil, .priority), Parameter("for", .choice(.axis))],
        "how strongly it refuses to grow"
      ) { call in
        try call.change(call.receiver) { $0.hugging[call.axis(1)] = try call.priority(0) }
        return .void
      },
      Member(
        .view, "setContentCompressionResistancePriority",
        [Parameter(nil, .priority), Parameter("for", .choice(.axis))],
        "how strongly it refuses to shrink"
      ) { call in
        try call.change(call.receiver) { $0.resistance[call.axis(1)] = try call.priority(0) }
        return .void
      },
      Member(.view, get: "superview", "what it is inside of") { call in
        let superview = call.interpreter.memory.scene.superview(try call.owner)
        return superview.map { .item(ItemRef($0)) } ?? .null
      },
      Member(.view, get: "subviews", "what is inside, back to front") { call in
        .list(
          call.interpreter.memory.scene.subviews(try call.owner).map { .item(ItemRef($0)) })
      },
      Member(.guide, get: "owningView", "the view it belongs to") { call in
        let item = try call.subject
        if item.guide != nil { return .item(ItemRef(item.view)) }
        return call.interpreter.memory.scene.superview(item.view).map { .item(ItemRef($0)) }
          ?? .null
      },
      Member(
        .view, "invalidateIntrinsicContentSize", [], "asks its class again how large its content is"
      ) { call in
        let node = call.interpreter.memory.scene.nodes[try call.owner.number]
        if let object = node.object { try call.interpreter.measure(object) }
        return .void
      },
      Member(.view, get: "titleLabel", "the label of a button") { $0.receiver },
      Member(.view, get: "contentView", "where the content of a cell goes") { $0.receiver },
    ]
    + [
      "layoutIfNeeded", "setNeedsLayout", "updateConstraintsIfNeeded", "setNeedsUpdateConstraints",
      "sizeToFit", "setNeedsDisplay", "startAnimating",
      "stopAnimating", "reloadData",
    ].map { name in
      // The layout of the shell is always up to date.
      Member(.view, name, [], "changes no layout here") { call in
        call.interpreter.ignore("\(name)()")
        return .void
      }
    }
}

extension Call {
  /// The view in front of the dot.
  var owner: ViewRef { get throws { try subject.view } }

  /// The view at a place.
  func required(_ index: Int) throws -> ViewRef {
    guard let view = view(index) else { throw Failure(.swift, "a view is missing") }
    return view
  }

  func axis(_ index: Int) -> Axis { word(index) == "vertical" ? .vertical : .horizontal }

  /// A priority within its bounds.
  func priority(_ index: Int) throws -> Double {
    let priority = number(index) ?? 1000
    guard priority > 0, priority <= 1000 else {
      throw Failure(
        .priorityOutOfRange, "a priority is more than 0 and at most 1000", at: places[index],
        in: interpreter.source)
    }
    return priority
  }

  /// A new view that is nowhere yet, with the frame that a parameter gives.
  func newView(_ className: String, _ kind: Item.Kind, frame: Int? = nil) throws -> Value {
    let ref = try interpreter.memory.scene.make(className, kind)
    var rectangle = Frame(x: 0, y: 0, width: 0, height: 0)
    if let frame, case .frame(let given)? = values[frame] { rectangle = given }
    // As in UIKit the mask makes rules until somebody says it does not.
    try interpreter.memory.scene.change(ref) { $0.mask = rectangle }
    return .item(ItemRef(ref))
  }

  /// Changes what a view is like.
  func change(_ value: Value, _ body: (inout Look) throws -> Void) throws {
    guard case .item(let item) = value, item.guide == nil else {
      throw Failure(.guideLimits, "\(value.inWords) is no view")
    }
    var look = interpreter.memory.scene.look(item.view)
    try body(&look)
    try interpreter.memory.scene.change(item.view) { $0 = look }
  }

  /// Puts a view inside at a place among the others.
  fileprivate func insert(at place: ([ViewRef]) throws -> Int) throws -> Value {
    let (view, parent) = (try required(0), try owner)
    let others = interpreter.memory.scene.subviews(parent).filter { $0 != view }
    let index = min(try place(others), others.count)
    try interpreter.memory.scene.addSubview(view, to: parent)
    guard index > 0 else {
      try interpreter.memory.scene.reorder(view, toFront: false)
      return .void
    }
    for other in others[index...] { try interpreter.memory.scene.reorder(other, toFront: true) }
    return .void
  }

  /// Where the second view of a call is among others.
  fileprivate func place(in others: [ViewRef]) throws -> Int {
    let sibling = try required(1)
    guard let place = others.firstIndex(of: sibling) else {
      let scene = interpreter.memory.scene
      throw Failure(
        .swift, "\(scene.name(sibling)) is not inside of \(scene.name(try owner))", at: places[1])
    }
    return place
  }
}
