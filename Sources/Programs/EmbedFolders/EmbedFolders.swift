import Foundation
import PackagePlugin

/// Makes folders of a module part of the program, as text: the folder `Course` is `Embedded.course`
/// there, the texts of its files by their names, which begin with the folders they are in below it.
///
/// Another file in such a folder is all that it takes. The target excludes the folder, so that
/// Swift code in it is text as well.
///
/// Other folders hold Swift code, each file of which declares a value that belongs to a list: of
/// the folder `Checks`, `Embedded.checks` is that list.
@main struct EmbedFolders: BuildToolPlugin {
  /// What the folders of texts are called.
  private static let names = ["Course", "Debugger", "Libraries", "Script"]
  /// What the folders of values are called.
  private static let lists = ["Checks"]

  /// The files of other folders that a module has as `Embedded.files`, by its name.
  private static let files: [String: [String]] = [
    "plumb": [
      "Sessions/first-steps.plumb",
      "Sources/Programs/plumb/plumb.docc/CommandLine.md",
      "Sources/Shell/LayoutShell/LayoutShell.docc/Sessions.md",
      "Sources/Tools/LayoutLessons/LayoutLessons.docc/Lessons.md",
    ]
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    func folders(_ names: [String]) -> [URL] {
      names.map { target.directoryURL.appending(path: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
    let (texts, lists) = (folders(Self.names), folders(Self.lists))
    let files = try (texts + lists).flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
    }
    let single: [URL] = (Self.files[target.name] ?? []).map {
      context.package.directoryURL.appending(path: $0)
    }
    // A release says which commit it is made of; other builds would be made anew for each.
    let commit = ProcessInfo.processInfo.environment["PLUMB_COMMIT"] ?? ""
    let code = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    // Step by step: as one expression it takes the compiler minutes.
    var arguments: [String] = [code.path]
    arguments += texts.map(\.path)
    arguments.append("--list")
    arguments += lists.map(\.path)
    if !single.isEmpty {
      arguments += ["--commit", commit, "--files"]
      arguments += single.map(\.path)
    }
    let names: [String] = (texts + lists + single).map(\.lastPathComponent)
    return [
      .buildCommand(
        displayName: "Embedding \(names.joined(separator: ", "))",
        executable: try context.tool(named: "embed-folders").url, arguments: arguments,
        inputFiles: files + single, outputFiles: [code])
    ]
  }
}
