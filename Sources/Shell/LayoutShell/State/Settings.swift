import LayoutModel
import PlumbLanguage

/// A setting of `set`, with its new value.
enum Settings: Equatable {
  case breakPolicy(Layout.BreakPolicy)
  case echo(Shell.Echo)
  case wording(Wording)
  case ascii(Bool)
  case color(Bool)

  private static let wording = Grammar<Wording>.choice("a wording").map(
    { Settings.wording($0) },
    from: { if case .wording(let wording) = $0 { wording } else { nil } })

  /// All settings, each with its values.
  static let grammar = Grammar<Settings>.branches(
    "a setting",
    [
      (
        "break",
        Grammar<Layout.BreakPolicy>.choice("a policy").map(
          { .breakPolicy($0) },
          from: { if case .breakPolicy(let policy) = $0 { policy } else { nil } })
      ),
      (
        "echo",
        Grammar<Shell.Echo>.choice("an echo").map(
          { .echo($0) }, from: { if case .echo(let echo) = $0 { echo } else { nil } })
      ),
      ("wording", wording),
      // As sessions that are older spell it.
      ("log-style", wording),
      (
        "ascii",
        Grammar<Bool>.onOff.map(
          { .ascii($0) }, from: { if case .ascii(let isOn) = $0 { isOn } else { nil } })
      ),
      (
        "color",
        Grammar<Bool>.onOff.map(
          { .color($0) }, from: { if case .color(let isOn) = $0 { isOn } else { nil } })
      ),
    ]
  ).placed

  /// Applies a setting at the prompt or in a session.
  static func set(
    _ setting: Placed<Settings>, _ reader: TokenReader, _ shell: inout Shell
  ) throws(Diagnostic) -> Reply {
    switch setting.value {
    case .breakPolicy(let policy):
      return try shell.step(reader.line) { (layout) throws(Diagnostic) in
        layout.breakPolicy = policy
        return []
      }
    case .echo(let echo): shell.echo = echo
    case .wording(let wording): shell.wording = wording
    case .ascii(let isOn):
      try check(setting, reader, shell)
      shell.display.isASCII = isOn
    case .color(let isOn):
      try check(setting, reader, shell)
      shell.display.hasColor = isOn
    }
    var reply = Reply()
    reply.isMatterOfTaste = setting.value.isTaste
    return reply
  }

  /// Applies a setting inside a block.
  static func set(
    _ setting: Placed<Settings>, _ reader: TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    guard case .breakPolicy(let policy) = setting.value else {
      throw Diagnostic(
        .notInAStep, "only set break is allowed here", at: place(of: setting, reader),
        in: reader.line)
    }
    layout.breakPolicy = policy
    return []
  }

  private var isTaste: Bool {
    switch self {
    case .ascii, .color: true
    default: false
    }
  }

  private static func check(
    _ setting: Placed<Settings>, _ reader: TokenReader, _ shell: Shell
  ) throws(Diagnostic) {
    guard shell.source != .prompt else { return }
    let place = place(of: setting, reader)
    throw Diagnostic(
      .taste, "\(reader.text(place)) is a personal setting and does not belong in a session",
      at: place,
      in: reader.line, note: "set it at the prompt")
  }

  /// Where the name of the setting stands in the line.
  private static func place(of setting: Placed<Settings>, _ reader: TokenReader) -> Range<Int> {
    let name = reader.text(setting.place).prefix { $0 != " " && $0 != "\t" }
    return setting.place.lowerBound..<setting.place.lowerBound + name.unicodeScalars.count
  }
}
