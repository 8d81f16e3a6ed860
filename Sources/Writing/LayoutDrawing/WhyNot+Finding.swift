import ConstraintSolver
package import LayoutDiagnosis
import LayoutModel

extension WhyNot: Finding {
  /// The answer as it is printed.
  package var passages: [Passage] { WhyNotText(self).lines.map { Passage(.text, .line($0)) } }

  /// Encodes the answer with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws { try Wished(self).encode(to: encoder) }
}

/// The structure of the JSON; `answer` is `holds`, `open`, `opposed` or `blocked`.
private struct Wished: Encodable, Sendable {
  struct Giver: Encodable, Sendable {
    var name: String
    /// By how much its constant has to change; also as a fraction if no short decimal is exact.
    var change: Double
    var exactChange: String?
  }
  struct Blockade: Encodable, Sendable {
    var excess: Double
    var givers: [Giver]
    var implied: [String]
  }
  struct Cost: Encodable, Sendable {
    var name: String
    var now: Double
    var then: Double
  }
  var wish: String
  var answer: String
  /// The sets of rules that independently make the wish impossible.
  var blockedBy: [Blockade]?
  /// The highest priority that would lose, by how much, and the claims whose errors would change.
  var priority: Double?
  var cost: Double?
  var against: [Cost]?
  var inFavour: [Cost]?
  /// The command that makes the wish possible, and whether it is enough by itself.
  var command: String?
  var isEnough: Bool?

  init(_ wish: WhyNot) {
    let solved = wish.solved
    self.wish = solved.layout.text(of: wish.rule, precision: .writing)
    switch wish.answer {
    case .granted: answer = "holds"
    case .open:
      answer = "open"
      command = self.wish
      isEnough = true
    case .opposed(let opposition):
      func costs(_ list: [WhyNot.Opposition.Change]) -> [Cost] {
        list.map { Cost(name: solved.name(of: $0.source), now: $0.now, then: $0.then) }
      }
      answer = "opposed"
      priority = opposition.priority
      cost = opposition.cost
      against = costs(opposition.against)
      inFavour = costs(opposition.inFavour)
      let strength = opposition.strength == 1000 ? "" : " @\(opposition.strength.spelled)"
      command = self.wish + strength
      isEnough = true
    case .blocked(let blockade):
      answer = "blocked"
      blockedBy = ([blockade] + blockade.further).map { blockade in
        Blockade(
          excess: blockade.excess.approximation,
          givers: blockade.givers.map {
            Giver(
              name: solved.name(of: $0.source), change: $0.change.approximation,
              exactChange: $0.change.fraction)
          }, implied: blockade.implied.map { solved.text(of: $0) })
      }
      command = blockade.fix.map { EditCommand($0, in: solved.layout).text }
      isEnough = blockade.fix?.isEnough
    }
  }
}
