import Foundation
import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("Animations as files")
struct AnimationFileTests {
  /// So many colours over a few frames that move, appear and go.
  private static func picture(
    colors: Int, isTransparent: Bool, seed: UInt64 = 1,
    size: CellSize = CellSize(width: 24, height: 20)
  ) -> Sprite {
    var random = SeededRandom(seed: seed)
    let palette = Palette(
      (0..<colors).map { index in
        let low = UInt32(index & 255)
        let high = UInt32(index / 256 * 90)
        return InkColor(rgb: low << 16 | high << 8 | (255 - low))
      })
    var picture = Sprite(size: size, palette: palette)
    var next = 0
    var frames: [PixelFrame] = []
    for number in 0..<5 {
      var grid = CellGrid(size: size, filledWith: isTransparent ? CellGrid.empty : 0)
      if number > 0, number != 3 { grid = frames[number - 1].grid }
      // Every colour is seen somewhere.
      for _ in 0..<(colors + 4) / 5 {
        let cell = CellPosition(
          x: Int.random(in: 0..<size.width, using: &random),
          y: Int.random(in: 0..<size.height, using: &random))
        grid.set(CellGrid.Cell(next % colors), at: cell)
        next += 1
      }
      if isTransparent {
        grid.fill(
          CellRect(x: 3 * number, y: 2, width: 4, height: 5), with: CellGrid.empty)
      }
      frames.append(PixelFrame(grid, milliseconds: [30, 200, 10, 1000, 70][number]))
    }
    // All of them together in one frame, so that a single table has to hold them.
    if colors <= size.count {
      var cells = frames[4].grid.allCells
      for index in 0..<colors { cells[index] = CellGrid.Cell(index) }
      frames[4].grid = CellGrid(size: size, cells: cells)
    }
    picture = Sprite(frames: frames, palette: palette) ?? picture
    return picture
  }

  private func pixels(_ picture: Sprite, _ frame: Int, opaque: Bool = false) -> [UInt32] {
    picture.raster(frame).pixels
  }

  @Test(arguments: [1, 7, 256, 257], [false, true])
  func `A GIF is decoded by Pillow to exactly the frames, delays and loops that went in`(
    colors: Int, isTransparent: Bool
  ) throws {
    var picture = Self.picture(colors: colors, isTransparent: isTransparent)
    picture.loopCount = 4
    let decoded = try Pillow.decode(GIFFile.bytes(of: picture), ending: "gif")
    #expect(decoded.width == 24 && decoded.height == 20)
    #expect(decoded.durations == [30, 200, 10, 1000, 70])
    #expect(decoded.loops == 3, "three times more than once")
    #expect(decoded.frames.count == 5)
    for frame in 0..<5 where frame < decoded.frames.count {
      let wanted = pixels(picture, frame)
      if colors <= 256 && !(colors == 256 && isTransparent) || frame < 4 {
        #expect(decoded.frames[frame] == wanted, "frame \(frame)")
      } else {
        // More than a table holds in one frame: the most alike become one.
        let errors = zip(decoded.frames[frame], wanted).map { got, wanted in
          ColorMatcher.distance(InkColor(rgba: got), InkColor(rgba: wanted))
        }
        #expect(errors.allSatisfy { $0 < 0.05 } && errors.contains { $0 > 0 })
        #expect(zip(decoded.frames[frame], wanted).allSatisfy { ($0 == 0) == ($1 == 0) })
      }
    }
  }

  @Test(arguments: [1, 7, 256, 257], [false, true])
  func `A GIF is decoded by gifsicle to the same frames`(colors: Int, isTransparent: Bool) throws {
    let picture = Self.picture(colors: colors, isTransparent: isTransparent, seed: 2)
    let folder = URL.temporaryDirectory.appending(path: "filbert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.gif").path
    try Data(GIFFile.bytes(of: picture)).write(to: URL(filePath: file))
    let info = try Program.run("/usr/bin/gifsicle", ["--info", file])
    #expect(info.contains("5 images") && info.contains("loop forever"))
    for delay in ["0.03s", "0.20s", "0.01s", "1.00s", "0.07s"] {
      #expect(info.contains("delay \(delay)"), "\(delay)")
    }
    // Each frame as gifsicle puts it together. Where there is no colour left for nothing, it can't do that: there
    // the first frame has to do.
    for frame in 0..<(colors < 256 ? 5 : 1) {
      let one = folder.appending(path: "\(frame).gif").path
      try Program.run("/usr/bin/gifsicle", ["--unoptimize", file, "#\(frame)", "-o", one])
      let decoded = try Pillow.decode([UInt8](Data(contentsOf: URL(filePath: one))), ending: "gif")
      #expect(decoded.frames.first == pixels(picture, frame), "frame \(frame)")
    }
  }

