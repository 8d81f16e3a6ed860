package import RunReports

/// One question that an audit asks about a layout.
///
/// A check is one file in `Checks`, one word in ``all``, and what it means in
/// `RunReports/ReportedCheck+Audits.swift`.
package struct AuditCheck: Sendable {
  /// The word by which flags, files and reports know it; it stays.
  package let name: String
  /// How bad it is.
  package let level: ReportedFinding.Level
  /// Whether it is found only where all conditions show it.
  let isForEvery: Bool
  /// Looks at a layout under one condition.
  let look: @Sendable (AuditSubject) -> [AuditFinding]

  init(
    _ name: String, _ level: ReportedFinding.Level, isForEvery: Bool = false,
    look: @escaping @Sendable (AuditSubject) -> [AuditFinding]
  ) {
    self.name = name
    self.level = level
    self.isForEvery = isForEvery
    self.look = look
  }

  /// What it finds, as a sentence; ``ReportedCheck`` says more.
  package var title: String { ReportedCheck.named(name)?.about ?? name }

  /// All checks, in the order in which they are told.
  package static let all: [AuditCheck] = [
    .conflict, .ambiguous, .priorities, .leavesParent, .overlap, .cut, .truncated, .growingText,
    .openCell, .leftRight, .misplaced, .useless, .leftOut,
  ]

  /// The check of that name.
  package static func named(_ name: String) -> AuditCheck? { all.first { $0.name == name } }
}

/// What a check found of a layout under one condition.
struct AuditFinding {
  /// What it is worth saying about it that takes time to find out.
  struct Rest {
    var details: [String] = []
    var related: [ReportedFinding.Related] = []
    var fix: ReportedFinding.Fix?
  }

  /// What it is about, in ids and names: the same under all conditions, and when lines move.
  var key: String
  /// What it says, in one line.
  var message: String
  /// Where it is.
  var place: AuditPlace
  /// How bad it is, where that is not what its check says.
  var level: ReportedFinding.Level?
  /// The mark of the rule without which it cannot be found; for checks that all conditions have to
  /// agree on.
  var rule: String?
  /// The rest; asked for once, under the first condition that shows it.
  var rest: () -> Rest = { Rest() }
}

/// A line of a file.
struct AuditPlace: Hashable, Comparable {
  /// The file, where it is not the one that is audited: of Swift that is read together.
  var file: String?
  /// The line, counted from 1.
  var line: Int

  static func < (a: AuditPlace, b: AuditPlace) -> Bool {
    (a.file ?? "", a.line) < (b.file ?? "", b.line)
  }
}
