import Platform

/// Words for the errors of the system, whose own depend on the language of the machine.
enum SystemError {
  /// Returns the reason that an error code stands for.
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
