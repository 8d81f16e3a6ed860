import ArgumentParser
import LayoutDiagnosis
import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell

/// `plumb learn summary`: what the chapters are about, to print.
struct LearnSummaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary", abstract: "Print what a chapter is about in ten lines, or all of them.")

  @Argument(help: "The number of a chapter, as plumb learn --map shows it; all by default.")
  var chapter: Int?

  @OptionGroup var options: CourseOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard let course = options.read(console) else { return try end(.failingLine) }
    var chapters = course.chapters
    if let chapter {
      guard chapters.indices.contains(chapter - 1) else {
        console.tell([
          "plumb: there is no chapter \(chapter); plumb learn --map numbers them 1 to \(chapters.count)"
        ])
        return try end(.usage)
      }
      chapters = [chapters[chapter - 1]]
    }
    let pages = chapters.filter { !$0.summary.isEmpty }.map(Classroom.summary(of:))
    guard !pages.isEmpty else {
      console.tell(["plumb: no summary is written in \(Course.listName)"])
      return try end(.mismatch)
    }
    console.print(Array(pages.joined(separator: [Line(.text, "")])))
  }
}
