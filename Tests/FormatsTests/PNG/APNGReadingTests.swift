import Foundation
import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("A PNG animation that is read")
struct APNGReadingTests {
  private static func pixels(_ picture: Sprite, _ frame: Int) -> [UInt32] {
    picture.raster(frame).pixels
  }

  @Test(arguments: seeds(40))
  func `is the pixel art that was written, whatever went in`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 20, height: 13))
    for _ in 0..<30 { picture.changeRandomly(using: &random) }
    picture.loopCount = Int.random(in: 0...9, using: &random)
    let scale = Int.random(in: 1...3, using: &random)
    let bytes = try PNGFile.animation(of: picture, scale: scale)
    #expect(PNGFile.isAnimation(bytes))
    let again = try PNGFile.picture(bytes)
    let round = picture.playback.round(of: 0...picture.frames.count - 1)
    #expect(again.frames.count == round.count)
    #expect(again.loopCount == (round.count > 1 ? picture.loopCount : 0))
    picture.scale(
      to: CellSize(width: picture.size.width * scale, height: picture.size.height * scale))
    for (index, place) in round.enumerated() where index < again.frames.count {
      #expect(again.frames[index].milliseconds == picture.frames[place].milliseconds)
      #expect(Self.pixels(again, index) == Self.pixels(picture, place))
    }
  }

  @Test(arguments: [1, 2, 3, 16, 17, 256, 257, 1500])
  func `keeps the exact colours, few or many`(count: Int) throws {
    let size = CellSize(width: 40, height: 40)
    let palette = Palette((0..<count).map { InkColor(rgb: UInt32($0 * 4099 & 0xFFFFFF)) })
    let first = CellGrid(
      size: size, cells: (0..<size.count).map { CellGrid.Cell($0 % count) })
    var second = first
    second.fill(CellRect(x: 3, y: 5, width: 9, height: 7), with: CellGrid.empty)
    let picture = try #require(
      Sprite(frames: [PixelFrame(first), PixelFrame(second)], palette: palette))
    let bytes = try PNGFile.animation(of: picture)
    let again = try PNGFile.picture(bytes)
    #expect(again.frames.count == 2)
    if (7...256).contains(count) { #expect(again.palette == palette, "in the same order") }
    for frame in 0..<2 { #expect(Self.pixels(again, frame) == Self.pixels(picture, frame)) }
    // Some programs draw the frames of less than 8 bits a pixel as black blocks.
    #expect(bytes[24] == 8, "the depth that its header says")
    #expect(try Pillow.decode(bytes, ending: "png").frames[1] == Self.pixels(picture, 1))
  }

  /// Frames of random places over a picture of 10 × 9, and what becomes of them.
  private static func animation(seed: UInt64, alphas: [UInt32]) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    func rows(_ size: CellSize) -> [UInt8] {
      PNGBuilder.rows(
        (0..<size.count).map { _ in
          UInt32.random(in: 0...0xFFFFFF, using: &random) << 8
            | (alphas.randomElement(using: &random) ?? 255)
        }, width: size.width)
    }
    var file = PNGBuilder()
    let size = CellSize(width: 10, height: 9)
    file.header(10, 9, depth: 8, type: 6)
    file.animation(frames: 8)
    file.control(CellRect(size: size), disposal: Int.random(in: 0...2, using: &random))
    file.image(rows(size))
    for _ in 1..<8 {
      let corners = (0..<2).map { _ in
        CellPosition(
          x: Int.random(in: 0..<10, using: &random), y: Int.random(in: 0..<9, using: &random))
      }
      let rect = CellRect(from: corners[0], to: corners[1])
      file.control(
        rect, disposal: Int.random(in: 0...2, using: &random),
        blend: Int.random(in: 0...1, using: &random))
      file.frame(rows(rect.size))
    }
    file.end()
    return file.bytes
  }

  @Test(arguments: seeds(30))
  func `is put together as Pillow does it, with every way to lay frames over each other`(
    seed: UInt64
  ) throws {
    let bytes = Self.animation(seed: seed, alphas: [0, 255])
    let picture = try PNGFile.picture(bytes)
    let decoded = try Pillow.decode(bytes, ending: "png")
    #expect(picture.frames.count == 8 && decoded.frames.count == 8)
    for frame in 0..<8 { #expect(Self.pixels(picture, frame) == decoded.frames[frame]) }
  }

  @Test(arguments: 0..<6)
  func `has the translucent colours that apngdis finds, too`(seed: UInt64) throws {
    let bytes = Self.animation(seed: seed, alphas: [0, 30, 128, 200, 255])
    let picture = try PNGFile.picture(bytes)
    let folder = URL.temporaryDirectory.appending(path: "filbert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    try Data(bytes).write(to: file)
    try Program.run("/usr/bin/apngdis", [file.path, "f"])
    for frame in 0..<8 {
      let one = try Data(contentsOf: folder.appending(path: "f\(frame + 1).png"))
      let wanted = try Pillow.decode([UInt8](one), ending: "png").frames[0]
      for (got, wanted) in zip(Self.pixels(picture, frame), wanted) {
        let parts = ([24, 16, 8, 0] as [UInt32]).map { shift in
          abs(Int(got >> shift & 255) - Int(wanted >> shift & 255))
        }
        // It rounds down, and that again and again.
        #expect(parts.allSatisfy { $0 <= 8 } && parts[3] <= 4)
      }
    }
  }

  @Test func `is blended by the formula: half of a red over an opaque blue, and over nothing`()
    throws
  {
    var file = PNGBuilder()
    file.header(8, 8, depth: 8, type: 6)
    file.animation(frames: 2)
    file.control(CellRect(x: 0, y: 0, width: 8, height: 8))
    file.image(
      PNGBuilder.rows((0..<64).map { $0 < 32 ? 0x0000_FFFF : 0 }, width: 8))
    file.control(CellRect(x: 0, y: 0, width: 8, height: 8), blend: 1)
    file.frame(solid(8, 8, 0xFF00_0080))
    file.end()
    let pixels = Self.pixels(try PNGFile.picture(file.bytes), 1)
    #expect(pixels[0] == 0x8000_7FFF && pixels[63] == 0xFF00_0080)
  }

  @Test(arguments: [1, 2, 4])
  func `of greys of few bits is seen through where its key says so`(depth: Int) throws {
    var file = PNGBuilder()
    file.header(8, 8, depth: depth, type: 0)
    file.animation(frames: 1)
    file.chunk("tRNS", [0, 1])
    file.control(CellRect(x: 0, y: 0, width: 8, height: 8))
    // The last number of each row is 1, all others are 0.
    let row = [UInt8](repeating: 0, count: depth - 1) + [1]
    file.image((0..<8).flatMap { _ in [0] + row })
    file.end()
    let pixels = Self.pixels(try PNGFile.picture(file.bytes), 0)
    #expect(pixels == (0..<64).map { $0 % 8 == 7 ? 0 : 0x0000_00FF })
  }

  @Test(
    arguments: [
      (0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8),
      (6, 8), (6, 16),
    ], [false, true])
  func `may be of every kind of PNG, with every filter, interlaced or not`(
    kind: (type: Int, depth: Int), interlaced: Bool
  ) throws {
    var random = SeededRandom(seed: UInt64(kind.type * 100 + kind.depth))
    let (width, height) = (13, 11)
    let bits = kind.depth * [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind.type, default: 1]
    let passes =
      interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (x, y, dx, dy) in passes {
      let columns = (width - x + dx - 1) / dx
      for _ in 0..<(height - y + dy - 1) / dy {
        rows.append(UInt8.random(in: 0...4, using: &random))
        rows += (0..<(columns * bits + 7) / 8).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      }
    }
    var file = PNGBuilder()
    file.header(width, height, depth: kind.depth, type: kind.type, interlaced: interlaced)
    file.animation(frames: 1)
    if kind.type == 3 {
      let palette = (0..<3 << kind.depth).map { _ in UInt8.random(in: 0...255, using: &random) }
      file.chunk("PLTE", palette)
      file.chunk("tRNS", [0, 99])
    }
    if kind == (0, 8) { file.chunk("tRNS", [0, 1]) }
    file.control(CellRect(x: 0, y: 0, width: width, height: height))
    file.image(rows)
    file.end()
    let picture = try PNGFile.picture(file.bytes, mostColors: 4096)
    #expect(Self.pixels(picture, 0) == (try Pillow.decode(file.bytes, ending: "png").frames[0]))
  }

  private func solid(_ width: Int, _ height: Int, _ color: UInt32) -> [UInt8] {
    PNGBuilder.rows(Array(repeating: color, count: width * height), width: width)
  }

  @Test func `leaves the image out that is for programs which know no animations`() throws {
    var file = PNGBuilder()
    file.header(8, 8, depth: 8, type: 6)
    file.animation(frames: 2, plays: 7)
    file.image(solid(8, 8, 0xFF00_00FF))
    file.control(CellRect(x: 0, y: 0, width: 8, height: 8), delay: 3, unit: 0)
    file.frame(solid(8, 8, 0x00FF_00FF))
    file.control(CellRect(x: 2, y: 3, width: 4, height: 2), delay: 0)
    file.frame(solid(4, 2, 0x0000_FFFF))
    file.end()
    let picture = try PNGFile.picture(file.bytes)
    #expect(picture.frames.map(\.milliseconds) == [30, 100] && picture.loopCount == 7)
    #expect(Self.pixels(picture, 0).allSatisfy { $0 == 0x00FF_00FF })
    #expect(Self.pixels(picture, 1).count { $0 == 0x0000_FFFF } == 8)
  }

  @Test func `keeps its size, however small it is`() throws {
    var file = PNGBuilder()
    file.header(3, 2, depth: 8, type: 6)
    file.animation(frames: 1)
    file.control(CellRect(x: 0, y: 0, width: 3, height: 2))
    file.image(solid(3, 2, 0x0102_03FF))
    file.end()
    let picture = try PNGFile.picture(file.bytes)
    #expect(picture.size == CellSize(width: 3, height: 2))
    #expect(Self.pixels(picture, 0).count { $0 != 0 } == 6)
  }

  @Test func `of more colours than a palette holds keeps them, or merges them on request`() throws {
    var file = PNGBuilder()
    file.header(80, 80, depth: 8, type: 6)
    file.animation(frames: 1)
    file.control(CellRect(x: 0, y: 0, width: 80, height: 80))
    let colors = (0..<6400).map { UInt32($0) << 9 | 255 }
    file.image(PNGBuilder.rows(colors, width: 80))
    file.end()
    let whole = try PNGFile.picture(file.bytes)
    #expect(whole.isTrueColor && whole.choices.count == 256)
    #expect(whole.raster(0).pixels == colors)
    let merged = try PNGFile.picture(file.bytes, mostColors: 4096)
    #expect(!merged.isTrueColor && merged.palette.count == 4096)
  }
}
