package import LayoutModel

extension Diagnostic {
  /// Makes a diagnostic of a layout's error, at a place of the line that caused it.
  ///
  /// `place` returns the place of an anchor that the error is about; where it returns nil, the
  /// whole range is marked.
  package init(
    _ error: LayoutError, at range: Range<Int>, in reader: TokenReader,
    place: (Anchor) -> Range<Int>? = { _ in nil }
  ) {
    let layout = reader.layout
    let line = reader.line
    func text(_ anchor: Anchor) -> String { layout.text(of: anchor) }
    switch error {
    case .nameTaken(let name, let origin):
      // The step is named, not the line: lines are renumbered when the transcript is saved.
      self.init(
        .nameTaken, "the name \(name) is taken", at: range, in: line,
        note: "made at #\(origin.step)")
    case .reservedName(let name):
      self.init(
        .badName, "\(name) is reserved for unnamed rules", at: range, in: line)
    case .notAName:
      self.init(.badName, "this cannot be a name", at: range, in: line)
    case .noRoot:
      self.init(
        .root, "there is no root yet to put it into", at: range, in: line,
        note: "first make one: root card 320x200")
    case .secondRoot(let existing):
      self.init(
        .root, "there is already a root, \(existing)", at: range, in: line,
        note: "new starts over")
    case .rootStays:
      let command = line.split(separator: " ").first.map(String.init) ?? ""
      let done = ["hide": "hidden", "remove": "removed"][command] ?? "moved"
      self.init(.root, "the root cannot be \(done)", at: range, in: line)
    case .lonelyPosition(let anchor):
      self.init(lonely: anchor, place(anchor) ?? range, in: reader)
    case .mixedDirections(let first, let second):
      let way = Self.wayOut(first, second, layout)
      self.init(
        .mixedDirections, "left and leading do not mix: only leading follows the language",
        at: [place(first) ?? range, place(second) ?? range], in: line, note: way)
    case .mixedAxes(let first, let second):
      self.init(
        .mixedAxes,
        "\(text(first)) is \(first.attribute.axis), \(text(second)) is \(second.attribute.axis)",
        at: [place(first) ?? range, place(second) ?? range], in: line)
    case .positionAgainstSize(let position, let size):
      self.init(
        .positionAgainstSize, "\(text(position)) is a position, \(text(size)) is a length",
        at: [place(position) ?? range, place(size) ?? range].sorted {
          $0.lowerBound < $1.lowerBound
        },
        in: line)
    case .unbalancedPositions(let anchor):
      self.init(
        .unbalancedPositions, "the coefficients of the positions must cancel",
        at: place(anchor) ?? range, in: line)
    case .noSuchAnchor(let anchor):
      let isOfScroll = anchor.item.systemGuide?.isOfScrollViews ?? false
      self.init(
        .noAttribute,
        isOfScroll
          ? "\(layout.name(of: anchor.item.owner)) is not a scroll view"
          : "\(layout.name(of: anchor.item)) is a guide and has no \(anchor.attribute.rawValue)",
        at: place(anchor) ?? range, in: line)
    case .saysNothing:
      self.init(
        .saysNothing, "this says nothing about any view", at: range, in: line)
    case .numberOutOfRange(let number):
      let isPoints = abs(number) > LayoutLimits.number
      self.init(
        .numberOutOfRange, "this number is out of range", at: range, in: line,
        note: isPoints ? "the greatest is 1000000000, and the least -1000000000" : nil)
    case .priorityOutOfRange:
      self.init(
        .priorityOutOfRange, "a priority must be more than 0 and at most 1000", at: range, in: line)
    case .negativeSize:
      self.init(.numberOutOfRange, "a size must be zero or more", at: range, in: line)
    case .insideItself(let item, let parent):
      let inside = layout.name(of: parent)
      self.init(
        .insideItself,
        item == parent
          ? "\(inside) cannot be inside itself"
          : "\(inside) is already inside \(layout.name(of: item))", at: range, in: line)
    case .guideHoldsNothing(let id):
      self.init(
        .guideLimits, "\(layout.name(of: id)) is a guide and cannot contain views", at: range,
        in: line)
    case .notForGuides(let id):
      self.init(
        .guideLimits, "\(layout.name(of: id)) is a guide, just a rectangle", at: range, in: line)
    case .showsNoText(let id):
      self.init(
        .noText, "\(layout.name(of: id)) is \(layout.kindInWords(of: id)) and shows no text",
        at: range, in: line)
    case .hasNoLines(let id):
      self.init(
        .noText, "\(layout.name(of: id)) is not a label and has no number of lines", at: range,
        in: line)
    case .notAStack(let id):
      self.init(.notAStack, "\(layout.name(of: id)) is not a stack", at: range, in: line)
    case .notArranged(let id, let stack):
      self.init(
        .notArranged, "\(layout.name(of: id)) is not arranged by \(layout.name(of: stack))",
        at: range, in: line)
    case .listedTwice(let id):
      self.init(.listedTwice, "\(layout.name(of: id)) is listed twice", at: range, in: line)
    case .tooMany(let what, let limit):
      self.init(.limit, "more than \(limit) \(what) are too many", at: range, in: line)
    }
  }

  private init(lonely anchor: Anchor, _ range: Range<Int>, in reader: TokenReader) {
    let layout = reader.layout
    let text = layout.text(of: anchor)
    var way: String?
    var correction: String?
    if let parent = layout.parent(of: anchor.item) {
      let pair = layout.text(of: Anchor(parent, anchor.attribute))
      correction = Self.paired(anchor, pair, range, in: reader)
      way = correction.map { "did you mean \($0)?" } ?? "relate it to \(pair)"
    }
    self.init(
      .lonelyPosition, "positions come in pairs: \(text) needs another position", at: range,
      in: reader.line, note: way, correction: correction)
  }

  /// A rule such as `a.leading == 8` with the parent's edge added: `a.leading == card.leading + 8`.
  private static func paired(
    _ anchor: Anchor, _ pair: String, _ range: Range<Int>, in reader: TokenReader
  ) -> String? {
    guard let tokens = try? Lexer.tokens(of: reader.line),
      let relation = tokens.firstIndex(where: {
        ["==", "=", "<=", ">="].contains($0.text) && $0.kind == .sign
      }), relation + 1 < tokens.count, range.upperBound <= tokens[relation].range.lowerBound,
      !tokens[relation...].contains(where: { $0.isSign(".") })
    else { return nil }
    let after = tokens[relation + 1].range.lowerBound
    let isNegative = tokens[relation + 1].isSign("-")
    let place = after..<(isNegative ? tokens[relation + 1].range.upperBound : after)
    return replacing(place, in: reader.line, with: "\(pair) \(isNegative ? "- " : "+ ")")
  }

  /// A hint such as `use title.leading, or card.left`.
  private static func wayOut(_ first: Anchor, _ second: Anchor, _ layout: Layout) -> String? {
    guard let other = first.attribute.otherFamily, let another = second.attribute.otherFamily else {
      return nil
    }
    let a = layout.text(of: Anchor(first.item, other))
    let b = layout.text(of: Anchor(second.item, another))
    return "use \(a), or \(b)"
  }
}

extension Layout {
  /// The kind of an item with its article: `a switch`, `an image`.
  fileprivate func kindInWords(of id: Item.ID) -> String {
    let kind = item(id)?.kind.rawValue ?? "guide"
    return (kind.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + kind
  }
}
