import Foundation
import LayoutShell
import Support
import Testing

@testable import LayoutPages

/// A page as a file.
@Suite struct PageFileTests {
  @Test func thePolicyNamesWhatIsOnThePage() throws {
    let page = Paging.page(try Paging.session("card"))
    let policy = try #require(
      Paging.part(of: page, from: "http-equiv=\"Content-Security-Policy\" content=\"", to: "\">"))
    let styles = page.components(separatedBy: "<style>").dropFirst()
      .compactMap { $0.components(separatedBy: "</style>").first }
    let script = try #require(Paging.part(of: page, from: "<script>", to: "</script>"))
    #expect(styles.count == 2)
    let expected =
      "default-src 'none'; script-src \(try hash(of: script)); "
      + "style-src \(try styles.map(hash).joined(separator: " ")); "
      + "base-uri 'none'; form-action 'none'"
    #expect(policy == expected)
  }

  /// The source of a policy that a text is, by the program that every Linux has.
  private func hash(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
    ).prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    #expect(bytes.count == 32)
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }

  @Test func nothingIsLoadedAndNothingRunsButTheScript() throws {
    let page = Paging.page(try Paging.session("card"))
    for sign in [" src=", " href=", " style=\"", " onclick", "url(http", "@import", "eval("] {
      let shell = page.replacing(
        try #require(Paging.part(of: page, from: "id=\"data\">", to: "</script>")), with: "")
      #expect(!shell.contains(sign), "\(sign)")
    }
  }

  @Test(arguments: share(["conflict", "card", "right-to-left", "storyboard"], oneIn: 2))
  func theSameSessionGivesTheSameBytes(name: String) throws {
    let session = try Paging.session(name)
    #expect(Paging.page(session) == Paging.page(session))
  }
}
