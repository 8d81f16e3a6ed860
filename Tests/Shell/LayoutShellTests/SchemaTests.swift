import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Every look and every question, in every format, over all sessions.
@Suite struct SchemaTests {
  /// What all commands answer in the sessions, and what looks and questions answer at their ends.
  private static let exchanges: [(shell: Shell, command: String, reply: Reply)] = {
    var exchanges: [(shell: Shell, command: String, reply: Reply)] = []
    for (name, text) in SessionFiles.texts.sorted(by: { $0.key < $1.key }) {
      guard let session = try? Session(text) else {
        Issue.record("\(name) is not a session")
        continue
      }
      var player = Player(session, files: SessionFiles.files)
      while let played = player.next() {
        exchanges.append((player.shell, played.check.input.text, played.reply))
      }
      var shell = player.shell
      shell.source = .prompt
      for line in questions(about: shell) {
        let reply = shell.run(line)
        exchanges.append((shell, line, reply))
      }
    }
    // Of more than a hundred conflicts the last ones are not explained.
    let code = """
      let a = UIView()
      card.addSubview(a)
      a.widthAnchor.constraint(equalToConstant: 3).isActive = true
      """
    var shell = Shell(files: Memory.files(["A.swift": code]), source: .prompt)
    let views = (0..<101).map { "view v\($0) in card\nv\($0).width == 1\nv\($0).width == 2" }
    // Four widths break for one reason.
    let row =
      (0..<5).map { number in
        let before = number == 0 ? "card.leading" : "r\(number - 1).trailing"
        return "view r\(number) in card\nr\(number).width == 9\nr\(number).leading == \(before)"
      } + ["r4.trailing == card.trailing"]
    for line in [
      "root card 9x9", "begin\n\(views.joined(separator: "\n"))\nend", "conflicts", "new",
      "root card 9x9", "import A.swift", "view b in card", "b.width == 1 @500", "b.width == 2 @500",
      "ambiguous", "new", "root card 9x9", "view c in card", "c.width == 1 @500",
      "c.width == 2 @500", "fixes", "new", "root card 9x9",
      "begin\n\(row.joined(separator: "\n"))\nend", "conflicts",
    ] {
      let reply = shell.run(line)
      exchanges.append((shell, line, reply))
    }
    return exchanges
  }()

  /// All looks and questions that a layout can be asked.
  private static func questions(about shell: Shell) -> [String] {
    let layout = shell.layout
    guard let root = layout.root else { return [] }
    let name = layout.writtenName(of: root)
    var lines = [
      "show", "frames", "draw", "rules --generated", "trace", "dof", "ambiguous", "conflicts",
      "conflicts --all", "redundant", "log", "more", "fixes", "fixes --all", "help", "help json",
      "apropos rule", "exercise", "spell as swiftlayout", "export --to relations", "fit \(name)",
      "sweep \(name).width 400..100", "drag \(name).width 400..100 step 100", "show \(name)",
      "why --exact \(name).height", "try \(name).width == 7", "why not \(name).width == 1000",
      "nothing of the kind", "expect dof 12345", "diff 0 last",
    ]
    lines += layout.rules.prefix(4).map { "why \(Name.written($0.name))" }
    for item in layout.items.dropFirst().prefix(3) {
      let name = layout.writtenName(of: item.id)
      lines += ["why --exact \(name).width", "why not \(name).width == 33", "fit \(name) 100x0"]
    }
    return lines
  }

  /// What each of them is for programs.
  private static let texts = exchanges.map { exchange in
    exchange.reply.json(to: exchange.command, at: exchange.shell.timeline.current)
  }

  // MARK: - The schema

  /// The keys of an object that were found, as `shape.key`; nil where it has others, or of another
  /// kind.
  private func keys(of value: JSON, as kind: JSONSchema.Kind) -> Set<String>? {
    switch (value, kind) {
    case (.null, _), (.number, .number), (.flag, .flag), (.text, .text): return []
    case (.list(let list), .list(let kind)):
      var found: Set<String> = []
      for element in list {
        guard let keys = keys(of: element, as: kind) else { return nil }
        found.formUnion(keys)
      }
      return found
    case (_, .any(let names)):
      return names.lazy.compactMap { keys(of: value, as: .shape($0)) }.first
    case (.object(let object), .shape(let name)):
      guard let shape = JSONSchema.named(name) else { return nil }
      var found: Set<String> = []
      for (key, value) in object {
        guard let known = shape.keys.first(where: { $0.name == key }),
          let keys = keys(of: value, as: known.kind)
        else { return nil }
        found.formUnion(keys.union(["\(name).\(key)"]))
      }
      return found
    default: return nil
    }
  }

  @Test func helpJSONSaysWhichKeysThereAre() throws {
    var found: Set<String> = []
    for (exchange, text) in zip(Self.exchanges, Self.texts) {
      let object = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
      let keys = keys(of: object, as: .shape(JSONSchema.root))
      #expect(keys != nil, "\(exchange.command)\n\(text.prefix(2000))")
      found.formUnion(keys ?? [])
    }
    let documented = Set(
      JSONSchema.all.flatMap { shape in shape.keys.map { "\(shape.name).\($0.name)" } })
    #expect(documented.subtracting(found).sorted() == [])
  }

  // MARK: - Formats

