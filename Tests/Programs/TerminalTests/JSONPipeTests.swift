import Foundation
import Testing

/// Commands that come over a pipe.
@Suite struct JSONPipeTests {
  private static let chain = ["b.drf", "  .edges.equal(with: .parent)", "  .offset(by: 8)"]

  /// The objects that plumb answers with where lines are written like that.
  private func answers(_ script: String) async throws -> [[String: Any]] {
    var found: [[String: Any]] = []
    try await Home.lend { home in
      let plumb = try #require(Program.plumb)
      let text = try Program.run(
        "/bin/sh", ["-c", "\(script) | '\(plumb)' -X --mode json"], environment: home.environment,
        in: home.folder)
      found = try text.split(separator: "\n").map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(object as? [String: Any])
      }
    }
    return found
  }

  @Test func aChainInJSONIsOneLine() async throws {
    let lines = ["root card 300x200", "view b"] + Self.chain + ["frames b"]
    let found = try await answers(
      "printf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " "))")
    #expect(
      found.map { $0["command"] as? String } == [
        "root card 300x200", "view b", Self.chain.joined(separator: "\n"), "frames b",
      ])
    #expect(found.allSatisfy { $0["error"] == nil } && found.last?["step"] as? Int == 3)
  }

  /// Who waits for an answer gets it, and once more when the chain goes on after all.
  @Test func aChainThatComesLateReplacesItsBeginning() async throws {
    let lines = ["root card 300x200", "view b"] + Self.chain + ["frames b"]
    let script = lines.map { "echo '\($0)'; sleep 0.2" }.joined(separator: "; ")
    let found = try await answers("( \(script) )")
    #expect(found.last?["step"] as? Int == 3 && found.allSatisfy { $0["error"] == nil })
    let views = (found.last?["answer"] as? [String: Any])?["views"] as? [[String: Any]]
    let frame = views?.first?["frame"] as? [String: Double]
    #expect(frame == ["x": 8, "y": 8, "width": 284, "height": 184])
    #expect(found.dropLast().last?["command"] as? String == Self.chain.joined(separator: "\n"))
  }

  @Test func everyLineIsAnsweredWithoutTheNextOne() async throws {
    // The second line is only sent once the first is answered.
    let script = """
      mkfifo in out; ('\(try #require(Program.plumb))' -X --mode json < in > out &) ; \
      exec 3> in 4< out; echo 'root card 10x10' >&3; read -r a <&4; \
      echo 'card.drf' >&3; read -r b <&4; echo frames >&3; read -r c <&4; \
      exec 3>&-; printf '%s\\n%s\\n%s\\n' "$a" "$b" "$c"
      """
    try await Home.lend { home in
      let text = try Program.run(
        "/bin/sh", ["-c", "cd '\(home.folder.path)'; \(script)"], environment: home.environment,
        in: home.folder)
      #expect(text.split(separator: "\n").count == 3, "\(text)")
    }
  }
}
