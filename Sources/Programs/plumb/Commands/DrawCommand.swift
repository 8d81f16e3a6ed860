import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPages
import LayoutPictures
import LayoutShell
import PlumbLanguage
import SwiftReader
import XcodeLogs

/// `plumb draw`: a layout as a picture.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw a layout, a rule, a step or conflicts as a picture.",
    discussion: """
      Views are drawn to scale, with guides and margins dotted; what is ambiguous is \
      hatched, with both extremes. A conflict is drawn as its sum. -o card.png and -o \
      card.pdf need a program that converts vector graphics, such as chromium or rsvg-convert. \
      --matrix draws the layout on several devices, in several text sizes and in both \
      directions, the worst first; --against draws it beside another version.
      """)

  @OptionGroup var file: SubjectFile

  @Option(help: "The step to draw; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @Option(
    help: "A step of the session whose frames are drawn as well.", transform: StepNumber.parse)
  var since: Int?

  @Option(help: ArgumentHelp("The view to draw, with what is inside.", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("A rule, drawn as its anchors and distance.", valueName: "name"))
  var rule: String?

  @Flag(help: "Draw each conflict as its sum.")
  var conflicts = false

  @Flag(help: "Set the texts of labels in their lines.")
  var text = false

  @Flag(help: "Write the distances between views where they are.")
  var distances = false

  @OptionGroup var size: SizeOption

  @Flag(help: "Lay it out right to left.")
  var rtl = false

  @OptionGroup var output: OutputFile

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  @OptionGroup var sheet: SheetOptions

  /// What is shown inside and between the views.
  private var details: PictureDetails {
    [text ? .texts : [], distances ? .distances : []]
  }

  func validate() throws {
    let parts = [conflicts, rule != nil, view != nil, since != nil, size.size != nil, rtl]
    if sheet.isAskedFor, parts.contains(true) {
      throw ValidationError(
        "a sheet shows whole layouts: leave out --conflicts, --rule, --view, --since, --size, --rtl"
      )
    }
    if [conflicts, rule != nil, view != nil || since != nil].count(where: \.self) > 1 {
      throw ValidationError("--conflicts, --rule and --view or --since exclude each other")
    }
    if conflicts, text || distances {
      let flag = text ? "--text" : "--distances"
      throw ValidationError("--conflicts draws sums, which have no views: leave out \(flag)")
    }
  }

  func run() throws {
    let console = look.console
    if sheet.isAskedFor {
      let made = try sheet.sheet(
        of: file.path, at: at, lets, scenes.request, showing: details, console)
      return try write(made.picture, console)
    }
    switch ShownLayout.read(file.path, at: at, lets, scenes.request, console) {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(let shown):
      var before: Layout?
      if let since {
        let steps = shown.player?.shell.timeline.steps
        guard let steps, steps.indices.contains(since) else {
          console.tell(["plumb: there is no step \(since) in \(file.name)"])
          return try end(.usage)
        }
        before = steps[since].layout
      }
      try draw(shown.layout, since: before, console)
    }
  }

  private func draw(_ layout: Layout, since before: Layout?, _ console: Console) throws {
    let analysis = LayoutAnalysis(try changed(layout, console))
    var pictures: [Picture] = []
    if conflicts {
      pictures = analysis.conflicts.map { Drawable.conflict($0, in: analysis).picture() }
      guard !pictures.isEmpty else {
        console.tell(["plumb: there is no conflict in \(file.name)"])
        return try end(.mismatch)
      }
    } else {
      let drawable: Drawable
      if let rule {
        guard case .rule(let id)? = analysis.layout.named(rule) else {
          return try unknown("rule", rule, console)
        }
        drawable = .rule(id, in: analysis)
      } else {
        var item: Item.ID?
        if let view {
          guard case .item(let id)? = analysis.layout.named(view) else {
            return try unknown("view", view, console)
          }
          item = id
        }
        if let before {
          drawable = .change(
            from: LayoutAnalysis(try changed(before, console)), to: analysis, of: item)
        } else {
          drawable = .layout(analysis, of: item)
        }
      }
      pictures = [drawable.picture(showing: details)]
    }
    try write(Picture(stacking: pictures), console)
  }

  /// Writes a picture in the format that the name of the file says.
  private func write(_ picture: Picture, _ console: Console) throws {
    if let path = output.path,
      let format = PictureFormat.converted.first(where: { path.lowercased().hasSuffix(".\($0)") })
    {
      return try write(picture, as: format, to: path, console)
    }
    let format = output.path.flatMap { path in
      PictureFormat.all.first { path.hasSuffix(".\($0.name)") }
    }
    try write(
      (format ?? PictureFormat.all[0]).text(of: picture), to: output, as: .picture,
      madeOf: [file.path], console)
  }

  /// Writes a PNG or PDF file, which a program of the machine makes.
  private func write(
    _ picture: Picture, as format: String, to path: String, _ console: Console
  ) throws {
    if !output.force, DiskFiles.exists(path), !PictureProgram.holds(path, format) {
      console.tell(["plumb: \(path): it is not a \(format) file; --force replaces it"])
      return try end(.usage)
    }
    do throws(PictureProgram.Problem) {
      let bytes = try PictureProgram.bytes(of: picture, as: format)
      do throws(Files.Problem) { try DiskFiles.write(bytes, to: path) } catch {
        throw PictureProgram.Problem(reason: error.reason)
      }
      console.tell(["wrote \(path)"])
    } catch {
      console.tell(["plumb: \(path): \(error.reason)"])
      try end(.usage)
    }
  }

  private func unknown(_ what: String, _ name: String, _ console: Console) throws {
    console.tell(["plumb: no \(what) in \(file.name) is named \(name.escaped)"])
    try end(.usage)
  }

  /// The layout at the size and in the direction that are asked for.
  private func changed(_ layout: Layout, _ console: Console) throws -> Layout {
    guard var layout = size.resized(layout) else {
      console.tell(["plumb: \(file.name) cannot be laid out at that size"])
      try end(.usage)
      return layout
    }
    if rtl { layout.setDirection(isRightToLeft: true) }
    return layout
  }
}
