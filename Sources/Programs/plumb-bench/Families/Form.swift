import ConstraintSolver

extension WorkloadWriter {
  /// Returns rows of label, field and button with labels of equal width, in a form that fits them.
  mutating func form(_ count: Int) -> Workload {
    pinRoot()
    var fields: [Box] = []
    var firstLabel: Box?
    for _ in 0..<max(1, count / 3) {
      let (label, field, button) = (box(), box(), box())
      add(label.left, .equal, Box.root.left + 8)
      add(field.left, .equal, label.right + 8)
      add(button.left, .equal, field.right + 8)
      add(button.right, .equal, Box.root.right - 8)
      if let firstLabel { add(label.width, .equal, firstLabel.width) }
      firstLabel = firstLabel ?? label
      fit(label, width: Double(random.int(30...140)), height: 17, hugging: 251)
      fit(field, width: Double(random.int(90...200)), height: 24)
      add(field.width, .greaterOrEqual, 80, at: 750)
      fit(button, width: Double(random.int(50...90)), height: 22, hugging: 252)
      add(label.width, .lessOrEqual, 0.4 * Box.root.width)
      add(field.top, .equal, (fields.last?.bottom ?? Box.root.top) + 8)
      add(label.middle, .equal, field.middle)
      add(button.middle, .equal, field.middle)
      fields.append(field)
    }
    add(Box.root.bottom, .equal, (fields.last ?? .root).bottom + 8)
    return workload(family: "W3", width: 400, probing: fields)
  }
}
