/// An order in which each of some forms has a variable that it leaves to those before it.
///
/// Where there is one, how a further form depends on them follows without an elimination, in
/// O(terms): a chain of views is such a case, however long it is.
enum FormOrder {
  /// Returns the multipliers of the only dependency of some forms, with one for the last form; nil if
  /// that takes an elimination.
  ///
  /// Apart from the last one, form after form is set aside that has a variable alone, among those
  /// that are left. If none is left, these forms are independent. The first one that was set aside has
  /// its variable in common with the last form only, so its multiplier is known; the next one with
  /// these two, and so on.
  static func multipliers(of forms: [SparseRow<Rational>]) -> [Rational]? {
    guard let last = forms.indices.last else { return nil }
    // The forms with a variable, taken together by exclusive or: the last one that is left.
    var users: [Int: (together: Int, count: Int)] = [:]
    for (number, form) in forms.dropLast().enumerated() {
      for entry in form.entries {
        let known = users[entry.index] ?? (0, 0)
        users[entry.index] = (known.together ^ number, known.count + 1)
      }
    }
    var single = users.filter { $0.value.count == 1 }.map(\.key).sorted()
    var order: [(form: Int, variable: Int)] = []
    var isSetAside = forms.map { _ in false }
    while let variable = single.popLast() {
      guard let user = users[variable], user.count == 1, !isSetAside[user.together] else {
        continue
      }
      isSetAside[user.together] = true
      order.append((user.together, variable))
      for entry in forms[user.together].entries {
        guard let known = users[entry.index] else { continue }
        users[entry.index] = (known.together ^ user.together, known.count - 1)
        if known.count == 2 { single.append(entry.index) }
      }
    }
    guard order.count == last else { return nil }
    var multipliers = forms.map { _ in Rational.zero }
    var sums: [Int: Rational] = [:]
    func add(_ number: Int, _ multiplier: Rational) {
      multipliers[number] = multiplier
      guard !multiplier.isZero else { return }
      for entry in forms[number].entries {
        sums[entry.index] = (sums[entry.index] ?? .zero) + multiplier * entry.coefficient
      }
    }
    add(last, .one)
    for (form, variable) in order {
      guard let sum = sums[variable] else { continue }
      add(form, -sum / forms[form][variable])
    }
    return sums.values.allSatisfy(\.isZero) ? multipliers : nil
  }
}
