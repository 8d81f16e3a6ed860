extension SVG {
  /// The file for programs that know neither variables nor media queries of style sheets, in the
  /// light colours.
  package var fixedText: String {
    var text = self.text
    // Only the light colours come before the query.
    guard let start = text.firstRange(of: ".plumb { "),
      let end = text[start.upperBound...].firstRange(of: " font-family")
    else { return text }
    let colours = text[start.upperBound..<end.lowerBound].split(separator: ";").compactMap {
      entry -> (name: String, value: String)? in
      let parts = entry.split(separator: ":").map { $0.trimmingBlanks }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    if let query = text.firstRange(of: "@media"),
      let close = text[query.upperBound...].firstRange(of: "} }")
    {
      text.removeSubrange(query.lowerBound..<close.upperBound)
    }
    for (name, value) in colours { text = text.replacing("var(\(name))", with: value) }
    return text
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
