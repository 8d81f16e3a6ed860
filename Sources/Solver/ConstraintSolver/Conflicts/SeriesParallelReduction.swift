/// The reduction of rows in series and in parallel to fewer rows, around one of them.
///
/// A minimal contradiction adds up rows, each times a number, so that all variables cancel out; none of
/// its rows can be spared. So
///
/// - a variable that only one row mentions never cancels out, and the row takes part in none;
/// - of a variable that two rows mention, both take part or neither: they are *in series*, and become
///   one row without the variable;
/// - of rows whose forms are multiples of each other, at most one takes part, unless two are all
///   there is: they are *in parallel*, and become one row that offers them.
///
/// The row that every contradiction has to contain is never put in parallel, so that its form is zero
/// when nothing is left to decide. It does not matter in which variables the rows are written.
/// Chains of views, ladders, and the bounds of their sizes vanish in
/// this way; what several sizes have in common, such as that all are equal, may stay.
struct SeriesParallelReduction {
  /// What is left.
  enum Outcome {
    /// No contradiction contains the row.
    case none
    /// All contradictions with the row are those of a tree.
    case tree(SeriesParallelTree, root: Int)
    /// The contradictions with the row consist of these rows; all contain the certain ones.
    case core(rows: [Int], certain: [Int])
    /// The reduction was interrupted, or would take too long.
    case unknown
  }

  /// Rows that have become one.
  private struct Class {
    var form: SparseRow<Rational>
    var node: Int
    var isGone = false
  }

  /// A form of which only the ratios of the coefficients count.
  private struct Direction: Hashable {
    let variables: [Int]
    let ratios: [Rational]

    init(_ form: SparseRow<Rational>) {
      variables = form.entries.map(\.index)
      let first = form.entries[0].coefficient
      ratios = form.entries.dropFirst().map { $0.coefficient / first }
    }
  }

  private var tree = SeriesParallelTree()
  private var classes: [Class] = []
  private var root = 0
  /// For each variable the classes with it, and some that had it before.
  private var users: [[Int]]
  /// How many classes have each variable.
  private var degrees: [Int]
  private var classOfDirection: [Direction: Int] = [:]
  /// The variables that at most two classes had, by the number of terms of these.
  private var waiting = Array(repeating: [Int](), count: lengthLimit + 1)
  /// How many terms may still be added up.
  private var workLeft = workLimit

  private static let lengthLimit = 63
  private static let workLimit = 4_000_000

  /// Reduces rows around one of them; the variables have to be numbered from zero.
  static func run(_ rows: [SparseRow<Rational>], around culprit: Int, variableCount: Int) -> Outcome
  {
    var reduction = Self(rows, around: culprit, variableCount: variableCount)
    return reduction.run()
  }

  private init(_ rows: [SparseRow<Rational>], around culprit: Int, variableCount: Int) {
    users = Array(repeating: [], count: variableCount)
    degrees = Array(repeating: 0, count: variableCount)
    for (number, row) in rows.enumerated() {
      let node = tree.addRow(number)
      if number == culprit {
        root = classes.count
      } else if row.entries.isEmpty {
        continue
      } else if let twin = parallel(to: row, but: classes.count) {
        offer(node, row, to: twin)
        continue
      }
      for entry in row.entries {
        users[entry.index].append(classes.count)
        degrees[entry.index] += 1
      }
      if number != culprit { classOfDirection[Direction(row)] = classes.count }
      classes.append(Class(form: row, node: node))
    }
    for variable in degrees.indices { wait(for: variable) }
  }

  private mutating func run() -> Outcome {
    while !classes[root].form.entries.isEmpty {
      guard let length = waiting.firstIndex(where: { !$0.isEmpty }),
        let variable = waiting[length].popLast()
      else {
        if shiftAxes() { continue }
        return core
      }
      guard workLeft > 0, !Interruption.isRequested else { return .unknown }
      tidy(variable)
      guard let first = users[variable].first, degrees[variable] <= 2 else { continue }
      if degrees[variable] == 1 {
        if first == root { return .none }
        drop(first)
        continue
      }
      let second = users[variable][1]
      let actual = self.length(first, second)
      if actual > length {
        // The rows have grown since; shorter ones come first.
        waiting[actual].append(variable)
        continue
      }
      let isSecondLonger =
        tree.branchCount(of: classes[second].node) > tree.branchCount(of: classes[first].node)
      if second == root || first != root && isSecondLonger {
        join(second, first, without: variable)
      } else {
        join(first, second, without: variable)
      }
    }
    return .tree(tree, root: classes[root].node)
  }

  /// The rows of the classes that are connected with the row.
  private var core: Outcome {
    var isReached = Array(repeating: false, count: classes.count)
    isReached[root] = true
    var open = [root]
    var rows: [Int] = []
    while let next = open.popLast() {
      let found = tree.rows(root: classes[next].node)
      rows += found.certain + found.others
      for entry in classes[next].form.entries {
        for user in users[entry.index] where !isReached[user] && has(user, entry.index) {
          isReached[user] = true
          open.append(user)
        }
      }
    }
    return .core(rows: rows.sorted(), certain: tree.rows(root: classes[root].node).certain)
  }

