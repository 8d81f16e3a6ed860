import LayoutModel
import PlumbLanguage

/// A setting of `set`, with its new value.
enum Settings: Equatable {
  case breakPolicy(Layout.BreakPolicy)
  case echo(Shell.Echo)
  case wording(Wording)
  case display(any WritableKeyPath<DisplaySettings, Bool> & Sendable, Bool)

  private static let wording = Grammar<Wording>.choice("a wording").map(
    { Settings.wording($0) },
    from: { if case .wording(let wording) = $0 { wording } else { nil } })

  /// The settings that are on or off, and only about how output looks.
  private static let displayed:
    [(name: String, member: any WritableKeyPath<DisplaySettings, Bool> & Sendable)] = [
      ("ascii", \.isASCII), ("color", \.hasColor), ("painting", \.paintsLines),
      ("preview", \.previewsLines), ("pager", \.hasPager), ("timing", \.hasTiming),
    ]

  private static func display(
    _ member: any WritableKeyPath<DisplaySettings, Bool> & Sendable
  ) -> Grammar<Settings> {
    Grammar<Bool>.onOff.map(
      { .display(member, $0) },
      from: { setting in
        if case .display(member, let isOn) = setting { isOn } else { nil }
      })
  }

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
    ] + displayed.map { ($0.name, display($0.member)) }
  ).placed

  /// Lists all settings as the lines that make them so.
  static func list(of shell: Shell) -> Reply {
    let settings: [Settings] =
      [.breakPolicy(shell.layout.breakPolicy), .echo(shell.echo), .wording(shell.wording)]
      + displayed.map { .display($0.member, shell.display[keyPath: $0.member]) }
    var reply = Reply(
      settings.compactMap { setting in
        var text = CallText("set", in: shell.layout)
        return grammar.write(Placed(setting), &text) ? text.text : nil
      })
    reply.isMatterOfTaste = true
    return reply
  }

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
    case .display(let member, let isOn):
      try check(setting, reader, shell)
      shell.display[keyPath: member] = isOn
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
    case .display: true
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
