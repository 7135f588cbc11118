public import Base

/// Layers and cels as other programs' files have them: what all of those become, and what such a file is written from.
///
/// It knows nothing of the documents of this program. Layers come from the bottom to the top; a group stands before the
/// layers that lie in it, which are one level deeper, as in Aseprite.
///
///     let sprite = try LayeredPixels(AsepriteFile(bytes))
///     sprite.layers[2].cels[5]?.origin                     // where layer 2 shows something in frame 5
///     try AsepriteFile(sprite).bytes()
public struct LayeredPixels: Equatable, Sendable {
  /// What pixels are in the file.
  public enum Depth: Sendable {
    /// Places of the palette: all cels have `Pixels.indices`.
    case indexed
    /// Greys, as `Pixels.colors`.
    case gray
    /// Any colours, as `Pixels.colors`.
    case color
  }

  /// In pixels.
  public var size: CellSize
  public var depth: Depth
  /// Of a file with places of it, there is one for every place that occurs; otherwise it is a proposal.
  public var palette: [InkColor]
  /// How long each frame is seen, in milliseconds; at least one frame.
  public var durations: [Int]
  public var layers: [Layer]
  public var tags: [Tag]
  /// What the file has and this does not.
  public var omissions: Set<Omission>

  public init(
    size: CellSize, depth: Depth, palette: [InkColor] = [], durations: [Int],
    layers: [Layer] = [], tags: [Tag] = [], omissions: Set<Omission> = []
  ) {
    self.size = size
    self.depth = depth
    self.palette = palette
    self.durations = durations
    self.layers = layers
    self.tags = tags
    self.omissions = omissions
  }

  /// How many pixels all cels together may have, looked at before there is room for them.
  static let mostPixels = 1 << 27
  /// How many of them tiles may have: few bytes of a file can stand for very many.
  static let mostTilePixels = 1 << 25
  /// How many cels there may be, were all of them drawn.
  private static let mostCels = 1 << 20

  /// Whether so many layers and frames may be.
  static func check(layerCount: Int, frameCount: Int) throws(PixelFileError) {
    guard layerCount * frameCount <= mostCels else {
      throw PixelFileError("it has too many frames, or they are too large together")
    }
  }
}
