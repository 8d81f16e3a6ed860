import ConstraintSolver
import Foundation

/// A parser for the text form of a ``Workload``.
struct WorkloadReader {
  /// An error in a file, with its place.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var line: Int
    var reason: String
    var description: String { "\(path):\(line): \(reason)" }
  }

  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
  }

  /// Parses a text; `path` is only used in errors.
  static func workload(_ text: some Sequence<UInt8>, path: String) throws(Failure) -> Workload {
    var reader = WorkloadReader(Array(text), path: path)
    return try reader.read()
  }

  private mutating func read() throws(Failure) -> Workload {
    guard try word() == "layout", try word() == "1" else { throw failure("not a layout 1 file") }
    try endLine()
    var workload = Workload(
      family: try header("family") { reader throws(Failure) in try reader.word() },
      viewCount: try header("views") { reader throws(Failure) in try reader.count("views") },
      variableCount: try header("vars") { reader throws(Failure) in try reader.count("vars") },
      editVariable: 0, initialValue: 0)
    let edit = try header("edit") { reader throws(Failure) in
      (try reader.variable(below: workload.variableCount), try reader.number())
    }
    (workload.editVariable, workload.initialValue) = edit
    while !isAtEnd {
      let tag = try word()
      switch tag {
      case "c": try row(into: &workload.rows, workload.variableCount)
      case "probe": try row(into: &workload.probes, workload.variableCount)
      case "step": workload.steps.append(try number())
      default: throw failure("\"\(tag)\" is neither c, probe nor step")
      }
      try endLine()
    }
    return workload
  }

  private mutating func header<Value>(
    _ tag: String, _ value: (inout Self) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let found = try word()
    guard found == tag else { throw failure("\(tag) expected here, not \"\(found)\"") }
    let result = try value(&self)
    try endLine()
    return result
  }

  private mutating func row(
    into rows: inout RowList, _ variableCount: Int
  ) throws(Failure) {
    let priority = try number()
    guard let priority = Priority(priority) else {
      throw failure("a priority must be above 0 and at most 1000")
    }
    let relation = try word()
    guard let relation = Relation.allCases.first(where: { $0.word == relation }) else {
      throw failure("\"\(relation)\" is neither eq, le nor ge")
    }
    let count = try count("terms")
    var terms: [(variable: Int, times: Double)] = []
    for _ in 0..<count { terms.append((try variable(below: variableCount), try number())) }
    rows.append(priority: priority.value, relation, terms, constant: try number())
  }

  // MARK: - Words

  private var isAtEnd: Bool { position == bytes.count }

  private func failure(_ reason: String) -> Failure {
    Failure(path: path, line: line, reason: reason)
  }

  private mutating func word() throws(Failure) -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, !Self.isBlank(bytes[position]), bytes[position] != Self.newline {
      position += 1
    }
    guard start < position else { throw failure("the line ends too early") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func number() throws(Failure) -> Double {
    let word = try word()
    guard let number = Double(word), number.isFinite else {
      throw failure("\"\(word)\" is not a number")
    }
    return number
  }

  private mutating func count(_ what: String) throws(Failure) -> Int {
    let word = try word()
    // A large count in the file is not trusted: no memory is reserved for it.
    guard let count = Int(word), count >= 0, count <= 100_000_000 else {
      throw failure("\"\(word)\" is not a number of \(what)")
    }
    return count
  }

  private mutating func variable(below limit: Int) throws(Failure) -> Int {
    let word = try word()
    guard let variable = Int(word), (0..<limit).contains(variable) else {
      throw failure("\"\(word)\" is not a variable; they are 0 ..< \(limit)")
    }
    return variable
  }

  private mutating func endLine() throws(Failure) {
    skipBlanks()
    guard isAtEnd || bytes[position] == Self.newline else {
      throw failure("the line is too long")
    }
    // Empty lines are ignored.
    while !isAtEnd, bytes[position] == Self.newline {
      position += 1
      line += 1
      skipBlanks()
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension Workload {
  /// Reads a workload from a file.
  init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(path): no such file, or it is not readable")
    }
    self = try WorkloadReader.workload(data, path: path)
  }
}
