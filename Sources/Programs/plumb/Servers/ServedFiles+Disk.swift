import LayoutAudit
import LayoutServers
import LayoutShell
import PlumbLanguage
import RunReports

extension ServedFiles {
  /// The disk, for reading.
  static let disk = ServedFiles(
    real: AuditedFiles.absolute,
    texts: { (path, folder) throws(Files.Problem) in
      guard !DiskFiles.isOdd(path) else { throw .odd }
      return try SourceFiles.texts(at: path, within: folder)
    },
    beside: SessionFile.folder(of:),
    sessions: { folder in
      (try? SourceFiles.files(in: folder) { $0.hasSuffix(".plumb") }) ?? []
    },
    audit: { (path, folder) throws(Files.Problem) in try audit(path, within: folder) },
    keep: { (text, name) throws(Files.Problem) in
      guard let folder = UserFolder.cache else { throw Files.Problem("there is no home folder") }
      DiskFiles.makeFolder("\(folder)/shown")
      try DiskFiles.write(text, to: "\(folder)/shown/\(name)")
      return "\(folder)/shown/\(name)"
    })

  private static func audit(
    _ path: String, within folder: String
  ) throws(Files.Problem) -> (files: [ReportedFile], notes: [String]) {
    var notes: [String] = []
    var file = AuditConfiguration()
    var left: [(configuration: AuditConfiguration, home: String)] = []
    if let found = AuditedFiles.configuration(for: path),
      found.home == folder || found.home.hasPrefix(folder == "/" ? "/" : folder + "/")
    {
      let text = try DiskFiles.text(of: found.path)
      do { file = try AuditConfiguration(text) } catch {
        throw Files.Problem("\(found.path): \(error.message)")
      }
      left.append((file, found.home))
    }
    let jobs = try AuditedFiles.jobs(at: path, file.plan, without: left)
    let supported = file.conditions.isEmpty ? AppFiles.supported(jobs, notes: &notes) : jobs
    var files: [ReportedFile] = []
    for job in supported {
      let found = try AuditedFiles.look(at: job, within: folder)
      files += found.files
      notes += found.notes
    }
    return (files, notes)
  }
}

extension AuditedFiles {
  /// Looks at what belongs together; a file that was named is read with its neighbours in a folder.
  fileprivate static func look(at job: Job, within folder: String) throws(Files.Problem) -> Found {
    guard job.paths[0] == job.base else { return look(at: job) }
    guard !DiskFiles.isOdd(job.base) else { throw .odd }
    let texts = try SourceFiles.texts(at: job.base, within: folder)
    do {
      let audit = try FileAudit(
        texts, job.paths, job.plan, neighbours: SessionFile.folder(of: job.base))
      return Found(files: audit.files, notes: audit.notes)
    } catch {
      let failure = SessionFile.failure(error, path: job.base)
      return Found(files: [ReportedFile(job.base, unreadable: failure)])
    }
  }
}
