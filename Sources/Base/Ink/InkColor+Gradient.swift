extension InkColor {
  /// Evenly spaced colours between this one and another, excluding both, with interpolated opacity.
  public func gradient(to other: InkColor, steps: Int) -> [InkColor] {
    guard steps > 0 else { return [] }
    return (1...steps).map { step in
      blended(with: other, part: Double(step) / Double(steps + 1), in: .oklab)
    }
  }

  /// The colour between this one and another, with interpolated opacity.
  ///
  /// - Parameter part: of the other colour, 0…1.
  public func blended(with other: InkColor, part: Double, in space: GradientSpace) -> InkColor {
    func between(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
    func byte(_ first: UInt8, _ last: UInt8) -> UInt8 {
      UInt8(saturating: between(Double(first), Double(last)).rounded())
    }
    let alpha = byte(self.alpha, other.alpha)
    switch space {
    case .srgb:
      return InkColor(
        red: byte(red, other.red), green: byte(green, other.green), blue: byte(blue, other.blue),
        alpha: alpha)
    case .oklab:
      let (from, to) = (OKLabColor(self), OKLabColor(other))
      return OKLabColor(
        lightness: between(from.lightness, to.lightness), a: between(from.a, to.a),
        b: between(from.b, to.b)
      ).inkColor(alpha: alpha)
    }
  }
}
