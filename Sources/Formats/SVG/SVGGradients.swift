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

/// What fills a shape or draws its line.
struct SVGPaint {
  /// Nil for nothing; of a gradient, what to take where it is not there.
  var color: InkColor?
  /// What counts before the colour: the id of a gradient, or of a pattern, which is never there.
  var gradient: String?
  /// Of the shape, beside that of its colour.
  var opacity = 1.0

  /// Whether there is anything to see, as far as can be told before the gradients are known.
  var isSeen: Bool { gradient == nil ? (flat?.alpha ?? 0) > 0 : opacity > 0 }

  /// The colour without a gradient, with its opacity; nil for none.
  var flat: InkColor? { color.map(faded) }

  /// The one colour that stands for it; nil for none.
  func color(with gradients: SVGGradients) -> InkColor? {
    gradient.flatMap(gradients.mean(of:)).map(faded) ?? flat
  }

  private func faded(_ color: InkColor) -> InkColor {
    var faded = color
    faded.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
    return faded
  }
}
