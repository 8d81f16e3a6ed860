import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import Support
import Testing

@testable import LayoutShell

/// A layout at every value of a number, against layouts solved from scratch at single values.
@Suite struct SweepTests {
  /// A parameter of a random layout and a range for it.
  static func parameter(
    _ layout: Layout, _ random: inout SplitMix64
  ) -> (parameter: Parameter, from: Double, to: Double)? {
    var choices: [Parameter] = [.rootSize(.horizontal), .rootSize(.vertical)]
    choices += layout.rules.filter(\.isOn).map { .constant($0.id) }
    for item in layout.items {
      for axis in Axis.allCases where item.content[axis] != nil {
        choices.append(.content(item.id, axis))
      }
    }
    let possible = choices.filter { layout.value(of: $0) != nil }
    guard !possible.isEmpty else { return nil }
    let parameter = random.pick(possible)
    let value = layout.value(of: parameter) ?? 0
    let low = max(0, (value - 90).rounded())
    let ends = [low, low + Double(random.int(30...300))]
    return random.one(in: 2) ? (parameter, ends[0], ends[1]) : (parameter, ends[1], ends[0])
  }

  @Test func everyValueIsThatOfALayoutFromScratch() throws {
    var stations = 0
    var breaks = 0
    var bends = 0
    var points = 0
    for seed in seeds(150) {
      let shell = LawTests.shell(6_000_000 + seed, lines: 20)
      var random = SplitMix64(seed: seed)
      guard shell.layout.root != nil, let chosen = Self.parameter(shell.layout, &random) else {
        continue
      }
      let text = shell.layout.commands.joined(separator: "\n")
      let name = shell.layout.text(of: chosen.parameter)
      let what = "seed \(seed): sweep \(name) \(chosen.from)..\(chosen.to)\n\(text)"
      let sweep: Sweep
      do throws(Sweep.Failure) {
        sweep = try Sweep(
          chosen.parameter, from: chosen.from, to: chosen.to, in: shell.examination)
      } catch {
        // A content size that a stack fills in proportion to is no constant of a rule.
        #expect(error == .bends, "\(what)")
        bends += 1
        continue
      }
      stations += sweep.stations.count
      if Set(sweep.stations.map(\.broken)).count > 1 { breaks += 1 }
      for station in sweep.stations {
        let width = station.upper - station.lower
        let isWide = width > Rational(1, over: 100)
        let shares = station.isPoint ? [0] : isWide ? [0.125, 0.5, 0.75] : []
        for share in shares {
          let value = (station.lower + Rational(meaning: share) * width).approximation
          if station.isPoint, value != value.rounded() { continue }
          var layout = shell.layout
          try layout.set(chosen.parameter, to: value)
          let solved = SolvedLayout(layout)
          let face = solved.solver.optimalFace
          points += 1
          if !station.isPoint {
            let broken = solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
            #expect(broken == station.broken, "at \(value), \(what)")
          }
          for variable in solved.listedVariables {
            let reading = sweep.reading(of: variable, at: station)
            let expected =
              reading.lower + Rational(meaning: share) * (reading.upper - reading.lower)
            let found = solved.value(of: variable)
            #expect(
              abs(expected.approximation - found) < 0.000_1 * max(1, abs(found)),
              "\(layout.name(of: variable)) at \(value), \(what)")
            if !station.isPoint {
              #expect(
                reading.isUnique == face.isUnique(solved.lowering.expression(variable)),
                "\(layout.name(of: variable)) at \(value), \(what)")
            }
          }
        }
      }
    }
    #expect(stations > 400 && breaks > 5 && bends < 40, "\(stations) \(breaks) \(bends) \(points)")
  }
}
