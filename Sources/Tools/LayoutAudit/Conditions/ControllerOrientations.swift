/// The view controllers whose classes are never shown in landscape, by what the classes say.
package struct ControllerOrientations: Hashable, Sendable {
  /// The classes that stay upright on every device.
  private var upright: Set<String> = []
  /// Those that do so on a phone alone.
  private var uprightOnPhone: Set<String> = []

  /// Nothing is known.
  package init() {}

  /// Reads what code in Swift says.
  package init(_ texts: some Sequence<String>) {
    for text in texts where text.contains(Self.property) { read(text) }
  }

  /// The word by which code says something.
  package static let property = "supportedInterfaceOrientations"

  private mutating func read(_ text: String) {
    for member in ClassMember.all(declaredBy: "var \(Self.property)", in: text) {
      let (name, body) = (member.owner, member.body)
      let words = Set(body.split { !($0.isLetter || $0 == ".") }.map(String.init))
      let masks = words.filter { Self.masks.contains(Self.lastWord($0)) }.map(Self.lastWord)
      let isPlain = !words.contains("super") && !words.contains { $0.hasPrefix("super.") }
      if masks.isEmpty { continue }
      if isPlain, masks.allSatisfy({ $0.hasPrefix("portrait") }),
        !words.contains("if"), !words.contains("switch"), !body.contains("?")
      {
        upright.insert(name)
      } else if body.lowercased().contains("pad"), masks.contains("portrait") {
        uprightOnPhone.insert(name)
      }
    }
  }

  /// The names of UIKit's masks.
  private static let masks: Set<String> = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "all",
    "allButUpsideDown",
  ]

  private static func lastWord(_ word: String) -> String {
    word.split(separator: ".").last.map(String.init) ?? word
  }

  /// Returns the conditions that a scene with some names, one of which is that of its class, may appear
  /// under.
  package func filter(
    _ conditions: [AuditCondition], of names: [String]
  ) -> [AuditCondition] {
    let isUpright = names.contains(where: upright.contains)
    let isUprightOnPhone = isUpright || names.contains(where: uprightOnPhone.contains)
    let kept = conditions.filter { condition in
      guard let device = condition.device, device.hasSuffix(" landscape") else { return true }
      return device.hasPrefix("iPad") ? !isUpright : !isUprightOnPhone
    }
    return kept.isEmpty ? conditions : kept
  }

  /// What is left out, in one sentence; nil where nothing is.
  package var note: String? {
    let names = (upright.union(uprightOnPhone)).sorted()
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).joined(separator: ", ")
    return "landscape is left out for scenes whose classes stay upright "
      + "(\(Self.property)): \(shown)\(names.count > 3 ? ", ..." : "")"
  }
}
