/// A request of HTTP/1.1, without its body.
struct HTTPRequest: Sendable {
  /// The method, such as `GET`.
  var method: String
  /// What is asked for, as it was sent: a path, in most cases.
  var target: String
  /// The header fields in the order they were sent; names in lower case.
  var fields: [(name: String, value: String)]

  init(method: String, target: String, fields: [(name: String, value: String)]) {
    (self.method, self.target, self.fields) = (method, target, fields)
  }

  /// Reads the lines before the body, without the empty line that ends them.
  ///
  /// Returns nil if they are not an HTTP/1.1 request (RFC 9112, sections 3 and 5). White space
  /// before a colon and continued lines are refused, as they can be read in two ways.
  init?(head: some Sequence<UInt8>) {
    let text = String(decoding: Array(head), as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let start = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard start.count == 3, start[2] == "HTTP/1.1", Self.isToken(start[0]), !start[1].isEmpty
    else { return nil }
    var fields: [(name: String, value: String)] = []
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isToken(parts[0]),
        !line.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 })
      else { return nil }
      let value = parts[1].drop(while: \.isBlank)
      let end = value.lastIndex { !$0.isBlank }.map(value.index(after:)) ?? value.startIndex
      fields.append((parts[0].lowercased(), String(value[..<end])))
    }
    self.init(method: String(start[0]), target: String(start[1]), fields: fields)
  }

  /// The values of all fields of a name, which is in lower case.
  subscript(name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The number of bytes of the body; nil if that cannot be known from its fields.
  var bodyLength: Int? {
    guard self["transfer-encoding"].isEmpty else { return nil }
    let lengths = self["content-length"]
    guard let length = lengths.first else { return 0 }
    guard lengths.count == 1, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(length)
  }

  /// Whether the connection ends with the response.
  var isLast: Bool {
    self["connection"].contains { value in
      value.split(separator: ",").contains { $0.filter { !$0.isBlank }.lowercased() == "close" }
    }
  }

  /// Whether something can be the name of a method or a field.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        let sign = Unicode.Scalar(byte)
        return ("a"..."z").contains(sign) || ("A"..."Z").contains(sign)
          || ("0"..."9").contains(sign) || "!#$%&'*+-.^_`|~".unicodeScalars.contains(sign)
      }
  }
}

extension Character {
  /// Whether it is white space within a line.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
