/// Which brackets, texts and comments of a piece of Swift are still open.
struct OpenBrackets {
  private var open: [Unicode.Scalar] = []
  private var isInText = false
  private var isInLongText = false
  private var commentDepth = 0

  /// Looks through a text; O(length).
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    func ahead(_ word: String) -> Bool {
      let other = Array(word.unicodeScalars)
      return index + other.count <= scalars.count
        && Array(scalars[index..<index + other.count]) == other
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if commentDepth > 0 {
        if ahead("*/") { (commentDepth, index) = (commentDepth - 1, index + 1) }
        if ahead("/*") { (commentDepth, index) = (commentDepth + 1, index + 1) }
      } else if isInLongText {
        if scalar == "\\" { index += 1 }
        if ahead("\"\"\"") { (isInLongText, index) = (false, index + 2) }
      } else if isInText {
        if scalar == "\\" { index += 1 }
        if scalar == "\"" || scalar == "\n" { isInText = false }
      } else if ahead("//") {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
      } else if ahead("/*") {
        (commentDepth, index) = (1, index + 1)
      } else if ahead("\"\"\"") {
        (isInLongText, index) = (true, index + 2)
      } else if scalar == "\"" {
        isInText = true
      } else if ["(", "[", "{"].contains(scalar) {
        open.append(scalar)
      } else if [")", "]", "}"].contains(scalar), !open.isEmpty {
        open.removeLast()
      }
      index += 1
    }
  }

  /// Whether nothing is open.
  var isClosed: Bool { open.isEmpty && !isInLongText && commentDepth == 0 }
}
