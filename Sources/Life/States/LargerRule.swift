/// A rule of the family Larger than Life, based on intervals for the number of cells in state 1 within a range.
///
/// The notation: <https://golly.sourceforge.io/Help/Algorithms/Larger_than_Life.html>, after K. M. Evans, "Larger than
/// Life: it's so nonlinear" (1996), and M. Wojtowicz's MCell.
struct LargerRule: Hashable, Sendable {
  /// The shape of the neighbourhood.
  enum Shape: Character, Hashable, Sendable {
    /// A square.
    case moore = "M"
    /// Cells within the range in steps along rows and columns.
    case vonNeumann = "N"
    /// Cells less than half a cell beyond the range.
    case circle = "C"

    /// The half-width of the neighbourhood in a row at a distance from the middle.
    func reach(_ y: Int, range: Int) -> Int {
      switch self {
      case .moore: range
      case .vonNeumann: range - abs(y)
      case .circle:
        // x² + y² < (r + ½)²
        (0...range).last { $0 * $0 + y * y <= range * (range + 1) } ?? 0
      }
    }
  }

  /// In cells, 1…500.
  let range: Int
  /// 2…256; states above 1 are dying.
  let stateCount: Int
  /// Whether the centre cell is counted.
  let countsMiddle: Bool
  let survival: ClosedRange<Int>
  let birth: ClosedRange<Int>
  let shape: Shape

  static let allowedRange = 1...500

  /// The number of cells in the neighbourhood.
  var size: Int {
    (-range...range).reduce(countsMiddle ? 0 : -1) { $0 + 2 * shape.reach($1, range: range) + 1 }
  }

  var notation: String {
    "R\(range),C\(stateCount == 2 ? 0 : stateCount),M\(countsMiddle ? 1 : 0),S\(survival.lowerBound)..\(survival.upperBound),"
      + "B\(birth.lowerBound)..\(birth.upperBound),N\(shape.rawValue)"
  }
}

extension LargerRule {
  /// Parses `R5,C0,M1,S34..58,B34..45,NM`, in any case and optionally without the shape, or `5,34,45,34,58`.
  ///
  /// Returns nil for anything else, and for a rule that would fill an empty plane.
  init?(_ text: String) {
    let fields = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    if let numbers = Self.numbers(fields), numbers.count == 5 {
      self.init(
        numbers[0], states: 2, countsMiddle: true, survival: (numbers[3], numbers[4]),
        birth: (numbers[1], numbers[2]), .moore)
      return
    }
    var values: [Character: Substring] = [:]
    for field in fields {
      guard let letter = field.first, values[letter] == nil else { return nil }
      values[letter] = field.dropFirst()
    }
    guard Set(values.keys).isSubset(of: ["r", "c", "m", "s", "b", "n"]),
      let range = values["r"].flatMap({ Int($0) }), let survival = Self.limits(values["s"]),
      let birth = Self.limits(values["b"]), let states = Int(values["c"] ?? "0"),
      let middle = Int(values["m"] ?? "0"), (0...1).contains(middle), (0...256).contains(states)
    else { return nil }
    let letter = values["n"] ?? "m"
    guard letter.count == 1, let shape = Shape(rawValue: Character(letter.uppercased())) else {
      return nil
    }
    self.init(
      range, states: max(2, states), countsMiddle: middle == 1, survival: survival, birth: birth,
      shape)
  }

  private init?(
    _ range: Int, states: Int, countsMiddle: Bool, survival: (Int, Int), birth: (Int, Int),
    _ shape: Shape
  ) {
    guard Self.allowedRange.contains(range), survival.0 <= survival.1, birth.0 <= birth.1,
      survival.0 >= 0, birth.0 > 0
    else { return nil }
    (self.range, stateCount, self.countsMiddle) = (range, states, countsMiddle)
    (self.survival, self.birth) = (survival.0...survival.1, birth.0...birth.1)
    self.shape = shape
    guard max(survival.1, birth.1) <= size + (countsMiddle ? 0 : 1) else { return nil }
  }

  private static func numbers(_ fields: [Substring]) -> [Int]? {
    let numbers = fields.compactMap { Int($0) }
    return numbers.count == fields.count ? numbers : nil
  }

  /// Parses `34..58`.
  private static func limits(_ text: Substring?) -> (Int, Int)? {
    guard let text, let dots = text.firstRange(of: "..") else { return nil }
    guard let least = Int(text[..<dots.lowerBound]), let most = Int(text[dots.upperBound...]) else {
      return nil
    }
    return (least, most)
  }
}
