import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// What would become of a line that is being typed, in a few words.
package struct LinePreview: Hashable, Sendable {
  /// The end of the word at the end of the line, if only one word begins so; empty if not.
  package internal(set) var completion = ""
  /// What follows in the line, or what the line would do: the most important first.
  package internal(set) var words: [String] = []

  /// The words as far as they fit into some columns; empty if not even the first does.
  package func text(columns: Int) -> String {
    var text = ""
    for word in words {
      let next = text.isEmpty ? word : "\(text), \(word)"
      if next.columnCount > columns { break }
      text = next
    }
    guard text.isEmpty, kind != .effect, let first = words.first else { return text }
    // A part of what it does would say something else; a part of the others does not.
    let dots = kind == .problem ? " ..." : ""
    for part in first.split(separator: " ") {
      let next = text.isEmpty ? String(part) : "\(text) \(part)"
      if next.columnCount + dots.count > columns { break }
      text = next
    }
    return text.isEmpty ? "" : text + dots
  }

  /// What words are about.
  package enum Kind: Hashable, Sendable {
    /// What the line would do, how it goes on, or why it would be refused.
    case effect, outline, problem
  }
  /// What the words are about.
  package internal(set) var kind = Kind.effect
}

extension Shell {
  /// Returns what would become of a line that is being typed: what it would do if it is complete, else
  /// how it goes on.
  ///
  /// Nothing is kept, written or recorded. Lines that do not change the layout are not run.
  package func preview(of line: String) -> LinePreview {
    var preview = LinePreview()
    preview.completion = certainEnd(of: line)
    if let unfinished = Redirection.unfinished(line, in: layout) {
      preview.words = line.hasSuffix(" ") ? [unfinished.missing] : []
      preview.kind = .outline
      return preview
    }
    if redirection(of: line) != nil { return preview }
    let typed = known(Input(line + preview.completion))
    let painted = painted(typed.text)
    if let problem = painted.problem {
      preview.words = [problem.message]
      preview.kind = .problem
    } else if case .failure = typed.row {
      // A quote is still open: the input goes on in the next line.
    } else if let outline = outline(of: typed, painted) {
      preview.words = [outline]
      preview.kind = .outline
    } else if preview.completion.isEmpty || painted.missing == nil {
      preview.words = effect(of: meaning(of: typed))
    }
    return preview
  }

  /// Returns how a line inside of an open block, code or text goes on.
  package func preview(ofLineInside line: String) -> LinePreview {
    var preview = preview(of: line)
    if preview.kind == .effect { preview.words = [] }
    return preview
  }

  /// Returns the rest of the last word if only one word begins so; empty if there are several, or if
  /// the line ends with a blank.
  package func certainEnd(of line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    guard let last = scalars.last, Name.isLetter(last) || Name.isDigit(last) || last == "-" else {
      return ""
    }
    let found = completion(of: line, at: scalars.count)
    guard found.candidates.count == 1, let only = found.candidates.first?.text.unicodeScalars,
      found.range.upperBound == scalars.count
    else { return "" }
    let typed = scalars[found.range]
    guard only.count > typed.count, only.starts(with: typed) else { return "" }
    return String(String.UnicodeScalarView(only.dropFirst(typed.count)))
  }

  /// Returns how the rest of a line is written, if something is missing.
  private func outline(of typed: Input, _ painted: PaintedLine) -> String? {
    guard let missing = painted.missing else { return nil }
    if let command = typed.command, var reader = try? typed.reader(in: layout) {
      reader.outline = Outline()
      reader.takeName(of: command)
      try? command.grammar.readOutline(&reader)
      if let ways = reader.outline?.ways?.filter({ !$0.isEmpty }), !ways.isEmpty {
        return ways.joined(separator: " | ").split(separator: "\n").first.map(String.init)
      }
    }
    let expected = "expected "
    return missing.hasPrefix(expected) ? String(missing.dropFirst(expected.count)) : missing
  }

  /// Returns what a line would do in a few words, if it changes the layout.
  private func effect(of line: Input) -> [String] {
    switch line.kind {
    case .note, .log, .unknown: return []
    case .command(let index):
      guard case .edit = Commands.all[index].action else { return [] }
    case .setting, .relation, .swift, .block: break
    }
    do throws(Diagnostic) {
      let trial = try trial(of: line)
      let notes = trial.remarks.compactMap { remark in
        remark.hasPrefix("note  ")
          ? String(remark.dropFirst("note  ".count)) : remark.hasPrefix("- ") ? remark : nil
      }
      return trial.news.brief + notes
    } catch { return [error.message] }
  }
}

extension SomeGrammar {
  /// Reads the rest of a line to find out how it goes on.
  fileprivate func readOutline(_ reader: inout TokenReader) throws(Diagnostic) {
    reader.outline(usage)
    _ = try read(&reader)
  }
}
