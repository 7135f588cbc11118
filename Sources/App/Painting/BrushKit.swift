import Base
import Views

/// What a painter has at hand: the brush in use, those kept in channels, and the colours used last.
struct BrushKit: Equatable {
  var brush = Brush(style: LineStyle(hand: .gentle))
  var channels = BrushChooser.factoryChannels
  /// The newest first, each once.
  private(set) var recentColors: [InkColor] = []

  init() {}

  init(brush: Brush, channels: [Brush], recentColors: [InkColor]) {
    self.brush = brush
    self.channels = channels
    self.recentColors = recentColors
  }

  /// Something was drawn in a colour.
  mutating func noteUse(of color: InkColor) {
    recentColors.removeAll { $0 == color }
    recentColors.insert(color, at: 0)
    recentColors = Array(recentColors.prefix(BrushChooser.recentColorCount))
  }
}
