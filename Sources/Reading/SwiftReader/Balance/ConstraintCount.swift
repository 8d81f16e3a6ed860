import LayoutModel
import SwiftSyntax

/// What a constraint is counted for in the balance: the place where it is written, and which run of
/// that place made it.
struct ConstraintCredit: Hashable, Sendable {
  let site: SyntaxIdentifier
  let run: Int
}

/// Observes one run over files, and counts what it reads of the constraints written in them.
///
/// The interpreter reports what happens: that code of a place begins and ends, that the body of a
/// function is entered, and that code could not be run.
struct ConstraintCount {
  let sites: ConstraintSites
  /// The outcomes for the places where constraints are made.
  private(set) var outcomes: [SyntaxIdentifier: Outcome] = [:]
  /// The pieces of code that could not be run, with the reasons.
  private(set) var lost: [(source: SwiftSource, range: Range<Int>, reason: String)] = []
  /// How often places, and code that makes constraints for its callers, were run.
  private var (visits, helpersEntered) = (0, 0)

  /// What happened at a place that makes constraints.
  struct Outcome {
    /// Whether it ran to its end without making or losing a constraint, and so makes none here.
    var isEmpty = false
    /// Whether a part of it was lost.
    var hasLost = false
    /// Why something of it was lost.
    var reason: String?
  }

  /// One run of the code of a place, with what had happened before.
  struct Visit {
    let credit: ConstraintCredit
    fileprivate let lost: Int
    fileprivate let helpersEntered: Int
    fileprivate let constraints: Int
  }

  init(_ sites: ConstraintSites) { self.sites = sites }

  // MARK: - Events

  /// The body of a function is entered.
  mutating func enter(_ body: SyntaxIdentifier) {
    if sites.helperBodies.contains(body) { helpersEntered += 1 }
  }

  /// A piece of code could not be run.
  mutating func lose(_ range: Range<Int>, of source: SwiftSource, _ reason: String) {
    lost.append((source, range, reason))
  }

  /// An expression begins; returns `nil` if it makes no constraints.
  mutating func begin(_ id: SyntaxIdentifier, after constraints: Int) -> Visit? {
    guard sites.ids.contains(id) else { return nil }
    visits += 1
    return Visit(
      credit: ConstraintCredit(site: id, run: visits), lost: lost.count,
      helpersEntered: helpersEntered, constraints: constraints)
  }

  /// The expression ends, with the constraints that there are now.
  mutating func end(_ visit: Visit, with constraints: PagedArray<ConstraintState>) {
    let id = visit.credit.site
    // What was lost in the place's own code is counted separately.
    let inHelpers = lost.dropFirst(visit.lost).first { lost in
      sites.inHelpers.contains { $0.source === lost.source && $0.place.touches(lost.range) }
    }
    if let inHelpers {
      outcomes[id, default: Outcome()].hasLost = true
      if outcomes[id]?.reason == nil { outcomes[id]?.reason = inHelpers.reason }
      return
    }
    guard lost.count == visit.lost,
      helpersEntered > visit.helpersEntered || sites.updates.contains(id)
    else { return }
    let isEmpty = !constraints.indices.dropFirst(visit.constraints).contains {
      constraints[$0].credit == visit.credit
    }
    if isEmpty { outcomes[id, default: Outcome()].isEmpty = true }
  }

  /// The expression ends with a failure.
  mutating func fail(_ visit: Visit, _ reason: String) {
    if outcomes[visit.credit.site]?.reason == nil {
      outcomes[visit.credit.site, default: Outcome()].reason = reason
    }
  }

  // MARK: - Results

  /// Returns the number of constraints that each place made.
  static func credits(
    of constraints: PagedArray<ConstraintState>
  ) -> [SyntaxIdentifier: Int] {
    var counts: [ConstraintCredit: Int] = [:]
    for constraint in constraints {
      if let credit = constraint.credit { counts[credit, default: 0] += 1 }
    }
    var result: [SyntaxIdentifier: Int] = [:]
    for (credit, count) in counts { result[credit.site] = max(result[credit.site] ?? 0, count) }
    return result
  }

  /// Returns why constraints of a place were not made, if that is because code could not be run.
  func reason(forLosing site: ConstraintSites.Site) -> String? {
    if let reason = outcomes[site.id]?.reason { return reason }
    var best: (range: Range<Int>, reason: String)?
    for lost in lost where lost.source === site.source {
      guard lost.range.touches(site.place) else { continue }
      if best.map({ lost.range.count < $0.range.count }) ?? true {
        best = (lost.range, lost.reason)
      }
    }
    return best?.reason
  }
}

extension Interpreter {
  /// The places where the files make constraints; `nil` if they are not counted.
  var sites: ConstraintSites? { count?.sites }

  /// Runs an expression that may make constraints, and counts those for its place.
  func counting(_ id: SyntaxIdentifier, _ body: () throws -> Value) throws -> Value {
    guard let visit = count?.begin(id, after: memory.scene.constraints.count) else {
      return try body()
    }
    let outer = (memory.scene.credit, memory.scene.creditPlace)
    memory.scene.credit = visit.credit
    memory.scene.creditPlace = sites?.written[id]
    defer { (memory.scene.credit, memory.scene.creditPlace) = outer }
    do {
      let value = try body()
      if case .unknown(let what) = value {
        count?.fail(visit, "\(what.name) is known only when the program runs")
      }
      count?.end(visit, with: memory.scene.constraints)
      return value
    } catch let failure as Failure {
      count?.fail(visit, failure.message)
      throw failure
    }
  }
}

extension Range<Int> {
  /// Returns whether one of two ranges contains the other.
  fileprivate func touches(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
      || other.lowerBound <= lowerBound && upperBound <= other.upperBound
  }
}
