// What the programs need of the system goes by this module: nothing else imports the C library, or knows
// on which system it runs.

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
// Where Swift's library is linked statically, some types of the C library are members of this module.
@_exported public import CDispatch
#endif

#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif

/// The kind of a socket that carries bytes in order.
package var streamSocket: Int32 {
  #if canImport(Darwin)
  SOCK_STREAM
  #else
  Int32(SOCK_STREAM.rawValue)
  #endif
}
