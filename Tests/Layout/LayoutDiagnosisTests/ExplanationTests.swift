import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Why a value is what it is: sums that add up, in exact numbers.
@Suite struct ExplanationTests {
  private typealias Form = [Variable: Rational]

  private static func form(_ expression: Expression) -> (form: Form, constant: Rational) {
    var form: Form = [:]
    for term in expression.terms {
      form[term.variable] =
        (form[term.variable] ?? Rational(0)) + Rational(meaning: term.coefficient)
    }
    return (form.filter { !$0.value.isZero }, Rational(meaning: expression.constant))
  }

  @Test(.covers(moreThan: ["sums": 8, "open": 2]), arguments: seeds(7))
  func theRowsAddUpToTheValueAndToTheForm(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 8000)
    random.addRules(6)
    for _ in 0..<6 { random.change() }
    let solved = SolvedLayout(random.layout)
    let face = solved.solver.optimalFace
    for item in random.layout.items {
      for attribute in [Attribute.left, .right, .top, .centerY, .width, .height] {
        let anchor = Anchor(item.id, attribute)
        let expression = solved.lowering.expression(
          anchor, in: random.layout.parent(of: item.id) ?? item.id)
        let explanation = Explanation(expression, measuring: .anchor(anchor), in: solved)
        #expect((explanation != nil) == face.isUnique(expression))
        guard let explanation else {
          Coverage.note("open")
          continue
        }
        Coverage.note("sums")
        let (wanted, constant) = Self.form(expression)
        var (sum, total): (Form, Rational) = ([:], constant)
        for row in explanation.rows {
          guard let claim = solved.lowering.claim(of: row.source) else {
            Issue.record("a row is not a claim")
            continue
          }
          let (form, right) = Self.form(claim.constraint.expression)
          for (variable, coefficient) in form {
            sum[variable] = (sum[variable] ?? Rational(0)) + row.multiplier * coefficient
          }
          #expect(row.contribution == row.multiplier * -right)
          total = total + row.contribution
          #expect(abs(solved.residual(of: claim)) < 1e-6)
        }
        #expect(sum.filter { !$0.value.isZero } == wanted)
        #expect(total == explanation.total)
        #expect(isSame([total.approximation], [solved.value(of: expression)]))
      }
    }
  }

  // MARK: - By hand

  private static func why(_ sketch: Sketch, _ text: String) throws -> Explanation? {
    let anchor = try sketch.anchor(text)
    let solved = sketch.solved
    return Explanation(
      solved.lowering.expression(anchor, in: sketch.layout.parent(of: anchor.item)),
      measuring: .anchor(anchor), in: solved)
  }

  /// What is left is 320 - 16 - 8 - 40 - 16 = 240.
  @Test func aWidthIsWhatTheCardLeaves() throws {
    let sketch = try Sketch(FreedomTests.card + "; hug badge h 251")
    let solved = sketch.solved
    let explanation = try #require(try Self.why(sketch, "title.width"))
    #expect(explanation.total == Rational(240))
    let words = explanation.rows.map {
      "\(solved.name(of: $0.source)) \($0.contribution.approximation.spelled)"
    }
    #expect(words.first == "card.width 320")
    #expect(
      Set(words) == [
        "card.width 320", "c1 -16", "c5 -8", "hug badge h -40", "c3 -16",
      ])
    // The title would rather hug its content.
    #expect(explanation.overruled.map { solved.name(of: $0.source) } == ["hug title h"])
    #expect(explanation.overruled.map(\.distance) == [144])
  }

  @Test func whatOnlyTouchesIsNoReason() throws {
    let sketch = try Sketch(
      "root s 320x200; view a; a.left == s.left; a.width == 100 as own; a.width <= 100 as most")
    let explanation = try #require(try Self.why(sketch, "a.width"))
    #expect(explanation.rows.map(\.source) == [.rule(sketch.rule("own"))])
    #expect(explanation.touching.map(\.source) == [.rule(sketch.rule("most"))])
  }

  @Test func aRatioIsPassedOnToTheSum() throws {
    // 0.25 x (0.5 x 320) = 40
    let sketch = try Sketch(
      "root s 320x200; view a; view b; a.width == 0.5 * s.width; b.width == 0.25 * a.width")
    let explanation = try #require(try Self.why(sketch, "b.width"))
    #expect(explanation.total == Rational(40))
    let given = explanation.rows.first { $0.source == .given(sketch["s"], .width) }
    #expect(given?.multiplier == Rational(1) / Rational(8))
  }

  @Test func whatHasSeveralValuesHasNoReason() throws {
    #expect(try Self.why(Sketch(FreedomTests.card), "title.width") == nil)
  }
}
