import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("What is around and between the frames of a sheet")
struct SheetSpacingTests {
  /// Two frames of 8 × 8 with a little in each.
  private var picture: Sprite {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert([PixelFrame(CellGrid(size: picture.size), milliseconds: 40)], at: 1)
    picture.change(frame: 0) { grid in
      grid.set(1, at: CellPosition(x: 2, y: 3))
      grid.set(2, at: CellPosition(x: 3, y: 4))
    }
    picture.change(frame: 1) { $0.set(3, at: CellPosition(x: 7, y: 0)) }
    return picture
  }

  /// A sign for each pixel: the place of its colour, or a dot.
  private func text(_ png: [UInt8]) throws -> [String] {
    let decoded = try Pillow.decode(png, ending: "png")
    let colors = Palette.usual.colors.map(\.rgba)
    return (0..<decoded.height).map { y in
      (0..<decoded.width).map { x in
        colors.firstIndex(of: decoded.frames[0][y * decoded.width + x]).map { "\($0)" } ?? "."
      }.joined()
    }
  }

  private func sheet(_ change: (inout SheetSpacing) -> Void) throws -> [String] {
    var spacing = SheetSpacing()
    change(&spacing)
    return try text(SpriteSheet.png(of: picture, layout: .row, spacing: spacing))
  }

  @Test func `is nothing where nothing is wanted of it`() throws {
    #expect(try sheet { _ in }[0].count == 16)
  }

  @Test func `cuts off what is empty, and an empty frame down to one cell`() throws {
    #expect(try sheet { $0.trimming = .frames } == ["1.3", ".2."])
    var spacing = SheetSpacing()
    spacing.trimming = .frames
    let empty = Sprite(size: CellSize(width: 8, height: 8))
    #expect(try text(SpriteSheet.png(of: empty, layout: .row, spacing: spacing)) == ["."])
  }

  @Test func `leaves room around all, between frames, and around each`() throws {
    let padded = try sheet {
      ($0.trimming, $0.border, $0.between) = (.frames, 1, 2)
    }
    #expect(padded == [".......", ".1...3.", "..2....", "......."])
    let inner = try sheet { ($0.trimming, $0.inner) = (.frames, 1) }
    #expect(inner == [".......", ".1...3.", "..2....", "......."])
  }

  @Test func `repeats the pixels at the edges`() throws {
    let extruded = try sheet { ($0.trimming, $0.extrusion) = (.frames, 1) }
    #expect(extruded == ["11..333", "11..333", "..22333", "..22..."])
  }

  @Test func `is told by the JSON beside it as Aseprite does`() throws {
    var spacing = SheetSpacing()
    (spacing.border, spacing.extrusion, spacing.trimming) = (1, 1, .frames)
    let json = try SpriteSheet.json(
      of: picture, layout: .row, spacing: spacing, scale: 2, image: "a.png")
    let text = String(decoding: json, as: UTF8.self)
    #expect(
      text.contains(
        """
        "frame": {"x": 2, "y": 2, "w": 4, "h": 4}, "rotated": false, "trimmed": true, \
        "spriteSourceSize": {"x": 4, "y": 6, "w": 4, "h": 4}, "sourceSize": {"w": 16, "h": 16}
        """))
    #expect(text.contains(#""size": {"w": 12, "h": 8}"#))
  }

  @Test(arguments: seeds(60))
  func `comes off again where a sheet is imported by its JSON`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(
      size: CellSize(
        width: Int.random(in: 8...20, using: &random), height: .random(in: 8...20, using: &random)))
    for _ in 0..<20 { picture.changeRandomly(using: &random) }
    var spacing = SheetSpacing()
    spacing.border = .random(in: 0...5, using: &random)
    spacing.between = .random(in: 0...5, using: &random)
    spacing.inner = .random(in: 0...3, using: &random)
    spacing.extrusion = .random(in: 0...3, using: &random)
    spacing.trimming = SheetSpacing.Trimming.allCases.randomElement(using: &random) ?? .none
    let layouts: [SpriteSheet.Layout] = [.row, .column, .grid]
    let layout = layouts.randomElement(using: &random) ?? .row
    let scale = Int.random(in: 1...3, using: &random)
    let form = SheetDescription.Form.allCases.randomElement(using: &random) ?? .array
    let png = try SpriteSheet.png(of: picture, layout: layout, spacing: spacing, scale: scale)
    let json = try SpriteSheet.json(
      of: picture, layout: layout, spacing: spacing, scale: scale, image: "a.png", form: form)
    var request = PixelImport.Request(mostColors: 4096)
    request.sheet = try SheetDescription(json)
    let read = try PixelImport.picture(png, request)
    let flat = picture.flattened
    #expect(read.frames.map(\.milliseconds) == picture.frames.map(\.milliseconds))
    #expect(
      read.frames.map { ColorRaster($0.grid, read.palette) }
        == flat.frames.map { frame in
          var scaled = Sprite(size: picture.size)
          scaled.setGrid(frame.grid, frame: 0)
          scaled.scale(
            to: CellSize(width: picture.size.width * scale, height: picture.size.height * scale))
          return ColorRaster(scaled.frames[0].grid, flat.palette)
        })
  }
}
