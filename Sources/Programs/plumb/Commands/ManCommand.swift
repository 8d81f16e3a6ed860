import ArgumentParser
import LayoutDrawing
import LayoutModel
import LayoutShell
import Platform
import PlumbLanguage

/// `plumb man`: the pages of the manual, for `man` to show.
struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "Print a page of the manual, or write all of them.",
    discussion: """
      Without a name it lists the pages. To read one without installing it:

        plumb man plumb-replay | man -l -
      """)

  @Argument(
    help: "The page, such as plumb-replay; plumb-session and plumb-lesson describe files.",
    completion: .custom { _, _, _ in ManualPages.all.map(\.name) })
  var page: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write all pages to.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard page == nil || folder == nil else {
      throw ValidationError("-o writes all pages; a page by its name is printed")
    }
  }

  func run() throws {
    let console = look.console
    let pages = ManualPages.all
    if let folder { return try write(pages, to: folder, console) }
    guard let page else {
      return console.print(pages.map { "\($0.name)(\($0.section))  \($0.about)" })
    }
    // `plumb man replay` is what someone types who has not seen the list.
    guard let found = pages.first(where: { $0.name == page || $0.name == "plumb-\(page)" }) else {
      let nearest = Similarity.nearest(to: page, among: pages.map(\.name))
      console.tell([
        "plumb: there is no page \(page.escaped)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; plumb man lists the pages")
      ])
      return try end(.usage)
    }
    console.write(found.roff)
  }

  private func write(_ pages: [ManualPage], to folder: String, _ console: Console) throws {
    for page in pages {
      let place = "\(folder)/man\(page.section)"
      do {
        try FileManager.default.createDirectory(
          atPath: place, withIntermediateDirectories: true)
      } catch {
        console.tell(["plumb: \(place.escaped): the folder cannot be made"])
        return try end(.usage)
      }
      let path = "\(place)/\(page.name).\(page.section)"
      do throws(Files.Problem) {
        try DiskFiles.write(page.roff, to: path)
      } catch {
        console.tell(["plumb: \(path.escaped): \(error.reason)"])
        return try end(ExitCode(writing: error))
      }
    }
    console.tell(["wrote \(pages.count.counted("page")) to \(folder)"])
  }
}
