/// A word as a person types it at the shell of the system, in quotes where it needs some.
package struct ShellWord: CustomStringConvertible, ExpressibleByStringLiteral {
  package let description: String

  /// Quotes the name of a file.
  package init(_ name: String) {
    // A dash in front would make it a flag.
    let path = name.hasPrefix("-") ? "./" + name : name
    let isPlain =
      !path.isEmpty
      && path.unicodeScalars.allSatisfy { scalar in
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_-./+:,@%=".unicodeScalars.contains(scalar)
      }
    description = isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// A word that needs no quotes.
  package init(stringLiteral word: String) { description = word }
}
