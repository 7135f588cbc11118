import Foundation
import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("Sprite sheets")
struct SpriteSheetTests {
  private var picture: Sprite {
    var picture = Sprite(size: CellSize(width: 8, height: 9))
    for index in 1..<5 {
      picture.insert(
        [PixelFrame(CellGrid(size: picture.size), milliseconds: 10 * index)], at: index)
      picture.change(frame: index) {
        $0.set(CellGrid.Cell(index), at: CellPosition(x: index, y: 8))
      }
    }
    picture.change(frame: 0) { $0.set(9, at: CellPosition(x: 0, y: 0)) }
    picture.setSection("go \"on\"", frames: 1...3)
    picture.playback = .pingPong
    return picture
  }

  private func raster(_ png: [UInt8]) throws -> ColorRaster {
    let decoded = try Pillow.decode(png, ending: "png")
    return ColorRaster(
      size: CellSize(width: decoded.width, height: decoded.height), pixels: decoded.frames[0])
  }

  @Test(arguments: [SpriteSheet.Layout.row, .column, .grid, .layers])
  func `All frames lie side by side, and are cut out again`(layout: SpriteSheet.Layout) throws {
    let picture = picture
    let sheet = try raster(SpriteSheet.png(of: picture, layout: layout, scale: 2))
    let shape = layout.shape(of: 5)
    #expect(sheet.size == CellSize(width: shape.width * 16, height: shape.height * 18))
    let frames = try SpriteSheet.frames(of: sheet, frameSize: CellSize(width: 16, height: 18))
    var doubled = picture
    doubled.scale(to: CellSize(width: 16, height: 18))
    #expect(frames == doubled.frames.map { ColorRaster($0.grid, picture.palette) })
  }

  @Test func `The JSON beside it says where frames lie and how long they are seen`() throws {
    struct Sheet: Decodable {
      struct Rect: Decodable, Equatable { var x, y, w, h: Int }
      struct Frame: Decodable {
        var frame: Rect
        var duration: Int
      }
      struct Tag: Decodable {
        var name: String
        var from, to: Int
        var direction: String
      }
      struct Meta: Decodable {
        var image: String
        var frameTags: [Tag]
      }
      var frames: [Frame]
      var meta: Meta
    }
    let bytes = try SpriteSheet.json(of: picture, layout: .grid, scale: 3, image: "a \"b\".png")
    let sheet = try JSONDecoder().decode(Sheet.self, from: Data(bytes))
    #expect(sheet.frames.map(\.duration) == [100, 10, 20, 30, 40])
    #expect(sheet.frames[4].frame == Sheet.Rect(x: 24, y: 27, w: 24, h: 27))
    #expect(sheet.meta.image == "a \"b\".png")
    #expect(sheet.meta.frameTags.map(\.name) == ["go \"on\""])
    #expect(sheet.meta.frameTags[0].from == 1 && sheet.meta.frameTags[0].to == 3)
    #expect(sheet.meta.frameTags[0].direction == "pingpong")
  }

  @Test func `A sheet that does not divide says so`() {
    let sheet = ColorRaster(
      size: CellSize(width: 20, height: 16), pixels: Array(repeating: 255, count: 320))
    do throws(PixelFileError) {
      _ = try SpriteSheet.frames(of: sheet, frameSize: CellSize(width: 8, height: 8))
      Issue.record("it was cut")
    } catch {
      #expect(
        error.description == "a sheet of 20 × 16 can’t be divided evenly into frames of 8 × 8")
    }
  }

  @Test(arguments: [1, 2, 5, 17, 300])
  func `One frame is a PNG of its exact colours at a whole scale`(colors: Int) throws {
    var random = SeededRandom(seed: UInt64(colors))
    let palette = Palette(
      (0..<colors).map { _ in .init(rgba: UInt32.random(in: 0...UInt32.max, using: &random)) })
    let size = CellSize(width: 21, height: 30)
    let cells = (0..<size.count).map { CellGrid.Cell($0 % (colors + 1) - 1) }
    let grid = CellGrid(size: size, cells: cells)
    #expect(try raster(PNGFile.bytes(of: grid, palette)) == ColorRaster(grid, palette))
    let large = try raster(PNGFile.bytes(of: grid, palette, scale: 3))
    #expect(large.size == CellSize(width: 63, height: 90))
    #expect(large.pixels[64] == ColorRaster(grid, palette).pixels[0])
  }
}
