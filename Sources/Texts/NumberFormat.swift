/// How people of a place write numbers.
public struct NumberFormat: Equatable, Sendable {
  public var decimalSeparator: String
  /// Stands between groups of three digits.
  public var groupSeparator: String

  public init(decimalSeparator: String, groupSeparator: String) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
  }

  public static let english = NumberFormat(decimalSeparator: ".", groupSeparator: ",")

  /// - Parameter digits: of a whole number, however large.
  func grouped(_ digits: String) -> String {
    var digits = digits[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.append(digits.suffix(3))
      digits.removeLast(3)
    }
    groups.append(digits)
    return groups.reversed().joined(separator: groupSeparator)
  }

  /// A number with one digit after the separator.
  func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10)\(decimalSeparator)\(tenths % 10)"
  }

  /// In at most ten digits, or in three of them and a power of ten.
  func short(_ digits: String) -> String {
    guard digits.count > 10 else { return grouped(digits) }
    let first = digits.prefix(3)
    return "\(first.prefix(1))\(decimalSeparator)\(first.dropFirst()) × 10"
      + superscript(digits.count - 1)
  }

  func superscript(_ number: Int) -> String {
    let signs = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap { $0.wholeNumberValue.map { signs[$0] } })
  }
}
