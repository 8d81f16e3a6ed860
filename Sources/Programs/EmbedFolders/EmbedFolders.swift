import Foundation
import PackagePlugin

/// Makes folders of a module part of the program, as text: the folder `Course` is `Embedded.course`
/// there, the texts of its files by their names.
///
/// Another file in such a folder is all that it takes. The target excludes the folder, so that
/// Swift code in it is text as well.
///
/// Other folders hold Swift code, each file of which declares a value that belongs to a list: of
/// the folder `Checks`, `Embedded.checks` is that list.
@main struct EmbedFolders: BuildToolPlugin {
  /// What the folders of texts are called.
  private static let names = ["Course", "Libraries", "Script"]
  /// What the folders of values are called.
  private static let lists = ["Checks"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    func folders(_ names: [String]) -> [URL] {
      names.map { target.directoryURL.appending(path: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
    let (texts, lists) = (folders(Self.names), folders(Self.lists))
    let files = try (texts + lists).flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }
    }
    let code = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    return [
      .buildCommand(
        displayName:
          "Embedding \((texts + lists).map(\.lastPathComponent).joined(separator: ", "))",
        executable: try context.tool(named: "embed-folders").url,
        arguments: [code.path] + texts.map(\.path) + ["--list"] + lists.map(\.path),
        inputFiles: files, outputFiles: [code])
    ]
  }
}
