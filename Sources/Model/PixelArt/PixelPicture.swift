public import Geometry

/// Pixel art as it is at one moment: frames of cells, all of one size, and their palette.
///
/// A value whose copies share what is equal in them, so that a history of them costs what changed.
public struct PixelPicture: Equatable, Sendable {
  /// How long a side may be, in cells.
  public static let allowedSide = 8...1024
  /// How many frames there may be.
  public static let mostFrames = 1024

  public internal(set) var size: CellSize
  public var palette: Palette
  /// At least one.
  public internal(set) var frames: [PixelFrame]
  public var playback = Playback.loop
  /// How often an exported animation is seen; 0 for ever.
  public var loopCount = 0
  public internal(set) var sections: [FrameSection] = []

  /// One frame of nothing. Sides are brought into what is allowed.
  public init(size: CellSize, palette: Palette = .usual) {
    func clamped(_ side: Int) -> Int {
      min(max(side, Self.allowedSide.lowerBound), Self.allowedSide.upperBound)
    }
    self.size = CellSize(width: clamped(size.width), height: clamped(size.height))
    self.palette = palette
    frames = [PixelFrame(CellGrid(size: self.size))]
  }

  /// Nil where there is no frame, or too many, a side is not allowed, or sizes differ.
  public init?(frames: [PixelFrame], palette: Palette) {
    guard let size = frames.first?.grid.size, frames.count <= Self.mostFrames,
      Self.allowedSide.contains(size.width), Self.allowedSide.contains(size.height),
      frames.allSatisfy({ $0.grid.size == size })
    else { return nil }
    self.size = size
    self.palette = palette
    self.frames = frames
  }

  /// Width ÷ height.
  public var aspectRatio: AspectRatio {
    AspectRatio(of: PixelSize(width: size.width, height: size.height)) ?? .fourToThree
  }

  public var bounds: CellRect { CellRect(size: size) }

  /// Whether there is one frame and nothing in it.
  public var isBlank: Bool { frames.count == 1 && frames[0].grid.isEmpty }

  /// How long one round takes, in milliseconds.
  public var roundMilliseconds: Int {
    playback.round(of: 0...frames.count - 1).reduce(0) { $0 + frames[$1].milliseconds }
  }

  // MARK: Cells

  /// Lets the cells of one frame be changed.
  public mutating func change(frame: Int, _ change: (inout CellGrid) -> Void) {
    guard frames.indices.contains(frame) else { return }
    change(&frames[frame].grid)
  }

  /// Replaces the cells of a frame by some of the same size.
  public mutating func setGrid(_ grid: CellGrid, frame: Int) {
    guard frames.indices.contains(frame), grid.size == size else { return }
    frames[frame].grid = grid
  }
}

extension PixelPicture {
  /// Pictures of colours as frames, each a tenth of a second; small ones get what a side needs at the right and
  /// at the foot.
  ///
  /// Nil where they are too large, too many, or not of one size.
  ///
  /// - Parameter mostColors: more are reduced; nil keeps up to 1024, and reduces more to 256.
  public init?(rasters: [ColorRaster], mostColors: Int? = nil) {
    var reduction = ColorReduction(of: rasters, mostColors: mostColors ?? 1024)
    if !reduction.isExact, mostColors == nil {
      reduction = ColorReduction(of: rasters, mostColors: 256)
    }
    let least = Self.allowedSide.lowerBound
    let frames = rasters.map { raster in
      let size = raster.size
      let room = CellRect(
        x: 0, y: 0, width: max(size.width, least), height: max(size.height, least))
      let grid = reduction.grid(raster)
      return PixelFrame(room.size == size ? grid : grid.cropped(to: room))
    }
    self.init(frames: frames, palette: reduction.palette)
  }
}
