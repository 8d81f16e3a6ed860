import Foundation

/// A variable of the process environment.
package func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}
