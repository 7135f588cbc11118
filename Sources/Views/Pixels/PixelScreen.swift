import Base
public import Widgets

/// The content of a pixel art window: the bar, the grid, the palette next to or below it, the frames, and a toast at
/// the bottom.
public final class PixelScreen: View {
  public let bar: DocumentBar
  /// The cells of the frame.
  public let grid: GridView
  /// The panel of the palette, which can be hidden.
  public let palette: PalettePanel
  /// Hidden unless the current layer has tiles.
  public let tiles: TilePanel
  /// The bar with the frames and the layers.
  public let frames: FrameBar
  private lazy var toasts = ToastHolder(self)

  /// Creates the content of a window.
  public init(
    bar: DocumentBar, grid: GridView, palette: PalettePanel, tiles: TilePanel, frames: FrameBar
  ) {
    self.bar = bar
    self.grid = grid
    self.palette = palette
    self.tiles = tiles
    self.frames = frames
    super.init(Accessibility(.group, name: bar.name))
    for view in [grid, palette, tiles, frames, bar] { add(view) }
  }

  public override var isOpaque: Bool { true }

  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  /// The minimum height of the canvas next to the frames.
  private static let leastCanvas = 140.0

  public override func layout() {
    var area = bounds
    func takeTop(_ height: Double) -> ViewRect {
      let part = ViewRect(x: area.x, y: area.y, width: area.width, height: min(height, area.height))
      area = ViewRect(
        x: area.x, y: part.maxY, width: area.width, height: area.height - part.height)
      return part
    }
    func takeFoot(_ height: Double) -> ViewRect {
      let height = min(height, area.height)
      area.height -= height
      return ViewRect(x: area.x, y: area.maxY, width: area.width, height: height)
    }
    if !bar.isHidden { bar.frame = takeTop(DocumentBar.height) }
    // In a low window, the canvas takes precedence.
    if !frames.isHidden {
      let height = frames.height(within: area.height)
      frames.frame = takeFoot(area.height - height < Self.leastCanvas ? 0 : height)
    }
    if !palette.isHidden {
      if area.width > area.height * 0.9, area.width > 420 {
        area.width -= PalettePanel.width
        let tilesHeight = tiles.isHidden ? 0 : tilesHeight(beside: area.height)
        palette.frame = ViewRect(
          x: area.maxX, y: area.y, width: PalettePanel.width, height: area.height - tilesHeight)
        tiles.frame = ViewRect(
          x: area.maxX, y: palette.frame.maxY, width: PalettePanel.width, height: tilesHeight)
      } else {
        let height = min(PalettePanel.lowHeight, area.height * 0.5)
        palette.frame = takeFoot(height < PalettePanel.leastHeight ? 0 : height)
        let tilesHeight = min(TilePanel.lowHeight, area.height * 0.5)
        if !tiles.isHidden {
          tiles.frame = takeFoot(tilesHeight < TilePanel.lowHeight ? 0 : tilesHeight)
        }
      }
    }
    grid.frame = area
    toasts.place(atFootOf: bounds)
  }

  /// Returns the height of the tiles below the palette, which shows the picture if possible.
  private func tilesHeight(beside height: Double) -> Double {
    max(min(height * 0.45, height - 340), height * 0.36).rounded()
  }
}