  @Test func everyReplyIsThereInEveryFormat() throws {
    for exchange in share(Self.exchanges, oneIn: 2) {
      for format in Format.all {
        let page = exchange.reply.page(
          as: format, width: 80, to: exchange.command, at: exchange.shell.timeline.current)
        let isSilent = exchange.reply.findings.isEmpty || exchange.reply.lines.isEmpty
        #expect(
          !page.isEmpty || isSilent && !format.isForPrograms, "\(format.name): \(exchange.command)")
      }
      // Looks and questions answer programs with an object.
      guard case .command(let index) = Input(exchange.command).kind,
        case .answer = Commands.all[index].action, exchange.reply.error == nil
      else { continue }
      #expect(exchange.reply.answer != nil, "\(exchange.command)")
    }
  }

  // MARK: - Counts

  @Test func textAndJSONTellTheSameThings() throws {
    var counted: [String: Int] = [:]
    func check(
      _ exchange: (shell: Shell, command: String, reply: Reply), _ name: String, text: Int,
      json: Int
    ) {
      #expect(text == json, "\(exchange.command)\n\(exchange.reply.lines.joined(separator: "\n"))")
      counted[name, default: 0] += json
    }
    for (exchange, text) in zip(Self.exchanges, Self.texts) where exchange.reply.error == nil {
      let reply = exchange.reply
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let answer = (object as? [String: Any])?["answer"] as? [String: Any] ?? [:]
      func list(_ key: String) -> [[String: Any]] { answer[key] as? [[String: Any]] ?? [] }
      let rows = reply.printed.filter { $0.role == .value }.map(\.text)
      switch exchange.command {
      case "conflicts", "conflicts --all":
        check(
          exchange, "conflicts", text: reply.printed.count { $0.text.contains("x conflict") },
          json: list("conflicts").count
            + ((answer["unexplained"] as? [Any])?.isEmpty ?? true ? 0 : 1)
            + (answer["shortage"] is [String: Any] ? 1 : 0))
      case "frames":
        let names = list("views").compactMap { $0["name"] as? String }
        #expect(names.allSatisfy { name in rows.contains { $0.hasPrefix(name) } }, "\(rows)")
        counted["frames", default: 0] += names.count
      case "dof":
        let count = list("views").count
        let head = reply.lines.first ?? ""
        let (degrees, variables) = (
          answer["degreesOfFreedom"] as? Int ?? -1, answer["variables"] as? Int ?? -1
        )
        #expect(
          head.hasPrefix("\(degrees) degree") && head.hasSuffix(" of \(variables)"), "\(head)")
        let signs = rows.dropFirst().count { $0.contains { "■○·".contains($0) } }
        check(exchange, "dof", text: signs, json: count)
      // In UIKit's wording there are no states to count.
      case "rules --generated" where !reply.lines.contains { $0.contains("<NSLayoutConstraint") }:
        let states = ["tight", "slack ", "stretched by", "broken by", "measured ", "  off"]
        check(
          exchange, "rules", text: rows.count { row in states.contains { row.contains($0) } },
          json: list("rules").count)
      case "redundant":
        check(
          exchange, "redundant", text: rows.count { $0.contains("implied by") },
          json: list("redundant").count)
      case "trace":
        let marks = reply.lines.prefix { !$0.isEmpty }
        check(exchange, "trace", text: marks.count, json: list("views").count)
      case "log":
        check(
          exchange, "log",
          text: reply.lines.count { $0.contains(##/^[ *](├ )?#\d/##) }, json: list("steps").count)
      case "fixes", "fixes --all":
        let fixes = (list("conflicts") + list("cures")).flatMap { $0["fixes"] as? [Any] ?? [] }
        check(
          exchange, "fixes", text: reply.lines.count { $0.contains(#/^ *\d+  /#) },
          json: fixes.count)
      case "diff 0 last":
        let items = ["added", "removed"].flatMap { answer[$0] as? [Any] ?? [] }.count
        check(
          exchange, "diff",
          text: reply.lines.count { $0.contains(" → ") || $0.contains(#/^[+-] /#) },
          json: items + list("changes").count)
      case _ where exchange.command.hasPrefix("drag "):
        let samples = list("samples")
        if !samples.isEmpty, !(samples[0]["values"] as? [Any] ?? []).isEmpty {
          check(
            exchange, "drag", text: rows.count { $0.contains(#/^ *\d+  /#) }, json: samples.count)
        }
      default: break
      }
    }
    for name in ["conflicts", "dof", "rules", "redundant", "trace", "log", "fixes", "diff", "drag"]
    {
      #expect(counted[name, default: 0] > 0, "\(name) was never counted")
    }
  }

  // MARK: - Roles

  @Test func marksAndRolesSayTheSame() {
    let marks: [(String, Passage.Role)] = [
      ("! ambiguous", .ambiguous), ("= ", .resolved), ("error[", .error), ("note  ", .note),
    ]
    var seen: Set<Passage.Role> = []
    for exchange in Self.exchanges {
      let page = exchange.reply.page(as: .table, width: 80, to: "", at: 0)
      // A view of a table can be called note.
      for line in page where line.role != .code && line.role != .value {
        for (mark, role) in marks where line.text.hasPrefix(mark) {
          #expect(line.role == role, "\(line.text)")
          seen.insert(role)
        }
        if line.text.hasPrefix("x conflict") { #expect(line.role == .conflict, "\(line.text)") }
      }
    }
    #expect(seen.count == marks.count)
  }
}

/// A value of JSON.
private enum JSON: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    // The most frequent first: what is of another kind throws, which takes long.
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let members = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try Dictionary(
          uniqueKeysWithValues: members.allKeys.map {
            ($0.stringValue, try members.decode(JSON.self, forKey: $0))
          }))
    } else {
      self = .list(try container.decode([JSON].self))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
