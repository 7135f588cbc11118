import Formats
import Base
import Documents
import TestSupport
import Testing
import Texts

@Suite("Pixel art of pictures, and pictures of pixel art")
struct PixelImportTests {
  private func pixels(
    _ bytes: [UInt8], _ request: PixelImport.Request? = PixelImport.Request()
  ) throws -> Sprite {
    guard case .pixels(let art) = try DocumentImport.document(bytes, request).document else {
      throw NoPixels()
    }
    return art.sprite
  }

  private struct NoPixels: Error {}

  private func random(_ size: CellSize, colors: Int, seed: UInt64 = 1) -> (CellGrid, Palette) {
    var random = SeededRandom(seed: seed)
    let palette = Palette(
      (0..<colors).map { _ in InkColor(rgba: UInt32.random(in: 0...UInt32.max, using: &random)) })
    let cells = (0..<size.count).map { _ in
      CellGrid.Cell.random(in: -1..<CellGrid.Cell(colors), using: &random)
    }
    return (CellGrid(size: size, cells: cells), palette)
  }

  @Test(arguments: [3, 40, 1400])
  func `A PNG comes back with its exact colours, translucent ones too`(colors: Int) throws {
    let (grid, palette) = random(CellSize(width: 31, height: 50), colors: colors)
    let picture = try pixels(PNGFile.bytes(of: grid, palette))
    #expect(ColorRaster(picture.frames[0].grid, picture.palette) == ColorRaster(grid, palette))
  }

