/// What `#define` gives a name to.
struct Macro {
  /// The names of the parameters; `nil` if the name stands alone.
  var parameters: [String]?
  var takesMore = false
  var body: [Token]

  /// Reads what follows `#define`.
  init?(_ tokens: ArraySlice<Token>) {
    guard let name = tokens.first, name.kind == .name else { return nil }
    var rest = tokens.dropFirst()
    if let open = rest.first, open.is("("), !open.isSpaced {
      var names: [String] = []
      rest = rest.dropFirst()
      while let token = rest.first, !token.is(")") {
        if token.kind == .name { names.append(token.text) }
        if token.is("...") {
          takesMore = true
          // `args...` is a name of the rest, `...` alone is called __VA_ARGS__.
          if let last = names.last, rest.startIndex > tokens.startIndex,
            tokens[rest.startIndex - 1].text == last
          {
            names.removeLast()
            names.append(last)
          } else {
            names.append("__VA_ARGS__")
          }
        }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst()
      parameters = names
    }
    body = Array(rest)
  }
}
