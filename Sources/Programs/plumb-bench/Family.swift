/// The kinds of layouts that are measured.
enum Family: String, CaseIterable {
  case chain = "W1"
  case nestedStacks = "W2"
  case form = "W3"
  case grid = "W4"
  case tree = "W5"

  /// A short description.
  var title: String {
    switch self {
    case .chain: "a row of equal widths"
    case .nestedStacks: "nested stacks of views with content"
    case .form: "a form: labels, fields, buttons"
    case .grid: "a grid that fills equally"
    case .tree: "a tree with rules of all priorities"
    }
  }

  /// Returns a workload of about `count` views, the same one for the same seed.
  func workload(views count: Int, seed: UInt64) -> Workload {
    var writer = WorkloadWriter(seed: seed)
    return switch self {
    case .chain: writer.chain(count)
    case .nestedStacks: writer.nestedStacks(count)
    case .form: writer.form(count)
    case .grid: writer.grid(count)
    case .tree: writer.tree(count)
    }
  }
}
