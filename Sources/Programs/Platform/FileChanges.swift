/// Returns when a file was last written.
///
/// No extension of the C library's own type: where Swift is linked statically that type is a member of
/// another module, and its extensions are not found elsewhere.
package func lastWrite(of status: stat) -> timespec {
  #if canImport(Darwin)
  status.st_mtimespec
  #else
  status.st_mtim
  #endif
}

/// Exchanges two files in one step; false where the system or the file system cannot.
package func exchange(_ one: String, _ other: String) -> Bool {
  #if canImport(Darwin)
  return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
  #else
  // The C library has it, but its headers show it to C only.
  typealias Call =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  guard let symbol = dlsym(nil, "renameat2") else { return false }
  return unsafeBitCast(symbol, to: Call.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
  #endif
}
