import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Expectations on which values are possible.
extension Expectation {
  static let ofFreedom: [Grammar<Expectation>] = [cut.row, ambiguous.row, placed.row]

  /// Whether something is ambiguous: a quantity, perhaps within a range, or anything at all.
  struct Ambiguity: Equatable, Sendable {
    let isExpected: Bool
    var quantity: Quantity?
    var range: ClosedRange<Double>?
  }

  /// For example `ambiguous title.width in 96..240` or `not ambiguous`.
  static let ambiguous = Kind(
    grammar: Grammar<Ambiguity>(
      usage: "[not] ambiguous [VALUE [in A..B]]",
      opens: { reader in
        reader.peek.map { $0.isWord("not") || $0.isWord("ambiguous") } ?? false
      },
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(["ambiguous", "not"]))
        var ambiguity = Ambiguity(isExpected: !reader.take(word: "not"))
        if !ambiguity.isExpected { reader.offer(.words(["ambiguous", "cut"])) }
        guard reader.take(word: "ambiguous") else { throw reader.missing("ambiguous") }
        guard !reader.isAtEnd else {
          reader.offer(.anchor)
          return ambiguity
        }
        ambiguity.quantity = try Quantity(&reader)
        reader.offer(.words(["in"]))
        guard reader.take(word: "in") else { return ambiguity }
        let low = try reader.number("a range such as 96..240")
        guard reader.take(sign: "..") else { throw reader.missing("..") }
        let high = try reader.number("the end of the range")
        ambiguity.range = min(low, high)...max(low, high)
        return ambiguity
      },
      write: { ambiguity, _ in
        let reach = ambiguity.range.map {
          " in \($0.lowerBound.exactlySpelled)..\($0.upperBound.exactlySpelled)"
        }
        return (ambiguity.isExpected ? "" : "not ") + "ambiguous"
          + (ambiguity.quantity.map { " \($0.text)" } ?? "") + (reach ?? "")
      },
      example: { sampler in
        guard sampler.flag() else { return Ambiguity(isExpected: sampler.flag()) }
        let range = sampler.flag() ? 96...(97 + sampler.length(isPositive: true)) : nil
        return Ambiguity(
          isExpected: sampler.flag(), quantity: Quantity.example(&sampler), range: range)
      }),
    failure: { wanted, shell, _ in
      let freedom = shell.analysis.freedom
      guard let quantity = wanted.quantity else {
        if (freedom.degrees > 0) == wanted.isExpected { return nil }
        let loose = freedom.loose.map { shell.layout.name(of: $0.variable) }
        return wanted.isExpected ? "nothing is ambiguous" : "ambiguous: " + Words.list(loose)
      }
      let found = Loose(quantity, in: shell)
      guard found.isSo == wanted.isExpected else {
        return wanted.isExpected ? "\(quantity.text) is \(found.value.spelled)" : found.rangeText
      }
      guard let range = wanted.range, wanted.isExpected else { return nil }
      func isNear(_ end: Double?, _ number: Double) -> Bool {
        end.map { abs($0 - number) <= shell.tolerance } ?? false
      }
      let isSame =
        isNear(found.range.min, range.lowerBound) && isNear(found.range.max, range.upperBound)
      return isSame ? nil : found.rangeText
    },
    range: .gaps({ (wanted, proof) throws(Diagnostic) in
      guard let quantity = wanted.quantity else {
        return proof.gaps { (proof.sweep.degrees(on: $0) > 0) == wanted.isExpected }
      }
      let form = quantity.expression(in: proof.analysis.solved)
      let gaps = proof.gaps {
        proof.sweep.values(of: form, on: $0).isUnique != wanted.isExpected
      }
      guard gaps.isEmpty, wanted.isExpected, let range = wanted.range else { return gaps }
      return try proof.range(of: form, in: range)
    }),
    truths: { wanted, shell in
      guard let quantity = wanted.quantity else {
        return [wanted.isExpected ? "not ambiguous" : "ambiguous"]
      }
      return Loose(quantity, in: shell).truths
        + Comparison(.quantity(quantity), .equal, .number(0)).truths(in: shell)
    })

  /// Whether the text of a view is cut off, or that of any view.
  struct Cut: Equatable, Sendable {
    let isExpected: Bool
    var view: Placed<Item>?
  }

  /// For example `not cut title`, or `not cut`.
  static let cut = Kind(
    grammar: Grammar<Cut>(
      usage: "[not] cut [VIEW]",
      opens: { reader in
        reader.peek?.isWord("cut") ?? false
          || reader.peek?.isWord("not") ?? false && reader.peek(1)?.isWord("cut") ?? false
      },
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(["cut"]))
        let isExpected = !reader.take(word: "not")
        guard reader.take(word: "cut") else { throw reader.missing("cut") }
        let view = try Grammar<Placed<Item>?>.optional(.item).read(&reader)
        return Cut(isExpected: isExpected, view: view)
      },
      write: { cut, _ in
        (cut.isExpected ? "cut" : "not cut")
          + (cut.view.map { " \(Name.written($0.value.name))" } ?? "")
      },
      example: { sampler in
        let view = sampler.flag() ? Grammar<Placed<Item>>.item.example(&sampler) : nil
        return Cut(isExpected: sampler.flag(), view: view)
      }),
    failure: { wanted, shell, _ in
      let geometry = LayoutGeometry(shell.analysis.solved)
      let views = wanted.view.map { [$0.value] } ?? shell.layout.items
      let found = views.lazy.compactMap { view in geometry.textShortage(of: view.id) }.first
      if (found != nil) == wanted.isExpected { return nil }
      guard let found else {
        return (wanted.view.map { "\($0.name) is" } ?? "no text is") + " not cut off"
      }
      let name = shell.layout.name(of: LayoutVariable(found.view, .size(along: found.axis)))
      return "\(shell.layout.name(of: found.view)) is cut off: \(name) is \(found.size.spelled), "
        + "its text needs \(found.need.spelled)"
    },
    range: .never("the lines of a text do not change evenly: use for device, or single sizes"),
    truths: { wanted, _ in
      [
        (wanted.isExpected ? "not cut" : "cut")
          + (wanted.view.map { " \(Name.written($0.value.name))" } ?? "")
      ]
    })

  /// For example `placed title`.
  static let placed = Kind(
    grammar: .word("placed", Grammar<Placed<Item>>.item),
    failure: { item, shell, _ in
      let loose = Dimension.allCases.filter {
        !shell.analysis.freedom.isUnique(LayoutVariable(item.id, $0))
      }
      guard !loose.isEmpty else { return nil }
      return "\(item.name) needs \(loose.map(\.name).joined(separator: ", "))"
    },
    range: .whole { item, proof, piece in
      Dimension.allCases.allSatisfy {
        proof.sweep.values(of: LayoutVariable(item.id, $0), on: piece).isUnique
      }
    },
    truths: { item, shell in shell.loose(item.value).flatMap(\.truths) })
}

