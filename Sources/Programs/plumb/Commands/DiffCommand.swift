import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutPictures
import LayoutShell
import PlumbLanguage
import SwiftReader
import XcodeLogs

/// `plumb diff`: what tells the layouts of two files apart.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare the rules and frames of two files.",
    discussion: """
      The files may be of any kind: sessions, logs, Swift code, storyboards. A view is known by its \
      name, a rule by what it says. The exit code is 1 if they differ. --svg also draws the second \
      with the frames of the first.
      """)

  @Argument(help: "The first file.", completion: .layouts)
  var before: String

  @Argument(help: "The second file.", completion: .layouts)
  var after: String

  @Option(
    help: "The step of sessions to compare; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @Option(
    help: "Print \(Format.names).", completion: .modes,
    transform: { name in
      guard let format = Format.named(name) else {
        throw ValidationError("--mode takes \(Format.names), not \(name)")
      }
      return format
    })
  var mode = Format.table

  @Option(
    help: ArgumentHelp(
      "A picture to write of the second, with the frames of the first.",
      valueName: "output"), completion: .file())
  var svg: String?

  @Flag(help: "Replace the picture's file even if it is an input, or of another kind.")
  var force = false

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard let first = try analysis(of: before, console),
      let second = try analysis(of: after, console)
    else { return }
    let difference = LayoutDifference(from: first, to: second)
    console.print(mode.lines(of: difference))
    if let svg {
      let change = Drawable.change(from: first, to: second, of: nil, ofOneDocument: false)
      var output = OutputFile()
      (output.path, output.force) = (svg, force)
      try write(
        PictureFormat.all[0].text(of: change.picture()), to: output, as: .picture,
        madeOf: [before, after], console)
    }
    try end(difference.isEmpty ? .good : .mismatch)
  }

  /// The layout of a file, solved; otherwise the process ends.
  private func analysis(of path: String, _ console: Console) throws -> LayoutAnalysis? {
    switch ShownLayout.read(path, at: at, lets, scenes.request, console) {
    case .success(let shown): return shown.analysis
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
      return nil
    }
  }
}
