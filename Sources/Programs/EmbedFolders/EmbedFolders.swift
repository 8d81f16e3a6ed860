import Foundation
import PackagePlugin

/// Makes folders of a module part of the program, as text: the folder `Course` is `Embedded.course`
/// there, the texts of its files by their names.
///
/// Another file in such a folder is all that it takes. The target excludes the folder, so that
/// Swift code in it is text as well.
@main struct EmbedFolders: BuildToolPlugin {
  /// What the folders are called.
  private static let names = ["Course", "Libraries", "Script"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = Self.names.map { target.directoryURL.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }
    }
    let code = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folders.map(\.lastPathComponent).joined(separator: ", "))",
        executable: try context.tool(named: "embed-folders").url,
        arguments: [code.path] + folders.map(\.path), inputFiles: files, outputFiles: [code])
    ]
  }
}
