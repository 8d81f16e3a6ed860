import FlatStorage

// MARK: - What moved

extension System {
  /// The variables with another value than in a system that this one was made from, in no order;
  /// in O(variables of parts that changed), and a look at each variable.
  func variables(movedFrom other: System) -> [Int] {
    var result: [Int] = []
    for (index, box) in parts.enumerated() {
      guard let box, !other.parts.indices.contains(index) || other.parts[index] !== box else {
        continue
      }
      let old = other.parts.indices.contains(index) ? other.parts[index] : nil
      for local in 0..<box.part.variables.count {
        let name = box.part.variables[local]
        // A part that was copied keeps its numbers.
        let before =
          if let old, local < old.part.variables.count, old.part.variables[local] == name {
            old.part.values[local]
          } else {
            other.value(of: Int(name))
          }
        if box.part.values[local] != before { result.append(Int(name)) }
      }
    }
    for (variable, location) in variableLocations.enumerated()
    where location.part < 0 && other.value(of: variable) != 0 {
      result.append(variable)
    }
    return result
  }
}
