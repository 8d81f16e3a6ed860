import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// Writes changes of the layout that a session ends with behind its lines: as the commands that make
/// them, with their replies.
struct SessionEditor {
  /// The session, played to its end.
  let player: Player

  /// The change of the text of the session.
  func textEdits(
    making edits: [LayoutEdit], of layout: Layout
  ) throws(Unwritable) -> [TextEdit] {
    var shell = Shell(files: .none, source: .session)
    shell.open(player, from: "")
    var before = layout
    for edit in edits {
      var after = before
      do throws(LayoutError) { try edit.apply(to: &after) } catch {
        throw Unwritable("it is refused: \(error.inWords)")
      }
      let command = EditCommand(edit, from: before, to: after)
      guard !command.lines.isEmpty else { throw Unwritable("no command says it") }
      let lines = command.text.split(separator: "\n").map(String.init)
      if let error = shell.run(InputReader.input(lines, line: nil)).error {
        throw Unwritable("\(lines[0]) is refused: \(error.message)")
      }
      before = after
    }
    // What the session reads lies beside it.
    let text = shell.transcript.saved { _, _ in true }.text
    return [TextEdit(from: player.session.text, to: text)]
  }
}

extension TextEdit {
  /// The change that makes one text of another: what is between the parts that both begin and end
  /// with.
  fileprivate init(from old: String, to new: String) {
    let (a, b) = (Array(old.utf8), Array(new.utf8))
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a[head...].reversed(), b[head...].reversed()).prefix { $0 == $1 }.count
    self.init(
      head..<a.count - tail, String(decoding: b[head..<b.count - tail], as: UTF8.self))
  }
}
