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
    /// How far the broken claims are from what is new.
    private let distances: [Claim.Position: Int]
    /// The broken claims that are connected with a rule about sizes that changed: it may stand in for
    /// a bound, or no longer do so.
    private let aboutSizes: Set<Claim.Position>

    /// Looks at a revision of a layout with some conflicts.
    init(of conflicts: [Conflict], in solved: SolvedLayout, after revision: Revision) {
      self.solved = solved
      self.revision = revision
      guard !conflicts.isEmpty, revision.opened.isEmpty else {
        distances = [:]
        aboutSizes = []
        return
      }
      distances = solved.distancesOfBroken(
        from: revision, within: conflicts.map(\.rules.count).max() ?? 0)
      let sizes = revision.requiredClaims.filter { claim in
        claim.variables.count <= 2
          && claim.variables.allSatisfy {
            solved.lowering.dimension(of: $0)?.dimension.isSize ?? true
          }
      }
      aboutSizes = sizes.isEmpty ? [] : solved.broken(connectedWith: sizes.flatMap(\.variables))
    }

    /// Whether a conflict that was the smallest around a broken claim still is, and reads the same.
    func keeps(_ conflict: Conflict, at position: Claim.Position) -> Bool {
      guard revision.opened.isEmpty, conflict.extent == .smallest,
        !revision.required.contains(position),
        distances[position].map({ $0 >= conflict.rules.count }) ?? true,
        conflict.implied.isEmpty || !aboutSizes.contains(position)
      else { return false }
      return (conflict.members + conflict.implied).allSatisfy { source in
        guard source != conflict.broken else { return true }
        guard let place = solved.lowering.position(of: source),
          solved.lowering.claim(at: place)?.isRequired ?? false
        else { return false }
        return !revision.required.contains(place) && !solved.isBroken(place)
      }
    }
  }
}
