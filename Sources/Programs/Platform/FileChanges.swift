extension stat {
  /// When the file was last written.
  package var written: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }
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
