import Base
import Glibc

/// The division of a ruler: legible numbers, with marks between them.
///
///     RulerScale(unitLength: 1)      // a number every 100 points, marks every 10
struct RulerScale: Equatable {
  /// The step between numbers, in the ruler's unit: 1, 2 or 5 times a power of ten.
  let step: Double
  /// The number of parts that marks divide a step into.
  let parts: Int

  /// The minimum space for a number, in points on screen.
  private static let leastStep = 56.0
  private static let leastMark = 4.5

  /// - Parameter unitLength: the length of the ruler's unit on screen, in points.
  init(unitLength: Double) {
    let least = Self.leastStep / max(unitLength, 1e-9)
    let power = pow(10, log10(least).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    step = factor * power
    let length = step * unitLength
    // A fifth of a step of 2 isn't a whole number.
    let choices = factor == 2 ? [20, 10, 4, 2] : [20, 10, 5, 2]
    parts = choices.first { length / Double($0) >= Self.leastMark } ?? 1
  }

  /// Returns the length of a part's mark, relative to the longest.
  func length(ofMark part: Int) -> Double {
    if part == 0 { return 1 }
    if 2 * part == parts { return 0.62 }
    return parts == 20 && !part.isMultiple(of: 2) ? 0.25 : 0.4
  }

  /// Formats a number without unnecessary digits.
  func text(_ number: Int) -> String {
    let value = Double(number) * step
    let decimals = max(0, Int(saturating: (-log10(step) - 1e-9).rounded(.up)))
    let power = (0..<decimals).reduce(1) { power, _ in 10 * power }
    let rounded = Int(saturating: (abs(value) * Double(power)).rounded())
    let whole = "\(value < 0 && rounded > 0 ? "−" : "")\(rounded / power)"
    var rest = String(String(power + rounded % power).dropFirst())
    while rest.last == "0" { rest.removeLast() }
    return rest.isEmpty ? whole : "\(whole).\(rest)"
  }
}
