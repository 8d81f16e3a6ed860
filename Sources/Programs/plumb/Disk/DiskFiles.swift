import LayoutShell
import Platform

/// The disk, as far as the shell may see it.
enum DiskFiles {
  /// Files relative to a folder, readable and writable, for lines that a person types.
  static func open(in folder: String) -> Files {
    Files(
      read: { (path) throws(Files.Problem) in try text(of: resolve(path, in: folder)) },
      gather: { (path) throws(Files.Problem) in
        try gathered(at: resolve(path, in: folder), withNeighbours: true)
      },
      write: { (path, content) throws(Files.Problem) in
        try write(content, to: resolve(path, in: folder))
      },
      identity: { identity(of: resolve($0, in: folder)) },
      below: { confined(to: resolve($0, in: folder)) },
      list: { names(in: resolve($0, in: folder)) })
  }

  /// Files in a folder and below it, readable only, for the lines of a session file.
  static func confined(to folder: String) -> Files {
    Files(
      read: { (path) throws(Files.Problem) in
        let full = try inside(path, of: folder)
        guard !isOdd(full) else { throw .odd }
        return try text(of: full)
      },
      gather: { (path) throws(Files.Problem) in
        let full = try inside(path, of: folder)
        guard !isOdd(full) else { throw .odd }
        return try gathered(at: full, withNeighbours: false)
      },
      write: { (_, _) throws(Files.Problem) in throw .readOnly },
      identity: { _ in nil },
      below: { confined(to: resolve($0, in: folder)) })
  }

  /// The whole path of a file or folder below another one.
  private static func inside(
    _ path: String, of folder: String
  ) throws(Files.Problem) -> String {
    let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
    let full = URL(fileURLWithPath: resolve(path, in: folder)).resolvingSymlinksInPath()
      .standardizedFileURL.path
    guard full.hasPrefix(base == "/" ? base : base + "/") else { throw .outside }
    return full
  }

  /// The text of a file or the code of a folder.
  ///
  /// A page gives the same replies wherever it lies, so code in it is read without its neighbours.
  private static func gathered(
    at path: String, withNeighbours: Bool
  ) throws(Files.Problem) -> String {
    guard SourceFiles.isFolder(path) || withNeighbours else { return try text(of: path) }
    let texts = try SourceFiles.texts(at: path)
    return texts.isOneFile ? texts.text : texts.asOneText
  }

