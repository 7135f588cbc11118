public import Base

/// Pixel art flattened for display and for files without layers: one grid a frame.
public struct FlatSprite: Sendable {
  /// The size of every frame.
  public let size: CellSize
  /// The picture's palette, followed by colours blended from several layers.
  public let palette: Palette
  /// At least one.
  public let frames: [FlatFrame]
  /// The order of the frames.
  public let playback: Playback
  /// The number of times that the animation plays; 0 for ever.
  public let loopCount: Int
  /// The named ranges of frames.
  public let sections: [FrameSection]
}

/// A frame with its layers merged into one grid.
public struct FlatFrame: Sendable {
  /// The merged cells, whose indices refer to `FlatSprite.palette`.
  public var grid: CellGrid
  /// The time that the frame is shown.
  public let milliseconds: Int

  /// Creates a frame that is shown for a time.
  public init(_ grid: CellGrid, milliseconds: Int) {
    self.grid = grid
    self.milliseconds = milliseconds
  }
}

extension Sprite {
  /// Flattens all layers except reference layers, with exact colours.
  ///
  /// Visits all cells if there are several layers, so call it off the main thread. Beyond 28,000 colours, blended
  /// colours are distinguished only by their upper bits.
  public var flattened: FlatSprite {
    let stacks = frames.indices.map { exportedStack(frame: $0) }
    let grids = stacks.map(\.flatGrid)
    var colors = BlendedColors(of: palette)
    let flat = zip(frames, zip(stacks, grids)).map { frame, seen in
      FlatFrame(seen.1 ?? colors.grid(of: seen.0), milliseconds: frame.milliseconds)
    }
    return FlatSprite(
      size: size, palette: colors.palette, frames: flat, playback: playback, loopCount: loopCount,
      sections: sections)
  }

  /// Flattens one frame; the index is clamped.
  public func flattened(frame: Int) -> (grid: CellGrid, palette: Palette) {
    let stack = exportedStack(frame: min(max(0, frame), frames.count - 1))
    if let grid = stack.flatGrid { return (grid, palette) }
    var colors = BlendedColors(of: palette)
    let grid = colors.grid(of: stack)
    return (grid, colors.palette)
  }
}

/// A palette that grows by colours blended from several layers.
private struct BlendedColors {
  private var colors: [InkColor]
  private var numbers: [UInt32: CellGrid.Cell] = [:]
  /// As many as cell numbers allow, less a reserve for colours distinguished by their upper bits.
  private static let mostExact = 28_000

  init(of palette: Palette) {
    colors = palette.colors
    for (index, color) in colors.enumerated() where numbers[color.rgba] == nil {
      numbers[color.rgba] = CellGrid.Cell(index)
    }
  }

  var palette: Palette { Palette(all: colors) }

  mutating func grid(of stack: CelStack) -> CellGrid {
    var grid = CellGrid(size: stack.size)
    // Work in bands of tiles, so that the colours of a large frame don't have to fit in memory.
    for top in stride(from: 0, to: stack.size.height, by: CellGrid.tileSide) {
      let band = CellRect(
        x: 0, y: top, width: stack.size.width,
        height: min(CellGrid.tileSide, stack.size.height - top))
      var last: (rgba: UInt32, cell: CellGrid.Cell) = (0, CellGrid.empty)
      let cells = stack.colors(in: band).map { rgba in
        if rgba != last.rgba { last = (rgba, cell(of: rgba)) }
        return last.cell
      }
      grid.replace(band, with: cells)
    }
    return grid
  }

  private mutating func cell(of rgba: UInt32) -> CellGrid.Cell {
    guard rgba & 255 > 0 else { return CellGrid.empty }
    if let known = numbers[rgba] { return known }
    let key = colors.count < Self.mostExact ? rgba : rgba & 0xE0E0_E0E0 | 0x1010_1010
    if let known = numbers[key] { return known }
    let cell = CellGrid.Cell(colors.count)
    colors.append(InkColor(rgba: key))
    numbers[key] = cell
    return cell
  }
}
