import Foundation
import Testing

/// A file that somebody else wrote is opened, not obeyed.
@Suite struct StrangerTests {
  private static func page(_ line: String, _ reply: String = "{*}\n...") -> String {
    "plumb 1\n\nplumb> root card 3x3\nplumb> \(line)\n\(reply)\n"
  }

  @Test(arguments: ["save", "export --to uikit"])
  func noLineOfAFileWrites(_ command: String) async throws {
    try await Home.lend { home in
      let outside = home.folder.appending(path: "outside.txt").path
      for target in [outside, "../outside.txt", "beside.txt"] {
        try home.write(Self.page("\(command) \(target)"), to: "pages/a.plumb")
        try home.write(
          "plumb 1\n\nplumb> read pages/a.plumb\n{*}\n...\n", to: "reads.plumb")
        try home.write("root card 3x3\n\(command) \(target)\n", to: "commands.txt")
        let page = "pages/a.plumb"
        for arguments in [
          [page], ["replay", page], ["bless", "--yes", page], ["explain", page],
          ["inspect", page], ["export", page, "--to", "relations"], ["replay", "reads.plumb"],
          ["-c", "read \(page)"], ["-f", page], ["-f", "commands.txt"], ["--init", "commands.txt"],
        ] {
          let ending = try Program.plumb(arguments, in: home)
          let names = try FileManager.default.subpathsOfDirectory(atPath: home.folder.path)
          let written = names.filter { $0.contains("outside") || $0.contains("beside") }
          #expect(written == [], "\(arguments)\n\(ending)")
          // What was not done is said, but for tests, which are known to write nothing.
          guard !["replay", "bless"].contains(arguments[0]), arguments != ["-f", page] else {
            continue
          }
          #expect(
            ending.words.contains("lines in a file cannot write files"), "\(arguments)\n\(ending)")
        }
      }
    }
  }

  @Test func noLineOfAFileReadsWhatIsElsewhere() async throws {
    try await Home.lend { home in
      let inner = "plumb 1\n\nplumb> root secret 7x7\n"
      try home.write(inner, to: "secret.plumb")
      try home.write(inner, to: "pages/deep/fine.plumb")
      try FileManager.default.createSymbolicLink(
        atPath: home.folder.appending(path: "pages/link.plumb").path,
        withDestinationPath: "../secret.plumb")
      try FileManager.default.createSymbolicLink(
        atPath: home.folder.appending(path: "pages/deep/up").path, withDestinationPath: "../..")
      let secret = home.folder.appending(path: "secret.plumb").path
      for (target, isFine) in [
        ("deep/fine.plumb", true), ("../secret.plumb", false), (secret, false),
        ("link.plumb", false), ("deep/up/secret.plumb", false), ("deep/../../secret.plumb", false),
      ] {
        for command in ["read", "import"] where command == "read" || target == secret {
          try home.write("plumb 1\n\nplumb> \(command) \(target)\n{*}\n", to: "pages/a.plumb")
          try home.write("plumb 1\n\nplumb> read pages/a.plumb\n{*}\n", to: "reads.plumb")
          try home.write("\(command) \(target)\n", to: "pages/commands.txt")
          let page = "pages/a.plumb"
          for arguments in [
            [page], ["replay", page], ["explain", page], ["inspect", page],
            ["export", page, "--to", "relations"], ["replay", "reads.plumb"],
            ["-c", "read \(page)"],
            ["-f", page], ["-f", "pages/commands.txt"], ["--init", "pages/commands.txt"],
          ] {
            let ending = try Program.plumb(arguments, in: home)
            let all = ending.words
            #expect(isFine || !all.contains("secret\""), "\(arguments)\n\(ending)")
            #expect(
              all.contains("outside the session's folder") == !isFine, "\(arguments)\n\(ending)")
            let mayPass = arguments[0] == "--init"
            #expect((ending.code == 0) == isFine || mayPass, "\(arguments)\n\(ending)")
          }
        }
      }
    }
  }

  @Test func whoeverTypesMayReadAndWrite() async throws {
    try await Home.lend { home in
      try home.write("plumb 1\n\nplumb> root card 7x7\n", to: "pages/a.plumb")
      // With a page of another folder open, paths are those of the person.
      for (arguments, input) in [
        (["pages/a.plumb", "-c", "export --to relations out.txt; save mine"], ""),
        (["pages/a.plumb", "-"], "export --to relations out.txt\nsave mine\n"),
      ] {
        let ending = try Program.plumb(arguments, input: input, in: home)
        #expect(ending.code == 0, "\(ending)")
        #expect(home.text("out.txt")?.contains("root card 7x7") ?? false)
        #expect(home.text("mine.plumb")?.hasPrefix("plumb 1\n\nplumb> root card 7x7\n") ?? false)
        #expect(home.text("pages/mine.plumb") == nil)
        try FileManager.default.removeItem(at: home.folder.appending(path: "out.txt"))
        try FileManager.default.removeItem(at: home.folder.appending(path: "mine.plumb"))
      }
      let ending = try Program.plumb("-c", "read pages/../pages/a.plumb; frames", in: home)
      #expect(ending.code == 0)
    }
  }

  // MARK: - Writing

  @Test func nothingIsWrittenOverUnasked() async throws {
    try await Home.lend { home in
      try home.write("precious", to: "a.plumb")
      try home.write("precious", to: "a.txt")
      for line in ["save a", "export --to relations a.txt"] {
        let ending = try Program.plumb("-c", "root card 3x3; \(line)", in: home)
        #expect(ending.code == 3)
        #expect(ending.talk.hasPrefix("-c:2: error[E065]: "), "\(ending)")
        #expect(ending.talk.contains("--force replaces it"))
      }
      #expect(home.text("a.plumb") == "precious" && home.text("a.txt") == "precious")
      #expect(try Program.plumb("-c", "root card 3x3; save a --force", in: home).code == 0)
      #expect(
        try Program.plumb("--force", "-c", "root card 3x3; export --to relations a.txt", in: home)
          .code == 0)
      #expect(home.text("a.plumb")?.hasPrefix("plumb 1\n") ?? false)
      #expect(home.text("a.txt")?.contains("root card 3x3") ?? false)
    }
  }

  @Test func aFileIsReplacedAsAWhole() async throws {
    try await Home.lend { home in
      try home.write("old", to: "real/a.plumb")
      let real = home.folder.appending(path: "real/a.plumb").path
      let link = home.folder.appending(path: "link.plumb").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "real/a.plumb")
      #expect(try Program.plumb("-c", "root card 3x3; save --force link", in: home).code == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.plumb")
      #expect(home.text("real/a.plumb") == "plumb 1\n\nplumb> root card 3x3\n")
      let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o640)
      // A link that leads nowhere yet makes the file it names.
      try FileManager.default.createSymbolicLink(
        atPath: home.folder.appending(path: "new.plumb").path, withDestinationPath: "real/b.plumb")
      #expect(try Program.plumb("-c", "root card 3x3; save new", in: home).code == 0)
      #expect(home.text("real/b.plumb") == "plumb 1\n\nplumb> root card 3x3\n")
      // No half of a file stays behind.
      let names = try FileManager.default.subpathsOfDirectory(atPath: home.folder.path)
      #expect(names.filter { $0.contains(".plumb-") } == [])
    }
  }

  @Test func whatCannotBeWrittenIsSaid() async throws {
    try await Home.lend { home in
      try home.write("old", to: "kept.plumb")
      try home.write("", to: "folder.plumb/x")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444],
        ofItemAtPath: home.folder.appending(path: "kept.plumb").path)
      let isRoot = getuid() == 0
      for (target, reason) in [
        ("nowhere/a.plumb", "the folder does not exist"), ("folder.plumb", "it is a folder"),
        ("/dev/full", "the disk is full"),
      ] + (isRoot ? [] : [("kept.plumb", "it is not writable")]) {
        let line =
          target == "/dev/full" ? "export --to relations \(target)" : "save --force \(target)"
        let ending = try Program.plumb("-c", "root card 3x3; \(line)", in: home)
        #expect(ending.code == 3, "\(ending)")
        #expect(ending.talk.contains("cannot be written: \(reason)"), "\(ending)")
      }
      #expect(isRoot || home.text("kept.plumb") == "old")
    }
  }

  @Test func aPageIsKeptAsItIs() async throws {
    try await Home.lend { home in
      let page = "plumb 1\ntitle T\ntags a\n\n# Prose.\nplumb> root card 3x3\n\n-- x.txt --\nx\n"
      try home.write(page, to: "a.plumb")
      let ending = try Program.plumb("a.plumb", "-c", "root card 4x4; save a", in: home)
      #expect(ending.code == 0, "\(ending)")
      #expect(
        home.text("a.plumb") == """
          plumb 1
          title T
          tags a

          # Prose.
          plumb> root card 3x3

          plumb> root card 4x4
          = moved      card.width 3 → 4, card.height 3 → 4

          -- x.txt --
          x

          """)
      #expect(try Program.plumb("replay", "a.plumb", in: home).code == 0)
    }
  }
}