  @Test(arguments: [1, 7, 256, 257], [false, true])
  func `An APNG is decoded by Pillow and apngdis to exactly the frames that went in`(
    colors: Int, isTransparent: Bool
  ) throws {
    var picture = Self.picture(colors: colors, isTransparent: isTransparent)
    // Translucent colours, too.
    picture.palette[0].alpha = 77
    picture.loopCount = 3
    let bytes = try PNGFile.animation(of: picture, scale: 2)
    let decoded = try Pillow.decode(bytes, ending: "png")
    #expect(decoded.width == 48 && decoded.height == 40 && decoded.loops == 3)
    #expect(decoded.durations == [30, 200, 10, 1000, 70])
    let wanted = (0..<5).map { enlarged(pixels(picture, $0), width: 24) }
    #expect(decoded.frames == wanted)
    let folder = URL.temporaryDirectory.appending(path: "filbert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    try Data(bytes).write(to: file)
    try Program.run("/usr/bin/apngdis", [file.path, "f"])
    for frame in 0..<5 {
      let one = try Data(contentsOf: folder.appending(path: "f\(frame + 1).png"))
      #expect(try Pillow.decode([UInt8](one), ending: "png").frames == [wanted[frame]])
    }
  }

  private func enlarged(_ pixels: [UInt32], width: Int) -> [UInt32] {
    stride(from: 0, to: pixels.count, by: width).flatMap { start -> [UInt32] in
      let row = pixels[start..<start + width].flatMap { [$0, $0] }
      return row + row
    }
  }

  @Test(arguments: seeds(40))
  func `A GIF that is read again is the same pixel art, whatever went in`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 20, height: 13))
    for _ in 0..<30 { picture.changeRandomly(using: &random) }
    // What a GIF can say: whole hundredths, all or nothing.
    picture.palette = Palette(
      picture.palette.colors.map { color in
        var color = color
        color.alpha = 255
        return color
      })
    for layer in picture.layers {
      picture.changeLayer(layer.id) { $0.sheet = $0.sheet.faded(to: 1) }
    }
    for index in picture.frames.indices {
      picture.setMilliseconds(10 * Int.random(in: 1...50, using: &random), frame: index)
    }
    let scale = Int.random(in: 1...3, using: &random)
    let again = try GIFFile.picture(GIFFile.bytes(of: picture, scale: scale))
    let round = picture.playback.round(of: 0...picture.frames.count - 1)
    #expect(again.frames.count == round.count)
    picture.scale(
      to: CellSize(width: picture.size.width * scale, height: picture.size.height * scale))
    for (frame, place) in zip(again.frames, round) {
      #expect(frame.milliseconds == picture.frames[place].milliseconds)
      #expect(ColorRaster(frame.grid, again.palette) == picture.raster(place))
    }
  }

  @Test func `What is rounded off one delay is added to the next`() throws {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert(Array(repeating: picture.frames[0], count: 29), at: 1)
    for index in 0..<30 { picture.setMilliseconds(33, frame: index) }
    let again = try GIFFile.picture(GIFFile.bytes(of: picture))
    #expect(again.frames.reduce(0) { $0 + $1.milliseconds } == 990)
    #expect(Set(again.frames.map(\.milliseconds)) == [30, 40])
  }

  @Test(arguments: [256, 257], [0, 1])
  func `A GIF says whether it can't hold the colours of a frame`(count: Int, empty: Int) {
    let size = CellSize(width: 20, height: 20)
    let palette = Palette((0..<count).map { InkColor(rgb: UInt32($0 * 5003)) })
    let cells = (0..<size.count).map { CellGrid.Cell($0 % (count + empty)) }
    let grid = CellGrid(size: size, cells: cells.map { Int($0) < count ? $0 : CellGrid.empty })
    let picture = Sprite(frames: [PixelFrame(grid)], palette: palette)
    #expect(picture.map { GIFFile.losses(of: $0).contains(.colors) } == (count + empty > 256))
    // As many in the palette alone are no harm.
    let plain = Sprite(
      frames: [PixelFrame(CellGrid(size: size, filledWith: 3))], palette: palette)
    #expect(plain.map { GIFFile.losses(of: $0).contains(.colors) } == false)
  }

  @Test(arguments: [0, 1, 2, 100])
  func `Loops come back as they were`(count: Int) throws {
    var picture = Self.picture(colors: 3, isTransparent: false)
    picture.loopCount = count
    #expect(try GIFFile.picture(GIFFile.bytes(of: picture)).loopCount == count)
  }

  @Test func `What a GIF can't show is told: colours, opacities and short frames, each by itself`()
  {
    var picture = Sprite(size: CellSize(width: 20, height: 20))
    picture.change(frame: 0) { $0.fill($0.bounds, with: 2) }
    #expect(GIFFile.losses(of: picture).isEmpty)
    // One frame has no time.
    picture.setMilliseconds(19, frame: 0)
    #expect(GIFFile.losses(of: picture).isEmpty)
    picture.insert([picture.frames[0]], at: 1)
    #expect(GIFFile.losses(of: picture) == [.shortDelays])
    for frame in 0...1 { picture.setMilliseconds(20, frame: frame) }
    #expect(GIFFile.losses(of: picture).isEmpty)
    // Only what is painted counts.
    picture.palette[3].alpha = 128
    #expect(GIFFile.losses(of: picture).isEmpty)
    picture.change(frame: 1) { $0.set(3, at: CellPosition(x: 4, y: 4)) }
    #expect(GIFFile.losses(of: picture) == [.opacity])
    picture.palette = Palette((0..<300).map { InkColor(rgb: UInt32($0)) })
    picture.change(frame: 0) {
      $0 = CellGrid(size: $0.size, cells: (0..<400).map { CellGrid.Cell($0 % 300) })
    }
    #expect(GIFFile.losses(of: picture) == [.colors])
  }

  @Test func `Only what changed is in a frame of a GIF`() throws {
    var picture = Sprite(size: CellSize(width: 512, height: 512))
    picture.change(frame: 0) { $0.fill($0.bounds, with: 2) }
    let one = try GIFFile.bytes(of: picture).count
    picture.insert([picture.frames[0]], at: 1)
    picture.change(frame: 1) { $0.set(3, at: CellPosition(x: 300, y: 400)) }
    #expect(try GIFFile.bytes(of: picture).count < one + 80)
  }

  @Test func `A GIF cut at any byte is refused with one line, or was whole already`() throws {
    let bytes = try GIFFile.bytes(of: Self.picture(colors: 7, isTransparent: true))
    for length in 0..<bytes.count {
      do throws(PixelFileError) {
        _ = try GIFFile.picture(Array(bytes.prefix(length)))
        Issue.record("cut at \(length), it was read")
      } catch {
        #expect(!error.description.isEmpty && !error.description.contains("\n"))
      }
    }
  }

  @Test func `A large GIF is refused before there is room for its pixels`() {
    // A screen and an image of 65,535 × 65,535.
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + [255, 255, 255, 255, 0x80, 0, 0, 0, 0, 0, 9, 9, 9]
      + [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 1, 1, 0, 0x3B]
    #expect(throws: PixelFileError.self) { try GIFFile.picture(bytes) }
    let small: [UInt8] =
      Array("GIF89a".utf8) + [16, 0, 16, 0, 0x80, 0, 0, 0, 0, 0, 9, 9, 9]
      + [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 1, 1, 0, 0x3B]
    #expect(throws: PixelFileError.self) { try GIFFile.picture(small) }
  }

  @Test func `An export can be cancelled on the way, and tells how far it is`() throws {
    var picture = Self.picture(colors: 7, isTransparent: false)
    picture.insert(Array(repeating: picture.frames[0], count: 60), at: 1)
    for write in [
      { try GIFFile.bytes(of: picture, progress: $0) },
      { try PNGFile.animation(of: picture, progress: $0) },
    ] as [((Double) -> Bool) throws -> [UInt8]] {
      var told: [Double] = []
      #expect(throws: PixelFileError.cancelled) {
        try write {
          told.append($0)
          return told.count < 3
        }
      }
      #expect(told.count == 3 && told == told.sorted())
    }
  }
}
