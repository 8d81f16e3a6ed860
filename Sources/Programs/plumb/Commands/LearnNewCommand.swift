import ArgumentParser
import FoundationEssentials
import Glibc
import LayoutDrawing
import LayoutLessons
import LayoutShell

/// `plumb learn new`: a lesson or a course to begin with.
struct LearnNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a lesson, or a folder with a course, to start from.")

  @Argument(
    help: ArgumentHelp(
      "A file that ends in .lesson, or a folder for a course.", valueName: "name"))
  var path: String

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard !DiskFiles.exists(path) else {
      console.tell(["plumb: \(path.escaped): it is there already"])
      return try end(.usage)
    }
    var files = [(path, Template.lesson)]
    // What was made before the disk was full is taken away again: the next try would find it.
    var made: [String] = []
    if !path.hasSuffix(".lesson") {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      made = DiskFiles.missingFolders(of: folder)
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        console.tell(["plumb: \(folder.escaped): the folder cannot be made"])
        return try end(.usage)
      }
      files = [
        ("\(folder)/\(Course.listName)", Template.list(titled: DiskFiles.name(of: folder))),
        ("\(folder)/first.lesson", Template.lesson),
      ]
    }
    for (path, text) in files {
      do { try write(text, to: path, console) } catch {
        for path in made.reversed() { remove(path) }
        throw error
      }
      made.append(path)
    }
    console.tell(["next: edit, then plumb learn check \(ShellWord(path))"])
  }
}
