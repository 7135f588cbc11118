/// A contour as SVG's `d`, in as few bytes as possible: relative coordinates, whole fractions of a unit, no leading
/// zeros, and spaces only between numbers that need them.
public struct OutlinePathData: Sendable {
  /// The path data so far.
  public private(set) var text = ""
  /// Decimals.
  private let decimals: Int
  private let factor: Double
  /// In whole fractions of a unit.
  private var x = 0
  private var y = 0
  private var command: Character?
  /// Whether the preceding number has a decimal point, so that a second one starts another number.
  private var hasPoint = false
  private var hasNumber = false

  private static let greatest = 1e15

  /// - Parameter decimals: 0…6; 2 for pixels.
  public init(decimals: Int) {
    self.decimals = min(max(decimals, 0), 6)
    factor = [1, 10, 100, 1e3, 1e4, 1e5, 1e6][self.decimals]
  }

  /// Adds a closed contour, unless empty.
  ///
  /// - Parameter scale: converts the unit of its coordinates to that of the text.
  public mutating func append(_ outline: CurvedOutline, scale: Double = 1) {
    guard let start = outline.start else { return }
    if text.isEmpty {
      write("M", to: [start], scale)
    } else {
      write("m", to: [start], scale)
    }
    for piece in outline.pieces {
      switch piece {
      case .line(let end): write("l", to: [end], scale)
      case .curve(let a, let b, let end): write("c", to: [a, b, end], scale)
      }
    }
    text += "z"
    (command, hasNumber) = ("z", false)
    (x, y) = (whole(start.x * scale), whole(start.y * scale))
  }

  private mutating func write(_ command: Character, to points: [PixelPoint], _ scale: Double) {
    let places = points.map { (whole($0.x * scale), whole($0.y * scale)) }
    // A line without length.
    if command == "l", places[0] == (x, y) { return }
    if command != self.command {
      text.append(command)
      self.command = command
      (hasNumber, hasPoint) = (false, false)
    }
    for (placeX, placeY) in places {
      write(placeX - x)
      write(placeY - y)
    }
    (x, y) = places[places.count - 1]
  }

  private func whole(_ value: Double) -> Int {
    let parts = (value * factor).rounded()
    return Int(saturating: min(max(parts, -Self.greatest), Self.greatest))
  }

  private mutating func write(_ parts: Int) {
    var digits = String(parts.magnitude)
    let missing = decimals + 1 - digits.count
    if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
    let split = digits.index(digits.endIndex, offsetBy: -decimals)
    var ones = digits[..<split]
    var parted = digits[split...]
    while parted.last == "0" { parted.removeLast() }
    if ones == "0", !parted.isEmpty { ones = "" }
    if parts < 0 {
      text += "-"
    } else if hasNumber, !(ones.isEmpty && hasPoint) {
      text += " "
    }
    text += ones
    if !parted.isEmpty {
      text += "."
      text += parted
    }
    (hasNumber, hasPoint) = (true, !parted.isEmpty)
  }
}
