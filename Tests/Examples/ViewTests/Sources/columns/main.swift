// The columns of a table in a terminal, set by constraints: `swift run columns 40`.
import PlumbSolver

let room = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 80
let gap = 2.0
// How wide the texts of each column are, and how much they matter.
let columns: [(title: String, texts: Double, priority: Priority)] = [
  ("name", 24, 700), ("size", 9, 800), ("note", 60, 250),
]

var solver = Solver()
var names: [Solver.ID: String] = [:]
var sum = PlumbSolver.Expression(-gap)
for column in columns {
  let width = solver.variable(column.title)
  let title = try solver.add(width >= Double(column.title.count))
  let texts = try solver.add(width == column.texts, at: column.priority)
  names[title] = "the title of \(column.title)"
  names[texts] = "the texts of \(column.title)"
  sum = sum + gap + width
}
names[try solver.add(sum == room)] = "the terminal"
for variable in sum.terms.map(\.variable) {
  print("\(variable.name)  \(shown(solver.value(of: variable)))")
}
for id in solver.constraints where !solver.holds(id) {
  guard let conflict = solver.conflict(of: id) else { continue }
  print("\(names[id, default: ""]): \(shown(conflict.excess)) apart")
  for member in conflict.members {
    print("  \(names[member.constraint, default: ""]): \(shown(member.amount))")
  }
}

func shown(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}
