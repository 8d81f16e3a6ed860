import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// A call of `constraints(withVisualFormat:options:metrics:views:)`.
struct FormatCall {
  private let call: MemberCall

  init(_ call: MemberCall) { self.call = call }

  /// Returns the constraints of the format, in the order in which UIKit makes them.
  func constraints() throws -> Value {
    let text = try call.text("withVisualFormat")
    let (names, refs) = try names()
    let isAssumed = call.interpreter.memory.scene.isNumberAssumed
    let options = try options()
    let drafts: [RuleDraft]
    do throws(VisualFormat.Failure) {
      let format = try VisualFormat(text)
      drafts = try format.drafts(options, naming: names)
      noteIdleAlignment(options, in: format)
    } catch {
      throw complaint(error, text)
    }
    return .list(
      try drafts.map { draft in
        call.interpreter.memory.scene.isNumberAssumed = isAssumed
        return try constraint(draft, refs)
      })
  }

  /// Notes that options align nothing, because they only align views that the format names.
  ///
  /// The edge of the superview, `|`, is often expected to be one of them.
  private func noteIdleAlignment(_ options: VisualFormat.Options, in format: VisualFormat) {
    guard !options.alignments.isEmpty, Set(format.views.map(\.name)).count == 1,
      let place = try? call.place(of: "options")
    else { return }
    let reason = "options align the views in brackets with each other"
    let isMeant = format.opening != nil || format.closing != nil
    let rest = isMeant ? "; the superview, |, is not aligned" : ""
    call.interpreter.noteEach(
      "this aligns nothing: \(reason), and \(format.views[0].name) is the only one" + rest,
      at: place, several: "these align nothing: \(reason), and each has only one" + rest)
  }

  // MARK: - Names