  @Test func `A sheet becomes frames, and one that does not divide says so`() throws {
    let (grid, palette) = random(CellSize(width: 48, height: 32), colors: 9)
    let file = try PNGFile.bytes(of: grid, palette)
    let picture = try pixels(file, .init(frameSize: CellSize(width: 16, height: 16)))
    #expect(picture.frames.count == 6 && picture.size == CellSize(width: 16, height: 16))
    let second = grid.cropped(to: CellRect(x: 16, y: 0, width: 16, height: 16))
    #expect(
      ColorRaster(picture.frames[1].grid, picture.palette) == ColorRaster(second, palette))
    #expect(
      try pixels(file, .init(sheetShape: CellSize(width: 3, height: 2))).frames == picture.frames)
    #expect(throws: ExchangeError.self) {
      try pixels(file, .init(sheetShape: CellSize(width: 5, height: 1)))
    }
    #expect(throws: PixelFileError.self) {
      try pixels(file, .init(frameSize: CellSize(width: 20, height: 16)))
    }
  }

  @Test(arguments: [2, 16, 256])
  func `A picture of many colours has as many as are wanted`(colors: Int) throws {
    let (grid, palette) = random(CellSize(width: 64, height: 64), colors: 2000)
    let picture = try pixels(PNGFile.bytes(of: grid, palette), .init(mostColors: colors))
    #expect(picture.usedColors.count <= colors)
    let free = try pixels(PNGFile.bytes(of: grid, palette))
    #expect(ColorRaster(free.frames[0].grid, free.palette) == ColorRaster(grid, palette))
  }

  /// A PPM file whose pixels all have colours of their own.
  private func colorful(_ size: CellSize) -> [UInt8] {
    var bytes = Array("P6 \(size.width) \(size.height) 255\n".utf8)
    for index in 0..<size.count {
      bytes += [UInt8(index & 255), UInt8(index >> 8 & 255), UInt8(index >> 16)]
    }
    return bytes
  }

  @Test
  func
    `Colours beyond a palette's are kept, and sides beyond a canvas's not lost without a question`()
    throws
  {
    let many = colorful(CellSize(width: 72, height: 72))
    let whole = try pixels(many)
    #expect(whole.isTrueColor && whole.usedColors.count == 5184 && whole.choices.count == 256)
    let reduced = try pixels(many, PixelImport.Request(mostColors: 4096))
    #expect(!reduced.isTrueColor && reduced.palette.count == 4096)
    let long = colorful(CellSize(width: 4100, height: 100))
    let tooLong = #expect(throws: LossyImport.self) { try pixels(long) }
    #expect(tooLong?.size == CellSize(width: 4100, height: 100))
    #expect(tooLong?.accepted(in: PixelImport.Request(mostColors: 9)).mostColors == 9)
    let scaled = try pixels(long, tooLong?.accepted(in: PixelImport.Request(mostColors: 9)))
    #expect(scaled.size == CellSize(width: 4096, height: 100))
    // All that fits is kept.
    let most = colorful(CellSize(width: 64, height: 64))
    #expect(try pixels(most).palette.count == 4096)
  }

  @Test func `A GIF whose frames have colours of their own keeps all of them`() throws {
    let size = CellSize(width: 16, height: 16)
    let palette = Palette((0..<1536).map { InkColor(rgb: UInt32($0 * 5003 & 0xFFFFFF)) })
    let frames = (0..<6).map { frame in
      PixelFrame(
        CellGrid(size: size, cells: (0..<256).map { CellGrid.Cell(frame * 256 + $0) }))
    }
    let picture = try #require(Sprite(frames: frames, palette: palette))
    let again = try pixels(GIFFile.bytes(of: picture), nil)
    for (one, other) in zip(again.frames, frames) {
      #expect(ColorRaster(one.grid, again.palette) == ColorRaster(other.grid, palette))
    }
  }

  @Test func `An animated PNG becomes pixel art with all its frames, whatever its name`() throws {
    var picture = Sprite(size: CellSize(width: 16, height: 16))
    picture.insert(
      [PixelFrame(CellGrid(size: picture.size, filledWith: 3), milliseconds: 70)], at: 1)
    let file = try PNGFile.animation(of: picture)
    let again = try pixels(file, nil)
    #expect(again.frames.map(\.milliseconds) == [100, 70])
    #expect(try pixels(file, .init(mostColors: 2)).frames.count == 2)
    #expect(FileFormat.endings(of: .pictures).contains("apng"))
    guard case .painting = try DocumentImport.document(file, asPainting: true).document else {
      throw NoPixels()
    }
  }

  @Test func `A file with nothing in it is said to be empty, whatever it is called`() {
    let refusal = #expect(throws: ExchangeError.self) { try DocumentImport.document([]) }
    #expect(refusal?.description == "the file is empty")
  }

  @Test func `A picture can be made any size, and a large one keeps its own`() throws {
    let (grid, palette) = random(CellSize(width: 30, height: 20), colors: 5)
    let file = try PNGFile.bytes(of: grid, palette, scale: 60)
    #expect(
      try pixels(file, .init(size: CellSize(width: 16, height: 9))).size
        == CellSize(width: 16, height: 9))
    #expect(try pixels(file).size == CellSize(width: 1800, height: 1200))
    // Whole cells of one colour stay that.
    let plain = try PNGFile.bytes(
      of: CellGrid(size: CellSize(width: 8, height: 8), filledWith: 0), palette, scale: 100)
    let small = try pixels(plain, .init(size: CellSize(width: 12, height: 12)))
    #expect(Set(small.frames[0].grid.allCells).count == 1)
  }

  @Test func `A GIF becomes pixel art by itself, any other picture a painting's background`() throws
  {
    var picture = Sprite(size: CellSize(width: 16, height: 16))
    picture.insert([PixelFrame(CellGrid(size: picture.size, filledWith: 3))], at: 1)
    let gif = try GIFFile.bytes(of: picture)
    #expect(try pixels(gif, nil).frames.count == 2)
    guard case .painting(let painting) = try DocumentImport.document(gif, asPainting: true).document
    else { throw NoPixels() }
    #expect(painting.background.picture?.file == gif)
    let png = try PNGFile.bytes(of: picture.frames[1].grid, picture.palette)
    guard case .painting = try DocumentImport.document(png).document else { throw NoPixels() }
  }

  @Test func `A frame becomes a painting that looks like it, and the painting the same pixel art`()
    throws
  {
    var (grid, _) = random(CellSize(width: 24, height: 16), colors: 32, seed: 4)
    grid.fill(CellRect(x: 2, y: 2, width: 5, height: 5), with: 9)
    let full = CellGrid(size: grid.size, cells: grid.allCells.map { max(0, $0) })
    let painting = try PixelImport.painting(of: full, .usual)
    #expect(painting.aspectRatio == AspectRatio(1.5))
    let back = try PixelImport.picture(
      of: painting, size: full.size, mostColors: 32, transparent: false)
    #expect(
      ColorRaster(back.frames[0].grid, back.palette) == ColorRaster(full, .usual))
  }

  @Test func `Strokes become cells of a chosen size, with the background or without`() throws {
    let stroke = Stroke(
      width: 0.25, style: LineStyle(cap: .butt, color: InkColor(rgb: 0xFF0000)),
      samples: [(0.0, 0.5), (1.0, 0.5)].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) })
    let painting = Painting(shape: .fixed(AspectRatio(1) ?? .fourToThree), baseStrokes: [stroke])
    let size = CellSize(width: 16, height: 16)
    let alone = try PixelImport.picture(
      of: painting, size: size, mostColors: 8, transparent: true)
    let rows = (0..<16).map { y in
      alone.frames[0].grid.cells(in: CellRect(x: 0, y: y, width: 16, height: 1))
    }
    #expect(rows.map { $0.allSatisfy { $0 >= 0 } } == (0..<16).map { (6..<10).contains($0) })
    #expect(alone.palette[Int(rows[7][3])] == InkColor(rgb: 0xFF0000))
    let whole = try PixelImport.picture(
      of: painting, size: size, mostColors: 8, transparent: false)
    #expect(whole.frames[0].grid.allCells.allSatisfy { $0 >= 0 })
  }

  @Test func `An export says what can't be done`() {
    let art = PixelArt(Sprite(size: CellSize(width: 8, height: 8)))
    #expect(throws: ExchangeError.self) {
      try PixelExport(as: .png, content: .frame(3)).bytes(of: art, name: "A")
    }
    #expect(throws: ExchangeError.self) { try PixelExport(as: .svg).bytes(of: art, name: "A") }
    #expect(throws: ExchangeError.self) {
      try PaintingExport(as: .gif, width: 9).bytes(of: Painting(), name: "A")
    }
    #expect(throws: PixelFileError.self) {
      try PixelExport(as: .gif, scale: 9000).bytes(of: art, name: "A")
    }
  }
}
