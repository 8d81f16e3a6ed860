import SwiftSyntax

/// What several runs over the same files have read of the constraints written in them.
struct ImportTally {
  private let sites: ConstraintSites
  /// The number of steps that all runs took.
  private(set) var steps = 0
  /// The largest number of constraints that a run read at each place.
  private var read: [SyntaxIdentifier: Int] = [:]
  /// The places that were read by ordinary runs.
  private var usual: Set<SyntaxIdentifier> = []
  private var isUsual = true
  /// The places that make no constraints, and those of which no run has read all.
  private var (empty, partial): (Set<SyntaxIdentifier>, Set<SyntaxIdentifier>) = ([], [])
  private var reasons: [SyntaxIdentifier: String] = [:]
  /// The functions that were run.
  private var ran: Set<SyntaxIdentifier> = []
  /// The places that no run has read so far.
  private(set) var unread: [ConstraintSites.Site]
  /// The calls of libraries that are not known.
  private var foreign: ForeignCalls
  /// The places that were searched for without success.
  private var tried: Set<SyntaxIdentifier> = []
  /// The places that no run has read so far and that are worth another run.
  var open: [ConstraintSites.Site] { unread.filter { !tried.contains($0.id) } }

  init(_ sites: ConstraintSites) {
    self.sites = sites
    // What changes constraints in other states makes none there, and is not searched for.
    unread = sites.all.filter { !$0.isUpdate }
    foreign = ForeignCalls(sites)
  }

  /// Adds what a run has read and lost.
  mutating func take(_ run: Interpreter) {
    guard let count = run.count else { return }
    steps = run.budget.steps
    if isUsual { foreign.take(count.lost) }
    ran.formUnion(run.ran)
    for (id, made) in ConstraintCount.credits(of: run.memory.scene.constraints) {
      let isWhole = !(count.outcomes[id]?.hasLost ?? false)
      if isWhole, read[id] == nil || partial.contains(id) {
        partial.remove(id)
        read[id] = made
      } else {
        if !isWhole, read[id] == nil { partial.insert(id) }
        read[id] = max(read[id] ?? 0, made)
      }
      if isUsual { usual.insert(id) }
    }
    for (id, outcome) in count.outcomes where outcome.isEmpty {
      empty.insert(id)
    }
    for site in unread where reasons[site.id] == nil {
      reasons[site.id] = count.reason(forLosing: site)
    }
    if isUsual {
      for site in sites.all where site.isUpdate && reasons[site.id] == nil {
        reasons[site.id] = count.reason(forLosing: site)
      }
    }
    if run.isExploring {
      for site in unread where count.reason(forLosing: site) != nil { tried.insert(site.id) }
    }
    unread.removeAll { read[$0.id] != nil || empty.contains($0.id) }
  }

  /// Records why places are not run at all.
  mutating func leave(_ sites: [ConstraintSites.Site], because reason: String) {
    for site in sites where reasons[site.id] == nil { reasons[site.id] = reason }
  }

  /// Ends the ordinary runs; those that follow explore other branches.
  mutating func closeUsual() { isUsual = false }

  /// What was written, read and lost.
  var balance: ConstraintBalance {
    var (written, elsewhere) = (0, 0)
    var lost: [ConstraintBalance.Lost] = []
    var files: [ConstraintBalance.File] = []
    func add(_ site: ConstraintSites.Site, written: Int, read: Int) {
      let name = site.source.file ?? ""
      if files.last?.name != name { files.append(ConstraintBalance.File(name: name)) }
      files[files.count - 1].written += written
      files[files.count - 1].read += read
    }
    for site in sites.all {
      guard let count = read[site.id] else {
        guard !empty.contains(site.id) else { continue }
        // A change of constraints that no run has reached makes none.
        if site.isUpdate, reasons[site.id] == nil { continue }
        written += site.weight
        add(site, written: site.weight, read: 0)
        lost.append(Self.lost(site, site.weight, reasons[site.id] ?? whyNotRun(site)))
        continue
      }
      let made = site.kind == .one ? 1 : count
      let asked = partial.contains(site.id) ? max(made + 1, site.weight) : made
      written += asked
      add(site, written: asked, read: made)
      if !usual.contains(site.id) { elsewhere += made }
      if asked > made {
        lost.append(Self.lost(site, asked - made, reasons[site.id] ?? "a part of it was lost"))
      }
    }
    for call in foreign.calls {
      written += call.weight
      let site = ConstraintSites.Site(
        id: call.source.tree.id, place: call.place, source: call.source, function: nil,
        kind: .several, weight: call.weight)
      add(site, written: call.weight, read: 0)
      lost.append(Self.lost(site, call.weight, call.reason))
    }
    return ConstraintBalance(written: written, elsewhere: elsewhere, lost: lost, files: files)
  }

  private static func lost(
    _ site: ConstraintSites.Site, _ count: Int, _ reason: String
  ) -> ConstraintBalance.Lost {
    ConstraintBalance.Lost(
      file: site.source.number == nil ? nil : site.source.file,
      line: site.source.line(at: site.place).number,
      code: site.source.excerpt(site.place).excerpt, reason: reason, count: count)
  }

  /// Returns why a constraint was not read that no run has reached.
  private func whyNotRun(_ site: ConstraintSites.Site) -> String {
    if let branch = site.source.branch(around: site.place) { return branch }
    guard let function = site.function else { return "nothing asks for it" }
    return ran.contains(function.id)
      ? "a condition or a return in front of it leads elsewhere" : "nothing calls \(function.title)"
  }
}

extension SwiftSource {
  /// Why code in a branch was not reached, as the innermost `if` around it says; nil outside of one.
  fileprivate func branch(around place: Range<Int>) -> String? {
    guard place.lowerBound < tree.endPosition.utf8Offset else { return nil }
    var node = tree.token(at: AbsolutePosition(utf8Offset: place.lowerBound))?.parent
    while let current = node, !current.is(FunctionDeclSyntax.self) {
      if let choice = current.parent?.as(IfExprSyntax.self), let only = choice.conditions.first,
        choice.conditions.count == 1
      {
        let isElse = choice.elseBody.map { $0.position == current.position } ?? false
        let isThen = choice.body.position == current.position
        let condition = excerpt(only.place)
        if isElse || isThen { return "\(condition) is taken as \(isElse ? "true" : "false")" }
      }
      node = current.parent
    }
    return nil
  }
}
