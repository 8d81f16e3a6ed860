import PlumbLanguage

extension ImportFormat {
  /// What Xcode prints when constraints cannot be satisfied.
  static let conflictLog = ImportFormat(
    name: "log", title: "a conflict log from Xcode", recognises: { ConflictLog.isLog($0) },
    read: { (text) throws(Diagnostic) in
      var logs: [ImportedLog] = []
      for block in try ConflictLog.blocks(in: text) { logs.append(try block.imported()) }
      guard !logs.isEmpty else {
        throw Diagnostic(.logFormat, "there is no constraint in this log", at: [], in: "")
      }
      return logs
    })
}