  /// Returns the views and metrics that the names in the format stand for.
  ///
  /// Views that are not inside the layout yet are represented by stand-ins, because a format needs
  /// items.
  private func names() throws -> (VisualFormat.Names, [Item.ID: ItemRef]) {
    var views: [String: ItemRef] = [:]
    let reachesSuperview = try call.text("withVisualFormat").contains("|")
    for (name, value) in try call.dictionary("views") {
      if let fitting = try? call.interpreter.fitted(value, .item), case .item(let item) = fitting {
        if reachesSuperview, call.interpreter.memory.scene.nodes[item.view.number].isStandIn {
          try call.interpreter.assumeSuperview(of: item.view)
        }
        try call.interpreter.memory.scene.placeStandIn(item.view)
        views[name] = item
      }
    }
    var metrics: [String: Double] = [:]
    for (name, value) in try call.dictionary("metrics").sorted(by: { $0.key < $1.key }) {
      switch value {
      case .number(let number): metrics[name] = number
      case .unknown(let what) where call.interpreter.mode == .file:
        metrics[name] = call.interpreter.assumed(
          what, asLength: isLength(name, in: try call.text("withVisualFormat")))
      default: break
      }
    }
    let stage = Stage(views.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }, call.interpreter)
    let names = VisualFormat.Names(
      view: { stage.members[$0] }, number: { metrics[$0] })
    return (names, stage.refs)
  }

  /// Whether a metric is the length of a view, in its brackets, and not a distance.
  private func isLength(_ name: String, in format: String) -> Bool {
    guard let place = format.firstRange(of: name) else { return false }
    let before = format[..<place.lowerBound]
    return before.filter { $0 == "[" }.count > before.filter { $0 == "]" }.count
  }

  /// A layout of stand-ins for views.
  private struct Stage {
    var members: [String: VisualFormat.Names.View] = [:]
    var refs: [Item.ID: ItemRef] = [:]

    init(_ views: [(String, ItemRef)], _ interpreter: Interpreter) {
      var layout = Layout()
      guard let root = try? layout.setRoot("root", size: nil) else { return }
      var known: [ViewRef: Item.ID] = [:]
      func standIn(_ view: ViewRef) -> Item.ID {
        if let id = known[view] { return id }
        let id = (try? layout.addItem(.view, "v\(known.count)", in: root)) ?? root
        known[view] = id
        refs[id] = ItemRef(view)
        return id
      }
      for (name, item) in views {
        let id = standIn(item.view)
        let parent = interpreter.memory.scene.superview(item.view).map { standIn($0) }
        let kind = interpreter.memory.scene.nodes[item.view.number].kind
        members[name] = VisualFormat.Names.View(id, in: parent, showsText: kind == .label)
      }
    }
  }

  private func constraint(_ draft: RuleDraft, _ refs: [Item.ID: ItemRef]) throws -> Value {
    func item(_ anchor: Anchor) throws -> ItemRef {
      guard let ref = refs[anchor.item.owner] else {
        throw Failure(.visualFormat, "the format names an unknown view")
      }
      return ItemRef(ref.view, anchor.item.systemGuide)
    }
    guard let first = draft.left.terms.first else {
      throw Failure(.visualFormat, "this makes no rule")
    }
    let second = draft.right.terms.first
    return try call.make(
      ConstraintDraft(
        try item(first.anchor), first.anchor.attribute, draft.relation,
        try second.map { try item($0.anchor) }, second?.anchor.attribute,
        multiplier: second?.coefficient ?? 1, constant: draft.right.constant,
        priority: draft.priority ?? 1000))
  }

  // MARK: - Options

  /// The options of a visual format, by their names in UIKit.
  private static let words =
    VisualFormat.Options.alignments.map { attribute in
      "alignAll" + attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
    } + [
      "directionLeftToRight", "directionRightToLeft", "directionLeadingToTrailing",
      "spacingEdgeToEdge", "spacingBaselineToBaseline",
    ]

  private func options() throws -> VisualFormat.Options {
    var result = VisualFormat.Options()
    for value in try call.list("options") {
      guard case .word(let word) = value else {
        call.interpreter.ignore("options that are \(value.inWords)")
        continue
      }
      if word.name.hasPrefix("alignAll"),
        let attribute = VisualFormat.Options.alignments.first(where: {
          word.name == "alignAll" + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()
        })
      {
        result.alignments.insert(attribute)
        continue
      }
      switch word.name {
      case "directionLeftToRight": result.direction = .leftToRight
      case "directionRightToLeft": result.direction = .rightToLeft
      case "spacingBaselineToBaseline": result.spacing = .baselineToBaseline
      case "directionLeadingToTrailing", "spacingEdgeToEdge": break
      default:
        throw Failure(
          .badChoice, "no option of a visual format is called .\(word.name)",
          at: try call.place(of: "options"),
          in: call.interpreter.source, meant: Similarity.nearest(to: word.name, among: Self.words))
      }
    }
    return result
  }

  private func complaint(_ failure: VisualFormat.Failure, _ text: String) -> Failure {
    guard let reader = try? TokenReader("", in: call.interpreter.memory.scene.layout) else {
      return Failure(.visualFormat, "the format cannot be read")
    }
    let said = Diagnostic(failure, of: text, at: 0, in: reader)
    let place = try? call.place(of: "withVisualFormat")
    var result = Failure(said.code, said.message, at: place, in: call.interpreter.source)
    // One is added for the opening quotation mark.
    if let place, let first = said.ranges.first {
      result.range =
        place.lowerBound + 1 + first.lowerBound..<place.lowerBound + 1 + first.upperBound
    }
    result.details = said.details
    result.note = said.note
    switch failure.problem {
    case .noSuperview(let name):
      result.message =
        "\(name) has no superview for | to stand for: UIKit raises an exception"
    case .alignedAlong(let axis):
      result.message =
        "the options of a \(axis == .horizontal ? "row" : "column") align its views by "
        + (axis == .horizontal
          ? "alignAllTop, alignAllBottom, alignAllCenterY or a baseline"
          : "alignAllLeading, alignAllTrailing, alignAllCenterX and the like")
        + ": here UIKit raises an exception"
      result.raised = text
      for (name, value) in (try? call.dictionary("views")) ?? [:] where text.contains("[\(name)") {
        if case .item(let item)? = try? call.interpreter.fitted(value, .item) {
          result.touched.insert(item.view)
        }
      }
    case .unknownView(let name):
      guard let value = (try? call.dictionary("views"))?.first(where: { $0.key == name })?.value
      else { break }
      result.message =
        "\(name) is \(value.inWords) here, and a visual format takes views and guides only: "
        + "UIKit raises an exception"
    default: break
    }
    return result
  }
}
