import Base
import Documents
import Formats
import Foundation
import TestSupport
import Testing

@Suite("A part of pixel art that is written")
struct PixelPartTests {
  /// Two layers and three frames; the lower layer has the number of its frame, the upper one colour 9, half of it.
  private static var art: PixelArt {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.addLayer(over: .first)
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 30) }, at: 1)
    for frame in 0..<3 {
      picture.change(CelAddress(frame: frame)) { $0.fill($0.bounds, with: CellGrid.Cell(frame)) }
      picture.change(CelAddress(frame: frame, layer: Layer.ID(2))) {
        $0.fill(CellRect(x: 0, y: 0, width: 4, height: 8), with: 9)
      }
    }
    picture.changeLayer(Layer.ID(2)) { $0.sheet.name = "Ink" }
    picture.setSection("walk", frames: 1...2, playback: .reverse)
    return PixelArt(picture)
  }

  private static func cells(_ png: [UInt8]) throws -> [UInt32] {
    try ColorRaster(pictureFile: png).pixels
  }

  private static func color(_ cell: CellGrid.Cell) -> UInt32 {
    art.sprite.palette.colors[Int(cell)].rgba
  }

  @Test func `has all layers together, or one alone`() throws {
    var export = PixelExport(as: .png, content: .frame(1))
    let together = try Self.cells(export.bytes(of: Self.art, name: "A"))
    #expect(together[0] == Self.color(9) && together[7] == Self.color(1))
    export.layer = Layer.ID(2)
    let alone = try Self.cells(export.bytes(of: Self.art, name: "A"))
    #expect(alone[0] == Self.color(9) && alone[7] == 0)
  }

  @Test func `has the frames of a section, in its order`() throws {
    var export = PixelExport(as: .apng)
    export.section = "walk"
    let again = try PNGFile.picture(export.bytes(of: Self.art, name: "A"))
    #expect(again.frames.count == 2)
    #expect(
      again.raster(0).pixels[7] == Self.color(2) && again.raster(1).pixels[7] == Self.color(1))
    export.section = "run"
    #expect(throws: (any Error).self) { try export.bytes(of: Self.art, name: "A") }
  }

  @Test func `is a sheet with a row for each layer, and names of them beside it`() throws {
    let export = PixelExport(as: .png, content: .sheet(.layers))
    let png = try export.bytes(of: Self.art, name: "A")
    let raster = try ColorRaster(pictureFile: png)
    #expect(raster.size == CellSize(width: 24, height: 16))
    #expect(raster.pixels[16] == Self.color(2) && raster.pixels[8 * 24] == Self.color(9))
    #expect(raster.pixels[8 * 24 + 7] == 0)
    let companion = try #require(export.companions(of: Self.art, file: "x/a.png").first)
    let json = String(decoding: try companion.bytes(), as: UTF8.self)
    #expect(companion.file == "x/a.json" && json.contains("\"filename\": \"Ink 2\""))
    #expect(json.contains("\"direction\": \"reverse\""))
  }

  @Test func `is a file for each frame, numbered on from the first`() throws {
    let export = PixelExport(as: .png, content: .sequence)
    let first = try Self.cells(export.bytes(of: Self.art, name: "A"))
    let others = export.companions(of: Self.art, file: "x/walk08.png")
    #expect(others.map(\.file) == ["x/walk09.png", "x/walk10.png"])
    let all = try [first] + others.map { try Self.cells($0.bytes()) }
    #expect(all.map { $0[7] } == (0...2).map { Self.color($0) })
    let files = try [export.bytes(of: Self.art, name: "A")] + others.map { try $0.bytes() }
    let again = try PixelImport.sequence(files, PixelImport.Request())
    #expect((0..<3).allSatisfy { again.raster($0) == Self.art.sprite.raster($0) })
    let folder = try TemporaryFolder()
    for name in ["w1.png", "w2.png", "w3.png", "w5.png"] {
      try Data().write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let there = FileSequence(startingWith: folder.file("w1.png")).others
    #expect(there == [folder.file("w2.png"), folder.file("w3.png")])
    #expect(FileSequence(startingWith: "a.b/c").name(at: 1) == "a.b/c2")
    #expect(FileSequence(startingWith: "9.png").name(at: 1) == "10.png")
  }

  @Test(
    arguments: [
      ("w1.png", 12, ["w01.png", "w02.png", "w12.png"]),
      ("w.png", 12, ["w.png", "w02.png", "w12.png"]), ("w.png", 9, ["w.png", "w2.png", "w9.png"]),
      ("w98.png", 4, ["w098.png", "w099.png", "w101.png"]),
      ("w0007.png", 3, ["w0007.png", "w0008.png", "w0009.png"]),
    ] as [(String, Int, [String])])
  func `gives the files of a sequence numbers of equally many digits, and finds them again`(
    first: String, count: Int, names: [String]
  ) throws {
    let sequence = FileSequence(startingWith: first, count: count)
    #expect([0, 1, count - 1].map { sequence.name(at: $0) } == names)
    var picture = Sprite(size: CellSize(width: 2, height: 2))
    picture.insert((1..<count).map { _ in picture.blankFrame(milliseconds: 9) }, at: 1)
    let (export, art) = (PixelExport(as: .png, content: .sequence), PixelArt(picture))
    let folder = try TemporaryFolder()
    let start = export.firstFile(of: art, named: folder.file(first))
    let others = export.companions(of: art, file: folder.file(first)).map(\.file)
    #expect(start == folder.file(names[0]) && others.first == folder.file(names[1]))
    #expect(others.last == folder.file(names[2]))
    for file in [start] + others { try Data().write(to: URL(fileURLWithPath: file)) }
    #expect(FileSequence(startingWith: start).others == others)
  }

  @Test func `leaves out hidden layers and those of hidden groups in a sheet by layers`() throws {
    var picture = Sprite(size: CellSize(width: 2, height: 1))
    for id in 1...3 { picture.addLayer(over: Layer.ID(UInt32(id))) }
    for id in [UInt32(2), 4] { picture.changeLayer(Layer.ID(id)) { $0.sheet.isHidden = true } }
    for id in 1...4 {
      picture.change(CelAddress(frame: 0, layer: Layer.ID(UInt32(id)))) {
        $0.fill(CellRect(x: 0, y: 0, width: 2, height: 1), with: CellGrid.Cell(id))
      }
    }
    let png = try SpriteSheet.png(of: picture, layout: .layers)
    let raster = try ColorRaster(pictureFile: png)
    #expect(raster.size == CellSize(width: 2, height: 2))
    #expect([0, 2].map { raster.pixels[$0] } == [1, 3].map { Palette.usual[$0].rgba })
    let json = String(
      decoding: try SpriteSheet.json(of: picture, layout: .layers, image: "a.png"), as: UTF8.self)
    #expect(json.split(separator: "filename").count == 3)
  }
}
