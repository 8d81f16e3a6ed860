import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension TokenReader {
  /// Reads a number of the layout that can be varied: `card.width`, `gap`, `content title h`.
  mutating func parameter() throws(Diagnostic) -> Parameter {
    offer(.variable)
    offer(.rule)
    offer(.words(["content"]))
    let start = here.lowerBound
    if peek?.isWord("content") ?? false, !(peek(1)?.isSign(".") ?? false) {
      next()
      let item = try item()
      let axis = try Grammar<Axis>.axis("h or v").read(&self)
      guard layout.value(of: .content(item.id, axis)) != nil else {
        throw Diagnostic(
          .sweep, "\(item.name) has no content size on that axis", at: range(from: start), in: line,
          note: "content \(Name.written(item.name)) 96x20 gives it one")
      }
      return .content(item.id, axis)
    }
    guard let token = peek, token.isName else {
      throw missing("what to change, such as card.width or a rule")
    }
    if case .rule(let id)? = layout.named(token.text) {
      next()
      return .constant(id)
    }
    let offers = offers
    let quantity: Quantity
    do { quantity = try Quantity(&self) } catch {
      // Behind the dot only a width and a height can be varied.
      if isAtEnd, peek(-1)?.isSign(".") ?? false { self.offers = offers.map { $0 + [.variable] } }
      throw error
    }
    guard quantity.item == layout.root, !quantity.anchor.attribute.isPosition else {
      let variable = LayoutVariable(
        quantity.item,
        quantity.anchor.attribute.isPosition
          ? .position(along: quantity.axis) : .size(along: quantity.axis))
      let isFree = !LayoutAnalysis(layout).freedom.isUnique(variable)
      throw Diagnostic(
        .sweep,
        isFree
          ? "nothing decides \(quantity.text): it is free"
          : "\(quantity.text) follows from the rules",
        at: quantity.range, in: line,
        note: "the root's size, a rule or content VIEW h can be swept")
    }
    let parameter = Parameter.rootSize(quantity.axis)
    guard layout.value(of: parameter) != nil else {
      let name = layout.writtenName(of: quantity.item)
      throw Diagnostic(
        .sweep, "\(name) is as large as its rules make it", at: quantity.range, in: line,
        note: "root \(name) 320x200 gives it a size")
    }
    return parameter
  }

  /// Follows a parameter through a range.
  ///
  /// - Throws: A diagnostic at the place of whatever prevents it.
  func sweep(
    _ parameter: Parameter, _ bounds: Bounds,
    in analysis: LayoutAnalysis
  ) throws(Diagnostic) -> Sweep {
    do throws(Sweep.Failure) {
      return try Sweep(parameter, from: bounds.from, to: bounds.to, in: analysis)
    } catch {
      switch error {
      case .refused(let reason): throw Diagnostic(reason, at: bounds.place, in: self)
      case .bends:
        throw Diagnostic(
          .sweep, "other numbers depend on \(layout.text(of: parameter)) unevenly",
          at: bounds.place, in: line, note: "sweep --rows shows single values")
      case .tooManyPieces(let limit):
        throw Diagnostic(
          .limit, "more than \(limit) breakpoints", at: bounds.place, in: line,
          note: "use a shorter range")
      }
    }
  }
}

/// The two ends of a range, which differ; `from` may be the greater one.
struct Bounds: Equatable {
  var from: Double
  var to: Double
  /// Where the range stands in the line, in Unicode scalars.
  var place: Range<Int>

  static func == (a: Bounds, b: Bounds) -> Bool { a.from == b.from && a.to == b.to }
}

extension Grammar where Value == Bounds {
  /// A range as in `400..120`.
  static var bounds: Grammar<Bounds> {
    Grammar(
      usage: "A..B",
      read: { (reader) throws(Diagnostic) in
        // As in `expect for card.width in 150..400`.
        if reader.peek?.isWord("in") ?? false { reader.next() }
        let start = reader.here.lowerBound
        let from = try reader.number("a range such as 400..120")
        guard reader.take(sign: "..") else { throw reader.missing("..") }
        let to = try reader.number("the end of the range")
        let place = reader.range(from: start)
        guard from != to else {
          throw Diagnostic(.sweep, "a range needs two different ends", at: place, in: reader.line)
        }
        return Bounds(from: from, to: to, place: place)
      }, write: { bounds, _ in "\(bounds.from.exactlySpelled)..\(bounds.to.exactlySpelled)" },
      example: { Bounds(from: 400, to: $0.length(isPositive: true) - 1000, place: 0..<0) })
  }
}

extension Grammar where Value == Parameter {
  /// A number of the layout that can be varied.
  static var parameter: Grammar<Parameter> {
    Grammar(
      usage: "ROOT.width", "RULE", "content VIEW h|v",
      read: { (reader) throws(Diagnostic) in try reader.parameter() },
      write: { parameter, layout in
        switch parameter {
        case .rootSize(let axis):
          let name = layout.root.map { layout.writtenName(of: $0) } ?? ""
          return "\(name).\(axis == .horizontal ? "width" : "height")"
        case .constant(let id): return Name.written(layout.rule(id)?.name ?? "")
        case .content(let id, let axis):
          return "content \(layout.writtenName(of: id)) \(axis.letter)"
        }
      },
      example: { sampler in
        let layout = sampler.layout
        let contents = layout.items.flatMap { item in
          Axis.allCases.map { Parameter.content(item.id, $0) }
        }
        let all =
          Axis.allCases.map { Parameter.rootSize($0) } + layout.rules.map { .constant($0.id) }
          + contents
        return sampler.one(of: all.filter { layout.value(of: $0) != nil })
      })
  }
}

extension Grammar where Value == Double {
  /// The distance from one sample to the next.
  static var step: Grammar<Double> {
    Grammar(
      usage: "N",
      read: { (reader) throws(Diagnostic) in
        let place = reader.here
        let step = abs(try reader.number("a step such as 40"))
        guard step > 0 else {
          throw Diagnostic(.sweep, "a step must not be zero", at: place, in: reader.line)
        }
        return step
      }, write: { step, _ in step.exactlySpelled }, example: { $0.length(isPositive: true) })
  }
}
