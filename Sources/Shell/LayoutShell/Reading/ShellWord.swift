/// A word as it is typed in a system shell, in quotes if it needs them.
package struct ShellWord: CustomStringConvertible, ExpressibleByStringLiteral {
  package let description: String

  /// Makes the word for a file name.
  package init(_ name: String) {
    // A leading dash would make it an option.
    let path = name.hasPrefix("-") ? "./" + name : name
    let isPlain =
      !path.isEmpty
      && path.unicodeScalars.allSatisfy { scalar in
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_-./+:,@%=".unicodeScalars.contains(scalar)
      }
    description = isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// Makes a word that needs no quotes.
  package init(stringLiteral word: String) { description = word }
}
