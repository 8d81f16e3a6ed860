import JSONValues
import LayoutDiagnosis
import LayoutModel
import LayoutShell

/// What an editor shows of a moment: views with their frames and what decides them, rules, and the
/// layout as a whole.
///
/// All of it is what commands answer; the numbers by which an editor asks for more are given anew at
/// each stop.
struct DebugVariables: Sendable {
  /// Something with parts.
  private enum Node: Sendable {
    case views(parent: String?)
    case view(JSONValue)
    /// What decides a value, by its text.
    case reasons(String)
    case rules(ofView: String?)
    case layout
  }

  private var nodes: [Node] = []
  private var shell: Shell

  /// Shows a moment.
  init(_ shell: Shell) { self.shell = shell }

  /// The parts that a moment has.
  mutating func scopes() -> JSONValue {
    func scope(_ name: String, _ node: Node) -> JSONValue {
      [
        "name": .string(name), "variablesReference": JSONValue(reference(to: node)),
        "expensive": false,
      ]
    }
    return [
      "scopes": [
        scope("Views", .views(parent: nil)), scope("Rules", .rules(ofView: nil)),
        scope("Layout", .layout),
      ]
    ]
  }

  private mutating func reference(to node: Node) -> Int {
    nodes.append(node)
    return nodes.count
  }

  /// The parts of what has a reference; nil if nothing has it.
  mutating func parts(of reference: Int) -> [JSONValue]? {
    guard nodes.indices.contains(reference - 1) else { return nil }
    switch nodes[reference - 1] {
    case .views(let parent): return views(in: parent)
    case .view(let view): return parts(of: view)
    case .reasons(let value): return reasons(for: value)
    case .rules(let view): return rules(of: view)
    case .layout: return summary()
    }
  }

  /// The text of a value whose name an editor shows inside of something with a reference, such as
  /// `title.width` for `width`; the name itself where that is not a view.
  func path(of name: String, in reference: Int?) -> String {
    guard let reference, nodes.indices.contains(reference - 1),
      case .view(let view) = nodes[reference - 1], let owner = view["name"]?.text
    else { return name }
    return "\(Self.written(owner)).\(name)"
  }

  private static func written(_ name: String) -> String { Name.written(name) }

  private mutating func variable(
    _ name: String, _ value: String, path: String? = nil, type: String? = nil, _ node: Node? = nil
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(name), "value": .string(value),
      "variablesReference": JSONValue(node.map { reference(to: $0) } ?? 0),
    ]
    if let path { members["evaluateName"] = .string(path) }
    if let type { members["type"] = .string(type) }
    return .object(members)
  }

  /// What a command answers.
  private func answer(to line: String) -> JSONValue {
    var copy = shell
    copy.source = .batch
    guard let answer = copy.run(line).answer else { return .null }
    return JSONValue(encoding: AnyFinding(answer))
  }

  // MARK: - Parts

  private static let dimensions = ["x", "y", "width", "height"]

  private mutating func views(in parent: String?) -> [JSONValue] {
    (answer(to: "frames")["views"] ?? []).elements.filter { $0["parent"]?.text == parent }
      .map { view in
        let name = view["name"]?.text ?? ""
        let frame = shell.text(ofValue: Self.written(name)) ?? ""
        return variable(
          name, frame, path: Self.written(name), type: view["kind"]?.text, .view(view))
      }
  }

  private mutating func parts(of view: JSONValue) -> [JSONValue] {
    let name = view["name"]?.text ?? ""
    var parts: [JSONValue] = []
    for dimension in Self.dimensions {
      let path = "\(Self.written(name)).\(dimension)"
      parts.append(
        variable(
          dimension, shell.text(ofValue: path) ?? "", path: path, type: "number", .reasons(path)))
    }
    parts.append(variable("rules", "", .rules(ofView: Self.written(name))))
    return parts + views(in: name)
  }

  private mutating func reasons(for value: String) -> [JSONValue] {
    let number = (answer(to: "blame \(value)")["numbers"] ?? []).elements.first
    var parts: [JSONValue] = []
    if let since = number?["since"]?.integer { parts.append(variable("since", "#\(since)")) }
    for source in (number?["sources"] ?? []).elements {
      let (text, made) = (source["text"]?.text ?? "", source["made"]?.text ?? "")
      let name = source["name"]?.text ?? ""
      parts.append(variable(name, made.isEmpty ? text : "\(text)   \(made)"))
    }
    if number?["value"]?["value"] == .null { parts.append(variable("why", "not determined")) }
    return parts
  }

  private mutating func rules(of view: String?) -> [JSONValue] {
    (answer(to: view.map { "rules \($0)" } ?? "rules")["rules"] ?? []).elements.map { rule in
      let (name, text) = (rule["name"]?.text ?? "", rule["text"]?.text ?? "")
      return variable(
        name, "\(text)   \(rule["state"]?.text ?? "")", path: Self.written(name), type: "rule")
    }
  }

  private mutating func summary() -> [JSONValue] {
    let analysis = shell.analysis
    let broken = analysis.conflicts.count + analysis.unexplained.count
    let ties = analysis.freedom.ties.count
    return [
      variable("step", "#\(shell.timeline.current)"),
      variable("dof", "\(analysis.freedom.degrees)", path: "dof"),
      variable("conflicts", "\(broken)"), variable("ambiguous", "\(ties)"),
    ]
  }
}

/// A finding of any type, as what it encodes.
private struct AnyFinding: Encodable {
  let finding: any Finding

  init(_ finding: any Finding) { self.finding = finding }

  func encode(to encoder: any Encoder) throws { try finding.encode(to: encoder) }
}
