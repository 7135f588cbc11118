import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("A sprite of Aseprite that was imported")
struct AsepriteKeepingTests {
  private struct WrongKind: Error {}

  static func picture(_ bytes: [UInt8]) throws -> Sprite {
    let read = try DocumentImport.read(bytes)
    #expect(read.loss.leftOut == [])
    guard case .pixels(let art) = read.document.document else { throw WrongKind() }
    return art.sprite
  }

  static func bytes(_ picture: Sprite) throws -> [UInt8] {
    try PixelExport(as: .aseprite).bytes(of: PixelArt(picture), name: "A")
  }

  @Test(arguments: AsepriteHeader.Depth.allCases)
  func `is exported as the same, chunk by chunk`(depth: AsepriteHeader.Depth) throws {
    let file = AsepriteCorpus(depth: depth).file
    let old = try file.bytes()
    #expect(try AsepriteFile(old) == file)
    let picture = try Self.picture(old)
    let json = try PixelsDocument(json: PixelsDocument(art: PixelArt(picture)).json)
    #expect(json.art.sprite == picture)
    for picture in [picture, json.art.sprite] {
      let new = try Self.bytes(picture)
      #expect(try AsepriteFile(new) == file)
      // By a decoder that shares nothing with this program.
      let lines = try [old, new].map {
        try SpriteText.decodedByScript($0, "chunks").split(separator: "\n")
      }
      #expect(lines[0].count == lines[1].count)
      for (one, other) in zip(lines[0], lines[1]) { #expect(one == other) }
    }
  }

  @Test func `has the whole palette, and its indices are not shifted`() throws {
    let picture = try Self.picture(AsepriteCorpus(depth: .indexed).file.bytes())
    #expect(picture.palette.count == 20 && picture.details.transparentIndex == 3)
    #expect(picture.details.colorNames == [7: "seven", 19: ""])
    #expect(picture.frames[0].cels[0].grid.allCells.prefix(20).map { Int($0) } == Array(0..<20))
  }

  @Test func `draws a colour at the transparent index by another place of the palette`() throws {
    var picture = try Self.picture(AsepriteCorpus(depth: .indexed).file.bytes())
    picture.palette[3] = InkColor(rgb: 0x123456)
    let layer = picture.layers[3].id
    picture.change(CelAddress(frame: 0, layer: layer)) { $0.set(3, at: CellPosition(x: 4, y: 3)) }
    let again = try Self.picture(Self.bytes(picture))
    #expect(again.raster(0) == picture.raster(0))
    #expect(again.palette.count == 21 && again.details.transparentIndex == 3)
  }

  @Test func `of more colours than a palette may have keeps them and its own palette`() throws {
    let size = CellSize(width: 90, height: 60)
    var layer = LayeredPixels.Layer(name: "Photo")
    let colors = (0..<size.count).map {
      UInt32($0 * 3001) << 8 | ($0.isMultiple(of: 7) ? 100 : 255)
    }
    layer.cels = [
      LayeredPixels.Cel(origin: CellPosition(x: 0, y: 0), size: size, pixels: .colors(colors))
    ]
    var sprite = LayeredPixels(size: size, depth: .color, durations: [100], layers: [layer])
    sprite.palette = [.black, .white, InkColor(rgb: 0x123456)]
    sprite.details.colorMode = .color
    sprite.details.colorNames = [2: "sea"]
    let file = AsepriteFile(sprite)
    let picture = try Self.picture(file.bytes())
    #expect(picture.isTrueColor && picture.choices.colors == sprite.palette)
    #expect(picture.raster(0).pixels == colors)
    #expect(try AsepriteFile(Self.bytes(picture)) == file)
    let json = try PixelsDocument(json: PixelsDocument(art: PixelArt(picture)).json)
    #expect(json.art.sprite == picture)
    #expect(
      try PixelImport.picture(
        PNGFile.bytes(of: picture.flattened(frame: 0).grid, picture.flattened(frame: 0).palette),
        PixelImport.Request()
      ).raster(0).pixels == colors)
  }

  // MARK: Files as they are found

  private static func file(
    _ size: CellSize, _ depth: AsepriteHeader.Depth, _ chunks: [[AsepriteChunk]], colors: Int
  ) -> AsepriteFile {
    var header = AsepriteHeader(size: size, depth: depth)
    header.colorCount = colors
    return AsepriteFile(
      header: header, frames: chunks.map { AsepriteFrame(milliseconds: 100, chunks: $0) })
  }

  private static func cel(
    _ layer: Int, _ x: Int, _ y: Int, _ width: Int, _ bytes: [UInt8], _ length: Int
  ) -> AsepriteChunk {
    let size = CellSize(width: width, height: bytes.count / length / width)
    return .cel(
      AsepriteCel(
        layer: layer, origin: CellPosition(x: x, y: y),
        content: .pixels(AsepriteImage(size: size, bytes: bytes), isPacked: true)))
  }

