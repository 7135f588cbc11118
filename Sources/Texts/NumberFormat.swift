/// The format of numbers in a locale.
///
///     NumberFormat(decimalSeparator: "٫", groupSeparator: "٬", digits: Array("٠١٢٣٤٥٦٧٨٩")).shown("12.5")      // ١٢٫٥
///
/// Only used for texts read by users: files, keys, hexadecimal colours and the command line's output keep ASCII digits.
public struct NumberFormat: Equatable, Sendable {
  /// The sign between the whole part and the fraction.
  public var decimalSeparator: String
  /// Separates groups of three digits.
  public var groupSeparator: String
  /// The digits 0 to 9.
  public let digits: [Character]

  /// The ASCII digits.
  public static let plainDigits = Array("0123456789")

  /// - Parameter digits: ten; any other number of them is replaced by ASCII digits.
  public init(
    decimalSeparator: String, groupSeparator: String, digits: [Character] = Self.plainDigits
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.digits = digits.count == 10 ? digits : Self.plainDigits
  }

  /// The format of English, with ASCII digits.
  public static let english = NumberFormat(decimalSeparator: ".", groupSeparator: ",")

  /// Localises a number given with a point and ASCII digits; all other characters stay.
  func shown(_ plain: String) -> String {
    guard self != .english else { return plain }
    return plain.reduce(into: "") { shown, sign in
      if sign == "." { shown += decimalSeparator } else { shown.append(digit(sign)) }
    }
  }

  private func digit(_ sign: Character) -> Character {
    sign.isASCII ? sign.wholeNumberValue.map { digits[$0] } ?? sign : sign
  }

  /// - Parameter plain: the digits of an integer of any size.
  func grouped(_ plain: String) -> String {
    var rest = plain[...]
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.append(rest.suffix(3))
      rest.removeLast(3)
    }
    groups.append(rest)
    return groups.reversed().map { String($0.map(digit)) }.joined(separator: groupSeparator)
  }

  /// Rounds a number to an integer and formats it, in scientific notation from 10¹⁵ on.
  static func whole(_ number: Double) -> String {
    let number = number.rounded()
    return abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Formats a number with one decimal digit.
  func tenths(_ number: Double) -> String {
    guard abs(number) < 1e14 else { return shown(Self.whole(number)) }
    let tenths = Int((number * 10).rounded())
    return shown("\(tenths / 10).\(tenths % 10)")
  }

  /// Formats in at most ten digits, or in three of them with a power of ten.
  func short(_ plain: String) -> String {
    guard plain.count > 10 else { return grouped(plain) }
    let first = plain.prefix(3)
    return shown("\(first.prefix(1)).\(first.dropFirst()) × 10") + superscript(plain.count - 1)
  }

  /// Unicode only has superscripts of ASCII digits.
  func superscript(_ number: Int) -> String {
    let signs = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap { $0.wholeNumberValue.map { signs[$0] } })
  }
}
