/// What a run over many files found: sessions that were replayed, layouts that were audited, lessons
/// that were checked or answers to them.
///
/// It is a value without times, addresses or absolute paths, so that the same files give the same
/// report, whatever the number of jobs; and it can be read back from its JSON, so that the reports
/// of shards can be merged into the one that a single run would have given.
package struct RunReport: Codable, Hashable, Sendable {
  /// The number of the shape; a removed or renamed key raises it.
  package static let schema = 1

  /// What ran.
  package enum Tool: String, Codable, Sendable {
    case replay, audit, learn
  }

  /// The number of the shape it was written in.
  package var schema = RunReport.schema
  /// What ran.
  package var tool: Tool
  /// Which part of the files was looked at; nil for all.
  package var shard: Shard?
  /// The files, by their paths.
  package var files: [ReportedFile]

  /// A report of the files, in any order.
  package init(_ tool: Tool, shard: Shard? = nil, files: [ReportedFile]) {
    self.tool = tool
    self.shard = shard
    self.files = files.sorted { $0.path < $1.path }
  }
}

/// A file that was looked at.
package struct ReportedFile: Codable, Hashable, Sendable {
  /// Its path as it was given or found, with `/` between the parts.
  package var path: String
  /// What was tried of it, in its order: a session is one case, a storyboard has one for each scene.
  package var cases: [ReportedCase]

  /// A file with its cases.
  package init(path: String, cases: [ReportedCase]) {
    self.path = path
    self.cases = cases
  }
}

/// One thing that passes or fails.
package struct ReportedCase: Codable, Hashable, Sendable {
  /// How it ended.
  package enum Outcome: String, Codable, Sendable {
    /// Everything is as it should be.
    case passed
    /// Something is not.
    case failed
    /// It failed, as it says itself that it would.
    case known
    /// It was not asked for.
    case skipped
    /// It could not be read.
    case unreadable
  }

  /// What it is called: the title of a session, the name of a scene; empty where it has none.
  package var name: String
  /// Where it begins in its file, counted from 1; nil where it is the whole file.
  package var line: Int?
  /// How it ended.
  package var outcome: Outcome
  /// How many single checks were as expected; 0 where nothing is counted.
  package var passedCount = 0
  /// How many were not.
  package var failedCount = 0
  /// How many were not tried because of others.
  package var notRunCount = 0
  /// The exit code that a run ends with because of it; 0 where it asks for none.
  package var code = 0
  /// The exit code that it asks for itself where everything passes: what a `quit 7` says.
  package var farewell: Int?
  /// Why it ended so, where that is not a finding; for `known` the reason of the session.
  package var reason: String?
  /// What was found, in the order of the places.
  package var findings: [ReportedFinding]
  /// Where to go from here, as lines to type with a word in front: `look: plumb explain a.plumb`.
  package var hints: [String] = []

  /// A case with what was found.
  package init(
    _ name: String, line: Int? = nil, _ outcome: Outcome, findings: [ReportedFinding] = []
  ) {
    self.name = name
    self.line = line
    self.outcome = outcome
    self.findings = findings
  }
}

/// Something that was found in a file, at a place that an editor can open.
package struct ReportedFinding: Codable, Hashable, Sendable {
  /// How bad it is.
  package enum Level: String, Codable, Sendable {
    case error, warning, note
  }

  /// A line of the file, and where in it; or several whole lines.
  package struct Place: Codable, Hashable, Sendable {
    /// The line, counted from 1; 0 for a file that has none.
    package var line: Int
    /// The first character as a Unicode scalar, counted from 1; nil for the whole line.
    package var column: Int?
    /// How many Unicode scalars; nil up to the end of the line.
    package var length: Int?
    /// The last of several whole lines, without the break behind it; nil for one line.
    package var lastLine: Int?

    /// A place.
    package init(line: Int, column: Int? = nil, length: Int? = nil, lastLine: Int? = nil) {
      self.line = line
      self.column = column
      self.length = length
      self.lastLine = lastLine
    }
  }

  /// Another place that takes part: a rule of a conflict.
  package struct Related: Codable, Hashable, Sendable {
    /// Where it is.
    package var place: Place
    /// What stands there.
    package var message: String

    /// A place with what stands there.
    package init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// What would help.
  package struct Fix: Codable, Hashable, Sendable {
    /// Lines of the file that are other ones then.
    package struct Replacement: Codable, Hashable, Sendable {
      /// The place whose text is replaced; it is never empty.
      package var place: Place
      /// The text that is put there.
      package var text: String

      /// A replacement.
      package init(_ place: Place, with text: String) {
        self.place = place
        self.text = text
      }
    }

    /// What is to be done, as a line that Plumb takes or as a sentence.
    package var text: String
    /// The change of the file; empty where it cannot be written down as one.
    package var replacements: [Replacement]

    /// A fix.
    package init(_ text: String, replacements: [Replacement] = []) {
      self.text = text
      self.replacements = replacements
    }
  }

  /// Which check found it, a stable word: `conflict`, `ambiguous`, `mismatch`.
  package var check: String
  /// How bad it is.
  package var level: Level
  /// What it says, in one line.
  package var message: String
  /// The rest of what it says: the rows of a sum, expected and actual lines.
  package var details: [String]
  /// Where it is.
  package var place: Place
  /// What else takes part.
  package var related: [Related]
  /// What would help.
  package var fix: Fix?
  /// On which devices, orientations and directions it was found; empty where there is one.
  package var conditions: [String]
  /// What tells it from other findings when lines move: names and numbers, without lines.
  package var fingerprint: String

  /// A finding.
  package init(
    _ check: String, _ level: Level, _ message: String, details: [String] = [], at place: Place,
    related: [Related] = [], fix: Fix? = nil, conditions: [String] = [], fingerprint: String
  ) {
    self.check = check
    self.level = level
    self.message = message
    self.details = details
    self.place = place
    self.related = related
    self.fix = fix
    self.conditions = conditions
    self.fingerprint = fingerprint
  }
}
