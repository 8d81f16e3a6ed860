/// The digest of a text that a page's policy names it by (FIPS 180-4).
struct SHA256 {
  /// Its 32 bytes.
  private(set) var bytes: [UInt8]

  /// The digest of the UTF-8 of a text.
  init(of text: String) {
    var message = Array(text.utf8)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    var state = Self.start
    for offset in stride(from: 0, to: message.count, by: 64) {
      Self.mix(message[offset..<offset + 64], into: &state)
    }
    bytes = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// The digest as the source of a policy: base64 behind the name of the method.
  var policySource: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for offset in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[offset..<min(offset + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(bytes[offset + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return "'sha256-\(text)'"
  }

  /// One block of 64 bytes.
  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ (turned(a, 7) ^ turned(a, 18) ^ a >> 3)
          &+ words[index - 7] &+ (turned(b, 17) ^ turned(b, 19) ^ b >> 10))
    }
    var s = state
    for index in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first =
        s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice
        &+ constants[index] &+ words[index]
      let second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits of the fractions of the square roots of eight primes.
  private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The same of the cube roots of 64 primes.
  private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }

  /// By Newton's method; 52 bits are enough for 32 behind the point.
  private static func cubeRoot(_ number: Double) -> Double {
    (0..<60).reduce(number) { root, _ in (2 * root + number / (root * root)) / 3 }
  }
}
