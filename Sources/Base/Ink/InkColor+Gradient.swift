extension InkColor {
  /// Evenly spaced colours between this one and another, excluding both, with interpolated opacity.
  public func gradient(to other: InkColor, steps: Int) -> [InkColor] {
    guard steps > 0 else { return [] }
    let (from, to) = (OKLabColor(self), OKLabColor(other))
    return (1...steps).map { step in
      let part = Double(step) / Double(steps + 1)
      func between(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
      return OKLabColor(
        lightness: between(from.lightness, to.lightness), a: between(from.a, to.a),
        b: between(from.b, to.b)
      ).inkColor(alpha: UInt8(saturating: between(Double(alpha), Double(other.alpha)).rounded()))
    }
  }
}
