import ArgumentParser
import InterfaceBuilder
import LayoutAudit
import LayoutExport
import LayoutLessons
import LayoutModel
import LayoutShell
import RunReports

/// What a shell offers behind a flag, or where an argument stands.
///
/// Lists are those that the flags themselves read, so that a new format, device or lesson is
/// offered as soon as it is there.
extension CompletionKind {
  /// Sessions, and folders on the way to them.
  static let sessions = CompletionKind.file(extensions: ["plumb"])
  /// Whatever holds a layout, and folders on the way to it.
  static let layouts = CompletionKind.file(extensions: FileKind.endings)
  /// Reports that can be merged.
  static let reports = CompletionKind.file(extensions: ["json"])
  /// The formats of replies.
  static let modes = CompletionKind.list(Format.all.map(\.name))
  /// The formats of reports; the file comes behind `=`, or as the next word.
  static let reportFormats = CompletionKind.list(ReportFormat.all.map(\.name))
  /// The dialects to export to.
  static let dialects = CompletionKind.list(Dialects.all.map(\.name))
  /// Devices by their names, and by the ids that storyboards use.
  static let devices = CompletionKind.list(Device.all.map(\.name) + CanvasDevice.ids)
  /// The devices of an audit.
  static let auditedDevices = CompletionKind.list(["own"] + Device.all.map(\.name))
  /// The checks of an audit.
  static let checks = CompletionKind.list(AuditCheck.all.map(\.name))
  /// What an audit can fail for.
  static let failures = CompletionKind.list(
    ["error", "warning", "note", "none"] + AuditCheck.all.map(\.name))

  /// The scenes of the storyboards and xibs that the line names.
  static let scenes = CompletionKind.custom { words, _, _ in
    words.dropFirst().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .flatMap { path in
        guard let text = try? DiskFiles.text(of: path),
          let file = try? SceneFile(text, named: path)
        else { return [String]() }
        return file.names
      }
  }

  /// The lessons of the course that the line names, or of the one that is part of the program.
  static let lessons = CompletionKind.custom { words, _, _ in
    let folder = words.firstIndex(of: "--course").map { $0 + 1 }
      .flatMap { $0 < words.count ? words[$0] : nil }
    guard
      case .success(let course) = LessonFiles.course(in: folder)
    else { return [] }
    return course.lessons.map(\.name)
  }

  /// The languages of the built-in course.
  static let languages = CompletionKind.list(
    [(try? BuiltInCourse.course.get())?.language].compactMap(\.self)
      + Course.languages(in: BuiltInCourse.names))

  /// The tags of the sessions that the line names, or of those below `Sessions`.
  static let tags = CompletionKind.custom { words, _, _ in
    let named = words.filter { $0.hasSuffix(".plumb") }
    let paths = try? DiskFiles.sessions(at: named.isEmpty ? SessionFile.usualPaths : named)
    let tags = (paths ?? []).flatMap { path -> [String] in
      guard case .success(let session) = SessionFile.read(path) else { return [] }
      return session.tags
    }
    return Set(tags).sorted()
  }
}
