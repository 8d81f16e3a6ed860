import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Expectations on every value of a range.
extension Expectation {
  /// A condition that has to hold at every value of a parameter within a range.
  struct Everywhere: Sendable {
    let parameter: Parameter
    let bounds: Bounds
    let condition: Expectation
    /// The text in front of the condition, and the condition, as they were written.
    var head = ""
    var inner = ""

    fileprivate static func == (a: Self, b: Self) -> Bool {
      a.parameter == b.parameter && a.bounds == b.bounds && grammar.isSame(a.condition, b.condition)
    }
  }

  /// For example `for card.width in 176..400: not ambiguous`.
  static let everywhere = Kind(
    grammar: Grammar<Everywhere>(
      usage: ["for ROOT.width in A..B: CONDITION"], opens: { $0.peek?.isWord("for") ?? false },
      read: { (reader) throws(Diagnostic) in
        let start = reader.here.lowerBound
        reader.offer(.words(["for"]))
        guard reader.take(word: "for") else { throw reader.missing("for") }
        let parameter = try reader.parameter()
        reader.offer(.words(["in"]))
        guard reader.take(word: "in") else { throw reader.missing("in, then a range") }
        let bounds = try Grammar<Bounds>.bounds.read(&reader)
        guard reader.take(sign: ":") else { throw reader.missing("a colon, then what to expect") }
        let head = reader.text(reader.range(from: start))
        let place = reader.here
        let condition = try grammar.read(&reader)
        if case .never(let reason) = condition.range {
          throw Diagnostic(.expectation, reason, at: place, in: reader.line)
        }
        return Everywhere(
          parameter: parameter, bounds: bounds, condition: condition, head: head,
          inner: reader.text(reader.range(from: place.lowerBound)))
      },
      write: { value, text in
        text.add("for")
        _ = Grammar<Parameter>.parameter.write(value.parameter, &text)
        text.add("in")
        _ = Grammar<Bounds>.bounds.write(value.bounds, &text)
        text.add(":")
        return grammar.write(value.condition, &text)
      },
      isSame: { $0 == $1 },
      example: { sampler in
        guard let parameter = Grammar<Parameter>.parameter.example(&sampler),
          let bounds = Grammar<Bounds>.bounds.example(&sampler),
          let condition = comparison.row.example(&sampler)
        else { return nil }
        return Everywhere(parameter: parameter, bounds: bounds, condition: condition)
      }),
    failure: { (value, shell, reader) throws(Diagnostic) in try value.failure(in: shell, reader) },
    range: .never("only one number at a time can vary"),
    truths: { value, shell in
      guard let reader = try? TokenReader("", in: shell.layout),
        let proof = try? IntervalProof(value.parameter, value.bounds, in: shell, reader)
      else { return [] }
      return value.truths(proof)
    })
}

extension Expectation.Everywhere {
  /// Returns where and how the condition fails as the parameter runs through the range, in a
  /// sentence; nil if it holds at every value.
  func failure(in shell: Shell, _ reader: TokenReader) throws(Diagnostic) -> String? {
    let proof = try IntervalProof(parameter, bounds, in: shell, reader)
    guard let gap = IntervalProof.Gap.joined(try gaps(proof)).first else { return nil }
    let reason =
      try condition.failure(proof.shell(at: gap), reader) ?? "it does not hold everywhere"
    let place = gap.lower == gap.upper ? "" : ", at \(gap.sample.approximation.spelled)"
    return "does not hold for \(shell.layout.text(of: parameter)) in \(gap.text)\(place): \(reason)"
  }

  private func gaps(_ proof: IntervalProof) throws(Diagnostic) -> [IntervalProof.Gap] {
    if case .gaps(let gaps, _) = condition.range { try gaps((), proof) } else { [] }
  }

  /// Expectations like this one that may hold: with a value that holds in the whole range, then
  /// with the parts of the range in which the condition holds, the longest first.
  fileprivate func truths(_ proof: IntervalProof) -> [String] {
    var found: [String] = []
    if case .gaps(_, let truths) = condition.range {
      found = truths((), proof).map { "\(head) \($0)" }
    }
    let gaps = (try? gaps(proof)) ?? []
    // The stretches in which it holds are those between the gaps.
    var stretches: [(lower: Double, upper: Double)] = []
    var lower = proof.bounds.from
    for gap in gaps {
      stretches.append((lower, gap.lower.approximation))
      lower = max(lower, gap.upper.approximation)
    }
    stretches.append((lower, proof.bounds.to))
    let kept = "for \(proof.shell.layout.text(of: parameter)) in "
    for stretch in stretches.filter({ $0.upper > $0.lower })
      .sorted(by: { $0.upper - $0.lower > $1.upper - $1.lower })
    {
      // An open end is replaced by the next whole number inside.
      for low in [stretch.lower, stretch.lower.rounded(.down) + 1] where low < stretch.upper {
        for high in [stretch.upper, stretch.upper.rounded(.up) - 1] where high > low {
          found.append("\(kept)\(low.exactlySpelled)..\(high.exactlySpelled): \(inner)")
        }
      }
    }
    if let gap = IntervalProof.Gap.joined(gaps).first {
      found += condition.truths(proof.shell(at: gap)).map { "\(head) \($0)" }
    }
    return found
  }
}

extension Expectation {
  /// Says that an expectation would hold for fewer values of a range than another; nil if it would
  /// not.
  static func narrowing(of old: Input, to new: Input, in layout: Layout) -> String? {
    func bounds(_ input: Input) -> Bounds? {
      guard var reader = try? input.reader(in: layout) else { return nil }
      reader.next()
      return (try? everywhere.grammar.read(&reader))?.bounds
    }
    guard let old = bounds(old), let new = bounds(new) else { return nil }
    let isNarrower =
      min(new.from, new.to) > min(old.from, old.to) || max(new.from, new.to) < max(old.from, old.to)
    let text = { (bounds: Bounds) in
      "\(bounds.from.exactlySpelled)..\(bounds.to.exactlySpelled)"
    }
    return isNarrower ? "the proof would be narrower: \(text(old)) becomes \(text(new))" : nil
  }
}
