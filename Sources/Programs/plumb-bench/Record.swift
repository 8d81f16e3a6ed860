import Foundation

/// The measurements on one file, encoded with the keys that peers use as well.
struct Record: Codable {
  /// The name of the program that was measured.
  var peer: String
  var file: String
  /// `ok`, or why the measurements are incomplete.
  var status = "ok"
  /// The numbers of constraints in the file and of those that were added.
  var constraintCount: Int
  var addedCount = 0
  /// The time from the first constraint to all values, in seconds.
  var build = Number(.nan)
  /// The time to suggest a value and read all values, in microseconds.
  var editMedian = Number(.nan)
  var editP99 = Number(.nan)
  /// The same without reading the values.
  var suggestMedian = Number(.nan)
  var editCount = 0
  /// The time to add and remove a constraint, reading all values after each, in microseconds.
  var probeMedian = Number(.nan)
  var probeCount = 0
  /// The number of probes that were refused.
  var refusedProbeCount = 0
  /// The largest error of a required constraint, initially and later.
  var firstViolation = Number(.nan)
  var violation = Number(.nan)
  /// The largest distance between a suggested value and the resulting one.
  var editMiss = Number(.nan)
  /// The objective of a solver with weights instead of levels, initially and at step 200.
  var firstWeightedError = Number(.nan)
  var weightedError = Number(.nan)
  /// The peak of memory in MB, and the part of it needed to read the file.
  var memory = Number(.nan)
  var baseMemory = Number(.nan)
  /// The objective of a solver with levels, highest first: pairs of a priority and its sum of
  /// errors.
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
  /// The record as one line of JSON, with sorted keys.
  var json: String { JSON.line(self) }

  /// Parses a line of JSON, even if a C program printed `nan` into it.
  init(json: String) throws {
    let valid = json.replacing(/:\s*-?(?:nan|inf)\b/.ignoresCase(), with: ":null")
    self = try JSONDecoder().decode(Record.self, from: Data(valid.utf8))
  }
}

/// Encodes values as JSON.
enum JSON {
  /// Returns a value as one line.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // No value here contains anything that JSON cannot represent; see ``Number``.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
