/// How people of a place write numbers.
///
///     NumberFormat(decimalSeparator: "٫", groupSeparator: "٬", digits: Array("٠١٢٣٤٥٦٧٨٩")).shown("12.5")      // ١٢٫٥
///
/// Only what people read goes through it: files, keys, colours in hexadecimal digits and what the command line prints
/// keep the digits of ASCII.
public struct NumberFormat: Equatable, Sendable {
  public var decimalSeparator: String
  /// Stands between groups of three digits.
  public var groupSeparator: String
  /// The signs of 0 to 9.
  public let digits: [Character]

  public static let plainDigits = Array("0123456789")

  /// - Parameter digits: ten; those of ASCII take the place of any other number of them.
  public init(
    decimalSeparator: String, groupSeparator: String, digits: [Character] = Self.plainDigits
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.digits = digits.count == 10 ? digits : Self.plainDigits
  }

  public static let english = NumberFormat(decimalSeparator: ".", groupSeparator: ",")

  /// A number that is written with a point and in the digits of ASCII, as it is read here; all other signs stay.
  func shown(_ plain: String) -> String {
    guard self != .english else { return plain }
    return plain.reduce(into: "") { shown, sign in
      if sign == "." { shown += decimalSeparator } else { shown.append(digit(sign)) }
    }
  }

  private func digit(_ sign: Character) -> Character {
    sign.isASCII ? sign.wholeNumberValue.map { digits[$0] } ?? sign : sign
  }

  /// - Parameter plain: the digits of a whole number, however large.
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

  /// Rounds a number to an integer and writes it, in scientific notation from 10¹⁵ on.
  static func whole(_ number: Double) -> String {
    let number = number.rounded()
    return abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// A number with one digit after the separator.
  func tenths(_ number: Double) -> String {
    guard abs(number) < 1e14 else { return shown(Self.whole(number)) }
    let tenths = Int((number * 10).rounded())
    return shown("\(tenths / 10).\(tenths % 10)")
  }

  /// In at most ten digits, or in three of them and a power of ten.
  func short(_ plain: String) -> String {
    guard plain.count > 10 else { return grouped(plain) }
    let first = plain.prefix(3)
    return shown("\(first.prefix(1)).\(first.dropFirst()) × 10") + superscript(plain.count - 1)
  }

  /// Unicode has raised digits of this kind alone.
  func superscript(_ number: Int) -> String {
    let signs = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap { $0.wholeNumberValue.map { signs[$0] } })
  }
}
