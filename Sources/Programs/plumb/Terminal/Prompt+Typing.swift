import LayoutDrawing
import LayoutLessons
import LayoutShell
import LineEditor

/// What happens to a line before Enter.
extension Prompt {
  /// What the editor asks about the line that is typed next.
  var aids: LineAids {
    let snapshot = reader.openLines.map(shell.drafted) ?? shell
    let isLesson = classroom != nil
    var aids = LineAids()
    // A word inside code or quoted text is not a command, so it is not expanded.
    if !reader.isInsideText {
      aids.rewrite = { [written] line in
        // Some words of lessons mean something else in other shells.
        if isLesson, Classroom.Word.opens(line) { return line }
        written.input = snapshot.expanded(Input(line))
        return written.input?.text ?? line
      }
      aids.expand = { line in
        isLesson && Classroom.Word.opens(line) ? nil : snapshot.expansion(of: line)
      }
    }
    aids.complete = { line, cursor in
      Worker.run(until: LineEditor.takeInterrupt) {
        Self.completion(of: line, at: cursor, in: snapshot, isLesson: isLesson)
      } ?? .none(at: cursor)
    }
    aids.accept = { line in
      let end = snapshot.certainEnd(of: line)
      guard !end.isEmpty else { return nil }
      return end.last == "." ? end : end + " "
    }
    guard console.hasColor, console.display.hasColor else { return aids }
    if console.display.paintsLines {
      let text = reader.isInsideText ? reader.openText : nil
      aids.paint = { line in
        if isLesson, Classroom.Word.opens(line) {
          return line.unicodeScalars.map { _ in .command }
        }
        let typed = HistoryFile.lines(of: line)
        let painted = text.map { snapshot.painted(typed, inside: $0) } ?? snapshot.painted(typed)
        return Self.styles(of: painted, count: line.unicodeScalars.count)
      }
    }
    if console.display.previewsLines, !reader.isInsideText {
      let (isOpen, isASCII) = (reader.isOpen, console.display.isASCII)
      aids.rest = { [previewer] rest in
        guard let rest, !(isLesson && Classroom.Word.opens(rest.line)),
          !rest.line.contains(HistoryFile.lineFeed)
        else {
          return previewer.end()
        }
        previewer.begin(rest, isASCII: isASCII) {
          isOpen ? snapshot.preview(ofLineInside: rest.line) : snapshot.preview(of: rest.line)
        }
      }
    }
    return aids
  }

  private static func styles(of line: PaintedLine, count: Int) -> [LineStyle] {
    var styles = [LineStyle](repeating: .plain, count: count)
    for part in line.parts {
      for index in part.range.clamped(to: 0..<count) { styles[index] = LineStyle(part.role) }
    }
    for range in line.mistakes {
      for index in range.clamped(to: 0..<count) { styles[index] = .mistake }
    }
    return styles
  }

  private static func completion(
    of line: String, at cursor: Int, in shell: Shell, isLesson: Bool
  ) -> Completion {
    let found = shell.completion(of: line, at: cursor)
    let begun = String(line.prefix(cursor))
    let words =
      isLesson && !begun.contains(" ")
      ? Classroom.Word.allCases.filter { $0.rawValue.hasPrefix(begun) } : []
    return Completion(
      range: words.isEmpty ? found.range : 0..<cursor,
      candidates: words.map(\.rawValue) + found.candidates.map(\.text),
      describes: words.map(\.about) + found.candidates.map(\.about))
  }
}

extension LineStyle {
  fileprivate init(_ role: PaintedLine.Role) {
    self =
      switch role {
      case .command: .command
      case .keyword: .keyword
      case .name: .name
      case .number: .number
      case .priority: .priority
      case .sign: .sign
      case .string: .string
      case .comment: .comment
      }
  }
}

/// The line that was expanded last, shared with the editor's callback.
final class Written {
  /// The line as an input.
  var input: Input?
}
