import ArgumentParser
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import LayoutPages
import LayoutShell
import PlumbLanguage
import SwiftReader
import XcodeLogs

/// `--matrix --on "iPhone SE" --text-size AX1 --against HEAD`: a contact sheet, and what is on it.
struct SheetOptions: ParsableArguments {
  @Flag(
    help: """
      Show it on several devices, in several text sizes and both directions, each with what is \
      wrong, the worst first.
      """)
  var matrix = false

  @Option(
    help: ArgumentHelp(
      """
      A screen of the sheet, repeatable: own, small, large, tablet, a device such as \
      \"iPhone SE landscape\", or a size.
      """, valueName: "screen"), completion: .devices, transform: Self.screen)
  var on: [SheetCondition.Screen] = []

  @Option(
    help: ArgumentHelp(
      "A text size of the sheet, repeatable: XS to XXXL, AX1 to AX5.", valueName: "name"),
    transform: Self.textSize)
  var textSize: [TextSize] = []

  @Option(
    help: ArgumentHelp(
      "A direction of the sheet, repeatable: own or mirrored; both by default.",
      valueName: "own|mirrored"), transform: Self.direction)
  var direction: [Bool] = []

  @Option(
    help: ArgumentHelp(
      "Show another version beside it: a file, or a revision that git knows, such as HEAD~1.",
      valueName: "file|revision"), completion: .file())
  var against: String?

  func validate() throws {
    if !matrix, !(on.isEmpty && textSize.isEmpty && direction.isEmpty) {
      throw ValidationError(
        "--on, --text-size and --direction say what --matrix shows: add --matrix")
    }
  }

  /// Whether a sheet is asked for.
  var isAskedFor: Bool { matrix || against != nil }

  private static func screen(_ text: String) throws -> SheetCondition.Screen {
    guard let screen = SheetCondition.Screen(text) else {
      let nearest =
        Similarity.nearest(to: text, among: Device.all.map(\.name))
        .map { "; did you mean \($0)?" } ?? ""
      throw ValidationError(
        "--on takes own, small, large, tablet, a device or a size such as 375x667, not \(text)\(nearest)"
      )
    }
    return screen
  }

  private static func textSize(_ text: String) throws -> TextSize {
    guard let size = TextSize(named: text) else {
      let names = TextSize.all.map(\.name).joined(separator: ", ")
      throw ValidationError("--text-size takes one of \(names), not \(text)")
    }
    return size
  }

  private static func direction(_ text: String) throws -> Bool {
    guard ["own", "mirrored"].contains(text) else {
      throw ValidationError("--direction takes own or mirrored, not \(text)")
    }
    return text == "mirrored"
  }

  /// The sheet of a file.
  func sheet(
    of path: String?, at step: Int?, _ lets: LetOptions, _ request: SceneRequest,
    showing details: PictureDetails, _ console: Console
  ) throws -> ContactSheet {
    let name = path.map { DiskFiles.name(of: $0) } ?? "standard input"
    let own = try layout(of: path, named: nil, at: step, lets, request, console)
    var versions = [try version("", of: path, own, step, lets, request)]
    if let against {
      let earlier = try earlier(than: path, against, console)
      defer { earlier.remove() }
      let before = try layout(
        of: earlier.path, named: earlier.name, at: nil, lets, request, console)
      versions = [
        try version("before", of: earlier.path, before, nil, lets, request),
        ContactSheet.Version("after", versions[0].layout),
      ]
      return ContactSheet(name, versions, under: conditions(of: own), showing: details)
    }
    return ContactSheet(name, versions, under: conditions(of: own), showing: details)
  }

  /// What the sheet shows: all screens in all text sizes and directions.
  private func conditions(of layout: Layout) -> [SheetCondition] {
    guard matrix else { return [SheetCondition(.own, .usual, isMirrored: false)] }
    let screens = on.isEmpty ? SheetCondition.usualScreens(of: layout) : on
    // Without texts, all text sizes would look the same.
    let usual = layout.items.contains { $0.text != nil } ? ["L", "XXXL", "AX3"] : ["L"]
    let sizes = textSize.isEmpty ? usual.compactMap { TextSize(named: $0) } : textSize
    let directions = direction.isEmpty ? [false, true] : direction
    return screens.flatMap { screen in
      sizes.flatMap { size in
        directions.map { SheetCondition(screen, size, isMirrored: $0) }
      }
    }
  }

  /// How a version is laid out on a screen: a scene of a storyboard is read for it, as its size
  /// classes depend on the device.
  private func version(
    _ name: String, of path: String?, _ own: Layout, _ step: Int?, _ lets: LetOptions,
    _ request: SceneRequest
  ) throws -> ContactSheet.Version {
    let isScene: Bool
    if let path, case .success(let file) = OpenedFile.read(path, lets, asking: request),
      case .scenes = file
    {
      isScene = true
    } else {
      isScene = false
    }
    var known: [String: Layout] = [:]
    if isScene {
      for screen in on.isEmpty ? SheetCondition.usualScreens(of: own) : on {
        guard case .device = screen else { continue }
        var there = request
        there.device = screen.name
        if case .success(let file) = OpenedFile.read(path, lets, asking: there) {
          known[screen.name] = file.layouts?.first?.layout
        }
      }
    }
    return ContactSheet.Version(name) { [known] screen in
      known[screen.name].map { ($0, true) } ?? (own, false)
    }
  }

  private func layout(
    of path: String?, named name: String?, at step: Int?, _ lets: LetOptions,
    _ request: SceneRequest, _ console: Console
  ) throws -> Layout {
    switch ShownLayout.read(path, at: step, lets, request, console) {
    case .success(let shown):
      guard shown.layout.root != nil else {
        console.tell(["plumb: \(name ?? path ?? "standard input"): there is no layout in it"])
        try end(.usage)
        return shown.layout
      }
      return shown.layout
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
      return Layout()
    }
  }

  private func end(_ code: ExitCode) throws { throw ArgumentParser.ExitCode(code.rawValue) }

  /// Another version of a file: one on the disk, or what git has of it.
  private func earlier(
    than path: String?, _ other: String, _ console: Console
  ) throws -> Earlier {
    if DiskFiles.exists(other) { return Earlier(path: other, name: other, isTemporary: false) }
    guard let path else {
      console.tell(["plumb: \(other): no such file, and standard input has no revisions"])
      try end(.usage)
      return Earlier(path: "", name: "", isTemporary: false)
    }
    do throws(Files.Problem) { return try Earlier(revision: other, of: path) } catch {
      console.tell(["plumb: \(error.reason)"])
      try end(.usage)
      return Earlier(path: "", name: "", isTemporary: false)
    }
  }
}
