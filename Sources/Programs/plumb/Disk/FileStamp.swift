import Platform

/// The state of a file, which changes when it is saved; all parts are nil if there is no file.
struct FileStamp: Equatable {
  private let inode: UInt?
  private let size: Int?
  private let time: [Int]?

  /// The state of the file at a path.
  init(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else {
      (inode, size, time) = (nil, nil, nil)
      return
    }
    inode = UInt(found.st_ino)
    size = Int(found.st_size)
    let written = lastWrite(of: found)
    time = [written.tv_sec, written.tv_nsec]
  }

  /// The states of the files at some paths.
  static func of(_ paths: some Sequence<String>) -> [String: FileStamp] {
    Dictionary(paths.map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether it was saved after another one.
  func isNewer(than other: FileStamp) -> Bool {
    (other.time ?? []).lexicographicallyPrecedes(time ?? [])
  }
}
