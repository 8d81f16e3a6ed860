import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Expectation {
  /// Where and how a condition fails while a parameter runs through a range, in a sentence; nil if
  /// it holds at every value.
  func failure(
    for parameter: Parameter, _ bounds: Bounds, in shell: Shell, _ reader: TokenReader
  ) throws(Diagnostic) -> String? {
    let ends = Bounds(
      from: min(bounds.from, bounds.to), to: max(bounds.from, bounds.to), place: bounds.place)
    let sweep = try reader.sweep(parameter, ends, in: shell.analysis)
    let proof = IntervalProof(
      sweep: sweep, analysis: shell.analysis, tolerance: shell.tolerance)
    guard let gap = proof.gap(in: try gaps(proof, shell, reader, ends.place)) else { return nil }
    var trial = shell
    trial.analysis = sweep.analysis(at: gap.sample, after: shell.analysis)
    let reason = try failure(in: trial, reader) ?? "it does not hold everywhere"
    let place = gap.lower == gap.upper ? "" : ", at \(gap.sample.approximation.spelled)"
    return "does not hold for \(shell.layout.text(of: parameter)) in \(gap.text)\(place): \(reason)"
  }

  /// Where the condition does not hold, ascending.
  func gaps(
    _ proof: IntervalProof, _ shell: Shell, _ reader: TokenReader, _ place: Range<Int>
  ) throws(Diagnostic) -> [IntervalProof.Gap] {
    let sweep = proof.sweep
    func each(_ gap: (Sweep.Station) -> IntervalProof.Gap?) -> [IntervalProof.Gap] {
      sweep.stations.compactMap(gap)
    }
    func whole(where isSo: (Sweep.Station) -> Bool) -> [IntervalProof.Gap] {
      each { isSo($0) ? nil : IntervalProof.Gap($0.lower, $0.upper) }
    }
    switch self {
    case .compare(let left, let relation, let right, let tolerance):
      return each { proof.comparison(left, relation, right, within: tolerance, at: $0) }
    case .frame(let item, let wanted): return each { proof.frame(item.id, wanted, at: $0) }
    case .ambiguous(let wanted, nil, _):
      return whole { (sweep.degrees(at: $0) > 0) == wanted }
    case .ambiguous(let wanted, let quantity?, let range):
      let form = quantity.expression(in: shell.analysis.solved)
      let gaps = whole { sweep.reading(of: form, at: $0).isUnique != wanted }
      guard gaps.isEmpty, wanted, let range else { return gaps }
      do throws(Sweep.Failure) { return try proof.range(of: form, in: range) } catch {
        throw Diagnostic(
          .limit, "the range has too many breakpoints", at: place, in: reader.line,
          note: "use a shorter range")
      }
    case .noConflict: return whole { $0.broken.isEmpty }
    case .conflict:
      // Which set is the smallest is asked once between breakpoints.
      var failed: [IntervalProof.Gap] = []
      for station in sweep.stations {
        var trial = shell
        let gap = IntervalProof.Gap(station.lower, station.upper)
        trial.analysis = sweep.analysis(at: gap.sample, after: shell.analysis)
        if try failure(in: trial, reader) != nil { failed.append(gap) }
      }
      return failed
    case .broken(let rules):
      return whole { station in rules.allSatisfy { station.broken.contains(.rule($0)) } }
    case .tight(let rule): return each { proof.tight(rule, at: $0) }
    case .slack(let rule): return each { proof.slack(of: rule, at: $0) }
    case .placed(let item):
      return whole { station in
        Dimension.allCases.allSatisfy {
          sweep.reading(of: LayoutVariable(item.id, $0), at: station).isUnique
        }
      }
    case .same(let point):
      let step = try point.step(of: shell.timeline, in: reader.line)
      let then = SolvedLayout(
        shell.timeline.steps[step].layout, after: shell.analysis.solved)
      return each { proof.same(as: then, at: $0) }
    case .error, .everywhere, .redundant, .noRedundant: return []
    }
  }
}
