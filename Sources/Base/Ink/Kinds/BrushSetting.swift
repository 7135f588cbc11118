/// A number that kinds of brush have besides their width.
public struct BrushSetting: Hashable, Sendable {
  /// The name in files.
  public let id: String
  /// The allowed values.
  public let range: ClosedRange<Double>
  /// The value of a new brush.
  public let initial: Double
  /// The number of equally spaced values, if there are only a few; 0 for any number.
  public let detents: Int

  private init(_ id: String, _ range: ClosedRange<Double>, _ initial: Double, detents: Int = 0) {
    self.id = id
    self.range = range
    self.initial = initial
    self.detents = detents
  }

  /// The nearest allowed value. NaN becomes the initial one.
  public func clamped(_ value: Double) -> Double {
    guard !value.isNaN else { return initial }
    let inside = min(max(value, range.lowerBound), range.upperBound)
    return detents == 0 ? inside : inside.rounded()
  }

  /// All settings, of all kinds.
  public static let all = BrushKind.Name.allCases.flatMap(\.settings)

  // MARK: Nib

  /// The nib's thickness as a fraction of its width.
  public static let thickness = BrushSetting("thickness", 0.02...1, 0.2)
  /// The angle of the nib's edge from the x axis, anticlockwise, in degrees.
  public static let angle = BrushSetting("angle", 0...180, 40)
  /// The direction that the angle is measured from: 0 for the paper's x axis, 1 for the line's own direction, 2 for
  /// that of the tilted pen.
  public static let turning = BrushSetting("turning", 0...2, 0, detents: 3)
  /// The nib's outline: 0 for an ellipse, 1 for a rectangle.
  public static let corners = BrushSetting("corners", 0...1, 0, detents: 2)

  // MARK: Marker

  /// The darkness of the edges: 0 for that of the rest.
  public static let rim = BrushSetting("rim", 0...1, 0.4)
  /// 1 to multiply with the colours below, 0 to cover them.
  public static let darkening = BrushSetting("darkening", 0...1, 1, detents: 2)

  // MARK: Pencil

  /// The size of the paper's grain, in points of the paper.
  public static let grain = BrushSetting("grain", 0.5...16, 2)
  /// The share of the grain in the darkness: 0 for an even line.
  public static let roughness = BrushSetting("roughness", 0...1, 0.7)
  /// The width of the soft edge, as a fraction of the line's.
  public static let softness = BrushSetting("softness", 0...1, 0.4)

  // MARK: Chalk

  /// The number of bristles across the line.
  public static let bristles = BrushSetting("bristles", 3...60, 16)
  /// The share of the bristles that leave no ink under an ordinary hand.
  public static let dryness = BrushSetting("dryness", 0...1, 0.45)

  // MARK: Airbrush

  /// The paint that a pass over a point leaves there.
  public static let flow = BrushSetting("flow", 0.02...1, 0.3)

  // MARK: Spatter

  /// The number of drops for each width of the line's length.
  public static let density = BrushSetting("density", 0.2...40, 12)
  /// The diameter of the largest drops, as a fraction of the line's width.
  public static let drop = BrushSetting("drop", 0.02...1, 0.22)
  /// The distance that drops fly from the line, in widths of the line.
  public static let scatter = BrushSetting("scatter", 0...3, 1)
}
