import LayoutShell
import Platform

/// Puts a file in the place of another one that must not have changed.
///
/// Looking at a file and replacing it are two steps, between which another program can save it. So
/// the files are exchanged, which is one, and looked at afterwards; what is not as it should be is
/// exchanged back.
enum FileExchange {
  /// Replaces a file that has a known text by a new file, which disappears in any case; false where the
  /// system or the file system cannot exchange files, and nothing was done.
  ///
  /// - Throws: `changed` if the file has another text; whatever was saved last is there then.
  static func replace(
    _ target: String, holding known: String, by name: [CChar]
  ) throws(Files.Problem) -> Bool {
    let new = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let text = try? DiskFiles.text(of: new)
    guard exchange(new, target) else { return false }
    defer { unlink(new) }
    var taken = try? DiskFiles.text(of: new)
    if let taken, taken.utf8.elementsEqual(known.utf8) { return true }
    // A program that saves in a loop is not waited for without end.
    var put = text
    for _ in 0..<100 where exchange(new, target) {
      let found = try? DiskFiles.text(of: new)
      if found == put { break }
      (put, taken) = (taken, found)
    }
    throw .changed
  }
}
