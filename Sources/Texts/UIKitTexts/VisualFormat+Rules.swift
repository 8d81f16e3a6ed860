import ConstraintSolver
package import LayoutModel

extension VisualFormat {
  /// Returns the rules of a format, in the order in which UIKit makes their constraints.
  ///
  /// For each view these are its distance from the previous one and then its sizes; after the last
  /// view follow its distance from the superview and then the alignments. A distance is written
  /// `next.leading == previous.trailing + 8`, one from the superview `first.leading ==
  /// parent.leading + 8` or `parent.trailing == last.trailing + 8`, and one from right to left
  /// `previous.left == next.right + 8`.
  ///
  /// - Throws: The failure that UIKit would report.
  package func drafts(
    _ options: Options = Options(), in layout: Layout
  ) throws(Failure) -> [RuleDraft] {
    try drafts(options, naming: Names(in: layout))
  }

  /// Returns the rules of a format whose names are looked up in `names`.
  package func drafts(
    _ options: Options = Options(), naming names: Names
  ) throws(Failure) -> [RuleDraft] {
    var chain = Chain(self, options, names)
    return try chain.rules()
  }

  /// The meaning of the names in a format: UIKit's dictionaries of views and metrics.
  package struct Names {
    /// A view, as far as a format needs to know it.
    package struct View {
      /// The item of the view.
      package var id: Item.ID
      /// The superview, if there is one.
      package var parent: Item.ID?
      /// Whether the view shows text, so that standard distances from its baselines depend on its
      /// font.
      package var showsText: Bool

      /// Creates a view with its superview.
      package init(_ id: Item.ID, in parent: Item.ID?, showsText: Bool = false) {
        self.id = id
        self.parent = parent
        self.showsText = showsText
      }
    }

    /// Returns the view with a name, or `nil`.
    package var view: (String) -> View?
    /// Returns the number with a name, or `nil`.
    package var number: (String) -> Double?

    /// Creates names from two look-up functions.
    package init(view: @escaping (String) -> View?, number: @escaping (String) -> Double?) {
      self.view = view
      self.number = number
    }

    /// Creates names that stand for the items and numbers of a layout.
    init(in layout: Layout) {
      view = { name in
        guard case .item(let id)? = layout.named(name), let item = layout.item(id) else {
          return nil
        }
        return View(id, in: item.parent, showsText: item.kind == .label)
      }
      number = { name in
        if case .number(let value)? = layout.named(name) { value } else { nil }
      }
    }
  }
}

/// Makes the rules of a format, one view after the other.
private struct Chain {
  private let format: VisualFormat
  private let options: VisualFormat.Options
  private let names: VisualFormat.Names
  private let sides: ChainSides
  private var drafts: [RuleDraft] = []

  /// A predicate whose names have been looked up.
  private struct Length {
    var relation = Relation.equal
    var constant = 0.0
    var item: Item.ID?
    var priority: Double?
  }

  /// A view of the format, as its name was looked up.
  private typealias Member = VisualFormat.Names.View

  init(
    _ format: VisualFormat, _ options: VisualFormat.Options, _ names: VisualFormat.Names
  ) {
    self.format = format
    self.options = options
    self.names = names
    sides = ChainSides(along: format.axis, options.direction)
  }

  private var runsRightToLeft: Bool {
    format.axis == .horizontal && options.direction == .rightToLeft
  }

  mutating func rules() throws(VisualFormat.Failure) -> [RuleDraft] {
    var items: [Member] = []
    for (index, view) in format.views.enumerated() {
      var gaps: [Length] = []
      if index > 0 {
        gaps = try distances(
          format.connections[index - 1], standard: VisualFormat.standardSpacing)
      } else if let edge = format.opening {
        gaps = try distances(edge.connection, standard: 0)
      }
      let item = try item(view)
      if let previous = items.last {
        try keepApart(previous, item, gaps, at: view, after: format.connections[index - 1])
      } else if let edge = format.opening {
        let parent = try border(of: item, view, edge)
        for gap in gaps {
          keepApart(
            Anchor(parent, sides.near), Anchor(item.id, sides.near), gap, over: edge.connection)
        }
      }
      items.append(item)
      for predicate in view.predicates {
        resize(item, try length(predicate, takesViews: true))
      }
    }
    if let edge = format.closing, let view = format.views.last, let item = items.last {
      let gaps = try distances(edge.connection, standard: 0)
      let parent = try border(of: item, view, edge)
      for gap in gaps {
        keepApart(
          Anchor(item.id, sides.far), Anchor(parent, sides.far), gap, over: edge.connection)
      }
    }
    try align(items)
    return drafts
  }

  // MARK: - Names

  private func failure(
    _ problem: VisualFormat.Problem, _ range: Range<Int>, caret: Int? = nil
  ) -> VisualFormat.Failure {
    VisualFormat.Failure(problem, at: range, caret: caret ?? range.upperBound, in: format)
  }

  private func item(_ view: VisualFormat.View) throws(VisualFormat.Failure) -> Member {
    if let member = names.view(view.name) { return member }
    throw failure(.unknownView(view.name), view.range)
  }

