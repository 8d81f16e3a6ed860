import LayoutAudit
import LayoutShell

/// Finds what the app of a file supports: in the Xcode project and the property lists around it.
struct AppFiles {
  /// How many folders above a file are looked through.
  private static let heightLimit = 12
  /// What is known of the files in a folder.
  private var known: [String: AppSupport] = [:]
  private var projects: [String: ProjectFile] = [:]

  /// Returns the jobs without the conditions that the apps of their files do not support; each
  /// reason is added to the notes once.
  static func supported(
    _ jobs: [AuditedFiles.Job], notes: inout [String]
  ) -> [AuditedFiles.Job] {
    var apps = AppFiles()
    let scenes = jobs.filter { job in isOfScenes(job.paths[0]) }
    let code = SceneCode(scenes.isEmpty ? [] : code(beside: jobs))
    let files = scenes.lazy.compactMap { try? DiskFiles.text(of: $0.paths[0]) }
    if let note = code.orientations.note(on: files) { notes.append(note) }
    return jobs.map { job in
      var plan = job.plan
      let support = apps.support(of: job.paths[0])
      // Where it is the only check, it was asked for.
      if support.runsRightToLeft == false, plan.checks.count > 1 {
        plan.checks.removeAll { $0.name == AuditCheck.leftRight.name }
      }
      // Only scenes are laid out on devices.
      if isOfScenes(job.paths[0]) {
        plan.code = code
        let filtered = support.filter(plan.conditions)
        plan.conditions = filtered.conditions
        if let note = filtered.note, !notes.contains(note) { notes.append(note) }
      }
      return AuditedFiles.Job(paths: job.paths, base: job.base, plan: plan)
    }
  }

  /// Whether a file has scenes.
  private static func isOfScenes(_ path: String) -> Bool {
    [".storyboard", ".xib"].contains(where: path.lowercased().hasSuffix)
  }

  /// The code that is audited as well, or belongs to the project of the only file, as far as it says
  /// something of scenes.
  private static func code(beside jobs: [AuditedFiles.Job]) -> [String] {
    let paths =
      jobs.count == 1
      ? SourceModule(around: jobs[0].paths[0]).paths
      : jobs.flatMap(\.paths).filter(FileKind.isPartOfProgram)
    return paths.compactMap { path in
      (try? DiskFiles.text(of: path)).flatMap { SceneCode.isOfInterest($0) ? $0 : nil }
    }
  }

  /// Returns what the app that a file belongs to supports.
  ///
  /// Of several property lists, the nearest ones count: those that share the most folders with the
  /// file. An app of which nothing is said may be shown in any way.
  mutating func support(of path: String) -> AppSupport {
    let folder = AuditedFiles.absolute(FilePath.folder(of: path))
    if let known = known[folder] { return known }
    let found = search(from: folder)
    known[folder] = found
    return found
  }

  private mutating func search(from folder: String) -> AppSupport {
    var home = folder
    for _ in 0..<Self.heightLimit {
      let names = SourceFiles.names(in: home) ?? []
      if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        return support(in: folder, of: "\(home)/\(project)", home)
      }
      let lists = Self.lists(in: home, names)
      if !lists.isEmpty, !hasProject(above: home) {
        return nearest(lists, to: folder, home, nil)
      }
      guard home != "/", !names.contains(".git") else { break }
      home = FilePath.folder(of: home)
    }
    return AppSupport()
  }

  /// Whether there is an Xcode project in one of the folders above, which knows its lists.
  private func hasProject(above folder: String) -> Bool {
    var home = folder
    for _ in 0..<Self.heightLimit {
      guard home != "/", SourceFiles.names(in: home)?.contains(".git") != true else { return false }
      home = FilePath.folder(of: home)
      if SourceFiles.names(in: home)?.contains(where: { $0.hasSuffix(".xcodeproj") }) == true {
        return true
      }
    }
    return false
  }

  /// The property lists of apps in a folder, and one level below.
  private static func lists(in home: String, _ names: [String]) -> [String] {
    func isList(_ name: String) -> Bool {
      name.hasSuffix("Info.plist") && !name.hasPrefix("GoogleService")
    }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      if isList(name) { return [name] }
      guard SourceFiles.isFolder("\(home)/\(name)") else { return [] }
      return (SourceFiles.names(in: "\(home)/\(name)") ?? []).filter(isList).map { "\(name)/\($0)" }
    }
  }

  private mutating func support(
    in folder: String, of project: String, _ home: String
  ) -> AppSupport {
    let path = "\(project)/project.pbxproj"
    guard let text = try? DiskFiles.text(of: path) else { return AppSupport() }
    let file = projects[path] ?? ProjectFile(text)
    projects[path] = file
    let known = (name: AuditedFiles.shown(project), file: file)
    return nearest(file.lists, to: folder, home, known)
  }

  /// What the lists say that are nearest to a folder; where several are as near, all of them that
  /// name orientations.
  private func nearest(
    _ lists: [String], to folder: String, _ home: String,
    _ project: (name: String, file: ProjectFile)?
  ) -> AppSupport {
    let found = lists.compactMap { path -> (support: AppSupport, height: Int)? in
      guard let text = try? DiskFiles.text(of: "\(home)/\(path)") else { return nil }
      let list = AppSupport.PropertyList(
        text, name: AuditedFiles.shown("\(home)/\(path)"), path: path)
      let shared = Self.shared("\(home)/\(path)", folder)
      return (AppSupport(list: list, project: project), shared)
    }
    guard let most = found.map(\.height).max() else {
      return AppSupport(list: nil, project: project)
    }
    let near = found.filter { $0.height == most }.map(\.support)
    let telling = near.filter(\.knowsOrientations)
    let apps = telling.isEmpty ? near : telling
    return apps.dropFirst().reduce(apps[0]) { $0.joined(with: $1) }
  }

  /// How many folders two paths share from the root.
  private static func shared(_ list: String, _ folder: String) -> Int {
    let (one, other) = (list.split(separator: "/").dropLast(), folder.split(separator: "/"))
    return zip(one, other).prefix { $0 == $1 }.count
  }
}
