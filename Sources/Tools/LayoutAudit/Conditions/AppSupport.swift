/// What an app supports, as far as its files say: orientations, devices, and languages that run right
/// to left.
///
/// A layout that never appears cannot be wrong.
package struct AppSupport: Hashable, Sendable {
  /// The file that says which orientations there are.
  private var plist = ""
  /// Whether there is landscape, and portrait, on a phone and on a tablet; nil where no file says.
  private var onPhone: Orientations?
  private var onPad: Orientations?
  /// The file that says for which devices and languages the app is.
  private var project = ""
  /// The families of devices, 1 for phones and 2 for tablets; empty where no file says.
  private var families: Set<String> = []
  /// The languages and regions; empty where no file says.
  private var regions: Set<String> = []

  /// The ways of holding a device.
  private struct Orientations: Hashable, Sendable {
    var isUpright = false
    var isLandscape = false

    /// Reads the names that a property list or a build setting has for them; nil for none.
    init?(_ names: some Sequence<String>) {
      for name in names {
        if name.contains("Portrait") { isUpright = true }
        if name.contains("Landscape") { isLandscape = true }
      }
      if !isUpright, !isLandscape { return nil }
    }

    static func + (a: Self, b: Self) -> Self {
      var both = a
      both.isUpright = a.isUpright || b.isUpright
      both.isLandscape = a.isLandscape || b.isLandscape
      return both
    }
  }

  /// Nothing is known.
  package init() {}

  /// A property list of an app.
  package struct PropertyList {
    /// Its name in messages.
    let name: String
    /// Its path below the folder of the project, by which the project knows it.
    let path: String
    /// Its content.
    let text: String

    package init(_ text: String, name: String, path: String) {
      (self.text, self.name, self.path) = (text, name, path)
    }
  }

  /// Reads what the property list of an app and its project say.
  package init(list: PropertyList?, project: (name: String, file: ProjectFile)?) {
    let key = "UISupportedInterfaceOrientations"
    if let list {
      let usual = Self.strings(of: key, in: list.text)
      plist = list.name
      onPhone = Orientations(Self.strings(of: "\(key)~iphone", in: list.text) ?? usual ?? [])
      onPad = Orientations(Self.strings(of: "\(key)~ipad", in: list.text) ?? usual ?? [])
    }
    guard let project else { return }
    self.project = project.name
    regions = project.file.regions
    let settings = project.file.settings(ofList: list?.path)
    families = settings.words(of: "TARGETED_DEVICE_FAMILY")
    guard onPhone == nil, onPad == nil else { return }
    let usual = settings.words(of: "INFOPLIST_KEY_\(key)")
    func words(_ device: String) -> Set<String> {
      let own = settings.words(of: "INFOPLIST_KEY_\(key)_\(device)")
      return own.isEmpty ? usual : own
    }
    (onPhone, onPad) = (Orientations(words("iPhone")), Orientations(words("iPad")))
    plist = project.name
  }

  /// Whether any file says which orientations there are.
  package var knowsOrientations: Bool { onPhone != nil || onPad != nil }

  /// What one of two apps supports, where a file may belong to either.
  package func joined(with other: AppSupport) -> AppSupport {
    var both = self
    func join(_ a: Orientations?, _ b: Orientations?) -> Orientations? {
      guard let a, let b else { return nil }
      return a + b
    }
    both.onPhone = join(onPhone, other.onPhone)
    both.onPad = join(onPad, other.onPad)
    both.families = families.isEmpty || other.families.isEmpty ? [] : families.union(other.families)
    both.regions = regions.isEmpty || other.regions.isEmpty ? [] : regions.union(other.regions)
    return both
  }

  /// The strings of an array in a property list; nil if it has no such key.
  private static func strings(of key: String, in text: String) -> [String]? {
    guard let head = text.firstRange(of: "<key>\(key)</key>"),
      let end = text[head.upperBound...].firstRange(of: "</array>"),
      // The value of another key.
      text[head.upperBound..<end.lowerBound].firstRange(of: "<key>") == nil
    else { return nil }
    return text[head.upperBound..<end.lowerBound].split(separator: "<string>").dropFirst().map {
      String($0.prefix { $0 != "<" })
    }
  }

  // MARK: - Conditions

  /// The languages that run right to left.
  private static let rightToLeft: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether the app has a language that runs right to left; nil where no file says.
  package var runsRightToLeft: Bool? {
    regions.isEmpty
      ? nil : regions.contains { Self.rightToLeft.contains($0.prefix { $0.isLetter }) }
  }

  /// What an app does not support of a condition, and the file that says so; nil if it may be.
  private func lack(of condition: AuditCondition) -> (what: String, file: String)? {
    if condition.isRightToLeft, runsRightToLeft == false {
      return ("languages that run right to left", project)
    }
    // The file itself says on which device it was drawn.
    guard let device = condition.device else { return nil }
    let isPad = device.hasPrefix("iPad")
    let kind = isPad ? "iPad" : "iPhone"
    if !families.isEmpty, !families.contains(isPad ? "2" : "1") { return (kind, project) }
    guard let orientations = isPad ? onPad : onPhone else { return nil }
    let isLandscape = device.hasSuffix(" landscape")
    guard isLandscape ? !orientations.isLandscape : !orientations.isUpright else { return nil }
    return ("\(isLandscape ? "landscape" : "portrait") on \(kind)", plist)
  }

  /// Returns the conditions that the app may appear under, and what is left out in one sentence; nil
  /// where nothing is.
  package func filter(
    _ conditions: [AuditCondition]
  ) -> (conditions: [AuditCondition], note: String?) {
    var kept: [AuditCondition] = []
    var first: AuditCondition?
    var lacks: [(file: String, whats: [String])] = []
    for condition in conditions {
      guard let (what, file) = lack(of: condition) else {
        kept.append(condition)
        continue
      }
      first = first ?? condition
      let place = lacks.firstIndex { $0.file == file }
      if place == nil { lacks.append((file, [])) }
      let last = place ?? lacks.count - 1
      if !lacks[last].whats.contains(what) { lacks[last].whats.append(what) }
    }
    guard let first, !kept.isEmpty else { return (conditions, nil) }
    let reasons = lacks.map { "\($0.whats.joined(separator: ", ")) (\($0.file))" }
    return (
      kept,
      "left out, as the app does not support it: \(reasons.joined(separator: "; ")); "
        + "--device \"\(first.name)\" checks such a condition"
    )
  }
}
