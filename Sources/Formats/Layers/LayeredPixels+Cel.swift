public import Base

extension LayeredPixels {
  /// What a layer shows in a frame.
  public struct Cel: Equatable, Sendable {
    /// Of the rectangle that the cel has, in pixels of the sprite: it may lie beyond its edges.
    public var origin: CellPosition
    public var size: CellSize
    /// As many as the size has.
    public var pixels: Pixels
    /// Of a layer of tiles which tile each place has, row by row: its number, with its flips in the three highest bits, as
    /// files of Aseprite have them. The pixels are what they show.
    public var tiles: [UInt32]?
    public var opacity: UInt8 = 255
    /// How many layers further up it is shown; further down where it is negative.
    public var zIndex = 0
    /// Another frame, whose cel of the same layer this one is: a change of one changes both.
    public var linkedFrame: Int?

    public init(origin: CellPosition, size: CellSize, pixels: Pixels) {
      self.origin = origin
      self.size = size
      self.pixels = pixels
    }
  }

  /// Row by row.
  public enum Pixels: Equatable, Sendable {
    /// Places of the palette, and `empty`.
    case indices([Int16])
    /// 0xRRGGBBAA, not premultiplied; 0 where there is no opacity.
    case colors([UInt32])

    /// The place of a pixel through which one sees.
    public static let empty: Int16 = -1

    public var count: Int {
      switch self {
      case .indices(let indices): indices.count
      case .colors(let colors): colors.count
      }
    }
  }
}
