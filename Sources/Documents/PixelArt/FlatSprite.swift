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
  /// Visits all cells if there are several layers, so call it off the main thread.
  public var flattened: FlatSprite {
    let stacks = frames.indices.map { exportedStack(frame: $0) }
    let grids = stacks.map(\.flatGrid)
    var colors = ColorAdoption(blending: palette)
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
    var colors = ColorAdoption(blending: palette)
    let grid = colors.grid(of: stack)
    return (grid, colors.palette)
  }
}

extension ColorAdoption {
  /// Takes in the colours blended from several layers.
  fileprivate init(blending palette: Palette) {
    self.init(into: palette, most: Int(CellGrid.Cell.max), dropsTransparent: true)
  }
}
