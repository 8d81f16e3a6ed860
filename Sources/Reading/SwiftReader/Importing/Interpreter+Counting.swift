import LayoutModel
import SwiftSyntax

/// What a constraint is counted for in the balance: the place where it is written, and which run of
/// that place made it.
struct ConstraintCredit: Hashable, Sendable {
  let site: SyntaxIdentifier
  let run: Int
}

/// What happened at a place that makes constraints.
struct SiteOutcome {
  /// Whether it ran to its end without making or losing a constraint, and so makes none here.
  var isEmpty = false
  /// Whether a part of it was lost.
  var hasLost = false
  /// Why something of it was lost.
  var reason: String?
}

extension Interpreter {
  /// Runs an expression that may make constraints, and counts those for its place.
  func counting(_ id: SyntaxIdentifier, _ body: () throws -> Value) throws -> Value {
    guard let sites, sites.ids.contains(id) else { return try body() }
    let outer = memory.scene.credit
    let (lost, entered, count) = (
      lostPlaces.count, helpersEntered, memory.scene.constraints.count
    )
    runs += 1
    let credit = ConstraintCredit(site: id, run: runs)
    memory.scene.credit = credit
    defer { memory.scene.credit = outer }
    do {
      let value = try body()
      // What was lost in the place's own code is counted separately.
      let inHelpers = lostPlaces.dropFirst(lost).filter { lost in
        sites.inHelpers.contains { $0.source === lost.source && $0.place.touches(lost.range) }
      }
      if let first = inHelpers.first {
        outcomes[id, default: SiteOutcome()].hasLost = true
        if outcomes[id]?.reason == nil { outcomes[id]?.reason = first.reason }
        return value
      }
      guard lostPlaces.count == lost else { return value }
      let constraints = memory.scene.constraints
      let isEmpty = !constraints.indices.dropFirst(count).contains {
        constraints[$0].credit == credit
      }
      if isEmpty, helpersEntered > entered { outcomes[id, default: SiteOutcome()].isEmpty = true }
      return value
    } catch let failure as Failure {
      if outcomes[id]?.reason == nil {
        outcomes[id, default: SiteOutcome()].reason = failure.message
      }
      throw failure
    }
  }

  /// The number of constraints that each place made.
  var credits: [SyntaxIdentifier: Int] {
    if let knownCredits { return knownCredits }
    var counts: [ConstraintCredit: Int] = [:]
    for constraint in memory.scene.constraints {
      if let credit = constraint.credit { counts[credit, default: 0] += 1 }
    }
    var result: [SyntaxIdentifier: Int] = [:]
    for (credit, count) in counts { result[credit.site] = max(result[credit.site] ?? 0, count) }
    knownCredits = result
    return result
  }

  /// Returns why constraints of a place were not made, if that is because code could not be run.
  func reason(forLosing site: ConstraintSites.Site) -> String? {
    if let reason = outcomes[site.id]?.reason { return reason }
    var best: (range: Range<Int>, reason: String)?
    for lost in lostPlaces where lost.source === site.source {
      guard lost.range.touches(site.place) else { continue }
      if best.map({ lost.range.count < $0.range.count }) ?? true {
        best = (lost.range, lost.reason)
      }
    }
    return best?.reason
  }
}

extension Range<Int> {
  /// Returns whether one of two ranges contains the other.
  fileprivate func touches(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
      || other.lowerBound <= lowerBound && upperBound <= other.upperBound
  }
}
