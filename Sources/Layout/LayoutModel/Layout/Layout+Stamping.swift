extension Layout {
  /// Returns the layout with everything in it marked as made at one step; the lines of files stay.
  package func stamped(step: Int) -> Layout {
    var result = self
    result.moment.step = step
    for item in items {
      result.update(item.id) {
        $0.origin.step = step
        $0.contentOrigin.step = step
        $0.sizeOrigin.step = step
      }
    }
    result.restamp(step: step)
    return result
  }
}
