import JSONRPC
import JSONValues
import LayoutModel
import LayoutShell
import PlumbLanguage

extension EditorServer {
  /// The edits that give a view, rule or number of an open session another name: in the session that
  /// makes it, which may be one that is read, and in every session of the folder that reads that one.
  func rename(
    _ old: String, to name: String, in address: String
  ) throws(RPCError) -> JSONValue {
    guard let own = documents[address] else { throw RPCError(.requestFailed, "it is not open") }
    var changes: [String: JSONValue] = [:]
    for document in using(old, of: own) {
      guard let session = document.session, session.last.layout.named(old) != nil else {
        // A session that reads another one may remove the name again.
        guard document.path == own.path else { continue }
        throw RPCError(.requestFailed, "\(old) is not there any more at the end of the session")
      }
      var shell = session.last
      shell.source = .batch
      let reply = shell.run("rename \(Name.written(old)) \(Name.written(name))")
      if let error = reply.error {
        let place = document.path == own.path ? "" : "\(document.path): "
        throw RPCError(
          .requestFailed, "\(place)error[\(error.code.rawValue)]: \(error.message)")
      }
      let edits = session.places(of: old).map { place -> JSONValue in
        [
          "range": session.range(line: place.line, place.range),
          "newText": .string(Name.written(name)),
        ]
      }
      if !edits.isEmpty { changes[document.address] = .array(edits) }
    }
    return ["changes": .object(changes)]
  }

  /// The sessions that know a name as that of the same thing, played, the given one first.
  private func using(_ name: String, of own: EditedDocument) -> [EditedDocument] {
    guard own.path.hasPrefix("/") else { return [own] }
    // The session that makes it.
    var (maker, seen) = (own, Set([own.path]))
    while let path = maker.session?.readFile(making: name, from: maker.path),
      seen.insert(path).inserted, let next = document(at: path)
    {
      maker = next
    }
    let folder = FilePath.folder(of: own.path)
    let readers = files.sessions(folder).filter { path in
      path != own.path && path != maker.path && reads(maker.path, path)
    }
    let others = ([maker.path] + readers).filter { $0 != own.path }.compactMap(document)
    return [own] + others
  }

  /// Whether a session reads another one, itself or by way of others.
  private func reads(_ wanted: String, _ path: String) -> Bool {
    var (seen, waiting) = (Set([path]), [path])
    while let next = waiting.popLast() {
      guard let text = text(at: next) else { continue }
      for inner in SessionDocument.readFiles(in: text, of: next) where seen.insert(inner).inserted {
        if inner == wanted { return true }
        waiting.append(inner)
      }
    }
    return false
  }

  private func text(at path: String) -> String? {
    documents.values.first { $0.path == path }?.text ?? (try? files.texts(path, "/"))?.text
  }

  private func document(at path: String) -> EditedDocument? {
    var found = documents.values.first { $0.path == path }
    if found == nil, let text = text(at: path) {
      found = EditedDocument(FileAddress.address(path), text, version: nil, counting, files)
    }
    found?.play()
    return found
  }
}

extension SessionDocument {
  /// The path of the session that makes a name, where this one reads it; nil if it makes it itself.
  fileprivate func readFile(making name: String, from path: String) -> String? {
    guard let moment = moments.first(where: { $0.after.layout.named(name) != nil }) else {
      return nil
    }
    return Self.readFiles(in: "\(Self.sign)\(moment.check.input.text)", of: path).first
  }

  private static let sign = "plumb> "

  /// The paths of the sessions that the lines of a session read.
  fileprivate static func readFiles(in text: String, of path: String) -> [String] {
    let start = "\(sign)read "
    return text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(start) }.map { line in
      let name = line.dropFirst(start.count).drop { $0 == " " }
      let isQuoted = name.first == "\""
      let plain = isQuoted ? name.dropFirst().prefix { $0 != "\"" } : name.prefix { $0 != " " }
      return FilePath.normal("\(FilePath.folder(of: path))/\(plain)")
    }
  }
}
