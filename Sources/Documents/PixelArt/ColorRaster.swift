public import Base

/// A true-colour picture: the content of a file before it gets a palette.
public struct ColorRaster: Equatable, Sendable {
  /// The number of columns and rows.
  public let size: CellSize
  /// 0xRRGGBBAA, not premultiplied, row by row. Fully transparent pixels are 0.
  public private(set) var pixels: [UInt32]

  /// - Parameter pixels: exactly as many as the size requires.
  public init(size: CellSize, pixels: [UInt32]) {
    precondition(pixels.count == size.count, "As many pixels as the size has")
    self.size = size
    self.pixels = pixels
    for index in pixels.indices where pixels[index] & 255 == 0 { self.pixels[index] = 0 }
  }

  /// Renders a frame in its colours.
  public init(_ grid: CellGrid, _ palette: Palette) {
    let table = palette.colors.map(\.rgba)
    self.init(
      size: grid.size,
      pixels: grid.allCells.map { table.indices.contains(Int($0)) ? table[Int($0)] : 0 })
  }

  /// Returns a rectangle inside the picture.
  public func cropped(to rect: CellRect) -> ColorRaster {
    var result: [UInt32] = []
    result.reserveCapacity(rect.size.count)
    for y in rect.y..<rect.maxY {
      result += pixels[y * size.width + rect.x..<y * size.width + rect.maxX]
    }
    return ColorRaster(size: rect.size, pixels: result)
  }
}
