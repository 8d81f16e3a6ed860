import ConstraintSolver
import LayoutModel

/// The one way to try a change: on a copy, solved, and compared with the picture before.
///
/// Whoever looks for fixes says which changes to try and when they reach what they are for; what
/// they do to the picture, and what speaks against them, is decided here.
struct FixTrial {
  let analysis: LayoutAnalysis
  /// What may stay broken.
  let tolerated: Set<Claim.Source>
  /// The items that it is all about, in tree order.
  let mentioned: [Item.ID]

  /// Changes of an examined layout, for something that claims are about; of what is broken now, a
  /// conflict has to go.
  init(_ analysis: LayoutAnalysis, about claims: [Claim.Source], without conflict: Conflict? = nil)
  {
    self.analysis = analysis
    let solved = analysis.solved
    tolerated = Set(solved.broken.compactMap { solved.lowering.claim(at: $0)?.source })
      .subtracting([conflict?.broken].compactMap(\.self))
    mentioned = Set(claims.flatMap { solved.items(of: $0) }).sorted { a, b in
      Self.pictureRank(of: a, in: solved) < Self.pictureRank(of: b, in: solved)
    }
  }

  private static func pictureRank(of id: Item.ID, in solved: SolvedLayout) -> Int {
    let variable = solved.lowering.variable(LayoutVariable(id, .x))
    return variable.flatMap(solved.lowering.pictureRank) ?? .max
  }

  // MARK: - Trying

  /// The layout with a change, solved; nil where the change is refused.
  func outcome(of edit: LayoutEdit) -> SolvedLayout? {
    var layout = analysis.layout
    guard (try? edit.apply(to: &layout)) != nil else { return nil }
    return SolvedLayout(layout, after: analysis.solved)
  }

  /// A required rule that is broken and may not be; nil if there is none.
  func obstacle(in solved: SolvedLayout) -> Claim.Position? {
    solved.broken.first { position in
      solved.lowering.claim(at: position).map { !tolerated.contains($0.source) } ?? false
    }
  }

  // MARK: - What becomes of the picture

  /// What a change does to the picture.
  ///
  /// `isEnough` says whether it needs nothing else, `isSeen` whether anybody sees the picture long
  /// enough to miss something. `outcome` is the layout with the change alone, `shown` the one with
  /// what it is for as well; nil where that is the outcome.
  func fix(
    _ kind: Fix.Kind, _ edit: LayoutEdit, of source: Claim.Source, before: Double? = nil,
    amount: Double = 0, isEnough: Bool = true, isSeen: Bool = true, _ outcome: SolvedLayout,
    shown: SolvedLayout? = nil
  ) -> Fix {
    let now = analysis.solved
    let freedom = Freedom(outcome, after: analysis.freedom)
    let touched = shown == nil ? freedom.touched : nil
    let shown = shown ?? outcome
    var moved: [Item.ID] = []
    var sizes: [LayoutVariable] = []
    for id in touched ?? shown.layout.items.map(\.id) where shown.layout.item(id)?.isView ?? false {
      let changed = Dimension.allCases.map { LayoutVariable(id, $0) }.filter { variable in
        !Tolerance.same(now.value(of: variable), shown.value(of: variable))
      }
      guard !changed.isEmpty else { continue }
      moved.append(id)
      sizes += changed.filter { $0.dimension.isSize && !sets(edit, $0, in: shown.layout) }
    }
    var flaws = Set<Flaw>()
    if isSeen {
      flaws = Flaw.all(around: around(moved, in: shown.layout), in: shown)
        .union(Flaw.asked(by: edit, from: analysis.layout))
    }
    return Fix(
      kind: kind, edit: edit, source: source, before: before, amount: amount, isEnough: isEnough,
      outcome: outcome, moved: moved, sizes: sizes,
      isAmbiguous: freedom.degrees > analysis.freedom.degrees, flaws: Array(flaws))
  }

  /// Whether a change sets that very number.
  private func sets(_ edit: LayoutEdit, _ variable: LayoutVariable, in layout: Layout) -> Bool {
    guard case .rootSize(let axis, _) = edit else { return false }
    return variable == layout.root.map { LayoutVariable($0, .size(along: axis)) }
  }

  /// The views to look at: those that moved, what is inside them, and those it is all about.
  private func around(_ moved: [Item.ID], in layout: Layout) -> [Item.ID] {
    moved + moved.flatMap { layout.item($0)?.children ?? [] } + mentioned
  }

  /// Leaves only the flaws that a fix is to blame for, and puts them in order.
  ///
  /// What the picture shows already and goes on to show is no fault of a fix, unless it is between
  /// the views that it is all about: then another fix does without it.
  func judge(_ fixes: inout [Fix]) {
    let all = fixes.map { Set($0.flaws) }
    let isMentioned = Set(mentioned)
    let views = fixes.flatMap { around($0.moved, in: analysis.layout) }
    let now = Flaw.all(around: views, in: analysis.solved)
    let common = all.reduce(now) { $0.intersection($1) }
    for index in fixes.indices {
      let asked = Flaw.asked(by: fixes[index].edit, from: analysis.layout)
      fixes[index].flaws = fixes[index].flaws.filter { flaw in
        if asked.contains(flaw) || !now.contains(flaw) { return true }
        return flaw.views.allSatisfy(isMentioned.contains) && !common.contains(flaw)
      }
      fixes[index].flaws.sort { $0.rank < $1.rank }
    }
  }
}
