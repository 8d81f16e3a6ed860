import ConstraintSolver
package import LayoutModel

extension CommonShortage {
  /// Returns the sum in one sentence, and which of its rules are broken.
  ///
  /// `added` are the rules that were not there before.
  package func passages(
    in solved: SolvedLayout, since added: [Claim.Source] = []
  ) -> [Passage] {
    let names = Words.list(broken.map { solved.name(of: $0) })
    var lines = [
      Passage(.conflict, "x conflict   \(headline(in: solved))", indent: 13),
      Passage(.text, "  \(broken.count) of these rules are broken: \(names)", indent: 4),
    ]
    if added.count == 1, let rule = added.first, !broken.contains(rule) {
      let text = "\(solved.name(of: rule))  \(solved.text(of: rule))"
      lines.append(Passage(.text, "  all since  \(text)", indent: 4))
    }
    return lines
  }

  /// What it comes to: `100 widths ask for 1000, r.width is 480: 520 too many`.
  package func headline(in solved: SolvedLayout) -> String {
    let limit = sum.otherRows.first.map {
      ConflictAccount.limit(of: $0, total: other, in: solved)
    }
    return "\(count(in: solved)) ask for \(total.approximation.spelled), \(limit ?? ""): \(excess)"
  }

  /// What it comes to in a few words: `100 widths, 520 too many`.
  func brief(in solved: SolvedLayout) -> String { "\(count(in: solved)), \(excess)" }

  /// The same for programs.
  func document(in solved: SolvedLayout) -> Document.Shortage {
    Document.Shortage(
      text: headline(in: solved), broken: broken.map { solved.name(of: $0) },
      asked: total.approximation, room: other.approximation)
  }

  /// What they ask for, and what there is.
  private var total: Rational { sum.rows.reduce(Rational(0)) { $0 + $1.contribution } }
  private var other: Rational { sum.otherRows.reduce(Rational(0)) { $0 + $1.contribution } }

  /// By how much they miss: `520 too many`.
  private var excess: String {
    (total - other).magnitude.approximation.spelled + (total < other ? " too few" : " too many")
  }

  /// What is added up: `100 widths and 99 distances`.
  private func count(in solved: SolvedLayout) -> String {
    var counts = (widths: 0, heights: 0, distances: 0)
    for row in contributors {
      let variables = solved.lowering.claim(of: row.source)?.variables ?? []
      let size = variables.count == 1 ? solved.lowering.dimension(of: variables[0]) : nil
      switch size?.dimension {
      case .width: counts.widths += 1
      case .height: counts.heights += 1
      default: counts.distances += 1
      }
    }
    return [(counts.widths, "width"), (counts.heights, "height"), (counts.distances, "distance")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      .joined(separator: " and ")
  }
}