  /// Returns the names in a folder, sorted; those of folders end with a slash.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return isFolder ? name + "/" : name
    }
  }

  /// Returns the text of a file, which must be UTF-8.
  static func text(of path: String) throws(Files.Problem) -> String {
    let descriptor = Platform.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw Files.Problem(
        errno == ENOENT || errno == ENOTDIR ? "no such file" : "it is not readable")
    }
    defer { close(descriptor) }
    return try text(from: descriptor)
  }

  /// Returns the text of standard input, up to its end.
  static func standardInput() throws(Files.Problem) -> String { try text(from: STDIN_FILENO) }

  /// The largest size of a text in bytes.
  private static let sizeLimit = 16_000_000

  /// Reads the rest of a file, a pipe or a terminal.
  private static func text(from descriptor: Int32) throws(Files.Problem) -> String {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else {
        throw Files.Problem(errno == EISDIR ? "it is a folder" : "it is not readable")
      }
      guard count > 0 else { break }
      bytes += block[..<count]
      guard bytes.count <= sizeLimit else {
        throw Files.Problem("it has more than \(sizeLimit) bytes")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) ?? utf16(bytes) else {
      throw Files.Problem("it is not UTF-8, from line \(firstBadLine(of: bytes)) on")
    }
    return text
  }

  /// Whether a file says with its first bytes that it is UTF-16, in which nothing is written.
  static func isUTF16(_ path: String) -> Bool {
    let descriptor = Platform.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var mark: [UInt8] = [0, 0]
    return Platform.read(descriptor, &mark, 2) == 2 && mark[0] >= 0xFE && mark[0] ^ mark[1] == 1
  }

  /// A text that says with its first bytes that it is UTF-16, as Windows saves logs; nil for others.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count % 2 == 0, let first = bytes.first, first >= 0xFE,
      bytes.count >= 2, bytes[0] ^ bytes[1] == 1
    else { return nil }
    let isLittle = first == 0xFF
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? b << 8 | a : a << 8 | b
    }
    return String(validating: units, as: UTF16.self)
  }

  /// The first line, counted from 1, with bytes that are not UTF-8.
  private static func firstBadLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    return place + 1
  }

  /// Returns the session files at the given paths, in the order of the paths.
  ///
  /// A path of a file stands for itself, one of a folder for all sessions below it, sorted. What is
  /// no regular file there is `passedOver`.
  static func sessions(
    at paths: [String], passedOver: (_ path: String) -> Void = { _ in }
  ) throws(Files.Problem) -> [String] {
    try files(at: paths, passedOver: passedOver) { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".plumb") }
    }
  }

  /// Returns the files at the given paths, in the order of the paths.
  ///
  /// A path of a file stands for itself, one of a folder for all files in it, sorted; hidden ones
  /// are left out, and what is not a regular file is `passedOver`.
  static func answers(
    at paths: [String], passedOver: (_ path: String) -> Void
  ) throws(Files.Problem) -> [String] {
    try files(at: paths, passedOver: passedOver) { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { name in
        var isFolder = false
        let path = inside(folder, name)
        return !name.hasPrefix(".")
          && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
      }
    }
  }

  /// Returns paths of files, with each folder replaced by the names it stands for, sorted.
  private static func files(
    at paths: [String], passedOver: (_ path: String) -> Void,
    namesIn: (_ folder: String) -> [String]
  ) throws(Files.Problem) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Files.Problem("\(path): no such file or folder")
      }
      guard isFolder else {
        // A pipe that is named is meant to be read.
        result.append(path)
        continue
      }
      for name in namesIn(path).sorted() {
        let file = inside(path, name)
        if isOdd(file) { passedOver(file) } else { result.append(file) }
      }
    }
    return result
  }

  private static func inside(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
  }
}

extension DiskFiles {
  /// Returns the text of a file that is named by one of some paths, or was found in a folder that is.
  ///
  /// What was found is only read if it is in the folder, and not if a link leads outside: whoever
  /// puts files there may know names of others, but not what they hold.
  static func text(of path: String, foundAt paths: [String]) throws(Files.Problem) -> String {
    if !paths.contains(path), let folder = paths.first(where: { path.hasPrefix(inside($0, "")) }) {
      guard leads(path, into: folder) else {
        throw Files.Problem("it is a link that leads outside of \(folder)")
      }
    }
    return try text(of: path)
  }

  /// Whether the file behind all links of a path is in a folder or below it; true for none.
  private static func leads(_ path: String, into folder: String) -> Bool {
    let real = { (path: String) -> String? in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    }
    guard let file = real(path), let folder = real(folder) else { return true }
    return file.hasPrefix(inside(folder, ""))
  }

  /// Returns whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether what is at a path is neither a regular file nor a folder, but a pipe, a socket or a
  /// device, which can block or never end.
  static func isOdd(_ path: String) -> Bool {
    var state = stat()
    guard stat(path, &state) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(state.st_mode & S_IFMT)
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    let path = withoutLastSlashes(path)
    return path == "/" ? path : String(path.split(separator: "/").last ?? "")
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}

extension DiskFiles {
  /// Creates a folder that only the user can access, unless it exists; failures are ignored.
  ///
  /// It is closed to others from its first moment, as are the folders around it that are missing.
  static func makeFolder(_ path: String) {
    // Without the folder there is no history, which is no reason to stop.
    for folder in missingFolders(of: path) where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      return
    }
  }

  /// Returns those of the folders on the way to one, and itself, that are not there, outermost
  /// first.
  static func missingFolders(of path: String) -> [String] {
    var missing: [String] = []
    var path = path
    while !exists(path), path != "." {
      missing.insert(path, at: 0)
      path = FilePath.folder(of: path)
    }
    return missing
  }
}

extension Files.Problem {
  /// A line of a file, or a folder, leads to something that may block or never end.
  static let odd = Files.Problem("it is not a regular file")
}
