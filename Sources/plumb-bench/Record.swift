import Foundation

/// What was measured on one file; its JSON has the keys that peers print too.
struct Record: Codable {
  /// Who was measured.
  var peer: String
  var file: String
  /// `ok`, or why it is not complete.
  var status = "ok"
  /// How many constraints there are, and how many were added.
  var constraintCount: Int
  var addedCount = 0
  /// From the first constraint to all values, in seconds.
  var build = Number(.nan)
  /// One suggested value with all values that follow from it, in microseconds.
  var editMedian = Number(.nan)
  var editP99 = Number(.nan)
  /// The same without reading the values.
  var suggestMedian = Number(.nan)
  var editCount = 0
  /// One constraint added and removed, with all values after each, in microseconds.
  var probeMedian = Number(.nan)
  var probeCount = 0
  /// Probes that were refused.
  var refusedProbeCount = 0
  /// The largest error of a required constraint, in the beginning and later.
  var firstViolation = Number(.nan)
  var violation = Number(.nan)
  /// The largest distance between a suggested value and the one that came of it.
  var editMiss = Number(.nan)
  /// What a solver with weights instead of levels minimises, in the beginning and at step 200.
  var firstWeightedError = Number(.nan)
  var weightedError = Number(.nan)
  /// The peak of memory in MB, and what of it was needed to read the file.
  var memory = Number(.nan)
  var baseMemory = Number(.nan)
  /// What levels minimise, strongest first: pairs of a priority and the sum of its errors.
  var firstLevels: [[Number]]?
  var levels: [[Number]]?
  /// All values after the build.
  var values: [Number]?

  init(peer: String, file: String, constraintCount: Int) {
    self.peer = peer
    self.file = file
    self.constraintCount = constraintCount
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case peer, file, status
    case constraintCount = "ncons"
    case addedCount = "added"
    case build = "build_s"
    case editMedian = "edit_med_us"
    case editP99 = "edit_p99_us"
    case suggestMedian = "suggest_only_med_us"
    case editCount = "nedit"
    case probeMedian = "probe_med_us"
    case probeCount = "nprobe"
    case refusedProbeCount = "probe_unsat"
    case firstViolation = "max_req_viol0"
    case violation = "max_req_viol"
    case editMiss = "edit_miss"
    case firstWeightedError = "wobj0"
    case weightedError = "wobj_last"
    case memory = "rss_mb"
    case baseMemory = "rss_base_mb"
    case firstLevels = "levels"
    case levels = "levels_last"
    case values
  }
}

extension Record {
  /// One line, keys in alphabetical order.
  var json: String { JSON.line(self) }

  /// Reads a line of JSON, also where a C program printed `nan` into it.
  init(json: String) throws {
    let valid = json.replacing(/:\s*-?(?:nan|inf)\b/.ignoresCase(), with: ":null")
    self = try JSONDecoder().decode(Record.self, from: Data(valid.utf8))
  }
}

/// JSON as this program prints it.
enum JSON {
  /// A value on one line.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing that is printed here holds what JSON cannot express; see ``Number``.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
