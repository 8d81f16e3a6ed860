import Foundation
import Testing

extension TerminalTests {
  /// The page that follows the prompt, seen by those who ask for it.
  @Suite struct WatchTests {
    /// The page of a shell.
    private struct Page {
      var port: UInt16
      var path: String
      var host: String { "127.0.0.1:\(port)" }

      /// Asks for something; what comes back, with the head.
      func ask(
        _ method: String = "GET", _ name: String = "", host: String? = nil,
        _ lines: [String] = [], body: String = ""
      ) throws -> String {
        let connection = try #require(LocalConnection(to: port))
        connection.ask(
          method, name.hasPrefix("/") ? name : path + name, host: host ?? self.host,
          lines + ["Connection: close"], body: body)
        #expect(connection.waitForEnd(), "\(connection.text)")
        return connection.text
      }

      /// Begins to look on.
      func follow() throws -> LocalConnection {
        let connection = try #require(LocalConnection(to: port))
        connection.ask("GET", path + "events", host: host)
        try #require(connection.wait(for: "event: document\ndata: "), "\(connection.text)")
        return connection
      }
    }

    private func lend(term: String = "xterm", _ body: (Pty, Page) throws -> Void) async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        var environment = home.environment
        environment["TERM"] = term
        let pty = try Pty(
          program, ["-q", "--no-history"], environment: environment, in: home.folder)
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
        pty.type("root card 320x200\r")
        pty.type("view title in card content 96x20\r")
        try #require(pty.wait(for: "needs x, y") != nil, "\(pty.text)")
        try body(pty, try watch(pty))
      }
    }

    /// Types watch and reads the address.
    private func watch(_ pty: Pty) throws -> Page {
      pty.forget()
      pty.type("watch\r")
      let address = #/the page is at http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)/#
      try #require(pty.wait { $0.text.contains(address) } != nil, "\(pty.text)")
      let match = try #require(pty.text.firstMatch(of: address))
      return Page(port: try #require(UInt16(match.1)), path: String(match.2))
    }

    @Test func everybodyWhoLooksOnFollowsEachLine() async throws {
      try await lend { pty, page in
        let watchers = [try page.follow(), try page.follow()]
        for watcher in watchers { #expect(watcher.wait(for: "view title in card content 96x20")) }
        let lines = [
          ("pin title top leading inset 16", "= title   placed"), ("undo", "at #2"),
          ("redo", "at #3"), ("goto first", "at #1"), ("goto last", "at #3"),
          ("try title.leading == card.leading + 40", "\"ghosts\""), ("titel", "error[E"),
          ("frames", "view     x     y     w     h"),
        ]
        for (line, sign) in lines {
          for watcher in watchers { watcher.forget() }
          pty.type(line + "\r")
          for watcher in watchers {
            #expect(watcher.wait(for: "event: steps\ndata: "), "\(line): \(watcher.text)")
            #expect(watcher.wait(for: "\"\(line)\""), "\(line): \(watcher.text)")
            #expect(watcher.wait(for: sign), "\(line): \(watcher.text)")
          }
        }
        // Who comes later sees the same.
        #expect(try page.follow().wait(for: "try title.leading == card.leading + 40"))
        // What takes longer follows.
        pty.type("hug title h 300\r")
        #expect(watchers[0].wait(for: "event: completion"))
        pty.type("quit\r")
        #expect(pty.wait(for: "quit again") != nil)
        pty.type("quit\r")
        #expect(pty.end() == .code(0))
        for watcher in watchers { #expect(watcher.waitForEnd()) }
        #expect(LocalConnection(to: page.port) == nil)
      }
    }

    @Test func watchOffEndsThePage() async throws {
      try await lend { pty, page in
        let watcher = try page.follow()
        #expect(try watch(pty).path == page.path)
        pty.type("watch off\r")
        #expect(pty.wait(for: "the page no longer follows") != nil)
        #expect(watcher.waitForEnd())
        #expect(LocalConnection(to: page.port) == nil)
        pty.type("watch off\r")
        #expect(pty.wait(for: "no page follows the shell") != nil)
        #expect(try watch(pty).path != page.path)
      }
    }

    @Test func nothingIsServedButThePageAndToNobodyElse() async throws {
      try await lend { _, page in
        let whole = try page.ask()
        #expect(whole.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(whole.contains("frame-ancestors 'none'"))
        #expect(
          whole.contains("content=\"default-src 'none'; connect-src 'self'; script-src 'self' "))
        #expect(try page.ask("GET", "live.js").contains("new EventSource(\"events\")"))
        for path in ["/", "/live.js", "page.js", "../", String(page.path.dropLast())] {
          #expect(try page.ask("GET", path).hasPrefix("HTTP/1.1 404 "), "\(path)")
        }
        for host in ["localhost", "example.com:\(page.port)", "127.0.0.1"] {
          #expect(try page.ask(host: host).hasPrefix("HTTP/1.1 421 "), "\(host)")
        }
        #expect(try page.ask("GET", "", ["Origin: http://a.example"]).hasPrefix("HTTP/1.1 403 "))
        #expect(try page.ask("HEAD").hasPrefix("HTTP/1.1 405 "))
        #expect(try page.ask("POST", "choice", body: "title").hasPrefix("HTTP/1.1 403 "))
        // What is not a request, or has no end, harms nobody.
        let connection = try #require(LocalConnection(to: page.port))
        connection.ask("\u{0}\u{1}", "", host: "")
        #expect(connection.waitForEnd())
        let endless = try #require(LocalConnection(to: page.port))
        endless.ask(
          "GET", page.path, host: page.host,
          (0..<2000).map { "X-\($0): \(String(repeating: "a", count: 100))" })
        #expect(endless.waitForEnd())
        #expect(try page.ask().hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
    }

    @Test(arguments: ["xterm", "dumb"])
    func aClickStandsBesideTheLine(term: String) async throws {
      try await lend(term: term) { pty, page in
        let whole = try page.ask()
        let token = try #require(whole.firstMatch(of: #/data-token="([0-9a-f]{32})"/#)).1
        let choose = { (name: String) in
          try page.ask("POST", "choice", ["X-Plumb-Token: \(token)"], body: name)
        }
        pty.type("hug ti")
        for _ in 0..<50 { pty.listen(10) }
        pty.forget()
        for name in ["nobody", "\u{1B}[2J", String(repeating: "x", count: 70_000)] {
          _ = try choose(name)
        }
        #expect(try choose("title").hasPrefix("HTTP/1.1 204 "))
        if term == "xterm" { #expect(pty.wait(for: " title") != nil, "\(pty.text)") }
        pty.type("tle h 300\r")
        // The line has not changed, whatever stands beside it.
        if term == "dumb" { #expect(pty.wait(for: "title\r\nplumb> ") != nil, "\(pty.text)") }
        pty.type("log\r")
        #expect(pty.wait(for: "hug title h 300") != nil, "\(pty.text)")
        #expect(!pty.holds("nobody") && !pty.holds("\u{1B}[2J"))
      }
    }

    @Test func whereNobodySitsThereIsNoPage() async throws {
      try await Home.lend { home in
        let refused = try Program.plumb("-c", "root card 10x10; watch", in: home)
        #expect(refused.code == 3)
        #expect(refused.words.contains("watch works only at the prompt"))
        try home.write("watch\n", to: "xdg-config/plumb/init")
        let noted = try Program.plumb("-c", "root card 10x10", in: home)
        #expect(noted.code == 0)
        #expect(noted.words.contains("watch does nothing before the prompt"))
      }
    }

    @Test func aFileIsShownAtEachSave() async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        let session = "plumb 1\n\nplumb> root card 320x200\n"
        try home.write(session, to: "a.plumb")
        let pty = try Pty(
          program, ["watch", "--page", "a.plumb"], environment: home.environment,
          in: home.folder)
        let address = #/http://127\.0\.0\.1:(\d+)(/[0-9a-f]{32}/)/#
        try #require(pty.wait(for: "Ctrl-C ends") != nil, "\(pty.text)")
        let match = try #require(pty.text.firstMatch(of: address))
        let port = try #require(UInt16(match.1))
        let connection = try #require(LocalConnection(to: port))
        connection.ask("GET", match.2 + "events", host: "127.0.0.1:\(match.1)")
        #expect(connection.wait(for: "event: completion"), "\(connection.text)")
        connection.forget()
        try home.write(session + "\nplumb> expect card.width == 300\n", to: "a.plumb")
        #expect(pty.wait(for: "1 reply is not as expected") != nil, "\(pty.text)")
        #expect(connection.wait(for: "event: documents"), "\(connection.text)")
        pty.type("\u{3}")
        #expect(pty.end() == .code(130))
        let refused = try Program.plumb("watch", "--page", "nowhere", in: home)
        #expect(refused.code == 2 && refused.words.contains("nowhere: no such file or folder"))
      }
    }

    @Test func theBrowserOfThePersonOpensIt() async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        try home.write(
          """
          #!/bin/sh
          stat -c %a "${1#file://}" > mode
          cat "${1#file://}" > page
          echo "$@" > opened

          """, to: "browser")
        var environment = home.environment
        environment["TERM"] = "xterm"
        environment["BROWSER"] = "sh ./browser"
        let pty = try Pty(
          program, ["-q", "--no-history"], environment: environment, in: home.folder)
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
        let page = try watch(pty)
        #expect(pty.wait(for: "it opens in the browser") != nil, "\(pty.text)")
        #expect(pty.wait { _ in home.text("opened")?.hasSuffix("\n") ?? false } != nil)
        // The arguments of a process can be seen by everybody, and do not tell where the page is.
        let file = try #require(home.text("opened")).dropFirst("file://".count).dropLast()
        #expect(file.contains(/^\/.*\/plumb-\w{6}\.html$/), "\(file)")
        #expect(home.text("mode") == "600\n")
        #expect(home.text("page")?.contains("url=http://\(page.host)\(page.path)\"") ?? false)
        pty.type("watch off\r")
        #expect(pty.wait(for: "the page no longer follows") != nil)
        #expect(!FileManager.default.fileExists(atPath: String(file)))
      }
    }
  }
}
