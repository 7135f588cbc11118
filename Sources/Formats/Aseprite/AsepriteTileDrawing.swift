import Base

/// Makes pixels of a cel of tiles.
struct AsepriteTileDrawing {
  let tilemap: AsepriteTilemap
  let tileset: AsepriteTileset
  let bytesPerPixel: Int
  /// What a pixel is where there is no tile: so many bytes of it.
  let empty: [UInt8]

  /// The pixels of the whole cel.
  func image() -> AsepriteImage {
    let tile = tileset.tileSize
    let size = CellSize(
      width: tilemap.size.width * tile.width, height: tilemap.size.height * tile.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.count * bytesPerPixel)
    for _ in 0..<size.count { bytes += empty }
    guard let image = tileset.image, image.bytes.count >= image.size.count * bytesPerPixel else {
      return AsepriteImage(size: size, bytes: bytes)
    }
    for (place, number) in tilemap.tiles.enumerated() {
      guard let id = tileID(number) else { continue }
      let corner = CellPosition(
        x: place % tilemap.size.width * tile.width, y: place / tilemap.size.width * tile.height)
      for y in 0..<tile.height {
        for x in 0..<tile.width {
          let from = source(of: CellPosition(x: x, y: y), number)
          guard from.x < tile.width, from.y < tile.height else { continue }
          let start = ((id * tile.height + from.y) * tile.width + from.x) * bytesPerPixel
          let target = ((corner.y + y) * size.width + corner.x + x) * bytesPerPixel
          for byte in 0..<bytesPerPixel { bytes[target + byte] = image.bytes[start + byte] }
        }
      }
    }
    return AsepriteImage(size: size, bytes: bytes)
  }

  /// Nil for the empty tile, and for one that is not there.
  private func tileID(_ number: UInt32) -> Int? {
    if tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst == 0, number == .max { return nil }
    let mask = tilemap.idMask
    let id = Int((number & mask) >> UInt32(mask == 0 ? 0 : mask.trailingZeroBitCount))
    if tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst != 0, id == 0 { return nil }
    return id < tileset.tileCount ? id : nil
  }

  /// Where a pixel of the turned tile stands in the tile.
  private func source(of pixel: CellPosition, _ number: UInt32) -> CellPosition {
    var pixel = pixel
    if number & tilemap.xFlipMask != 0 { pixel.x = tileset.tileSize.width - 1 - pixel.x }
    if number & tilemap.yFlipMask != 0 { pixel.y = tileset.tileSize.height - 1 - pixel.y }
    if number & tilemap.diagonalFlipMask != 0 { swap(&pixel.x, &pixel.y) }
    return pixel
  }
}
