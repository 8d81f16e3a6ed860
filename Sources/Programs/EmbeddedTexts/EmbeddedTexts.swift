import Foundation
import PackagePlugin

/// Embeds the files of certain folders of a target in its code, as texts.
///
/// The files in `Libraries` are available as `LibraryTexts.files`, by name.
@main
struct EmbeddedTexts: BuildToolPlugin {
  /// The folders, with the types that contain their texts.
  private static let folders = [("Libraries", "LibraryTexts")]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try Self.folders.compactMap { name, type in
      let folder = target.directoryURL.appending(component: name)
      guard FileManager.default.fileExists(atPath: folder.path()) else { return nil }
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).sorted { $0.lastPathComponent < $1.lastPathComponent }
      let output = context.pluginWorkDirectoryURL.appending(component: "\(type).swift")
      return .buildCommand(
        displayName: "Embedding \(name)", executable: try context.tool(named: "EmbedTexts").url,
        arguments: [output.path(), type] + files.map { $0.path() }, inputFiles: files,
        outputFiles: [output])
    }
  }
}
