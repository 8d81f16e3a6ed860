import Glibc

/// What the system says went wrong, in our words: its own depend on the language of the machine.
enum SystemError {
  /// The reason behind a code.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "it would be too large"
    case EIO: "the disk has an error"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the disk is read-only"
    case ENOENT: "no such file"
    case ENAMETOOLONG: "the name is too long"
    case EBADF: "it is closed"
    default: "system error \(code)"
    }
  }
}
