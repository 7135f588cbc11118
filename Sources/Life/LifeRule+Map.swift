extension LifeRule {
  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  private static let bitsPerSign = 6

  /// Parses the text after `MAP`: the cell's fate in each neighbourhood, in base 64, the first in the highest bit.
  /// Smaller neighbourhoods need fewer digits.
  ///
  /// Returns nil for any other number of digits than 86, or 22 for hexagons, or 6 for von Neumann's neighbourhood.
  init?(base64 text: Substring) {
    var signs = text
    while signs.last == "=" { signs.removeLast() }
    var bits: [Bool] = []
    for sign in signs {
      guard let value = Self.signs.firstIndex(of: sign) else { return nil }
      bits += (0..<Self.bitsPerSign).reversed().map { value >> $0 & 1 == 1 }
    }
    let kinds = LifeNeighbours.allCases.map { ($0, $0.distinct) }
    guard let (neighbours, distinct) = kinds.first(where: { $1.count.inSigns == signs.count })
    else { return nil }
    let places = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
    let seen = neighbours.mask | LifeNeighbours.own
    self.init { places[$0 & seen].map { bits[$0] } ?? false }
  }

  /// The shortest form for the neighbours that matter.
  var base64: String {
    let neighbours = LifeNeighbours.allCases.first { neighbours in
      let seen = neighbours.mask | LifeNeighbours.own
      return LifeNeighbours.neighbourhoods.allSatisfy { lives(in: $0) == lives(in: $0 & seen) }
    }
    let bits = (neighbours ?? .moore).distinct.map { lives(in: $0) ? 1 : 0 }
    let values = stride(from: 0, to: bits.count, by: Self.bitsPerSign).map { start in
      (start..<start + Self.bitsPerSign).reduce(0) { $0 << 1 | ($1 < bits.count ? bits[$1] : 0) }
    }
    return String(values.map { Self.signs[$0] })
  }

  /// Parses the number after the W of one of Wolfram's rules, which derive each row from the one above: 0…254, and
  /// even, so that empty space stays empty.
  init?(wolfram text: Substring) {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text),
      (0...254).contains(number), number.isMultiple(of: 2)
    else { return nil }
    self.init { $0 & LifeNeighbours.own != 0 || number >> ($0 >> 6) & 1 == 1 }
  }

  /// Wolfram's number of the rule; nil for none.
  var wolfram: Int? {
    let number = (0..<8).reduce(0) { $0 | (lives(in: $1 << 6) ? 1 << $1 : 0) }
    return LifeRule(wolfram: Substring("\(number)")) == self ? number : nil
  }
}

extension Int {
  /// The number of base-64 digits for this many bits.
  fileprivate var inSigns: Int { (self + 5) / 6 }
}
