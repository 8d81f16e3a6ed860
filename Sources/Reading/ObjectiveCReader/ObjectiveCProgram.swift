/// Objective-C files that are translated into Swift together.
///
/// Headers give their classes a superclass and properties, and macros to all files.
package struct ObjectiveCProgram: Sendable {
  /// One translation for each file, in the same order.
  package let translations: [Translation]

  /// The largest size of a file, in bytes.
  private static let sizeLimit = 2_000_000

  /// Translates files, of which the names tell headers (`.h`, `.pch`) from code.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts and of what macros make of them.
  package init(_ files: [(name: String, text: String)]) {
    let items = files.map { file in
      file.text.utf8.count <= Self.sizeLimit ? Lexer.items(file.text) : []
    }
    let isHeader = files.map { file in
      file.name.hasSuffix(".h") || file.name.hasSuffix(".pch") || file.name.hasSuffix(".hpp")
    }
    var shared: [String: Macro] = [:]
    for (index, items) in items.enumerated() where isHeader[index] {
      shared.merge(Preprocessor.macros(in: items)) { $1 }
    }
    var tokens: [[Token]] = []
    var imports: [[(name: String, line: Int)]] = []
    for items in items {
      var preprocessor = Preprocessor(shared)
      tokens.append(preprocessor.run(items))
      imports.append(preprocessor.imports)
    }
    let types = Self.types(in: tokens)
    var symbols = Symbols()
    var parts: [[Parser.Part]] = []
    for tokens in tokens {
      var parser = Parser(tokens, types: types)
      parts.append(parser.parts())
    }
    // Headers first, so that code can say more.
    for (index, parts) in parts.enumerated() where isHeader[index] { symbols.add(parts) }
    for (index, parts) in parts.enumerated() where !isHeader[index] { symbols.add(parts) }
    let assignments = Assignments(parts)
    symbols.findAccessors { assignments.contains($0, $1, $2) }
    var translations: [Translation] = []
    for index in files.indices {
      var writer = Writer(
        symbols: symbols, assigned: Assignments.names(in: tokens[index]),
        ofSelf: Assignments.membersOfSelf(in: tokens[index]), isHeader: isHeader[index])
      writer.parts(parts[index], imports: imports[index])
      var output = Output(writer.output)
      let source = Array(files[index].text.utf8)
      output.finish(source.count { $0 == 0x0A } + 1)
      var notes = writer.notes
      if source.count > Self.sizeLimit {
        notes.append((1, "the text has more than \(Self.sizeLimit) bytes"))
      }
      var assumed = writer.assumed
      let misspelt = tokens[index].first { token in
        token.isObject && token.mark.offset >= 0 && source[token.mark.offset] == UInt8(ascii: "#")
      }
      if let line = misspelt?.mark.line { assumed.append((line, "#\" is read as @\"")) }
      translations.append(Translation(output, notes: notes, assumed: assumed, source: source))
    }
    self.translations = translations
  }

  /// The names of the types that the files declare.
  private static func types(in tokens: [[Token]]) -> Set<String> {
    var types: Set<String> = []
    for tokens in tokens {
      for (index, token) in tokens.enumerated() where token.kind == .name {
        if token.text == "typedef" {
          // The name is the last word in front of the semicolon.
          var place = index
          var depth = 0
          while place < tokens.count, place < index + 400 {
            if tokens[place].is("{") { depth += 1 }
            if tokens[place].is("}") { depth -= 1 }
            if tokens[place].is(";"), depth <= 0 { break }
            place += 1
          }
          if place < tokens.count, place > index, tokens[place - 1].kind == .name {
            types.insert(tokens[place - 1].text)
          }
        } else if token.text == "NS_ENUM" || token.text == "NS_OPTIONS", index + 4 < tokens.count {
          types.insert(tokens[index + 4].text)
        }
      }
    }
    return types
  }
}
