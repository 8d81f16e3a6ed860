/// What the file `project.pbxproj` of an Xcode project says about the apps that it builds.
package struct ProjectFile: Hashable, Sendable {
  /// The build settings of one configuration of a target, or of the project as a whole.
  package struct Settings: Hashable, Sendable {
    fileprivate var values: [String: String] = [:]

    /// The property list of the target, below the folder of the project; nil for none.
    fileprivate var list: String? {
      values["INFOPLIST_FILE"].map { path in
        var path = path[...]
        for head in ["$(SRCROOT)/", "$SRCROOT/", "${SRCROOT}/", "./"] where path.hasPrefix(head) {
          path = path.dropFirst(head.count)
        }
        return String(path)
      }
    }
  }

  /// The languages and regions of all apps.
  package let regions: Set<String>
  private let settings: [Settings]

  /// Reads the text of a file; what is not understood is passed over.
  package init(_ text: String) {
    var settings: [Settings] = []
    var current: Settings?
    var regions: Set<String> = []
    var isAmongRegions = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("buildSettings = {") {
        current = Settings()
      } else if words.hasPrefix("};") {
        if let current { settings.append(current) }
        current = nil
      } else if words.hasPrefix("knownRegions = (") {
        isAmongRegions = true
      } else if words.hasPrefix(");") {
        isAmongRegions = false
      } else if isAmongRegions {
        regions.insert(Self.value(words))
      } else if current != nil, let sign = words.firstRange(of: " = ") {
        current?.values[String(words[..<sign.lowerBound])] = Self.value(words[sign.upperBound...])
      }
    }
    (self.settings, self.regions) = (settings, regions)
  }

  /// A value without its quotes and what ends it.
  private static func value(_ text: Substring) -> String {
    var value = text
    while let last = value.last, ";, ".contains(last) { value.removeLast() }
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = value.dropFirst().dropLast()
    }
    return String(value)
  }

  /// The property lists of the targets, each once.
  package var lists: [String] {
    var seen: Set<String> = []
    return settings.compactMap(\.list).filter { seen.insert($0).inserted }
  }

  /// The settings of the targets that have a property list; for none, those of targets without one.
  ///
  /// What they do not set is set by the project.
  func settings(ofList list: String?) -> SettingsList {
    let own = settings.filter { $0.list == list }
    return SettingsList(own: own, project: settings.filter { $0.list == nil })
  }

  /// Settings of several configurations.
  struct SettingsList {
    fileprivate let own: [Settings]
    fileprivate let project: [Settings]

    /// The words that a setting has in any configuration.
    func words(of key: String) -> Set<String> {
      let values = own.compactMap { $0.values[key] }
      return Set(
        (values.isEmpty ? project.compactMap { $0.values[key] } : values).flatMap { value in
          value.split { $0 == " " || $0 == "," }.map(String.init)
        })
    }
  }
}
