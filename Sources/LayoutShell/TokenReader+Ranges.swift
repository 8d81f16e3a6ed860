import LayoutDiagnosis
import LayoutModel
import LayoutNotation

extension TokenReader {
  /// A number of the document that can be given other values: `card.width`, `gap`,
  /// `content title h`.
  mutating func parameter() throws(Diagnostic) -> Parameter {
    let start = here.lowerBound
    if peek?.isWord("content") ?? false, !(peek(1)?.isSign(".") ?? false) {
      next()
      let item = try item()
      let axis = try choice("h or v", of: ["h", "v"]) == "h" ? Axis.horizontal : .vertical
      guard layout.value(of: .content(item.id, axis)) != nil else {
        throw Diagnostic(
          .sweep, "\(item.name) has no content size there", at: range(from: start), in: line,
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
    let quantity = try Quantity(&self)
    guard quantity.item == layout.root, !quantity.anchor.attribute.isPosition else {
      throw Diagnostic(
        .sweep, "\(quantity.text) follows from the rules", at: quantity.range, in: line,
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

  /// Two different numbers, `400..120`.
  mutating func bounds() throws(Diagnostic) -> (from: Double, to: Double, place: Range<Int>) {
    let start = here.lowerBound
    let from = try number("a range such as 400..120")
    guard take(sign: "..") else { throw missing("..") }
    let to = try number("the end of the range")
    let place = range(from: start)
    guard from != to else {
      throw Diagnostic(.sweep, "a range has two different ends", at: place, in: line)
    }
    return (from, to, place)
  }

  /// Follows a parameter through a range; what stands in the way becomes an error at its place.
  func sweep(
    _ parameter: Parameter, _ bounds: (from: Double, to: Double, place: Range<Int>),
    in examination: Examination
  ) throws(Diagnostic) -> Sweep {
    do throws(Sweep.Failure) {
      return try Sweep(parameter, from: bounds.from, to: bounds.to, in: examination)
    } catch {
      switch error {
      case .refused(let reason): throw Diagnostic(reason, at: bounds.place, in: self)
      case .bends:
        throw Diagnostic(
          .sweep, "other numbers follow \(layout.text(of: parameter)), and not evenly",
          at: bounds.place, in: line, note: "drag tries single values")
      case .tooLarge(let count, let limit):
        throw Diagnostic(
          .limit, "\(count) claims move with \(layout.text(of: parameter)), more than \(limit)",
          at: bounds.place, in: line, note: "drag tries single values")
      case .tooManyPieces(let limit):
        throw Diagnostic(
          .limit, "more than \(limit) breakpoints", at: bounds.place, in: line,
          note: "take a shorter range")
      }
    }
  }
}
