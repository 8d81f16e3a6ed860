import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// The condition that follows `expect`, and what it means.
///
/// A new kind is a row of its family, in the files beside this one.
struct Expectation: Sendable {
  /// Returns what holds instead, in a sentence; nil if the condition holds.
  let failure: @Sendable (Shell, TokenReader) throws(Diagnostic) -> String?
  /// The condition as it is asked of every value in a range.
  let range: Range<Void>
  /// Conditions like this one that may hold, the most similar first.
  let truths: @Sendable (Shell) -> [String]
  /// The usage of its grammar, which identifies its kind, and the value that was read.
  fileprivate let usage: [String]
  fileprivate let value: any Sendable

  /// A kind of expectation: how it is written, and what its values mean.
  struct Kind<Value: Sendable>: Sendable {
    let grammar: Grammar<Value>
    let failure: @Sendable (Value, Shell, TokenReader) throws(Diagnostic) -> String?
    let range: Range<Value>
    let truths: @Sendable (Value, Shell) -> [String]

    /// The kind as a row among kinds with other values.
    var row: Grammar<Expectation> {
      grammar.map({ of($0) }, from: { $0.usage == grammar.usage ? $0.value as? Value : nil })
    }

    /// Returns the expectation that a line of this kind with a value states.
    func of(_ value: Value) -> Expectation {
      Expectation(
        failure: { (shell, reader) throws(Diagnostic) in try failure(value, shell, reader) },
        range: range.of(value), truths: { truths(value, $0) }, usage: grammar.usage, value: value)
    }
  }

  /// How an expectation is asked of every value of a parameter in a range.
  enum Range<Value>: Sendable {
    /// Not at all, with the reason.
    case never(String)
    /// By the gaps in which it does not hold, ascending; and conditions like it that hold
    /// everywhere.
    case gaps(
      @Sendable (Value, IntervalProof) throws(Diagnostic) -> [IntervalProof.Gap],
      truths: @Sendable (Value, IntervalProof) -> [String] = { _, _ in [] })

    /// Asks whether it holds along each piece of a sweep.
    static func whole(
      _ isSo: @escaping @Sendable (Value, IntervalProof, Sweep.Piece) -> Bool
    ) -> Self {
      .gaps({ value, proof in proof.gaps { isSo(value, proof, $0) } })
    }

    fileprivate func of(_ value: Value) -> Range<Void> where Value: Sendable {
      switch self {
      case .never(let reason): .never(reason)
      case .gaps(let gaps, let truths):
        .gaps(
          { (_, proof) throws(Diagnostic) in try gaps(value, proof) },
          truths: { truths(value, $1) })
      }
    }
  }

  /// All kinds.
  ///
  /// A line is a comparison unless it begins with the word of another kind; if a dot follows that
  /// word, it is the name of a view.
  static let grammar: Grammar<Expectation> = {
    let asked = (ofFreedom + ofRules + ofMoments + [everywhere.row]).map(\.unlessDotted)
    var whole = Grammar.either([frame.row, degrees.row] + asked + [comparison.row])
    whole.usage = ([comparison.row, frame.row, degrees.row] + asked).flatMap(\.usage)
    return whole
  }()

  /// Returns an expectation that holds, in place of one that no longer does; nil if there is none
  /// of its kind.
  ///
  /// Each candidate is tried before it is returned. `shell` is the one that the line was asked of.
  static func renewed(_ input: Input, in shell: Shell) -> String? {
    guard var reader = try? input.reader(in: shell.layout) else { return nil }
    reader.next()
    let expectation =
      (try? grammar.readAll(&reader)) ?? setOfRules(input.text, in: shell.layout)
    for condition in expectation?.truths(shell) ?? [] {
      var trial = shell
      let reply = trial.run("expect \(condition)")
      if reply.error == nil, reply.failure == nil { return "expect \(condition)" }
    }
    return nil
  }
}

extension Grammar {
  /// The same grammar, except for lines in which a dot follows the first word.
  fileprivate var unlessDotted: Grammar {
    var copy = self
    copy.opens = { reader in opens(reader) && !(reader.peek(1)?.isSign(".") ?? false) }
    return copy
  }
}
