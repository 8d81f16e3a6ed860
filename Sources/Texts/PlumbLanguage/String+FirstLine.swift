extension String {
  /// The first line that is not empty; an empty text if there is none.
  package var firstLine: String {
    split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }
}
