import Base
import Documents
import Formats

/// Files of Aseprite: one of 20 MB is opened and written.
struct SpriteBench {
  private static let size = CellSize(width: 512, height: 512)

  func run() throws {
    print("A file of Aseprite: 8 layers, 24 frames of 512 × 512")
    let sprite = Self.sprite
    let bytes = try AsepriteFile(sprite).bytes()
    var (reading, layers, writing) = (Measurement(), Measurement(), Measurement())
    for _ in 0..<5 {
      var file: AsepriteFile?
      reading.add(Measurement.time { file = try? AsepriteFile(bytes) })
      guard let file else { preconditionFailure("The file is read") }
      var read: LayeredPixels?
      layers.add(Measurement.time { read = try? LayeredPixels(file) })
      precondition(read?.layers == sprite.layers, "It is read as it was written")
      writing.add(Measurement.time { _ = try? AsepriteFile(sprite).bytes() })
    }
    row("\(bytes.count / 1_000_000) MB: read chunks", reading.median, "ms", "  target 1000")
    row("its layers and cels", layers.median, "ms")
    row("written", writing.median, "ms", "  target 400")
    let size = CellSize(width: 4096, height: 4096)
    var random = SplitMix(state: 21)
    let colors = (0..<size.count).map { place in
      random.next() % 16 == 0
        ? UInt32(truncatingIfNeeded: random.next()) | 255 : UInt32(place / 64) << 8 | 255
    }
    guard let picture = try Sprite(rasters: [ColorRaster(size: size, pixels: colors)]) else {
      preconditionFailure("The picture is small enough")
    }
    var png = Measurement()
    for _ in 0..<3 {
      png.add(
        Measurement.time {
          _ = try? PNGFile.bytes(of: picture.frames[0].cels[0].grid, picture.palette)
        })
    }
    row("PNG of 4096 × 4096 in true colour", png.median, "ms", "  target 2000")
    print("")
  }

  /// Shapes of flat colours with some noise, for the largest file of its kind.
  private static var sprite: LayeredPixels {
    var random = SplitMix(state: 20)
    var sprite = LayeredPixels(
      size: size, depth: .color, durations: Array(repeating: 100, count: 24))
    for index in 0..<8 {
      var layer = LayeredPixels.Layer(name: "Layer \(index)")
      layer.cels = sprite.durations.indices.map { frame in
        let pixels = (0..<size.count).map { place -> UInt32 in
          let (x, y) = (place % size.width, place / size.width)
          if random.next() % 16 == 0 { return UInt32(truncatingIfNeeded: random.next()) | 255 }
          return (x + frame * 9) / 40 % 2 == (y / 40) % 2 ? 0 : UInt32(index * 30 + 1) << 16 | 255
        }
        return LayeredPixels.Cel(
          origin: CellPosition(x: 0, y: 0), size: size, pixels: .colors(pixels))
      }
      sprite.layers.append(layer)
    }
    return sprite
  }
}
