import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// Something that should be so: what stands behind `expect`, and what it means.
///
/// A new kind is a row of its family in the files beside this one.
struct Expectation: Sendable {
  /// What is otherwise, in a sentence; nil if all is as expected.
  let failure: @Sendable (Shell, TokenReader) throws(Diagnostic) -> String?
  /// The same while a number runs through a range.
  let range: Range<Void>
  /// Conditions like this one that may be so, the most alike first.
  let truths: @Sendable (Shell) -> [String]
  /// How lines of its kind are written, which tells kinds apart, and what this line says.
  fileprivate let usage: [String]
  fileprivate let value: any Sendable

  /// One way to expect something: how it is written, and what its values mean.
  struct Kind<Value: Sendable>: Sendable {
    let grammar: Grammar<Value>
    let failure: @Sendable (Value, Shell, TokenReader) throws(Diagnostic) -> String?
    let range: Range<Value>
    let truths: @Sendable (Value, Shell) -> [String]

    /// The kind among those of other values.
    var row: Grammar<Expectation> {
      grammar.map({ of($0) }, from: { $0.usage == grammar.usage ? $0.value as? Value : nil })
    }

    /// What a line of this kind expects.
    func of(_ value: Value) -> Expectation {
      Expectation(
        failure: { (shell, reader) throws(Diagnostic) in try failure(value, shell, reader) },
        range: range.of(value), truths: { truths(value, $0) }, usage: grammar.usage, value: value)
    }
  }

  /// What is asked of every value that a number has in a range.
  enum Range<Value>: Sendable {
    /// Nothing: why it is asked of one moment only.
    case never(String)
    /// Where it is not so, ascending; and conditions like it that are so everywhere.
    case gaps(
      @Sendable (Value, IntervalProof) throws(Diagnostic) -> [IntervalProof.Gap],
      truths: @Sendable (Value, IntervalProof) -> [String] = { _, _ in [] })

    /// Whether it is so in a whole stretch between breakpoints.
    static func whole(
      _ isSo: @escaping @Sendable (Value, IntervalProof, Sweep.Station) -> Bool
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

  /// All kinds: a comparison, unless a word begins another one; with a dot behind it the word is a
  /// view.
  static let grammar: Grammar<Expectation> = {
    let asked = (ofFreedom + ofRules + ofMoments + [everywhere.row]).map(\.unlessDotted)
    var whole = Grammar.either([frame.row, degrees.row] + asked + [comparison.row])
    whole.usage = ([comparison.row, frame.row, degrees.row] + asked).flatMap(\.usage)
    return whole
  }()

  /// A line that expects what is so, in place of one that expects what is not so any more; nil
  /// where nothing of the kind can be said.
  ///
  /// Each line that comes into question is tried: what is returned holds. `shell` is the one that
  /// the line was asked of.
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
  /// The same, unless the word it begins with is a name with a dot behind it.
  fileprivate var unlessDotted: Grammar {
    var copy = self
    copy.opens = { reader in opens(reader) && !(reader.peek(1)?.isSign(".") ?? false) }
    return copy
  }
}
