package import PlumbLanguage
import RunReports

/// The content of a file `.plumb-audit`, which holds for its folder and those below.
///
/// ```
/// # What the team checks.
/// device own
/// device iPhone SE landscape
/// except useless
/// except Pods
/// fail-on warning
/// ```
package struct AuditConfiguration: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = ".plumb-audit"

  /// The conditions, one line each; empty for the default ones.
  package private(set) var conditions: [AuditCondition] = []
  /// The names of the checks; empty for all.
  package private(set) var checks: [String] = []
  /// The names of the checks that are left out.
  package private(set) var exceptedChecks: [String] = []
  /// The files and folders that are left out, relative to the folder of the file.
  package private(set) var exceptedPaths: [String] = []
  /// What makes the audit fail; nil for the default.
  package private(set) var failOn: AuditPlan.Failing?

  /// Makes a configuration with all defaults.
  package init() {}

  /// The first words of lines.
  private static let keys = ["device", "checks", "except", "fail-on"]

  /// Reads a file.
  ///
  /// - Throws: What is wrong with a line, with its number.
  package init(_ text: String) throws(Diagnostic) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Diagnostic) { try read(String(line)) } catch {
        var problem = error
        problem.lineNumber = index + 1
        throw problem
      }
    }
  }

  private mutating func read(_ line: String) throws(Diagnostic) {
    let scalars = Array(line.unicodeScalars)
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
    guard let start = scalars.firstIndex(where: { !isBlank($0) }), scalars[start] != "#" else {
      return
    }
    let end = scalars[start...].firstIndex(where: isBlank) ?? scalars.count
    let key = String(String.UnicodeScalarView(scalars[start..<end]))
    guard Self.keys.contains(key) else {
      throw Diagnostic(
        .badChoice, "a line says one of \(Self.keys.joined(separator: ", "))", at: start..<end,
        in: line, meant: Similarity.nearest(to: key, among: Self.keys))
    }
    let first = scalars[end...].firstIndex { !isBlank($0) }
    let last = scalars.lastIndex { !isBlank($0) } ?? start
    guard let first else {
      throw Diagnostic(
        .missing, "\(key) what?", at: end..<end, in: line, note: Self.example(of: key))
    }
    let range = first..<last + 1
    let value = String(String.UnicodeScalarView(scalars[range]))
    /// The place of a word of the value.
    func place(_ word: String) -> Range<Int> {
      guard let found = line.firstRange(of: word) else { return range }
      let from = line.unicodeScalars.distance(from: line.startIndex, to: found.lowerBound)
      return from..<from + word.unicodeScalars.count
    }
    func noCheck(_ word: String) -> Diagnostic {
      Diagnostic(
        .badChoice, "no check is called \(word)", at: place(word), in: line,
        meant: Similarity.nearest(to: word, among: AuditCheck.all.map(\.name)))
    }
    var unknown: String?
    switch key {
    case "device":
      guard let condition = AuditCondition(value) else {
        throw Diagnostic(
          .badChoice, "no device is called \(value)", at: range, in: line,
          meant: AuditCondition.nearest(to: value))
      }
      conditions.append(condition)
    case "checks":
      guard let checks = AuditPlan.checks(named: value, unknown: &unknown) else {
        throw noCheck(unknown ?? value)
      }
      self.checks += checks.map(\.name)
    case "except":
      for part in Self.exceptions(in: value) {
        guard part == value || AuditCheck.named(part) != nil else { throw noCheck(part) }
        except(part)
      }
    default:
      guard let failing = AuditPlan.Failing(value, unknown: &unknown) else {
        throw noCheck(unknown ?? value)
      }
      failOn = failing
    }
  }

  /// The words of an exception: checks separated by commas, or else the value as one path.
  private static func exceptions(in value: String) -> [String] {
    let parts = value.split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    return parts.contains { AuditCheck.named($0) != nil } ? parts : [value]
  }

  /// Leaves out the check of that name or else the file or folder with that path.
  package mutating func except(_ value: String) {
    if AuditCheck.named(value) != nil {
      exceptedChecks.append(value)
    } else {
      exceptedPaths.append(value.hasSuffix("/") ? String(value.dropLast()) : value)
    }
  }

  private static func example(of key: String) -> String {
    switch key {
    case "device": "such as device iPhone SE landscape, or device own"
    case "checks": "such as checks conflict, ambiguous"
    case "except": "such as except useless, or except Pods"
    default: "such as fail-on warning"
    }
  }

  /// Whether a path relative to the folder of the file, or a folder that contains it, is left out.
  package func excepts(_ path: String) -> Bool {
    exceptedPaths.contains { path == $0 || path.hasPrefix("\($0)/") }
  }

  /// The plan that the file describes, with defaults for the rest.
  package var plan: AuditPlan {
    var plan = AuditPlan()
    plan.checks = AuditCheck.all.filter { check in
      (checks.isEmpty || checks.contains(check.name)) && !exceptedChecks.contains(check.name)
    }
    if !conditions.isEmpty { plan.conditions = conditions }
    if let failOn { plan.failOn = failOn }
    return plan
  }
}