  @Test func `of five colours and four layers has the indices 1 to 4 and five colours`() throws {
    let colors = [0x000000, 0x1900FF, 0xFF0000, 0xFFFF00, 0x008000].map { InkColor(rgb: $0) }
    let layers = ["a", "b", "c", "d"].map { AsepriteChunk.layer(AsepriteLayer(name: $0)) }
    let cels = (0..<4).map {
      Self.cel($0, 5 * $0, 3, 3, [0, UInt8($0 + 1), 0, 0, UInt8($0 + 1), 0], 1)
    }
    let file = Self.file(
      CellSize(width: 32, height: 32), .indexed,
      [
        [.colorProfile(AsepriteColorProfile(.sRGB)), .palette(AsepritePalette(colors))] + layers
          + cels
      ],
      colors: 5)
    let picture = try Self.picture(file.bytes())
    #expect(picture.palette.colors == colors)
    for index in 0..<4 {
      let cells = picture.frames[0].cels[index].grid.allCells
      #expect(Set(cells) == [CellGrid.empty, CellGrid.Cell(index + 1)])
    }
    #expect(try AsepriteFile(Self.bytes(picture)) == file)
  }

  @Test func `of colours has its palette in order, and after it a colour that is not in it`() throws
  {
    let colors = (0..<32).map { InkColor(red: UInt8(255 - $0), green: UInt8($0 * 8), blue: 7) }
    let stray: [UInt8] = [255, 0, 0, 255]
    let known = [colors[30].red, colors[30].green, 7, 255]
    let file = Self.file(
      CellSize(width: 8, height: 8), .color,
      [
        [
          .palette(AsepritePalette(colors)), .layer(AsepriteLayer(name: "L1")),
          Self.cel(0, 2, 2, 2, stray + known + known + stray, 4),
        ]
      ], colors: 32)
    let picture = try Self.picture(file.bytes())
    #expect(picture.palette.colors == colors + [InkColor(rgb: 0xFF0000)])
    #expect(try AsepriteFile(Self.bytes(picture)) == file)
    // A colour that is added goes into the palette, and the stray one stays out of it.
    var edited = picture
    edited.palette.append(InkColor(rgb: 0x00FF00))
    let written = try LayeredPixels(AsepriteFile(Self.bytes(edited)))
    #expect(written.palette == colors + [InkColor(rgb: 0x00FF00)])
  }

  @Test func `of 4 × 4 has the repeats of its tags`() throws {
    let tags = [(0, 0, 1), (1, 1, 1), (2, 2, 2)].map { place, direction, repeats in
      AsepriteTag(
        name: "\(place)", first: place, last: place, direction: UInt8(direction), repeats: repeats)
    }
    let black = AsepriteChunk.userData(UserData(color: .black))
    let file = Self.file(
      CellSize(width: 4, height: 4), .color,
      [
        [.tags(tags), black, black, black, .layer(AsepriteLayer(name: "a"))], [], [],
      ], colors: 0)
    let picture = try Self.picture(file.bytes())
    #expect(picture.size == CellSize(width: 4, height: 4))
    #expect(picture.sections.map(\.repeats) == [1, 1, 2])
    #expect(picture.sections.map(\.playback) == [.loop, .reverse, .pingPong])
    let again = try AsepriteFile(Self.bytes(picture))
    #expect(again.frames[0].chunks == file.frames[0].chunks)
  }

  @Test func `has the pixels of cels beyond the canvas, until they are painted`() throws {
    let white = [UInt8](repeating: 255, count: 16 * 16 * 4)
    let file = Self.file(
      CellSize(width: 16, height: 16), .color,
      [[.layer(AsepriteLayer(name: "a")), Self.cel(0, -8, -8, 16, white, 4)]], colors: 0)
    var picture = try Self.picture(file.bytes())
    #expect(picture.palette.colors == [.white])
    #expect(try AsepriteFile(Self.bytes(picture)) == file)
    let blank = picture
    picture.change(CelAddress(frame: 0)) { $0.set(-1, at: .zero) }
    let cel = try LayeredPixels(AsepriteFile(Self.bytes(picture))).layers[0].cels[0]
    #expect(cel?.origin == CellPosition(x: -8, y: -8) && cel?.size.count == 256)
    guard case .colors(let colors) = cel?.pixels else { throw WrongKind() }
    #expect(colors.count { $0 != 0 } == 63)
    picture.change(CelAddress(frame: 0)) { $0.set(0, at: .zero) }
    #expect(picture == blank)
    #expect(try AsepriteFile(Self.bytes(picture)) == file)
  }
}
