import JSONValues
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

/// What an editor asks about a session.
extension SessionDocument {
  /// The explanation of what a place is on: a value, a view, a rule or a command.
  func hover(at position: TextPlaces.Position) -> JSONValue {
    guard let (tokens, index, offset) = token(at: position) else { return .null }
    var shell = moment(at: position.line)?.after ?? shell(before: position.line)
    shell.source = .batch
    var (first, last) = (index, index)
    if index > 1, tokens[index - 1].isSign(".") { first = index - 2 }
    if index + 2 < tokens.count, tokens[index + 1].isSign("."), tokens[index + 2].isName {
      last = index + 2
    }
    let name = tokens[first].text
    var questions: [String] = []
    switch shell.layout.named(name) {
    case .item where last > first && tokens[last].isName:
      questions = ["why \(Name.written(name)).\(tokens[last].text)"]
    case .item(let id): questions = shell.questions(about: id)
    case .rule: questions = ["why \(Name.written(name))"]
    case .number(let number): return Self.markup("\(name) = \(number.spelled)", nil)
    case nil:
      guard index == 0, Commands.named(name) != nil else { return .null }
      questions = ["help \(name)"]
    }
    var lines: [String] = []
    for question in questions {
      let reply = shell.run(question)
      if reply.error == nil { lines += reply.lines }
    }
    guard !lines.isEmpty else { return .null }
    let start = tokens[first].range.lowerBound + offset
    let end = tokens[last].range.upperBound + offset
    return Self.markup(
      lines.joined(separator: "\n"), range(line: position.line, start..<end))
  }

  /// A text as it is printed.
  static func markup(_ text: String, _ range: JSONValue?) -> JSONValue {
    var result: [String: JSONValue] = [
      "contents": ["kind": "markdown", "value": .string("```text\n\(text)\n```")]
    ]
    result["range"] = range
    return .object(result)
  }

  /// What can stand at a place, as TAB offers it at the prompt.
  func completion(at position: TextPlaces.Position) -> JSONValue {
    guard let offset = offset(ofLine: position.line) else { return [] }
    let line = String(places.lines[position.line].unicodeScalars.dropFirst(offset))
    let cursor = places.scalar(at: position) - offset
    guard cursor >= 0 else { return [] }
    let completion = shell(before: position.line).completion(of: line, at: cursor)
    let range = completion.range.lowerBound + offset..<completion.range.upperBound + offset
    let place = self.range(line: position.line, range)
    return .array(
      completion.candidates.enumerated().map { index, candidate in
        let order = String(index)
        return [
          "label": .string(candidate.text), "detail": .string(candidate.about),
          "sortText": .string(String(repeating: "0", count: 6 - min(6, order.count)) + order),
          "textEdit": ["range": place, "newText": .string(candidate.text)],
        ]
      })
  }

  /// The range of a part of a line.
  func range(line: Int, _ range: Range<Int>) -> JSONValue {
    places.json(
      (
        places.position(line: line, scalar: range.lowerBound),
        places.position(line: line, scalar: range.upperBound)
      ))
  }

  /// The name that a place is on; nil if it is not a view, a rule or a number.
  func name(at position: TextPlaces.Position) -> String? {
    guard let (tokens, index, _) = token(at: position) else { return nil }
    let name = tokens[index].text
    guard !(index > 0 && tokens[index - 1].isSign(".")) else { return nil }
    return definition(of: name) == nil ? nil : name
  }

  /// The result of each expectation, above its line.
  var lenses: JSONValue {
    .array(
      moments.filter { $0.check.input.command?.name == "expect" }.map { moment in
        let title = moment.reply.failure ?? moment.reply.error?.message ?? "holds"
        return [
          "range": range(line: moment.lines.lowerBound, 0..<Int.max),
          "command": [
            "title": .string(title.split(separator: "\n").first.map(String.init) ?? ""),
            "command": "",
          ],
        ]
      })
  }

  /// The frames of the views that a step mentions, behind its line.
  func hints(in lines: ClosedRange<Int>) -> JSONValue {
    .array(
      moments.filter { $0.reply.news != nil && lines.contains($0.lines.upperBound - 1) }
        .compactMap { moment in
          let line = moment.lines.upperBound - 1
          let analysis = moment.after.analysis
          var seen: Set<String> = []
          let frames = moment.lines.flatMap { tokens(ofLine: $0)?.tokens ?? [] }.compactMap {
            token -> String? in
            guard token.isName, case .item(let id)? = analysis.layout.named(token.text),
              analysis.freedom.isPlaced(id), seen.insert(token.text).inserted
            else { return nil }
            let frame = analysis.solved.frame(of: id)
            return
              "\(token.text) \(frame.x.spelled),\(frame.y.spelled) \(frame.width.spelled)x\(frame.height.spelled)"
          }
          guard !frames.isEmpty else { return nil }
          return [
            "position": places.json(places.position(line: line, scalar: .max)),
            "label": .string(frames.prefix(3).joined(separator: "  ")), "paddingLeft": true,
          ]
        })
  }

