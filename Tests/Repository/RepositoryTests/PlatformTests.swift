import Foundation
import Testing

/// The system is known in one place, so that a program for another system has one place to be made for.
///
/// It cannot be compiled for macOS here: these tests say what Darwin's SDK has, and look for anything else.
@Suite struct PlatformTests {
  private static let home = "Sources/Programs/Platform/"
  private static let sources = SourceTests.sources.filter { !$0.path.hasPrefix(home) }

  /// What is imported that is none of the package's own modules, and is on both systems.
  private static let everywhere: Set<String> = [
    "Dispatch", "Foundation", "PackagePlugin", "Synchronization",
    // Packages.
    "ArgumentParser", "BigInt", "FlyingSocks", "OpenCombine", "SwiftOperators", "SwiftParser",
    "SwiftSyntax",
  ]
  /// What is imported behind `#if canImport`.
  private static let somewhere: Set<String> = [
    "AppKit", "FoundationEssentials", "ObjectiveC", "UIKit",
  ]

  /// Words of the C library of Linux, and of its files.
  private static let wordsOfLinux = [
    "accept4", "epoll_", "eventfd", "inotify_", "mallopt", "memfd_", "O_TMPFILE", "pipe2", "prctl",
    "/proc/", "pthread_t()", "renameat2", "signalfd", "SOCK_STREAM.rawValue", "st_atim.",
    "st_ctim.", "st_mtim.", "timer_create",
  ]

  @Test func modulesAreOnBothSystems() throws {
    let manifest = try String(
      contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let own = Set(manifest.matches(of: /name: "([\w-]+)"/).map { String($0.1) })
    var strange: [String] = []
    for file in Self.sources {
      for (index, line) in file.lines.enumerated() {
        // Hardly any line has the word: a pattern at each takes half a minute.
        guard line.first?.isWhitespace == false, line.contains("import "),
          let found = line.wholeMatch(of: /(?:@\w+ )*(?:\w+ )?import (\w+)/)
        else { continue }
        let name = String(found.1)
        // There it is another name of HeadlessUIKit.
        if name == "UIKit", file.path.hasPrefix("Sources/UIKit/") { continue }
        let isAsked = index > 0 && file.lines[index - 1].contains("canImport(\(name))")
        guard !own.contains(name), !Self.everywhere.contains(name),
          !(Self.somewhere.contains(name) && isAsked)
        else { continue }
        strange.append("\(file.path):\(index + 1) \(name)")
      }
    }
    #expect(strange == [])
  }

  @Test func wordsOfLinuxStandInOnePlace() {
    let places = Self.sources.flatMap { file in
      Self.wordsOfLinux.flatMap { word in file.places(of: word).map { "\($0) \(word)" } }
    }
    #expect(places == [])
  }

  /// Outside of that place code asks for a module, never for a system; one file runs in apps.
  @Test func conditionsAskForModules() {
    let places = Self.sources.filter { !$0.path.hasSuffix("LayoutRecorder.swift") }.flatMap {
      file in
      file.code.filter { line in
        let text = line.text.drop { $0 == " " }
        return (text.hasPrefix("#if ") || text.hasPrefix("#elseif "))
          && !Self.somewhere.contains { text.hasSuffix("canImport(\($0))") }
      }.map { "\(file.path):\($0.number)" }
    }
    #expect(places == [])
  }

  /// Where Swift is linked statically, types of the C library are members of other modules, and what
  /// extends them is found only where it stands: a release did not compile.
  @Test func typesOfTheCLibraryAreNotExtended() {
    let places = SourceTests.sources.flatMap { file in
      file.code.filter { line in
        ["extension ", "package extension ", "public extension "].contains {
          line.text.hasPrefix($0) && line.text.dropFirst($0.count).first?.isLowercase == true
        }
      }.map { "\(file.path):\($0.number)" }
    }
    #expect(places == [])
  }

  @Test func theHomeHoldsWhatIsLookedFor() {
    let texts = SourceTests.sources.filter { $0.path.hasPrefix(Self.home) }.map(\.text).joined()
    for word in [
      "import Glibc", "import Darwin", "inotify_", "renameat2", "renamex_np", "st_mtimespec",
    ] {
      #expect(texts.contains(word))
    }
  }
}
