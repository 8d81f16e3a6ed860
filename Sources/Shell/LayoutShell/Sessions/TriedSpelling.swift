package import LayoutExport

extension Spelling {
  /// The same without expectations that do not hold when it is replayed; each is a remark.
  ///
  /// A layout in conflict that is built again, with the lines in another order, may break other
  /// rules, and so have other frames. What is not a session is returned as it is.
  package var tried: Spelling {
    guard let session = try? Session(text) else { return self }
    let replay = Replay(session, files: .none, oracle: .none)
    var result = self
    let unmet = replay.failures.filter(\.check.isExpectation)
    for failure in unmet.reversed() { result.lines.remove(at: failure.check.line - 1) }
    for failure in unmet {
      let subject = failure.check.input.text.drop { $0 != " " }.dropFirst().prefix { $0 != "=" }
      let reason = failure.printed.first ?? "it does not hold"
      result.remarks.append(
        Remark(String(subject).trimmedBlanks, "it is another one when the file is read: \(reason)"))
    }
    return result
  }
}
