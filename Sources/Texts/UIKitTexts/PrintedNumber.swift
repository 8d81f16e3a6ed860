/// A number as C's `%g` prints it, which is how UIKit prints constants and priorities.
///
/// It has six significant digits without trailing zeros, and an exponent if that is below -4 or at
/// least 6. A number exactly between two is rounded to the one with an even last digit. Zero has no
/// sign, and a subnormal number shows no more digits than it has.
package struct PrintedNumber {
  package let text: String

  private static let precision = 6

  package init(_ value: Double) {
    guard value.isFinite else {
      text = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      return
    }
    guard value != 0 else {
      text = "0"
      return
    }
    let (digits, exponent) = Self.rounded(value.magnitude)
    text = (value < 0 ? "-" : "") + Self.spelled(digits, exponent)
  }

  /// Returns the rounded digits without trailing zeros, and the power of ten of the first of them.
  private static func rounded(_ value: Double) -> (digits: [Int], exponent: Int) {
    var (digits, exponent) = decimals(of: value)
    if digits.count > precision {
      let rest = digits[precision...]
      digits.removeSubrange(precision...)
      let isUp: Bool
      if rest.elementsEqual([5]) {
        // The shortest digits look like a tie, but the number itself may not be one.
        let side = comparison(of: value, with: digits + [5], exponent)
        isUp = side == 0 ? digits[precision - 1] % 2 == 1 : side > 0
      } else {
        isUp = (rest.first ?? 0) >= 5
      }
      if isUp { increment(&digits, &exponent) }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return (digits, exponent)
  }

  /// Returns the shortest digits that identify a positive number, and the power of ten of the
  /// first.
  private static func decimals(of value: Double) -> (digits: [Int], exponent: Int) {
    var digits: [Int] = []
    var exponent = -1
    var isFraction = false
    var power = ""
    var isPower = false
    for character in value.description {
      if isPower {
        power.append(character)
      } else if character == "e" {
        isPower = true
      } else if character == "." {
        isFraction = true
      } else if let digit = character.wholeNumberValue {
        if digits.isEmpty, digit == 0 {
          if isFraction { exponent -= 1 }
          continue
        }
        digits.append(digit)
        if !isFraction { exponent += 1 }
      }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return (digits, exponent + (Int(power) ?? 0))
  }

  /// Compares a number with the one that seven digits denote; returns -1, 0 or 1.
  ///
  /// The comparison is exact for powers of ten up to 22; beyond, it returns 0, which trusts the
  /// digits.
  private static func comparison(of value: Double, with digits: [Int], _ exponent: Int) -> Int {
    let shift = digits.count - 1 - exponent
    guard (1...22).contains(shift) else { return 0 }
    var power = 1.0
    for _ in 0..<shift { power *= 10 }
    let whole = digits.reduce(0.0) { 10 * $0 + Double($1) }
    let product = value * power
    let error = (-product).addingProduct(value, power)
    let difference = (product - whole) + error
    return difference < 0 ? -1 : difference > 0 ? 1 : 0
  }

  private static func increment(_ digits: inout [Int], _ exponent: inout Int) {
    for index in digits.indices.reversed() {
      guard digits[index] == 9 else {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    digits.removeLast()
    exponent += 1
  }

  private static func spelled(_ digits: [Int], _ exponent: Int) -> String {
    func text(_ part: some Sequence<Int>) -> String { part.map(String.init).joined() }
    if exponent < -4 || exponent >= precision {
      let mantissa = text(digits.prefix(1)) + (digits.count > 1 ? "." + text(digits[1...]) : "")
      let size = exponent.magnitude
      return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
    }
    guard exponent >= 0 else {
      return "0." + String(repeating: "0", count: -exponent - 1) + text(digits)
    }
    let whole = digits.prefix(exponent + 1)
    let zeros = String(repeating: "0", count: exponent + 1 - whole.count)
    let rest = digits.dropFirst(exponent + 1)
    return text(whole) + zeros + (rest.isEmpty ? "" : "." + text(rest))
  }
}
