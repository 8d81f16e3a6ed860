import Foundation

/// A variable of the process environment.
public func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}
