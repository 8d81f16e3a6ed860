import Platform
import Support

/// Random keys, pastes, signals and changes of size, as a person with a cat on the keyboard has
/// them.
struct Keys {
  /// One thing that happens.
  enum Event {
    case text(String)
    case size(rows: UInt16, columns: UInt16)
    case signal(Int32)
  }

  /// What happens, in order.
  let events: [Event]

  /// The keys of a seed.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    events = (0..<random.int(3...40)).map { _ in Self.event(&random) }
  }

  /// Whether Ctrl-D is among them, which ends the input on an empty line.
  var mayEnd: Bool {
    events.contains { if case .text("\u{4}") = $0 { true } else { false } }
  }

  private static func event(_ random: inout SplitMix64) -> Event {
    switch random.int(0...13) {
    case 0...2: return .text(random.pick(words))
    case 3, 4:
      let key = String(Character(Unicode.Scalar(UInt8(random.int(32...126)))))
      return .text(String(repeating: key, count: random.pick([1, 1, 1, 2, 9, 100])))
    case 5: return .text(random.pick(named))
    case 6: return .text(String(Character(Unicode.Scalar(UInt8(random.int(1...26))))))
    case 7: return .text("\u{1B}")
    case 8: return .text("\u{1B}" + String(Character(Unicode.Scalar(UInt8(random.int(32...126))))))
    case 9:
      // What vi's command mode knows; v would start an editor.
      let commands = Array("hjklwbWBeE0$xXdDcCyYpPuUrRiIaAoO~.;,fFtT/?nNG^|%sS23459@_#+-")
      return .text(String((0..<random.int(1...9)).map { _ in random.pick(commands) }))
    case 10:
      let parts = (0..<random.int(0...12)).map { _ in random.pick(pasted) }
      return .text("\u{1B}[200~\(parts.joined())\u{1B}[201~")
    case 11: return .text("\u{12}" + random.pick(words))
    case 12: return .text(random.pick(["\r", "\n", "\t", "\t\t", "\u{7F}", "\u{8}"]))
    default:
      guard random.one(in: 2) else {
        return .signal(random.pick([SIGWINCH, SIGINT, SIGCONT, SIGTSTP]))
      }
      let (rows, columns) = random.pick(sizes)
      return .size(rows: rows, columns: columns)
    }
  }

  private static let words = [
    "view ", "title", "card.leading ", "== ", "pin ", "320x200", " in ", "größe", "你好", "\"x",
    "content 96x20", "fr", "🙂", "e\u{301}", "  ",
  ]
  private static let pasted =
    words + ["\n", "\r", "\t", "\r\n", String(repeating: "x", count: 200), "\u{1B}[A", "\u{0}"]
  private static let named = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}OB", "\u{1B}[H", "\u{1B}[F",
    "\u{1B}[3~", "\u{1B}[1~", "\u{1B}[4~", "\u{1B}[1;5C", "\u{1B}[1;5D",
  ]
  private static let sizes: [(UInt16, UInt16)] = [
    (24, 80), (24, 50), (10, 20), (24, 81), (3, 8), (50, 200), (24, 79), (1, 1),
  ]
}
