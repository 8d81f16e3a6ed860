import PlumbLanguage

/// The view controllers whose classes are never shown in landscape, by what the classes say.
package struct ControllerOrientations: Hashable, Sendable {
  /// The classes that stay upright on every device.
  private var upright: Set<String> = []
  /// Those that do so on a phone alone.
  private var uprightOnPhone: Set<String> = []

  /// The word by which code says something.
  static let property = "supportedInterfaceOrientations"

  /// Reads what code says.
  mutating func read(_ text: String) {
    for member in ClassMember.all(declaring: Self.property, in: text) {
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

  /// The mask that a word names: `.portrait`, or `UIInterfaceOrientationMaskPortrait`.
  private static func lastWord(_ word: String) -> String {
    let last = word.split(separator: ".").last.map(String.init) ?? word
    guard last.hasPrefix(prefix), let first = last.dropFirst(prefix.count).first else {
      return last
    }
    return first.lowercased() + last.dropFirst(prefix.count + 1)
  }

  /// What the names of masks begin with in Objective-C.
  private static let prefix = "UIInterfaceOrientationMask"

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

  /// A sentence that names the controllers in files with these texts that are not audited in landscape;
  /// nil if there are none.
  package func note(on texts: some Sequence<String>) -> String? {
    let classes = upright.union(uprightOnPhone)
    let named = texts.map { text in classes.filter { text.holds("customClass=\"\($0)\"") } }
    let names = Set(named.joined()).sorted()
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).joined(separator: ", ")
    return "landscape is left out for scenes whose classes stay upright "
      + "(\(Self.property)): \(shown)\(names.count > 3 ? ", ..." : "")"
  }
}
