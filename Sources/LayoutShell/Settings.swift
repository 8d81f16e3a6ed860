import LayoutModel
import LayoutNotation

/// What `set` sets.
enum Settings {
  static func set(_ reader: inout TokenReader, _ shell: inout Shell) throws(Diagnostic) -> Reply {
    let place = reader.here
    let name = try reader.choice("a setting", of: ["break", "echo", "log-style"] + Taste.names)
    switch name {
    case "break":
      let line = reader.line
      return try shell.step(line) { (layout) throws(Diagnostic) in
        try Shell.apply(line, to: &layout)
      }
    case "echo": return try echo(&reader, &shell)
    case "log-style":
      let choice = try reader.choice("a style", of: LogStyle.allCases.map(\.rawValue))
      try reader.finish()
      shell.logStyle = LogStyle(rawValue: choice) ?? .plumb
      return Reply()
    default:
      guard shell.source == .prompt else {
        throw Diagnostic(
          .taste, "\(name) is a matter of taste, not of a session", at: place, in: reader.line,
          note: "set it at the prompt")
      }
      let isOn = try reader.choice("on or off", of: ["on", "off"]) == "on"
      try reader.finish()
      if name == "ascii" { shell.taste.isASCII = isOn }
      if name == "color" { shell.taste.hasColor = isOn }
      var reply = Reply()
      reply.isMatterOfTaste = true
      return reply
    }
  }

  /// The values that a setting takes; none where there is no such setting.
  static func choices(of setting: String) -> [String] {
    switch setting {
    case "break": Layout.BreakPolicy.allCases.map(\.rawValue)
    case "echo": Shell.Echo.allCases.map(\.rawValue)
    case "log-style": LogStyle.allCases.map(\.rawValue)
    default: Taste.names.contains(setting) ? ["on", "off"] : []
    }
  }

  static func echo(_ reader: inout TokenReader, _ shell: inout Shell) throws(Diagnostic) -> Reply {
    let choice = try reader.choice("an echo", of: Shell.Echo.allCases.map(\.rawValue))
    try reader.finish()
    shell.echo = Shell.Echo(rawValue: choice) ?? .news
    return Reply()
  }

  /// `break newest` behind `set`.
  static func setBreak(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    guard reader.take(word: "break") else {
      throw Diagnostic(
        .notInAStep, "only set break belongs here", at: reader.here, in: reader.line)
    }
    let names = Layout.BreakPolicy.allCases.map(\.rawValue)
    let name = try reader.choice("a policy", of: names)
    try reader.finish()
    layout.breakPolicy = Layout.BreakPolicy(rawValue: name) ?? .standard
    return []
  }
}
