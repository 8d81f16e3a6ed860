import Platform

/// A file, a pipe or a terminal that is open for writing.
struct OpenFile {
  let descriptor: Int32

  /// Writes all bytes, however few the system accepts at a time.
  ///
  /// Returns the error code of the system, 0 if all went well, or `nil` if `shouldStop`, which is
  /// called before each block, returned `true`.
  func write(
    _ bytes: some Collection<UInt8>, inBlocksOf size: Int = .max, until shouldStop: () -> Bool
  ) -> Int32? {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      if shouldStop() { return nil }
      let count = rest.prefix(size).withUnsafeBytes {
        Platform.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        return errno
      }
    }
    return 0
  }

  /// Writes all bytes; returns the error code of the system, 0 if all went well.
  func write(_ bytes: some Collection<UInt8>) -> Int32 { write(bytes, until: { false }) ?? 0 }
}
