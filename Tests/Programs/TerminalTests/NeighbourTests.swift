import Foundation
import Platform
import Testing

extension TerminalTests {
  /// A file of code whose helpers are in the files beside it, and folders with odd things in them.
  @Suite struct NeighbourTests {
    private static let card =
      """
      final class Card: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.place(in: self, Metrics.wide)
        }
      }
      """

    private static func write(in home: Home) throws {
      try home.write("// swift-tools-version: 6.2\n", to: "Package.swift")
      try home.write(card, to: "Sources/App/Screens/Card.swift")
      try home.write(
        """
        extension UIView {
          func place(in other: UIView, _ wide: CGFloat) {
            translatesAutoresizingMaskIntoConstraints = false
            topAnchor.constraint(equalTo: other.topAnchor, constant: wide).isActive = true
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: wide).isActive = true
            widthAnchor.constraint(equalToConstant: 60).isActive = true
            heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """, to: "Sources/App/Helpers/Pin.swift")
      try home.write("enum Metrics { static let wide = 24 }\n", to: "Sources/App/Metrics.swift")
      // Another target has a helper of the same name, which is none of its neighbours.
      try home.write("enum Metrics { static let wide = 99 }\n", to: "Sources/Other/Metrics.swift")
      try home.write("struct Model { let card: String }\n", to: "Sources/App/Model.swift")
    }

    @Test(arguments: [
      (["explain"], "box    24    24    60    20"), (["inspect"], "box.top == card.top + 24"),
      (["draw"], "box"), (["page"], "box"),
      (["export", "--to", "relations"], "box.top == card.top + 24"),
      (["import"], "box.top == card.top + 24"),
    ])
    func aFileKnowsItsNeighbours(_ arguments: [String], _ expected: String) async throws {
      try await Home.lend { home in
        try Self.write(in: home)
        let path = "Sources/App/Screens/Card.swift"
        let ending = try Program.plumb([arguments[0], path] + arguments.dropFirst(), in: home)
        #expect(ending.code == 0, "\(ending)")
        #expect(ending.output.contains(expected), "\(ending)")
        #expect(ending.talk.contains("read with 2 files beside it"), "\(ending.talk)")
        #expect(!ending.output.contains("beside it"))
      }
    }

    @Test func itsAuditIsAboutTheFileAlone() async throws {
      try await Home.lend { home in
        try Self.write(in: home)
        let path = "Sources/App/Screens/Card.swift"
        let card = Self.card.replacing(
          "Metrics.wide)",
          with: """
            Metrics.wide)
                widthAnchor.constraint(equalToConstant: 100).isActive = true
                widthAnchor.constraint(equalToConstant: 90).isActive = true
            """)
        try home.write(card, to: path)
        let ending = try Program.plumb("audit", path, "--verbose", in: home)
        #expect(ending.code == 4, "\(ending)")
        #expect(ending.output.contains("error  \(path):8"), "\(ending)")
        #expect(ending.output.contains("1 file · 1 layout"), "\(ending)")
        #expect(!ending.output.contains("Pin.swift"), "\(ending)")
      }
    }

    @Test func twoStatesOfAFileAreCompared() async throws {
      try await Home.lend { home in
        try Self.write(in: home)
        let path = "Sources/App/Screens/Card.swift"
        let text = try #require(home.text(path))
        try home.write(
          text.replacing("Metrics.wide", with: "30"), to: "Sources/App/Screens/CardOld.swift")
        let ending = try Program.plumb("diff", path, "Sources/App/Screens/CardOld.swift", in: home)
        #expect(ending.code == 1, "\(ending)")
        #expect(ending.output.contains("30"), "\(ending)")
      }
    }

    @Test func thePromptReadsFoldersAndNeighboursAndSavesWhatItRead() async throws {
      try await Home.lend { home in
        try Self.write(in: home)
        for path in ["Sources/App", "Sources/App/Screens/Card.swift"] {
          let ending = try Program.plumb(
            "-c", "import \(path); save a.plumb --force; rules", in: home)
          #expect(ending.code == 0, "\(ending)")
          #expect(ending.output.contains("box.top == card.top + 24"), "\(ending)")
          // The session needs none of the files.
          try home.write(#require(home.text("a.plumb")), to: "elsewhere/a.plumb")
          let replay = try Program.plumb("replay", "elsewhere/a.plumb", in: home)
          #expect(replay.code == 0, "\(replay)")
        }
      }
    }

    /// What is not a regular file may block or never end.
    @Test func onlyRegularFilesOfFoldersAreOpened() async throws {
      try await Home.lend { home in
        try Self.write(in: home)
        let folder = home.folder.appending(path: "Sources/App")
        #expect(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600) == 0)
        #expect(mkfifo(folder.appending(path: "Pipe.storyboard").path, 0o600) == 0)
        for name in ["Zero.swift", "Zero.log"] {
          #expect(symlink("/dev/zero", folder.appending(path: name).path) == 0)
        }
        for arguments in [
          ["import", "Sources/App"], ["explain", "Sources/App/Screens/Card.swift"],
          ["audit", "Sources/App"],
        ] {
          let ending = try Program.plumb(arguments, in: home)
          #expect(ending.code == 0, "\(ending)")
        }
      }
    }

    @Test func pipesInFoldersAndBesideSessionsBlockNothing() async throws {
      try await Home.lend { home in
        try home.write("plumb 1\n\nplumb> root card 320x200\n", to: "S/a.plumb")
        try home.write("plumb 1\n\nplumb> import pipe.log\n", to: "b.plumb")
        try home.write("plumb 1\n\nplumb> import zero\n", to: "c.plumb")
        #expect(mkfifo(home.folder.appending(path: "S/pipe.plumb").path, 0o600) == 0)
        #expect(mkfifo(home.folder.appending(path: "pipe.log").path, 0o600) == 0)
        #expect(symlink("/dev/zero", home.folder.appending(path: "zero").path) == 0)
        let replay = try Program.plumb("replay", "S", in: home)
        #expect(replay.code == 0 && replay.output.contains("1 file"), "\(replay)")
        #expect(replay.talk.contains("S/pipe.plumb is passed over"), "\(replay)")
        let grade = try Program.plumb("learn", "grade", "--lesson", "1", "S", in: home)
        #expect(grade.talk.contains("S/pipe.plumb is passed over"), "\(grade)")
        let pipe = try Program.plumb("run", "b.plumb", in: home)
        #expect(pipe.code == 3 && pipe.words.contains("it is not a regular file"), "\(pipe)")
        // A link leads out of the folder.
        let zero = try Program.plumb("run", "c.plumb", in: home)
        #expect(zero.code == 3 && zero.words.contains("outside"), "\(zero)")
      }
    }
  }
}
