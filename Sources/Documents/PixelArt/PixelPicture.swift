public import Base

/// Pixel art as it is at one moment: layers, frames with a cel of each of them, all of one size, and their palette.
///
/// A value whose copies share what is equal in them, so that a history of them costs what changed.
public struct PixelPicture: Equatable, Sendable {
  /// How long a side may be, in cells.
  public static let allowedSide = 1...4096
  /// How many frames there may be.
  public static let mostFrames = 1024
  /// How many cells all frames may have together, in one layer.
  public static let mostCells = 1 << 30
  /// How many layers there may be, with the groups among them.
  public static let mostLayers = 256
  /// How many cels there may be in all.
  public static let mostCels = 1 << 16

  /// Whether so many frames of a size are allowed.
  public static func allows(frameCount: Int, of size: CellSize) -> Bool {
    allowedSide.contains(size.width) && allowedSide.contains(size.height)
      && frameCount <= mostFrames && frameCount * size.count <= mostCells
  }

  /// Whether layers can stand in such an order: ids are their own, the layers of a group lie right under it, a ground
  /// is of the lowest and of none in a group, one is no group, and they are not too many.
  public static func allows(_ layers: [PixelLayer]) -> Bool {
    layers.count <= mostLayers && PixelLayer.areOrdered(layers)
  }

  public internal(set) var size: CellSize
  public var palette: Palette {
    didSet { ramps.removeAll { $0.upperBound >= palette.count } }
  }
  /// Stretches of the palette that shade from one end to the other: in its order, none of which overlaps another.
  public internal(set) var ramps: [ClosedRange<Int>] = []
  /// The lowest first, at least one that is no group. The layers of a group lie right under it.
  public internal(set) var layers = [PixelLayer()]
  /// The tiles that layers consist of; each is that of a layer.
  public internal(set) var tilesets: [Tileset] = []
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

  /// Nil where there is no frame, or too many, a side is not allowed, sizes differ, a frame has not as many cels as
  /// there are layers, or those are too many, or not in an order that is allowed, or a map does not fit its tileset.
  public init?(
    frames: [PixelFrame], palette: Palette, layers: [PixelLayer] = [PixelLayer()],
    tilesets: [Tileset] = []
  ) {
    guard let size = frames.first?.cels.first?.grid.size,
      Self.allows(frameCount: frames.count, of: size),
      frames.allSatisfy({ frame in
        frame.cels.count == layers.count && frame.cels.allSatisfy { $0.grid.size == size }
      }), layers.count * frames.count <= Self.mostCels, Self.allows(layers),
      Self.fit(frames, layers, tilesets)
    else { return nil }
    self.size = size
    self.palette = palette
    self.layers = layers
    self.tilesets = tilesets
    self.frames = frames
    dropUnusedTilesets()
  }

  /// Width ÷ height.
  public var aspectRatio: AspectRatio {
    AspectRatio(of: PixelSize(width: size.width, height: size.height)) ?? .fourToThree
  }

  public var bounds: CellRect { CellRect(size: size) }

  /// Whether there is one frame of one layer and nothing in it.
  public var isBlank: Bool {
    frames.count == 1 && layers.count == 1 && frames[0].cels[0].isEmpty && layers[0].ground == nil
      && layers[0].tileset == nil
  }

  /// How long one round takes, in milliseconds.
  public var roundMilliseconds: Int {
    playback.round(of: 0...frames.count - 1).reduce(0) { $0 + frames[$1].milliseconds }
  }
}

extension PixelPicture {
  /// Pictures of colours as frames, each a tenth of a second.
  ///
  /// Nil where they are too many, or not of one size.
  ///
  /// - Parameter mostColors: more are reduced; nil keeps all.
  /// - Throws: where a side is too long, or all colours are kept and are more than a palette holds.
  public init?(rasters: [ColorRaster], mostColors: Int? = nil) throws(PixelLoss) {
    let most = Self.allowedSide.upperBound
    for raster in rasters where raster.size.width > most || raster.size.height > most {
      throw .size(raster.size)
    }
    let allowed = Palette.allowedCount.upperBound
    let reduction = ColorReduction(of: rasters, mostColors: min(mostColors ?? allowed, allowed))
    if mostColors == nil, !reduction.isExact { throw .colors(reduction.sourceCount) }
    self.init(
      frames: rasters.map { PixelFrame(reduction.grid($0)) }, palette: reduction.palette)
  }
}
