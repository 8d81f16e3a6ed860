import Testing

/// What no source file may hold.
@Suite struct SourceTests {
  static let sources = Repository.files(in: "Sources", "swift")

  @Test func thereAreSources() { #expect(Self.sources.count > 100) }

  /// The places of a pattern in the code of all sources.
  private func places(of pattern: String, except: (String) -> Bool = { _ in false }) -> [String] {
    Self.sources.filter { !except($0.path) }.flatMap { $0.places(of: pattern) }
  }

  @Test func onlyTheProgramPrints() {
    #expect(
      places(of: "print(") {
        $0.hasPrefix("Sources/Programs/plumb/") || $0.hasSuffix("/PhraseRewrites.swift")
      } == []
    )
  }

  @Test(arguments: ["fatalError", "try!", "as!"])
  func nothingTraps(_ pattern: String) { #expect(places(of: pattern) == []) }

  @Test(arguments: ["TODO", "FIXME"])
  func nothingIsLeftForLater(_ pattern: String) {
    #expect(Self.sources.filter { $0.holds(pattern) }.map(\.path) == [])
  }

  @Test func tolerancesStandInOnePlace() {
    #expect(places(of: "1e-") { $0 == "Sources/Solver/ConstraintSolver/Tolerance.swift" } == [])
  }

  /// What is copied by an initialiser that names every property does not compile when one is
  /// forgotten, as long as none has a value without it.
  @Test func whatIsCopiedPropertyByPropertyHasNoDefaults() {
    let copied = Self.sources.filter { $0.holds("init(copying other: borrowing") }
    #expect(copied.count > 4)
    let property = #/ {2}(private(\(set\))? )?(var|let) \w+(: [^={]+)? = .*/#
    let defaults = copied.flatMap { file in
      file.code.filter { $0.text.wholeMatch(of: property) != nil }.map {
        "\(file.path):\($0.number)"
      }
    }
    #expect(defaults == [])
  }

  @Test func filesAreShort() {
    let long = Self.sources.filter { $0.lines.count > 451 }.map(\.path)
    // What is copied into apps is one file, and so is a library.
    let libraries = "/Libraries/"
    #expect(
      long.filter { !$0.contains(libraries) } == [
        "Sources/UIKit/LayoutRecorder/LayoutRecorder.swift"
      ])
  }

  @Test func nothingMentionsAWorkplace() {
    let place = "/" + "work"
    let files =
      Self.sources + Repository.files(in: "Tests", "swift")
      + Repository.files(in: "Sessions", "plumb")
    #expect(files.filter { $0.holds(place + "/") }.map(\.path) == [])
  }
}
