import ArgumentParser
import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import Platform
import PlumbLanguage

/// `plumb learn new`: a lesson or a course to begin with.
struct LearnNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a lesson, or a folder with a course, to start from.")

  @Argument(
    help: ArgumentHelp(
      "A file that ends in .lesson, or a folder for a course.", valueName: "name"))
  var path: String

  @Option(
    help: ArgumentHelp(
      "Make a lesson whose goal is the layout of a storyboard, Swift or a session.",
      valueName: "file"), completion: .layouts)
  var from: String?

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard !DiskFiles.exists(path) else {
      console.tell(["plumb: \(path.escaped): it is there already"])
      return try end(.usage)
    }
    guard let lesson = try lesson(console) else { return try end(.usage) }
    var files = [(path, lesson)]
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
        ("\(folder)/first.lesson", lesson),
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

  /// The text of the lesson, which may be made from a file; nil if that holds no layout to reach.
  private func lesson(_ console: Console) throws -> String? {
    guard let from else { return Template.lesson }
    let texts: SourceTexts
    switch SourceFiles.texts(of: from) {
    case .failure(let failure):
      console.tell(failure.lines)
      return nil
    case .success(let read): texts = read
    }
    do throws(Diagnostic) {
      let title = DiskFiles.name(of: from).split(separator: ".").first.map(String.init) ?? from
      if let layout = try OpenedFile(texts, named: from).firstLayout,
        let lesson = Template.lesson(titled: title, reaching: layout)
      {
        return lesson
      }
      console.tell(["plumb: \(from.escaped): it has no layout that rules make"])
    } catch { console.tell(SessionFile.failure(error, path: from).lines) }
    return nil
  }
}
