/// The natural sort order of names: ignoring case, with numbers by their value.
public nonisolated enum NaturalOrder {
  /// A precomputed key of a name for repeated comparisons.
  struct Key: Comparable, Sendable {
    private let scalars: [Unicode.Scalar]

    init(_ name: String) { scalars = Array(name.lowercased().unicodeScalars) }

    static func < (a: Key, b: Key) -> Bool { NaturalOrder.isBefore(a.scalars, b.scalars) }
  }

  /// Whether a name comes before another; for sorting many, compare their keys.
  public static func isBefore(_ a: String, _ b: String) -> Bool { Key(a) < Key(b) }

  private static func isBefore(_ x: [Unicode.Scalar], _ y: [Unicode.Scalar]) -> Bool {
    var i = 0
    var j = 0
    while i < x.count, j < y.count {
      if isDigit(x[i]), isDigit(y[j]) {
        let m = number(in: x, from: &i)
        let n = number(in: y, from: &j)
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
      } else {
        if x[i] != y[j] { return x[i].value < y[j].value }
        i += 1
        j += 1
      }
    }
    return x.count - i < y.count - j
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns the digits from a position on, without leading zeros.
  private static func number(in text: [Unicode.Scalar], from index: inout Int) -> [UInt32] {
    var digits: [UInt32] = []
    while index < text.count, isDigit(text[index]) {
      if !(digits.isEmpty && text[index] == "0") { digits.append(text[index].value) }
      index += 1
    }
    return digits
  }
}
