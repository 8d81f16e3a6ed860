import LayoutAudit
import LayoutShell
import Platform
import PlumbLanguage

/// The files that an audit checks, and with which plan.
struct AuditedFiles: Sendable {
  /// Files that are checked together.
  struct Job: Sendable {
    /// One file, or those of a folder that are read as one program.
    let paths: [String]
    /// The path that was given.
    let base: String
    /// What to look for.
    let plan: AuditPlan
  }

  /// Returns what to check at a path, in the order of the files' paths.
  ///
  /// Folders of other people's code are skipped unless they are given.
  ///
  /// - Parameters:
  ///   - path: A file or folder.
  ///   - plan: What to look for.
  ///   - exceptions: What to skip in a folder, each with the folder its paths are relative to.
  /// - Returns: The jobs; the files of a folder that make up a program are one job.
  /// - Throws: If there is nothing at the path, or it cannot be read.
  static func jobs(
    at path: String, _ plan: AuditPlan,
    without exceptions: [(configuration: AuditConfiguration, home: String)]
  ) throws(Files.Problem) -> [Job] {
    guard DiskFiles.exists(path) else { throw Files.Problem("\(path): no such file or folder") }
    guard SourceFiles.isFolder(path) else {
      return [Job(paths: [path], base: path, plan: plan)]
    }
    var root = path
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    let found = try SourceFiles.files(in: root, where: FileKind.isOpened(inFolders:))
    let prefix = root == "." ? "" : root == "/" ? "/" : "\(root)/"
    let paths = found.map { prefix + $0 }.filter { path in
      !exceptions.contains { $0.configuration.excepts(path.path(from: $0.home)) }
    }
    let program = paths.filter(FileKind.isPartOfProgram)
    var jobs = paths.filter { !FileKind.isPartOfProgram($0) }.map {
      Job(paths: [$0], base: root, plan: plan)
    }
    if !program.isEmpty { jobs.append(Job(paths: program, base: root, plan: plan)) }
    return jobs.sorted { $0.paths[0] < $1.paths[0] }
  }

  /// Returns the configuration file for a path: the one in its folder or in the nearest folder above;
  /// nil if there is none.
  static func configuration(for path: String) -> (path: String, home: String)? {
    var folder = absolute(SourceFiles.isFolder(path) ? path : FilePath.folder(of: path))
    while true {
      let file =
        folder == "/"
        ? "/\(AuditConfiguration.fileName)"
        : "\(folder)/\(AuditConfiguration.fileName)"
      if DiskFiles.exists(file) { return (file, folder) }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// The name of a file below the path that was given.
  static func name(of path: String, in job: Job) -> String {
    let prefix = job.base == "." ? "" : "\(job.base)/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : DiskFiles.name(of: path)
  }

  /// A path from the root of the disk, without links.
  static func absolute(_ path: String) -> String {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

extension String {
  /// Returns the path relative to a folder, or the path itself if it is not inside the folder.
  fileprivate func path(from folder: String) -> String {
    let whole = AuditedFiles.absolute(self)
    let prefix = folder == "/" ? "/" : "\(folder)/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : self
  }
}
