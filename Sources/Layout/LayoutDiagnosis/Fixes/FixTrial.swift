import ConstraintSolver
package import LayoutModel

/// Tries changes: each is applied to a copy, solved, and compared with the picture before.
///
/// A search for fixes decides which changes to try and when they have the desired effect; their
/// effects on the picture and their flaws are determined here.
package struct FixTrial {
  let analysis: LayoutAnalysis
  /// The claims that may stay broken.
  let tolerated: Set<Claim.Source>
  /// The items that the search is about, in tree order.
  let mentioned: [Item.ID]

  /// Tries changes of an analysed layout for the sake of some claims; `conflict` is the one that
  /// has to be resolved.
  package init(
    _ analysis: LayoutAnalysis, about claims: [Claim.Source], without conflict: Conflict? = nil
  ) {
    self.analysis = analysis
    let solved = analysis.solved
    tolerated = Set(solved.brokenSources)
      .subtracting([conflict?.broken].compactMap(\.self))
    mentioned = Set(claims.flatMap { solved.items(of: $0) }).sorted { a, b in
      Self.pictureRank(of: a, in: solved) < Self.pictureRank(of: b, in: solved)
    }
  }

  private static func pictureRank(of id: Item.ID, in solved: SolvedLayout) -> Int {
    let variable = solved.variable(LayoutVariable(id, .x))
    return variable.flatMap(solved.lowering.pictureRank) ?? .max
  }

  // MARK: - Trying

  /// Returns the solved layout with a change; nil if the change is refused.
  package func outcome(of edit: LayoutEdit) -> SolvedLayout? {
    var layout = analysis.layout
    guard (try? edit.apply(to: &layout)) != nil else { return nil }
    return SolvedLayout(layout, after: analysis.solved)
  }

  /// Returns a required rule that is broken and may not be; nil if there is none.
  package func obstacle(in solved: SolvedLayout) -> Claim.Position? {
    solved.broken.first { position in
      solved.lowering.claim(at: position).map { !tolerated.contains($0.source) } ?? false
    }
  }

  // MARK: - What becomes of the picture

  /// Makes a fix of a change, with its effects on the picture.
  ///
  /// `isEnough` says whether the change needs nothing else, `isSeen` whether the picture is visible
  /// long enough for flaws to matter. `outcome` is the layout with the change alone, and `shown`
  /// the one in which its purpose is achieved as well; nil if that is the outcome.
  package func fix(
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
    for id in touched ?? shown.layout.itemIDs where shown.layout.isView(id) {
      let changed = Dimension.allCases.map { LayoutVariable(id, $0) }.filter { variable in
        !Tolerance.same(now.value(of: variable), shown.value(of: variable))
      }
      guard !changed.isEmpty else { continue }
      moved.append(id)
      sizes += changed.filter { $0.dimension.isSize && !sets(edit, $0, in: shown.layout) }
    }
    var flaws = Set<Flaw>()
    if isSeen {
      let (geometry, views) = (geometry(of: shown), around(moved, in: shown.layout))
      flaws = geometry.flaws(around: views).union(geometry.cutTexts(around: views))
        .union(Flaw.asked(by: edit, from: analysis.layout))
    }
    return Fix(
      kind: kind, edit: edit, source: source, before: before, amount: amount, isEnough: isEnough,
      outcome: outcome, moved: moved, sizes: sizes,
      isAmbiguous: freedom.degrees > analysis.freedom.degrees, flaws: Array(flaws))
  }

  /// Whether an edit sets a variable to a value.
  private func sets(_ edit: LayoutEdit, _ variable: LayoutVariable, in layout: Layout) -> Bool {
    guard case .rootSize(let axis, _) = edit else { return false }
    return variable == layout.root.map { LayoutVariable($0, .size(along: axis)) }
  }

  /// The views of a layout before or after a change, judged by what is intended before it: a change
  /// cannot justify itself.
  private func geometry(of solved: SolvedLayout) -> LayoutGeometry {
    LayoutGeometry(solved, intent: Intent(of: analysis.layout, mayCover: false))
  }

  /// The views that can have flaws: those that moved, what is inside them, and those that the
  /// search is about.
  private func around(_ moved: [Item.ID], in layout: Layout) -> [Item.ID] {
    moved + moved.flatMap { layout.children(of: $0) } + mentioned
  }

  /// Removes the flaws that a fix is not to blame for, and sorts the rest.
  ///
  /// A fix is not to blame for flaws that the picture has already, unless they are between the
  /// views that the search is about and another fix avoids them.
  func judge(_ fixes: inout [Fix]) {
    let all = fixes.map { Set($0.flaws) }
    let isMentioned = Set(mentioned)
    let views = fixes.flatMap { around($0.moved, in: analysis.layout) }
    let geometry = geometry(of: analysis.solved)
    let now = geometry.flaws(around: views).union(geometry.cutTexts(around: views))
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
