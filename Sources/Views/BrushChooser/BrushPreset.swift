public import Base
public import Texts

/// A named brush without a colour.
public struct BrushPreset: Sendable {
  /// The name, as people call such a brush.
  public let name: @Sendable (Texts) -> String
  private let brush: Brush

  private init(
    _ name: @escaping @Sendable (Texts) -> String, _ width: Double, _ kind: BrushKind,
    lightestOpacity: Double = 1, hand: HandStyle = .gentle
  ) {
    self.name = name
    var style = LineStyle(hand: hand)
    (style.kind, style.lightestOpacity) = (kind, lightestOpacity)
    brush = Brush(widthInPoints: width, style: style)
  }

  /// Returns the preset in the colour of another brush, and with its rope.
  public func brush(like other: Brush) -> Brush {
    var brush = brush
    brush.style.color = other.style.color
    (brush.steadiness, brush.inks) = (other.steadiness, other.inks)
    return brush
  }

  /// Whether a brush is the preset in any colour.
  public func isSame(as other: Brush) -> Bool { brush(like: other) == other }

  /// The brushes on offer, the most common ones first.
  public static let all: [BrushPreset] = [
    BrushPreset(
      \.brushKinds.pencil2B, 3.5, kind(.pencil, [.grain: 1.6, .roughness: 0.75, .softness: 0.45]),
      lightestOpacity: 0.15,
      hand: HandStyle(smoothing: 20, widthSource: .pressure, thinnest: 0.6, fit: .pixels)),
    BrushPreset(\.brushKinds.fineliner, 1.5, .pen),
    BrushPreset(
      \.brushKinds.ink, 6, .pen,
      hand: HandStyle(smoothing: 35, widthSource: .speed, thinnest: 0.2, fit: .pixels)),
    BrushPreset(\.brushKinds.calligraphy, 16, kind(.nib, [.thickness: 0.16, .angle: 40])),
    BrushPreset(\.brushKinds.marker, 20, kind(.marker, [:])),
    BrushPreset(
      \.brushKinds.chalk, 18, kind(.chalk, [.bristles: 18, .dryness: 0.45]), lightestOpacity: 0.3,
      hand: HandStyle(smoothing: 35, widthSource: .speed, thinnest: 0.7, fit: .pixels)),
    BrushPreset(\.brushKinds.airbrush, 50, kind(.airbrush, [.flow: 0.3]), lightestOpacity: 0.1),
    BrushPreset(\.brushKinds.spatter, 30, kind(.spatter, [.density: 10, .drop: 0.24])),
  ]

  private static func kind(
    _ name: BrushKind.Name, _ values: [BrushSetting: Double]
  ) -> BrushKind {
    var kind = BrushKind(name)
    for (setting, value) in values { kind[setting] = value }
    return kind
  }
}
