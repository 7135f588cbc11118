import Life

/// A layer's state in a script, besides its cells.
struct ScriptLayer {
  var universe: ScriptUniverse
  var name: String
  var selection: LifeBounds?
  var algorithm = ScriptLayer.algorithms[0]
  /// A step is the base to the power of this generations.
  var exponent = 0
  var base = ScriptLayer.usualBase
  var cursor = "Draw"
  /// The cell in the middle of the view.
  var middle: (x: BigInteger, y: BigInteger) = (0, 0)
  /// A cell is 2 to the power of this pixels wide.
  var magnification = 0
  /// The comments of the file it came from.
  var comments = ""
  var path = ""

  /// For cells with two states.
  static let algorithms = [
    "QuickLife", "HashLife", "Generations", "Larger than Life", "RuleLoader",
  ]
  static let usualBase = 10

  var stride: BigInteger {
    var result: BigInteger = 1
    for _ in 0..<max(0, exponent) { result = result.multiplied(by: base) }
    return result
  }
}

extension BigInteger {
  /// Multiplies by the binary digits of a non-negative factor.
  func multiplied(by factor: Int) -> BigInteger {
    var (result, double, rest): (BigInteger, BigInteger, Int) = (0, self, factor)
    while rest > 0 {
      if rest & 1 == 1 { result += double }
      rest >>= 1
      if rest > 0 { double += double }
    }
    return result
  }
}
