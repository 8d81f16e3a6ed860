import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Expectations on numbers: comparisons, degrees of freedom, frames.
extension Expectation {
  /// For example `title.width == 240 ±1`.
  static let comparison = Kind(
    grammar: Grammar<Comparison>(
      usage: "VALUE == VALUE [±T]",
      read: { (reader) throws(Diagnostic) in
        if reader.isAtEnd {
          reader.offer(.anchor)
          throw reader.missing("what to expect")
        }
        let left = try Value(&reader)
        reader.offer(.words(["==", "<=", ">="]))
        let relation: Relation
        if reader.take(sign: "==") || reader.take(sign: "=") {
          relation = .equal
        } else if reader.take(sign: "<=") {
          relation = .lessOrEqual
        } else if reader.take(sign: ">=") {
          relation = .greaterOrEqual
        } else if let sign = reader.peek, sign.isSign("<") || sign.isSign(">") {
          throw Diagnostic(
            .unexpected, "a condition cannot ask for strictly more or less", at: sign.range,
            in: reader.line, meant: sign.text + "=")
        } else {
          throw reader.missing("==, <= or >=")
        }
        let right = try Value(&reader)
        reader.offer(.words(["±"]))
        var tolerance: Double?
        if reader.take(sign: "±") { tolerance = abs(try reader.number("a tolerance")) }
        return Comparison(left, relation, right, within: tolerance)
      }, write: { comparison, _ in comparison.text },
      example: { sampler in
        guard let left = Value.example(&sampler), let right = Value.example(&sampler),
          let relation = sampler.one(of: [Relation.equal, .lessOrEqual, .greaterOrEqual])
        else { return nil }
        return Comparison(left, relation, right, within: sampler.flag() ? 0.5 : nil)
      }),
    failure: { comparison, shell, _ in comparison.failure(in: shell) },
    range: .gaps({ $1.comparison($0) }, truths: { $0.truths(everywhere: $1) }),
    truths: { $0.truths(in: $1) })

  /// For example `dof 2`.
  static let degrees = Kind(
    grammar: Grammar<Double>(
      usage: "dof N",
      opens: { reader in
        guard case .number? = reader.peek(1)?.kind else { return false }
        return reader.peek?.isWord("dof") ?? false
      },
      read: { (reader) throws(Diagnostic) in
        guard reader.take(word: "dof") else { throw reader.missing("dof") }
        return try reader.number("a number of degrees of freedom")
      }, write: { count, _ in "dof \(count.exactlySpelled)" },
      example: { Double($0.number(below: 9)) }),
    failure: { count, shell, _ in
      Comparison(.degrees, .equal, .number(count)).failure(in: shell)
    },
    range: .gaps({ $1.comparison(Comparison(.degrees, .equal, .number($0))) }),
    truths: { _, shell in ["dof \(shell.analysis.freedom.degrees)"] })

  /// The frame that a view is expected to have: x, y, width and height, in points.
  struct Frame: Equatable, Sendable {
    let item: Item
    let numbers: [Double]
  }

  /// For example `badge.frame == 204 12 100 20`.
  static let frame = Kind(
    grammar: Grammar<Frame>(
      usage: "VIEW.frame == X Y W H",
      opens: { reader in
        reader.peek(1)?.isSign(".") ?? false && reader.peek(2)?.isWord("frame") ?? false
          && !(reader.peek(3)?.isSign(".") ?? false)
      },
      read: { (reader) throws(Diagnostic) in
        reader.offer(.anchor)
        let item = try reader.item()
        reader.next()
        reader.offer(.members(["frame"]))
        reader.next()
        reader.offer(.words(["=="]))
        guard reader.take(sign: "==") || reader.take(sign: "=") else { throw reader.missing("==") }
        var numbers: [Double] = []
        for name in ["x", "y", "a width", "a height"] {
          numbers.append(try reader.number(name))
          _ = reader.take(sign: ",")
        }
        return Frame(item: item, numbers: numbers)
      },
      write: { frame, _ in
        let text = frame.numbers.map(\.exactlySpelled).joined(separator: " ")
        return "\(Name.written(frame.item.name)).frame == \(text)"
      },
      example: { sampler in
        sampler.one(of: sampler.layout.items)
          .map { Frame(item: $0, numbers: [sampler.length(), 0, 20.5, 8]) }
      }),
    failure: { wanted, shell, _ in
      if let loose = shell.loose(wanted.item).first {
        return "expected a frame, but \(loose.text)"
      }
      let found = shell.numbers(of: wanted.item)
      let isSame = zip(found, wanted.numbers).allSatisfy { abs($0 - $1) <= shell.tolerance }
      let text = found.map(\.spelled).joined(separator: " ")
      return isSame ? nil : "\(wanted.item.name).frame is \(text)"
    },
    range: .gaps({ $1.frame($0.item.id, $0.numbers) }),
    truths: { wanted, shell in
      let loose = shell.loose(wanted.item)
      guard loose.isEmpty else { return loose.flatMap(\.truths) }
      let numbers = shell.numbers(of: wanted.item)
      return [numbers.map(\.spelled), numbers.map(\.exactlySpelled)].map {
        "\(Name.written(wanted.item.name)).frame == \($0.joined(separator: " "))"
      }
    })
}

extension Shell {
  /// The numbers of a frame, in the order of ``Dimension``.
  fileprivate func numbers(of item: Item) -> [Double] {
    let frame = analysis.solved.frame(of: item.id)
    return Dimension.allCases.map { frame[$0] }
  }
}
