import Base

/// The gradients of a file by their ids, of each the mean of its colours.
///
/// They may come before or after what they fill, and take their colours from one another.
struct SVGGradients {
  private struct Gradient {
    var count = 0.0
    /// Red, green and blue times alpha, and alpha.
    var sum = SIMD4<Double>.zero
    /// The id of the one that it takes its colours from.
    var link: String?
  }

  private var gradients: [String: Gradient] = [:]
  private var current: String?
  private static let mostLinks = 16

  /// The next stops belong to the gradient with these attributes.
  mutating func begin(_ attributes: [String: String]) {
    current = attributes["id"]
    guard let current, gradients[current] == nil else { return self.current = nil }
    let link = attributes["href"] ?? attributes["xlink:href"]
    gradients[current] = Gradient(
      link: link.flatMap { $0.hasPrefix("#") ? "\($0.dropFirst())" : nil })
  }

  mutating func addStop(_ color: InkColor) {
    guard let current else { return }
    let alpha = Double(color.alpha)
    gradients[current]?.count += 1
    gradients[current]?.sum += SIMD4(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
  }

  /// Nil where it is not there, or has no colours.
  func mean(of id: String) -> InkColor? {
    var found = gradients[id]
    for _ in 0..<Self.mostLinks {
      guard let gradient = found, gradient.count == 0 else { break }
      found = gradient.link.flatMap { gradients[$0] }
    }
    guard let found, found.count > 0 else { return nil }
    let mean = found.sum / max(found.sum.w, 1)
    func byte(_ value: Double) -> UInt8 { UInt8(saturating: min(max(value.rounded(), 0), 255)) }
    return InkColor(
      red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z),
      alpha: byte(found.sum.w / found.count))
  }
}
