import LayoutDrawing
import LayoutModel
import PlumbLanguage
import LayoutShell
import LineEditor

extension Prompt {
  /// Lists the unsaved work that other shells left behind.
  mutating func offerToRestore() {
    abandoned = journals.map { AbandonedJournal.all(in: $0) } ?? []
    guard let first = abandoned.first else { return }
    if abandoned.count == 1 {
      console.print(["not saved: \(first.description)".clipped(to: Paragraph.width)])
      console.print(["restore brings it back, restore --drop forgets it"])
      return
    }
    console.print(["not saved:"])
    let width = "\(abandoned.count)".count
    let rows = abandoned.enumerated().map { index, journal in
      "  \("\(index + 1)".leftPadded(to: width))  \(journal.description)"
        .clipped(to: Paragraph.width)
    }
    console.print(rows)
    console.print(["restore brings the first one back, restore --drop 2 forgets the second"])
  }

  /// Restores the unsaved work with that number in the list, counted from 1, or forgets it.
  mutating func restore(_ number: Int, isDropped: Bool) {
    if abandoned.isEmpty { abandoned = journals.map { AbandonedJournal.all(in: $0) } ?? [] }
    guard abandoned.indices.contains(number - 1) else {
      return console.print([abandoned.isEmpty ? "nothing to restore" : "there is no such number"])
    }
    let left = abandoned[number - 1]
    let lines = left.unsavedCount.counted("line")
    var said = isDropped ? ["forgot \(lines)"] : []
    let isTaken = left.take {
      guard !isDropped else { return true }
      let before = shell
      let fresh = Worker.run(until: LineEditor.takeInterrupt) {
        before.replaying(left.entries, savedCount: left.savedCount)
      }
      guard let fresh else {
        said = ["interrupted, nothing has changed"]
        return false
      }
      shell = fresh
      live?.restart(with: shell)
      // The restored lines must be on the disk before the other shell's file is removed.
      if let complaint = journal?.keep(shell.journal) { console.tell([complaint]) }
      let now = shell.timeline.now
      let place = now.command.isEmpty ? "" : ", at #\(now.number)  \(now.command.firstLine.escaped)"
      said = ["restored \(lines)\(place)".clipped(to: Paragraph.width)]
      return journal.map { $0.holds(shell.journal) } ?? true
    }
    if isTaken || said.isEmpty { abandoned.remove(at: number - 1) }
    console.print(said.isEmpty ? ["another plumb has already restored it"] : said)
  }
}
