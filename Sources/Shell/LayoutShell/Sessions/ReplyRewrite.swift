/// The lines that a session should have below a command, made from those it has and what was
/// printed.
///
/// Lines that match what was printed keep their bytes. Other lines are changed word by word, so
/// that holes and numbers within the tolerance stay where they still fit, and `...` stays where it
/// still covers lines.
struct ReplyRewrite {
  /// The rewritten lines.
  let lines: [String]

  /// The most pairs of lines that are compared word by word.
  private static let pairLimit = 400_000

  /// Rewrites what was expected; O(expected * printed) comparisons of lines.
  init(_ expected: [SessionLine], _ printed: [String], tolerance: Double) {
    guard expected.count * printed.count <= Self.pairLimit else {
      lines = printed.map(SessionLine.literal)
      return
    }
    let table = expected.map { line in
      printed.map { line.isEllipsis ? nil : LineRewrite(line, $0, tolerance: tolerance) }
    }
    let best = Self.scores(expected, printed, table)
    var lines: [String] = []
    var (i, j) = (0, 0)
    // Whether the current ellipsis already covers a line.
    var covers = false
    while i < expected.count || j < printed.count {
      let score = best[i][j]
      if i < expected.count, j < printed.count, let change = table[i][j],
        change.score > 0, score == best[i + 1][j + 1] + change.score
      {
        lines.append(change.text)
        (i, j) = (i + 1, j + 1)
      } else if i < expected.count, expected[i].isEllipsis {
        if j < printed.count, Self.isAlarm(printed[j]), score == best[i][j + 1] {
          if covers { lines.append(expected[i].text) }
          covers = false
          lines.append(SessionLine.literal(printed[j]))
          j += 1
        } else if j < printed.count, !Self.isAlarm(printed[j]), score == best[i][j + 1] + 1 {
          covers = true
          j += 1
        } else {
          covers = false
          lines.append(expected[i].text)
          i += 1
        }
      } else if i < expected.count, score == best[i + 1][j] {
        i += 1
      } else {
        lines.append(SessionLine.literal(printed[j]))
        j += 1
      }
    }
    self.lines = lines
  }

  /// The best scores of the remaining lines, by the numbers of lines in front of them.
  private static func scores(
    _ expected: [SessionLine], _ printed: [String], _ table: [[LineRewrite?]]
  ) -> [[Int]] {
    let (rows, columns) = (expected.count, printed.count)
    var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for i in stride(from: rows, through: 0, by: -1) {
      for j in stride(from: columns, through: 0, by: -1) {
        var score = 0
        if i < rows { score = max(score, best[i + 1][j]) }
        if j < columns {
          if i < rows, expected[i].isEllipsis {
            score = max(score, best[i][j + 1] + (isAlarm(printed[j]) ? 0 : 1))
          } else {
            score = max(score, best[i][j + 1])
          }
        }
        if i < rows, j < columns, let change = table[i][j], change.score > 0 {
          score = max(score, best[i + 1][j + 1] + change.score)
        }
        best[i][j] = score
      }
    }
    return best
  }

  /// Whether a line has to be written out in a session, so that an ellipsis must not cover it.
  private static func isAlarm(_ line: String) -> Bool {
    line.hasPrefix("error[") || Wording.opensConflict(line)
  }
}

/// A line of a session, changed so that it matches a printed line.
private struct LineRewrite {
  /// The changed line.
  let text: String
  /// How much of the line stays; zero if the two have nothing in common.
  let score: Int

  /// The score of a line that matches as it is: more than any changed line has.
  private static let whole = 10_000

  init(_ line: SessionLine, _ printed: String, tolerance: Double) {
    guard !line.matches(printed, tolerance: tolerance) else {
      (text, score) = (line.text, Self.whole)
      return
    }
    let words = WordRewrite(line, printed, tolerance: tolerance)
    let isGood =
      words.keeps && SessionLine(words.text, number: 0).matches(printed, tolerance: tolerance)
    text = isGood ? words.text : SessionLine.literal(printed)
    score = isGood ? min(Self.whole / 2, 10 + words.score) : 0
  }
}

/// The words of a line of a session, changed as little as possible to match a printed line.
private struct WordRewrite {
  private(set) var text = ""
  private(set) var score = 0
  /// Whether any word stays that is not a hole for any words.
  private(set) var keeps = false

  /// The scores of the steps of the comparison.
  private enum Points {
    static let same = 40
    static let number = 12
    static let other = 4
    static let covered = 1
  }

  init(_ line: SessionLine, _ printed: String, tolerance: Double) {
    guard !SessionLine.isPicture(line.text), !SessionLine.isPicture(printed) else { return }
    let old = SessionLine.words(line.text).map { (text: $0, word: Word($0)) }
    let new = SessionLine.places(printed)
    func points(_ i: Int, _ j: Int) -> Int {
      let word = old[i].word
      if word.isAnything { return Points.covered }
      if word.matches(new[j].word, tolerance: tolerance) { return Points.same }
      return word.isNumber && Word.number(new[j].word) != nil ? Points.number : Points.other
    }
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in stride(from: old.count, through: 0, by: -1) {
      for j in stride(from: new.count, through: 0, by: -1) {
        if i < old.count { best[i][j] = best[i + 1][j] }
        guard j < new.count else { continue }
        best[i][j] = max(best[i][j], best[i][j + 1])
        guard i < old.count else { continue }
        let next = old[i].word.isAnything ? best[i][j + 1] : best[i + 1][j + 1]
        best[i][j] = max(best[i][j], next + points(i, j))
      }
    }
    score = best[0][0]
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, old[i].word.isAnything {
        // The hole comes before the first word it covers.
        text += (j < new.count ? new[j].blanks : text.isEmpty ? "" : " ") + old[i].text
        while j < new.count, best[i][j] == best[i][j + 1] + Points.covered { j += 1 }
        i += 1
      } else if i < old.count, j < new.count, best[i][j] == best[i + 1][j + 1] + points(i, j) {
        let isSame = points(i, j) == Points.same
        keeps = keeps || isSame
        text += new[j].blanks
        text += isSame ? old[i].text : old[i].word.moved(to: new[j].word)
        (i, j) = (i + 1, j + 1)
      } else if i < old.count, best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        text += new[j].blanks + SessionLine.literal(new[j].word)
        j += 1
      }
    }
  }
}
