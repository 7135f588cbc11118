import Base
import DocumentWindows
import Views

/// What a painter has at hand: the brush in use, those kept in channels, the colours used last, and palettes.
struct BrushKit: Equatable {
  var brush = Brush(style: LineStyle(hand: .gentle))
  var channels = BrushChooser.factoryChannels
  /// The newest first, each once.
  private(set) var recentColors: [InkColor] = []

  /// Those that were opened, in the order of their names.
  private(set) var palettes: [SavedPalette] = []
  /// The name of the palette in use; nil for the colours that the program brings.
  var paletteName: String?

  init() {}

  init(
    brush: Brush, channels: [Brush], recentColors: [InkColor], palettes: [SavedPalette] = [],
    paletteName: String? = nil
  ) {
    self.brush = brush
    self.channels = channels
    self.recentColors = recentColors
    self.palettes = palettes
    self.paletteName = paletteName
  }

  /// The palette in use; nil for the colours that the program brings.
  var palette: SavedPalette? { palettes.first { $0.name == paletteName } }

  /// Takes a palette into use and keeps it, instead of one of the same name.
  mutating func use(_ palette: SavedPalette) {
    palettes.removeAll { $0.name == palette.name }
    palettes.append(palette)
    palettes.sort { NaturalOrder.isBefore($0.name, $1.name) }
    paletteName = palette.name
  }

  /// Forgets the palette in use.
  mutating func removePalette() {
    palettes.removeAll { $0.name == paletteName }
    paletteName = nil
  }

  /// Something was drawn in a colour.
  mutating func noteUse(of color: InkColor) {
    recentColors.removeAll { $0 == color }
    recentColors.insert(color, at: 0)
    recentColors = Array(recentColors.prefix(BrushChooser.recentColorCount))
  }
}
