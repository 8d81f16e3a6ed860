import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// A number that can be measured in a solved layout: an attribute of an item, or its x or y.
struct Quantity: Equatable, Sendable {
  /// What is measured.
  enum Measure: Hashable, Sendable {
    case anchor(Attribute)
    case dimension(Dimension)
  }

  let item: Item.ID
  let measure: Measure
  /// The quantity as it was written.
  let text: String
  let range: Range<Int>

  /// Reads `title.width` or `title.x`.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    reader.offer(.anchor)
    let start = reader.here.lowerBound
    let item = try reader.itemOrGuide()
    let name = reader.layout.writtenName(of: item)
    guard reader.take(sign: ".") else {
      throw Diagnostic(
        .missing, "which of its attributes?", at: start..<reader.range(from: start).upperBound,
        in: reader.line, note: "such as \(name).width")
    }
    reader.offer(.members(["x", "y"]))
    let token = try reader.name("an attribute such as width")
    self.item = item
    if token.text == "x" || token.text == "y" {
      measure = .dimension(token.text == "x" ? .x : .y)
    } else if let attribute = Attribute(rawValue: token.text) {
      measure = .anchor(attribute)
    } else {
      throw reader.noAttribute(token)
    }
    text = "\(name).\(token.text)"
    range = reader.range(from: start)
  }

  private init(_ item: Item, _ measure: Measure, named name: String) {
    self.item = item.id
    self.measure = measure
    text = "\(Name.written(item.name)).\(name)"
    range = 0..<0
  }

  /// Makes a number of an item's frame.
  init(_ item: Item, _ dimension: Dimension) {
    self.init(item, .dimension(dimension), named: dimension.name)
  }

  static func == (a: Quantity, b: Quantity) -> Bool { a.item == b.item && a.measure == b.measure }

  /// Returns a quantity of some item in the layout, for tests.
  static func example(_ sampler: inout Sampler) -> Quantity? {
    guard let item = sampler.one(of: sampler.layout.items) else { return nil }
    return sampler.flag()
      ? Quantity(item, .dimension(.x), named: "x")
      : Quantity(item, .anchor(.trailing), named: "trailing")
  }

  var axis: Axis {
    switch measure {
    case .anchor(let attribute): attribute.axis
    case .dimension(let dimension): dimension.axis
    }
  }

  /// The quantity as an anchor; x and y are the left and the top.
  var anchor: Anchor {
    switch measure {
    case .anchor(let attribute): Anchor(item, attribute)
    case .dimension(let dimension): Anchor(item, dimension.attribute)
    }
  }

  /// The width or height that it is; nil for a position.
  var size: LayoutVariable? {
    switch anchor.attribute {
    case .width: LayoutVariable(item, .width)
    case .height: LayoutVariable(item, .height)
    default: nil
    }
  }

  /// The quantity as an expression of the solver's variables, in points: a position is in the
  /// coordinates of the parent, or in those of the root if it is compared with another quantity.
  func expression(in solved: SolvedLayout, beside other: Quantity? = nil) -> Expression {
    switch measure {
    case .dimension(let dimension):
      return solved.lowering.expression(LayoutVariable(item, dimension))
    case .anchor(let attribute):
      let parent = solved.layout.parent(of: item)
      return solved.lowering.expression(
        Anchor(item, attribute), in: other != nil && parent != nil ? solved.layout.root : parent,
        beside: other?.item)
    }
  }
}
