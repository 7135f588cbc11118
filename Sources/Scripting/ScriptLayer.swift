import Life

/// What a script finds in a layer besides its cells.
struct ScriptLayer {
  var universe: ScriptUniverse
  var name: String
  var selection: LifeBounds?
  var algorithm = ScriptLayer.algorithms[0]
  /// A step is the base to the power of this generations.
  var exponent = 0
  var base = ScriptLayer.usualBase
  var cursor = "Draw"
  /// The cell in the middle of what is seen.
  var middle: (x: BigInteger, y: BigInteger) = (0, 0)
  /// A cell is 2 to the power of this pixels wide.
  var magnification = 0
  /// What the file says that it came from.
  var comments = ""
  var path = ""

  /// Of cells of two states.
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
  /// By binary digits of a factor that is not negative.
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
