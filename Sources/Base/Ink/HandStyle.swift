import Glibc

/// The smoothing of a hand-drawn line, and the source of its width.
public struct HandStyle: Sendable {
  /// The source of a line's varying width.
  public enum WidthSource: String, CaseIterable, Sendable {
    /// Constant: the full width of the brush.
    case steady
    /// Lighter pressure gives a thinner line.
    case pressure
    /// Faster movement gives a thinner line, for pointers without pressure.
    case speed
    /// A more tilted pen gives a broader line, up to `PenTilt.flat`, as the side of a pencil does.
    case tilt
  }

  /// The strengths of smoothing, from none to the strongest.
  public static let allowedSmoothings = 0.0...100.0
  /// The exponents that keep the curve from pressure to width usable.
  public static let allowedExponents = 0.25...4.0

  /// 0…100; 0 joins the samples by straight lines.
  public var smoothing: Double {
    didSet { smoothing = Self.clamped(smoothing, to: Self.allowedSmoothings) ?? oldValue }
  }
  /// The cause of the line's changes of width.
  public var widthSource: WidthSource
  /// The width without any pressure, or of an upright pen, as a fraction of the brush's, 0…1.
  public var thinnest: Double {
    didSet { thinnest = Self.clamped(thinnest, to: 0...1) ?? oldValue }
  }
  /// The exponent of the curve from pressure to width: below 1 a light hand draws wider, above 1 thinner.
  public var exponent: Double {
    didSet { exponent = Self.clamped(exponent, to: Self.allowedExponents) ?? oldValue }
  }

  /// The method of finding a smooth line; unused by plain styles.
  public var fit: LineFit
  /// The taper at the line's ends, for every source of width.
  public var taper: Taper

  /// Creates a style; values outside of their ranges are moved into them.
  public init(
    smoothing: Double = 0, widthSource: WidthSource = .steady, thinnest: Double = 0.15,
    exponent: Double = 1, fit: LineFit = .pixels, taper: Taper = .none
  ) {
    self.smoothing = Self.clamped(smoothing, to: Self.allowedSmoothings) ?? 0
    self.widthSource = widthSource
    self.thinnest = Self.clamped(thinnest, to: 0...1) ?? 0
    self.exponent = Self.clamped(exponent, to: Self.allowedExponents) ?? 1
    self.fit = fit
    self.taper = taper
  }

  /// Straight lines between samples, as wide as the brush.
  public static let plain = HandStyle()
  /// The style of a new brush.
  public static let gentle = HandStyle(smoothing: 35)

  /// Whether the line equals the samples.
  public var isPlain: Bool { smoothing == 0 && !changesWidth }

  /// Whether the width varies.
  public var changesWidth: Bool { widthSource != .steady || taper != .none }

  /// The style without smoothing, for shapes, which are exact.
  public var ofShapes: HandStyle { HandStyle(taper: taper) }

  /// The style of a finished line of this style, with only the width by pressure left to apply.
  public var drawn: HandStyle {
    // The pressures of a tapered line are its widths.
    if taper != .none { return HandStyle(widthSource: .pressure, thinnest: 0) }
    var drawn = self
    drawn.smoothing = 0
    if widthSource == .speed { drawn.widthSource = .pressure }
    return drawn
  }

  /// The width at a sample of a finished line, as a fraction of the brush's.
  public func breadth(of sample: Sample) -> Double {
    breadth(atPressure: widthSource == .tilt ? sample.tilt.flatness : Double(sample.pressure))
  }

  /// The width at a pressure of 0…1, or at such a flatness of the pen, as a fraction of the brush's.
  public func breadth(atPressure pressure: Double) -> Double {
    guard widthSource != .steady else { return 1 }
    let pressure = min(max(pressure, 0), 1)
    return thinnest + (1 - thinnest) * Glibc.pow(pressure, exponent)
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double? {
    value.isNaN ? nil : min(max(value, range.lowerBound), range.upperBound)
  }
}

extension HandStyle: Hashable {
  /// Plain styles are equal whatever their fit, which they don't use.
  public static func == (left: HandStyle, right: HandStyle) -> Bool { left.fields == right.fields }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

  private var fields: Fields {
    Fields(
      smoothing: smoothing, widthSource: widthSource, thinnest: thinnest, exponent: exponent,
      fit: isPlain ? nil : fit, taper: taper)
  }

  private struct Fields: Hashable {
    let smoothing: Double
    let widthSource: WidthSource
    let thinnest: Double
    let exponent: Double
    let fit: LineFit?
    let taper: Taper
  }
}