  /// Returns the item that `|` stands for: the superview, or its layout margins guide at a standard
  /// distance, as in UIKit since iOS 8.
  private func border(
    of item: Member, _ view: VisualFormat.View, _ edge: VisualFormat.Edge
  ) throws(VisualFormat.Failure) -> Item.ID {
    guard let parent = item.parent else {
      throw failure(.noSuperview(view.name), edge.range, caret: view.end)
    }
    return edge.connection == .standard ? parent.guide(.margins) : parent
  }

  private func length(
    _ predicate: VisualFormat.Predicate, takesViews: Bool
  ) throws(VisualFormat.Failure) -> Length {
    var length = Length(relation: predicate.relation)
    let object = predicate.object
    switch object.value {
    case .number(let value): length.constant = value
    case .name(let name):
      if let value = names.number(name) {
        length.constant = value
      } else if let view = names.view(name) {
        guard takesViews else { throw failure(.viewForNumber(name), object.range) }
        length.item = view.id
      } else {
        throw failure(.unknownNumber(name), object.range)
      }
    }
    if let operand = predicate.priority { length.priority = try priority(operand) }
    return length
  }

  private func priority(_ operand: VisualFormat.Operand) throws(VisualFormat.Failure) -> Double {
    let value: Double
    switch (operand.value, operand.value.name.flatMap(names.number)) {
    case (.number(let number), _): value = number
    case (_, let number?): value = number
    case (.name("required"), _): value = 1000
    case (.name("high"), _): value = 750
    case (.name("low"), _): value = 250
    case (.name(let name), _):
      throw failure(
        names.view(name) == nil ? .unknownNumber(name) : .viewForNumber(name), operand.range)
    }
    guard value > 0, value <= 1000 else { throw failure(.priorityOutOfRange, operand.range) }
    return value
  }

  private func distances(
    _ connection: VisualFormat.Connection, standard: Double
  ) throws(VisualFormat.Failure) -> [Length] {
    switch connection {
    case .flush: return [Length()]
    case .standard: return [Length(constant: standard)]
    case .distances(let predicates):
      var lengths: [Length] = []
      for predicate in predicates { lengths.append(try length(predicate, takesViews: false)) }
      return lengths
    }
  }

  // MARK: - Rules

  /// Adds the rules for the distance between two neighbours.
  private mutating func keepApart(
    _ previous: Member, _ next: Member, _ gaps: [Length], at view: VisualFormat.View,
    after connection: VisualFormat.Connection
  ) throws(VisualFormat.Failure) {
    var (far, near) = (sides.far, sides.near)
    if options.spacing == .baselineToBaseline, format.axis == .vertical {
      (far, near) = (.lastBaseline, .firstBaseline)
      if connection == .standard, previous.showsText || next.showsText {
        throw failure(.unknownSpacing, view.range)
      }
    }
    for gap in gaps {
      keepApart(Anchor(previous.id, far), Anchor(next.id, near), gap, over: connection)
    }
  }

  /// Adds the rule for the distance from one anchor to the next.
  private mutating func keepApart(
    _ before: Anchor, _ after: Anchor, _ gap: Length, over connection: VisualFormat.Connection
  ) {
    let (first, second) = runsRightToLeft ? (before, after) : (after, before)
    relate(
      first, gap, AnchorExpression([AnchorTerm(second)], constant: gap.constant), after,
      isStandard: connection == .standard)
  }

  private mutating func resize(_ item: Member, _ length: Length) {
    let size: Attribute = format.axis == .horizontal ? .width : .height
    let terms = length.item.map { [AnchorTerm(Anchor($0, size))] } ?? []
    let anchor = Anchor(item.id, size)
    relate(anchor, length, AnchorExpression(terms, constant: length.constant), anchor)
  }

  private mutating func align(_ items: [Member]) throws(VisualFormat.Failure) {
    let whole = 0..<max(1, format.length)
    if options.spacing == .baselineToBaseline, format.axis == .horizontal {
      throw failure(.baselinesAcross, whole)
    }
    let shared = VisualFormat.Options.alignments.filter { options.alignments.contains($0) }
    // A view alone has nothing to be aligned with.
    if items.count > 1, shared.contains(where: { $0.axis == format.axis }) {
      throw failure(.alignedAlong(format.axis), whole)
    }
    for attribute in shared {
      for (previous, next) in zip(items, items.dropFirst()) {
        let anchor = Anchor(previous.id, attribute)
        relate(anchor, Length(), AnchorExpression(Anchor(next.id, attribute)), anchor)
      }
    }
  }

  private mutating func relate(
    _ first: Anchor, _ length: Length, _ second: AnchorExpression, _ member: Anchor,
    isStandard: Bool = false
  ) {
    var draft = RuleDraft(
      AnchorExpression(first), length.relation, second, member: member.attribute)
    draft.priority = length.priority
    draft.isStandardDistance = isStandard
    drafts.append(draft)
  }
}

extension VisualFormat.Operand.Value {
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
}
