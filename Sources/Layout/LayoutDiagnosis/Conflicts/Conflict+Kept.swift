import ConstraintSolver
import LayoutModel

extension Conflict {
  /// Which of the conflicts before a change are those after it, too, although the change is connected
  /// with them.
  ///
  /// What goes away makes no other conflict smaller, and what is new makes another one only together
  /// with the broken rule: if it is as many steps away as the known conflict has rules, no such set
  /// is as small.
  struct KeptConflicts {
    private let solved: SolvedLayout
    private let revision: Revision
    /// The required claims that were added, removed or changed, or that broke or hold again.
    private let changed: Set<Claim.Source>
    /// How far the broken claims are from what is new.
    private let distances: [Claim.Position: Int]
    /// The sizes that rules about sizes connect with those of a changed one: it may stand in for a
    /// bound of such a size, or no longer do so.
    private let sizes: Set<Variable>

    /// Looks at a revision of a layout with some conflicts.
    init(of conflicts: [Conflict], in solved: SolvedLayout, after revision: Revision) {
      self.solved = solved
      self.revision = revision
      guard !conflicts.isEmpty, revision.opened.isEmpty else {
        changed = []
        distances = [:]
        sizes = []
        return
      }
      changed = Set(revision.requiredClaims.map(\.source))
      distances = solved.distancesOfBroken(
        from: revision, within: conflicts.map(\.ruleCount).max() ?? 0)
      sizes = solved.sizes(
        connectedWith: revision.requiredClaims.filter(solved.isAboutSizes).flatMap(\.variables))
    }

    /// Whether a conflict that was the smallest around a broken claim still is, and reads the same.
    func keeps(_ conflict: Conflict, at position: Claim.Position) -> Bool {
      guard revision.opened.isEmpty, conflict.extent == .smallest,
        !revision.required.contains(position),
        distances[position].map({ $0 >= conflict.ruleCount }) ?? true
      else { return false }
      return changed.isDisjoint(with: conflict.sources) && !mayStandIn(for: conflict.implied)
    }

    /// Whether rules about a size that changed may stand in for one of some bounds.
    private func mayStandIn(for bounds: [Claim.Source]) -> Bool {
      !sizes.isEmpty
        && bounds.contains { bound in
          solved.lowering.claim(of: bound)?.variables.contains(where: sizes.contains) ?? true
        }
    }
  }
}

extension SolvedLayout {
  /// Whether a claim relates at most two sizes to each other, and nothing else.
  fileprivate func isAboutSizes(_ claim: Claim) -> Bool {
    claim.variables.count <= 2
      && claim.variables.allSatisfy { lowering.dimension(of: $0)?.dimension.isSize ?? true }
  }

  /// Returns some sizes, and those that required claims about two sizes connect with them, directly
  /// or through others.
  fileprivate func sizes(connectedWith sizes: [Variable]) -> Set<Variable> {
    var found = Set<Variable>()
    var open = sizes
    while let size = open.popLast() {
      guard found.insert(size).inserted else { continue }
      for position in lowering.positions(about: size) {
        guard let claim = lowering.claim(at: position), claim.isRequired, isAboutSizes(claim) else {
          continue
        }
        open += claim.variables
      }
    }
    return found
  }
}