  // MARK: - Steps

  private func has(_ user: Int, _ variable: Int) -> Bool {
    !classes[user].isGone && !classes[user].form[variable].isZero
  }

  /// Forgets the classes that no longer have a variable.
  private mutating func tidy(_ variable: Int) {
    var kept: [Int] = []
    for user in users[variable] where has(user, variable) && !kept.contains(user) {
      kept.append(user)
    }
    users[variable] = kept
  }

  private func length(_ first: Int, _ second: Int) -> Int {
    min(
      Self.lengthLimit, classes[first].form.entries.count + classes[second].form.entries.count)
  }

  /// Remembers a variable that at most two classes have.
  private mutating func wait(for variable: Int) {
    guard (1...2).contains(degrees[variable]) else { return }
    if degrees[variable] == 1 {
      waiting[0].append(variable)
    } else {
      tidy(variable)
      waiting[length(users[variable][0], users[variable][1])].append(variable)
    }
  }

  private mutating func leave(_ variable: Int, by count: Int) {
    degrees[variable] -= count
    wait(for: variable)
  }

  private mutating func drop(_ user: Int) {
    classes[user].isGone = true
    for entry in classes[user].form.entries { leave(entry.index, by: 1) }
  }

  /// Joins two classes that alone have a variable; the first one becomes both.
  private mutating func join(_ first: Int, _ second: Int, without variable: Int) {
    let added = classes[second].form
    let factor = -classes[first].form[variable] / added[variable]
    let before = classes[first].form
    workLeft -= before.entries.count + added.entries.count
    let sum = before.adding(added, times: factor)
    classes[first].form = sum
    classes[first].node = tree.join(
      classes[first].node, classes[second].node, times: factor.approximation)
    classes[second].isGone = true
    for entry in added.entries {
      if before[entry.index].isZero {
        users[entry.index].append(first)
        leave(entry.index, by: 0)
      } else {
        leave(entry.index, by: sum[entry.index].isZero ? 2 : 1)
      }
    }
    guard first != root else { return }
    if sum.entries.isEmpty {
      classes[first].isGone = true
    } else if let twin = parallel(to: sum, but: first) {
      offer(classes[first].node, sum, to: twin)
      drop(first)
    } else {
      classOfDirection[Direction(sum)] = first
    }
  }

  // MARK: - Other variables

  /// The most classes of a variable that is replaced, and the most terms of those classes.
  private static let shiftLimit = 8

  /// Replaces variables by combinations that at most two classes mention; false if there are none.
  ///
  /// Rows speak of the edge at the end of a view as `x + width`. Where all of them but two do, moving x
  /// and leaving that edge where it is concerns those two only.
  private mutating func shiftAxes() -> Bool {
    var hasFound = false
    for variable in users.indices where (3...Self.shiftLimit).contains(degrees[variable]) {
      tidy(variable)
      guard let (other, ratio) = companion(of: variable) else { continue }
      shift(variable, by: ratio, of: other)
      hasFound = true
    }
    return hasFound
  }

  /// Returns another variable, and how much of it has to be taken from a variable so that no more than
  /// two classes mention what is left.
  private mutating func companion(of variable: Int) -> (other: Int, ratio: Rational)? {
    for user in users[variable] {
      let form = classes[user].form
      guard form.entries.count <= Self.shiftLimit else { continue }
      for entry in form.entries
      where entry.index != variable && degrees[entry.index] <= Self.shiftLimit {
        tidy(entry.index)
        let ratio = form[variable] / entry.coefficient
        workLeft -= degrees[variable] + degrees[entry.index]
        let left = Set(users[variable] + users[entry.index]).count { one in
          classes[one].form[variable] != ratio * classes[one].form[entry.index]
        }
        if left <= 2 { return (entry.index, ratio) }
      }
    }
    return nil
  }

  /// Writes the classes in terms of another variable in place of one, so that those mention it that
  /// do not mention the two in the given ratio.
  private mutating func shift(_ variable: Int, by ratio: Rational, of other: Int) {
    for user in users[other] {
      let before = classes[user].form
      let had = !before[variable].isZero
      let after = before.adding(
        SparseRow(entries: [.init(index: variable, coefficient: before[other])]), times: -ratio)
      classes[user].form = after
      let has = !after[variable].isZero
      if has, !had { users[variable].append(user) }
      degrees[variable] += (has ? 1 : 0) - (had ? 1 : 0)
      if user != root { classOfDirection[Direction(after)] = user }
    }
    wait(for: variable)
  }

  /// Returns another class whose form is a multiple of a form.
  private func parallel(to form: SparseRow<Rational>, but own: Int) -> Int? {
    let direction = Direction(form)
    guard let found = classOfDirection[direction], found != own, !classes[found].isGone,
      !classes[found].form.entries.isEmpty, Direction(classes[found].form) == direction
    else { return nil }
    return found
  }

  private mutating func offer(_ node: Int, _ form: SparseRow<Rational>, to twin: Int) {
    let factor = classes[twin].form.entries[0].coefficient / form.entries[0].coefficient
    classes[twin].node = tree.offer(classes[twin].node, node, times: factor.approximation)
  }
}
