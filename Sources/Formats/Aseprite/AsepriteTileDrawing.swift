import Base

/// Renders a cel of tiles to pixels.
struct AsepriteTileDrawing {
  let tilemap: AsepriteTilemap
  let tileset: AsepriteTileset
  let bytesPerPixel: Int
  /// The value of each pixel byte without a tile.
  let empty: UInt8

  /// The pixels of the whole cel.
  func image() -> AsepriteImage {
    let tile = tileset.tileSize
    let size = CellSize(
      width: tilemap.size.width * tile.width, height: tilemap.size.height * tile.height)
    var bytes = [UInt8](repeating: empty, count: size.count * bytesPerPixel)
    guard let image = tileset.image, image.bytes.count >= image.size.count * bytesPerPixel,
      image.size == CellSize(width: tile.width, height: tile.height * tileset.tileCount)
    else { return AsepriteImage(size: size, bytes: bytes) }
    bytes.withUnsafeMutableBytes { target in
      image.bytes.withUnsafeBytes { source in
        for (place, number) in tilemap.tiles.prefix(tilemap.size.count).enumerated() {
          guard let id = tileID(number) else { continue }
          let corner = CellPosition(
            x: place % tilemap.size.width * tile.width,
            y: place / tilemap.size.width * tile.height)
          draw(number, from: source, row: id * tile.height, to: target, size.width, at: corner)
        }
      }
    }
    return AsepriteImage(size: size, bytes: bytes)
  }

  /// Draws a tile.
  ///
  /// - Parameters:
  ///   - row: the tile's first row in the tileset.
  ///   - width: of the target, in pixels.
  private func draw(
    _ number: UInt32, from source: UnsafeRawBufferPointer, row: Int,
    to target: UnsafeMutableRawBufferPointer, _ width: Int, at corner: CellPosition
  ) {
    let tile = tileset.tileSize
    let isTurned = number & (tilemap.xFlipMask | tilemap.diagonalFlipMask) != 0
    for y in 0..<tile.height {
      let start = ((corner.y + y) * width + corner.x) * bytesPerPixel
      if !isTurned {
        let from = self.source(of: CellPosition(x: 0, y: y), number)
        let place = (row + from.y) * tile.width * bytesPerPixel
        let count = tile.width * bytesPerPixel
        UnsafeMutableRawBufferPointer(rebasing: target[start..<start + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[place..<place + count]))
        continue
      }
      for x in 0..<tile.width {
        let from = self.source(of: CellPosition(x: x, y: y), number)
        guard from.x < tile.width, from.y < tile.height else { continue }
        let place = ((row + from.y) * tile.width + from.x) * bytesPerPixel
        for byte in 0..<bytesPerPixel {
          target[start + x * bytesPerPixel + byte] = source[place + byte]
        }
      }
    }
  }

  /// Returns nil for the empty tile or a missing one.
  func tileID(_ number: UInt32) -> Int? {
    if tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst == 0, number == .max { return nil }
    let mask = tilemap.idMask
    let id = Int((number & mask) >> UInt32(mask == 0 ? 0 : mask.trailingZeroBitCount))
    if tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst != 0, id == 0 { return nil }
    return id < tileset.tileCount ? id : nil
  }

  /// The tile number in the format of `LayeredPixels.Cel`, with the empty tile first.
  func number(_ number: UInt32) -> UInt32 {
    guard let id = tileID(number) else { return 0 }
    var made = UInt32(id + (tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst == 0 ? 1 : 0))
    if number & tilemap.xFlipMask != 0 { made |= 0x8000_0000 }
    if number & tilemap.yFlipMask != 0 { made |= 0x4000_0000 }
    if number & tilemap.diagonalFlipMask != 0 { made |= 0x2000_0000 }
    return made
  }

  /// Maps a pixel of the flipped tile to the original.
  private func source(of pixel: CellPosition, _ number: UInt32) -> CellPosition {
    var pixel = pixel
    if number & tilemap.xFlipMask != 0 { pixel.x = tileset.tileSize.width - 1 - pixel.x }
    if number & tilemap.yFlipMask != 0 { pixel.y = tileset.tileSize.height - 1 - pixel.y }
    if number & tilemap.diagonalFlipMask != 0 { swap(&pixel.x, &pixel.y) }
    return pixel
  }
}