  /// The views and named rules that steps make.
  var symbols: JSONValue {
    var found: [JSONValue] = []
    for moment in moments where moment.reply.news != nil {
      let known = Set(moment.before.layout.items.map(\.name))
      let items = moment.after.layout.items.filter { !known.contains($0.name) }
      let line = moment.lines.lowerBound
      let whole = range(line: line, 0..<Int.max)
      for item in items {
        let mention = mentions(of: item.name).first { moment.lines.contains($0.line) }
        let own = mention.map { range(line: $0.line, $0.range) } ?? whole
        found.append([
          "name": .string(item.name), "detail": .string(item.kind.rawValue),
          "kind": item.parent == nil ? 2 : 13, "range": whole, "selectionRange": own,
        ])
      }
      guard items.isEmpty else { continue }
      let rules = moment.after.layout.rules.count - moment.before.layout.rules.count
      if rules > 0 {
        found.append([
          "name": .string(moment.check.input.text.firstLine), "detail": "rule", "kind": 14,
          "range": whole, "selectionRange": whole,
        ])
      }
    }
    return .array(found)
  }

  /// Each command with its reply can be folded.
  var foldings: JSONValue {
    .array(
      moments.compactMap { moment in
        let start = moment.lines.lowerBound
        let end = moment.check.expected.last.map { $0.number - 1 } ?? moment.lines.upperBound - 1
        return end > start ? ["startLine": JSONValue(start), "endLine": JSONValue(end)] : nil
      })
  }

  // MARK: - Colours

  /// The kinds of tokens, in the order of their numbers.
  static let tokenKinds = [
    "keyword", "variable", "property", "number", "string", "operator", "comment", "function",
  ]

  /// The kinds of all tokens, as differences from one to the next.
  var semanticTokens: JSONValue {
    var data: [JSONValue] = []
    var last = TextPlaces.Position(line: 0, unit: 0)
    func add(_ line: Int, _ range: Range<Int>, _ kind: Int) {
      let start = places.position(line: line, scalar: range.lowerBound)
      let end = places.position(line: line, scalar: range.upperBound)
      guard end.unit > start.unit else { return }
      let column = line == last.line ? start.unit - last.unit : start.unit
      data += [line - last.line, column, end.unit - start.unit, kind, 0].map { JSONValue($0) }
      last = start
    }
    for line in places.lines.indices {
      if places.lines[line].hasPrefix("# ") {
        add(line, 0..<Int.max, 6)
      } else if let (offset, tokens) = tokens(ofLine: line) {
        let layout = moment(at: line)?.after.layout ?? shell(before: line).layout
        for (index, token) in tokens.enumerated() {
          guard let kind = Self.kind(of: token, index, tokens, layout) else { continue }
          add(line, token.range.lowerBound + offset..<token.range.upperBound + offset, kind)
        }
      }
    }
    return ["data": .array(data)]
  }

  private static func kind(
    of token: Token, _ index: Int, _ tokens: [Token], _ layout: Layout
  ) -> Int? {
    switch token.kind {
    case .number: return 3
    case .string: return 4
    case .sign: return token.isSign(".") ? nil : 5
    case .word, .quotedName:
      if index > 0, tokens[index - 1].isSign(".") { return 2 }
      switch layout.named(token.text) {
      case .item, .number: return 1
      case .rule: return 7
      case nil: return 0
      }
    }
  }
}

extension TextPlaces {
  /// A position as editors write it.
  func json(_ position: Position) -> JSONValue {
    ["line": JSONValue(position.line), "character": JSONValue(position.unit)]
  }

  /// A range as editors write it.
  func json(_ range: (start: Position, end: Position)) -> JSONValue {
    ["start": json(range.start), "end": json(range.end)]
  }
}

extension TextPlaces.Position {
  /// Reads a position.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let unit = value?["character"]?.integer, line >= 0,
      unit >= 0
    else { return nil }
    self.init(line: line, unit: unit)
  }
}

extension Shell {
  /// What is asked about a view that the cursor is on: its frame, and how far it may lie elsewhere.
  func questions(about item: Item.ID) -> [String] {
    let name = Name.written(layout.name(of: item))
    let isOpen = Dimension.allCases.contains {
      !analysis.freedom.isUnique(LayoutVariable(item, $0))
    }
    return ["frames \(name)"] + (isOpen ? ["dof \(name)"] : [])
  }
}
