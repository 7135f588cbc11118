import Glibc

/// A recipe for the colours of new elements: the brush's colour alone, or a gradient from it to another one over each
/// element's own bounds.
///
///     var ink = BrushInk()
///     ink.form = .linear
///     ink.gradient(from: .black, over: box)    // from left to right
public struct BrushInk: Equatable, Hashable, Sendable {
  /// The form of the gradient; nil for the brush's colour alone.
  public var form: GradientForm?
  /// The direction of a linear gradient in degrees, clockwise from left to right; 0 up to 360. Setting NaN changes
  /// nothing.
  public var angle = 0.0 { didSet { angle = Self.wrapped(angle) ?? oldValue } }
  /// The colour at the end of the gradient, which may be transparent.
  public var other = InkColor.white
  /// The colour space for blending.
  public var space = GradientSpace.oklab

  /// Creates the recipe of the brush's colour alone.
  public init() {}

  /// Creates the recipe of a gradient.
  public init(
    _ form: GradientForm, angle: Double = 0, to other: InkColor, in space: GradientSpace = .oklab
  ) {
    (self.form, self.other, self.space) = (form, other, space)
    self.angle = Self.wrapped(angle) ?? 0
  }

  /// Creates the recipe that comes nearest to a gradient; that of a single colour if it is nil.
  public init(of gradient: InkGradient?) {
    self.init()
    guard let gradient else { return }
    let field = gradient.field
    form = gradient.form
    (other, space) = (field.stops[field.stops.count - 1].color, field.space)
    let (start, end) = field.ends
    let degrees = (atan2(end.y - start.y, end.x - start.x) * 180 / .pi * 1000).rounded() / 1000
    if gradient.form == .linear { angle = Self.wrapped(degrees) ?? 0 }
  }

  private static func wrapped(_ angle: Double) -> Double? {
    guard angle.isFinite else { return nil }
    let rest = angle.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive : 0
  }

  /// Returns the gradient over a box from a first colour; nil for a plain recipe, and for a box without a size.
  ///
  /// A linear one reaches from corner to corner: its ends are where its direction leaves the box behind. A radial one
  /// goes from the centre to the ellipse within the box.
  public func gradient(from color: InkColor, over box: PaperBox) -> InkGradient? {
    let stops = [GradientStop(at: 0, color), GradientStop(at: 1, other)]
    return gradient(stops, over: box)
  }

  /// Returns the gradient of another one's colours between the first and the last one; of the two if it is nil.
  public func gradient(
    from color: InkColor, over box: PaperBox, keeping old: InkGradient?
  ) -> InkGradient? {
    guard let field = old?.field, field.stops.count > 1 else {
      return gradient(from: color, over: box)
    }
    var stops = field.stops
    stops[0].color = color
    stops[stops.count - 1].color = other
    return gradient(stops, over: box, spread: field.spread)
  }

  private func gradient(
    _ stops: [GradientStop], over box: PaperBox, spread: GradientSpread = .pad
  ) -> InkGradient? {
    guard let form, let map = map(form, box), map.isFinite else { return nil }
    return InkGradient(
      form, GradientField(map: map, stops: stops, spread: spread, space: space))
  }

  /// The map from the gradient's own space to a box.
  private func map(_ form: GradientForm, _ box: PaperBox) -> PaperMap? {
    guard !box.isEmpty else { return nil }
    let (width, height, center) = (box.width, box.height, box.center)
    switch form {
    case .linear:
      let radians = angle * .pi / 180
      let (dx, dy) = (cos(radians), sin(radians))
      let length = abs(width * dx) + abs(height * dy)
      guard length > Self.leastLength else { return nil }
      return PaperMap(
        xx: dx * length, xy: -dy * length, yx: dy * length, yy: dx * length,
        x0: center.x - dx * length / 2, y0: center.y - dy * length / 2)
    case .radial:
      guard min(width, height) > Self.leastLength else { return nil }
      return PaperMap(
        xx: width / 2, xy: 0, yx: 0, yy: height / 2, x0: center.x, y0: center.y)
    }
  }

  /// In lengths of the paper's longer side.
  private static let leastLength = 1e-9
}

extension BrushInk {
  /// Form, angle, second colour and colour space separated by spaces, for settings.
  public var text: String {
    "\(form?.rawValue ?? Self.plain) \(angle) \(other.hex) \(space.rawValue)"
  }

  private static let plain = "plain"

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count == 4, let angle = Double(words[1]), angle.isFinite,
      let other = InkColor(hex: String(words[2])),
      let space = GradientSpace(rawValue: String(words[3]))
    else { return nil }
    let form = GradientForm(rawValue: String(words[0]))
    guard form != nil || words[0] == Self.plain else { return nil }
    self.init(.linear, angle: angle, to: other, in: space)
    self.form = form
  }
}
