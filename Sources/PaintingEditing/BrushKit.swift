import Base
import DocumentWindows
import Views

/// The user's brushes and colours: the current brush, the channels, the recent colours, and palettes.
struct BrushKit: Equatable {
  var brush = Brush(style: LineStyle(hand: .gentle))
  var channels = BrushChooser.factoryChannels
  /// The newest first, without duplicates.
  private(set) var recentColors: [InkColor] = []

  /// The opened palettes, sorted by name.
  private(set) var palettes: [SavedPalette] = []
  /// The user's own brushes, sorted by name.
  private(set) var brushes: [NamedBrush] = []
  /// The name of the current palette; nil for the standard one.
  var paletteName: String?

  init() {}

  init(
    brush: Brush, channels: [Brush], recentColors: [InkColor], palettes: [SavedPalette] = [],
    paletteName: String? = nil, brushes: [NamedBrush] = []
  ) {
    self.brush = brush
    self.channels = channels
    self.recentColors = recentColors
    self.palettes = palettes
    self.paletteName = paletteName
    self.brushes = brushes
  }

  /// The user's own brush that is in use in any colour; nil for another one.
  var savedBrush: NamedBrush? { brushes.first { $0.brush(like: brush) == brush } }

  /// Keeps a brush, replacing one of the same name.
  mutating func keep(_ brush: NamedBrush) {
    brushes.removeAll { $0.name == brush.name }
    brushes.append(brush)
    brushes.sort { NaturalOrder.isBefore($0.name, $1.name) }
  }

  /// Removes one of the user's own brushes.
  mutating func remove(_ brush: NamedBrush) { brushes.removeAll { $0.name == brush.name } }

  /// The current palette; nil for the standard one.
  var palette: SavedPalette? { palettes.first { $0.name == paletteName } }

  /// Uses a palette and keeps it, replacing one of the same name.
  mutating func use(_ palette: SavedPalette) {
    palettes.removeAll { $0.name == palette.name }
    palettes.append(palette)
    palettes.sort { NaturalOrder.isBefore($0.name, $1.name) }
    paletteName = palette.name
  }

  /// Removes the current palette.
  mutating func removePalette() {
    palettes.removeAll { $0.name == paletteName }
    paletteName = nil
  }

  /// Removes a colour from the recent ones.
  mutating func forget(_ color: InkColor) { recentColors.removeAll { $0 == color } }

  /// Adds a colour to the recent ones.
  mutating func noteUse(of color: InkColor) {
    recentColors.removeAll { $0 == color }
    recentColors.insert(color, at: 0)
    recentColors = Array(recentColors.prefix(BrushChooser.recentColorCount))
  }
}
