// Colours that go together.
extension HSVColor {
  /// The hues that harmonise with this one, with its saturation and value: two neighbours, the complement, and the
  /// others of a triad. Those of black, white and grey are pure.
  ///
  /// Source: J. Itten, "The Art of Color", 1961, for hues on a circle.
  public var harmonies: [HSVColor] {
    [-30.0, 30, 180, -120, 120].map { turn in
      var color = withVisibleHue
      color.hue = (hue + turn + 360).truncatingRemainder(dividingBy: 360)
      return color
    }
  }
}
