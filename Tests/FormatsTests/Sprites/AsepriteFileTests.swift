import Base
import Documents
import Formats
import TestSupport
import Testing

/// Against `Tests/Sprites/aseprite.py`, which knows the published specification and nothing of this program.
@Suite("Files of Aseprite")
struct AsepriteFileTests {
  @Test
  func `Sprites with every kind of chunk, made from the specification, are read as they were made`()
    throws
  {
    let made = try SpriteText.made()
    #expect(made.count == 60)
    for file in made {
      let sprite = try LayeredPixels(AsepriteFile(file.bytes))
      #expect(SpriteText.text(of: sprite) == file.text, "\(file.name)")
    }
  }

  @Test func `Every chunk is written as it was read`() throws {
    for file in try SpriteText.made() {
      let read = try AsepriteFile(file.bytes)
      #expect(try AsepriteFile(read.bytes()) == read, "\(file.name)")
    }
  }

  @Test func `What is written of layers and cels is read by a decoder made from the specification`()
    throws
  {
    for file in try SpriteText.made() {
      var sprite = try LayeredPixels(AsepriteFile(file.bytes))
      let bytes = try AsepriteFile(sprite).bytes()
      // With a whole palette in use, nothing stands for what is seen through: pixels are colours.
      let again = try LayeredPixels(AsepriteFile(bytes))
      if again.depth == .color { sprite.depth = .color }
      let text = SpriteText.text(of: sprite)
      #expect(try SpriteText.decodedByScript(bytes) == text, "\(file.name)")
      #expect(SpriteText.text(of: again) == text, "\(file.name)")
    }
  }

  @Test(
    arguments: [(.bytes, 4), (.sixBits, 11), (.sixBitsAsSpecified, 0x11)]
      as [(AsepriteOldPalette.Scale, UInt8)])
  func `Palettes of the first versions are read, by the numbers of FLI and of the specification`(
    scale: AsepriteOldPalette.Scale, number: UInt8
  ) throws {
    let colors: [[UInt8]] = [[0, 0, 0], [63, 16, 1], [8, 0, 32]]
    let wanted: [UInt32] =
      scale == .bytes ? [0x000000, 0x3F1001, 0x080020] : [0x000000, 0xFF4104, 0x200082]
    var header = AsepriteHeader(size: CellSize(width: 8, height: 8), depth: .indexed)
    header.transparentIndex = 255
    let image = AsepriteImage(size: CellSize(width: 3, height: 1), bytes: [0, 1, 2])
    let chunks: [AsepriteChunk] = [
      .oldPalette(AsepriteOldPalette(scale, [AsepriteOldPalette.Stretch(colors: colors)])),
      .layer(
        AsepriteLayer(
          name: "Ink", kind: .normal, flags: AsepriteLayer.Flag.isVisible, level: 0, blend: 0,
          opacity: 255)),
      .cel(
        AsepriteCel(
          layer: 0, origin: CellPosition(x: 0, y: 0), opacity: 255, zIndex: 0,
          content: .pixels(image, isPacked: false))),
    ]
    let file = AsepriteFile(
      header: header, frames: [AsepriteFrame(milliseconds: 100, chunks: chunks)])
    let bytes = try file.bytes()
    // The kind of the first chunk.
    #expect(bytes[128 + 16 + 4] == number && bytes[128 + 16 + 5] == 0)
    #expect(try AsepriteFile(bytes) == file)
    let document = try DocumentImport.document(bytes)
    guard case .pixels(let art) = document.document else {
      Issue.record("it is no pixel art")
      return
    }
    #expect(art.sprite.raster(0).pixels.prefix(3).map { $0 >> 8 } == wanted)
  }

  @Test func `Places of a palette stay what they are, again and again`() throws {
    var layer = LayeredPixels.Layer(name: "Ink")
    layer.cels = [
      LayeredPixels.Cel(
        origin: CellPosition(x: 1, y: -2), size: CellSize(width: 4, height: 1),
        pixels: .indices([0, LayeredPixels.Pixels.empty, 2, 1]))
    ]
    let colors = [0x112233, 0x445566, 0x778899].map { InkColor(rgb: $0) }
    let sprite = LayeredPixels(
      size: CellSize(width: 9, height: 8), depth: .indexed, palette: colors, durations: [50],
      layers: [layer])
    let file = AsepriteFile(sprite)
    // What is transparent follows the colours.
    #expect(file.header.depth == .indexed && file.header.transparentIndex == 3)
    let read = try LayeredPixels(AsepriteFile(file.bytes()))
    #expect(read == sprite)
    #expect(AsepriteFile(read) == file)
  }

  @Test
  func `A palette of 256 colours stays one while a place is free, and becomes colours beyond`()
    throws
  {
    var layer = LayeredPixels.Layer(name: "Ink")
    func sprite(_ indices: [CellGrid.Cell]) -> LayeredPixels {
      layer.cels = [
        LayeredPixels.Cel(
          origin: CellPosition(x: 0, y: 0), size: CellSize(width: 16, height: 16),
          pixels: .indices(indices))
      ]
      return LayeredPixels(
        size: CellSize(width: 16, height: 16), depth: .indexed,
        palette: (0..<256).map { InkColor(rgb: UInt32($0) * 0x10101) }, durations: [1],
        layers: [layer])
    }
    var indices = (0..<256).map { CellGrid.Cell($0) }
    #expect(AsepriteFile(sprite(indices)).header.depth == .color)
    indices[200] = LayeredPixels.Pixels.empty
    let file = AsepriteFile(sprite(indices))
    #expect(file.header.depth == .indexed && file.header.transparentIndex == 200)
    var read = try LayeredPixels(AsepriteFile(file.bytes()))
    #expect(read.details.transparentIndex == 200)
    read.details.transparentIndex = nil
    #expect(read == sprite(indices))
  }

  @Test func `What has no counterpart is named`() throws {
    let made = try SpriteText.made()
    let all = try made.reduce(into: Set<LayeredPixels.Omission>()) {
      $0.formUnion(try LayeredPixels(AsepriteFile($1.bytes)).omissions)
    }
    #expect(all == [.tilemaps])
  }
}