/// A number of the layout and the values that are possible for it.
struct Loose {
  let name: String
  /// The least and the greatest possible value, in points; nil if there is no limit.
  let range: (min: Double?, max: Double?)
  /// The value in the picture that is drawn.
  let value: Double
  /// Whether several values are possible.
  let isSo: Bool

  init(_ form: Expression, named name: String, in shell: Shell) {
    let solver = shell.analysis.solved.solver
    let found = solver.optimalFace.range(of: form)
    self.name = name
    range = (found.min, found.max)
    value = solver.value(of: form)
    isSo = !solver.optimalFace.motion(of: form).isEmpty
  }

  init(_ quantity: Quantity, in shell: Shell) {
    self.init(
      quantity.expression(in: shell.analysis.solved), named: quantity.text, in: shell)
  }

  /// The range in a sentence: `title.width is 96..240`.
  var rangeText: String { "\(name) is \(Words.range(range.min, range.max))" }

  /// The range in a sentence, with the value that is drawn.
  var text: String { "\(rangeText), drawn at \(value.spelled)" }

  /// Expectations that hold: `ambiguous title.width in 96..240`, without the range if it has no
  /// limit.
  var truths: [String] {
    var texts: [String] = []
    if let min = range.min, let max = range.max {
      texts.append("ambiguous \(name) in \(min.spelled)..\(max.spelled)")
      texts.append("ambiguous \(name) in \(min.exactlySpelled)..\(max.exactlySpelled)")
    }
    return texts + ["ambiguous \(name)"]
  }
}

extension Shell {
  /// The numbers of an item's frame that may have several values.
  func loose(_ item: Item) -> [Loose] {
    Dimension.allCases.map { LayoutVariable(item.id, $0) }
      .filter { !analysis.freedom.isUnique($0) }
      .map {
        Loose(
          analysis.solved.lowering.expression($0), named: layout.name(of: $0), in: self)
      }
  }
}
