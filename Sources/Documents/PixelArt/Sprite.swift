public import Base

/// The state of a piece of pixel art: its layers, frames with a cel of each layer, all of one size, and their palette.
///
/// A value whose copies share equal parts, so that a history of them costs only the changes.
public struct Sprite: Equatable, Sendable {
  /// The allowed length of a side, in cells.
  public static let allowedSide = 1...4096
  /// The maximum number of frames.
  public static let mostFrames = 1024
  /// The maximum number of cells of all frames together, in one layer.
  public static let mostCells = 1 << 30
  /// The maximum number of layers, including groups.
  public static let mostLayers = 256
  /// The maximum total number of cels.
  public static let mostCels = 1 << 16

  /// Whether a number of frames of a size is allowed.
  public static func allows(frameCount: Int, of size: CellSize) -> Bool {
    allowedSide.contains(size.width) && allowedSide.contains(size.height)
      && frameCount <= mostFrames && frameCount * size.count <= mostCells
  }

  /// Whether layers are few enough and validly ordered: ids are unique, the members of a group are directly below it, a
  /// background is the lowest layer and in no group, and at least one layer isn't a group.
  public static func allows(_ layers: [PixelLayer]) -> Bool {
    layers.count <= mostLayers && PixelLayer.areOrdered(layers)
  }

  /// The size of every cel, within `allowedSide`.
  public internal(set) var size: CellSize
  /// The colours of the cells of all frames. Ramps that no longer fit are removed.
  ///
  /// In true colour, a table of all colours that cells have or had: `choices` is the palette to choose from.
  public var palette: Palette {
    didSet {
      guard !isTrueColor else { return }
      ramps.removeAll { $0.upperBound >= palette.count }
      if palette.count < oldValue.count {
        let count = palette.count
        details.moveColors(of: oldValue.count) { $0 < count ? $0 : nil }
      }
    }
  }
  /// The palette beside the cells in true colour; nil if they are limited to `palette`.
  public internal(set) var swatches: Palette?
  /// The ranges of `choices` used for shading, in palette order and without overlaps.
  public internal(set) var ramps: [ClosedRange<Int>] = []
  /// The lowest first, at least one that isn't a group. The members of a group are directly below it.
  public internal(set) var layers = [PixelLayer()]
  /// The tiles that layers consist of; each tileset is used by a layer, or has details.
  public internal(set) var tilesets: [Tileset] = []
  /// At least one.
  public internal(set) var frames: [PixelFrame]
  /// The order of the frames.
  public var playback = Playback.loop
  /// The number of times that an exported animation plays; 0 for ever.
  public var loopCount = 0
  /// The named ranges of frames, which may overlap.
  public internal(set) var sections: [FrameSection] = []
  /// The named rectangles, whose order is that of their list.
  public var slices: [Slice] = []
  /// What other programs say of it.
  public var details = SpriteDetails()

  /// Creates a single blank frame. Clamps the sides to the allowed range.
  public init(size: CellSize, palette: Palette = .usual) {
    func clamped(_ side: Int) -> Int {
      min(max(side, Self.allowedSide.lowerBound), Self.allowedSide.upperBound)
    }
    self.size = CellSize(width: clamped(size.width), height: clamped(size.height))
    self.palette = palette
    frames = [PixelFrame(CellGrid(size: self.size))]
  }

  /// Returns nil if the frames are none or too many, or their sizes differ or are out of range; if a frame doesn't have
  /// exactly one cel for each layer; if the cels are too many or the layers invalid; or if a map doesn't fit its
  /// tileset.
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

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(size: size) }

  /// Whether it has only one frame of one layer, which is empty.
  public var isBlank: Bool {
    frames.count == 1 && layers.count == 1 && frames[0].cels[0].isEmpty
      && layers[0].background == nil
      && layers[0].tileset == nil && slices.isEmpty && details == SpriteDetails()
  }

  /// The duration of one cycle, in milliseconds.
  public var roundMilliseconds: Int {
    playback.round(of: 0...frames.count - 1).reduce(0) { $0 + frames[$1].milliseconds }
  }
}

extension Sprite {
  /// Converts pictures to frames of a tenth of a second each, in true colour if a palette can't have all colours.
  ///
  /// Returns nil if they are too many or their sizes differ.
  ///
  /// - Parameter mostColors: the limit beyond which colours are reduced, or nil to keep all.
  /// - Throws: if a side is too long.
  public init?(rasters: [ColorRaster], mostColors: Int? = nil) throws(OversizePicture) {
    let most = Self.allowedSide.upperBound
    for raster in rasters where raster.size.width > most || raster.size.height > most {
      throw OversizePicture(size: raster.size)
    }
    let reduction = ColorReduction(
      of: rasters, mostColors: ColorReduction.importLimit(mostColors))
    self.init(
      frames: rasters.map { PixelFrame(reduction.grid($0)) }, palette: reduction.palette)
    if let swatches = reduction.swatches { useTrueColor(swatches) }
  }
}

/// A picture with a side that is too long for pixel art, unless it is scaled down.
public struct OversizePicture: Error, Equatable {
  /// In pixels.
  public let size: CellSize
}
