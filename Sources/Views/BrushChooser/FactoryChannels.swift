public import Base

extension BrushChooser {
  /// The initial brushes of the channels, from a fine pen to a poster brush.
  nonisolated public static let factoryChannels: [Brush] = [
    factoryBrush(1, .round, .round, 0x1A1A1A),
    factoryBrush(2.5, .round, .round, 0x4A4A52),
    factoryBrush(6, .round, .round, 0x1F5FBF),
    factoryBrush(12, .butt, .bevel, 0xF2C230, alpha: 140),
    factoryBrush(18, .round, .miter, 0xC8331F),
    factoryBrush(36, .square, .miter, 0x2E7D4F),
  ]

  nonisolated private static func factoryBrush(
    _ width: Double, _ cap: EndCap, _ join: LineJoin, _ rgb: UInt32, alpha: UInt8 = 255
  ) -> Brush {
    let color = InkColor(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255),
      alpha: alpha)
    return Brush(
      widthInPoints: width, style: LineStyle(cap: cap, join: join, color: color, hand: .gentle))
  }
}
