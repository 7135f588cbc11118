import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Maps for Tiled")
struct TiledMapTests {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sprites/tiled.py").path

  /// What a reader made from the specification draws of the file that is written, and of its companion.
  private func drawn(_ picture: Sprite, as format: FileFormat, frame: Int = 0) throws
    -> [UInt32]
  {
    let folder = try TemporaryFolder()
    let file = folder.file("map & tiles.\(format.ending)")
    let art = PixelArt(picture)
    var export = PixelExport(as: format, content: .frame(frame))
    export.file = file
    try Data(export.bytes(of: art, name: "Île <1>")).write(to: URL(filePath: file))
    let companions = export.companions(of: art, file: file)
    #expect(companions.map(\.file) == [folder.file("map & tiles.png")])
    for companion in companions {
      try Data(companion.bytes()).write(to: URL(filePath: companion.file))
    }
    let raw = folder.file("raw")
    try Program.run(
      "/usr/bin/python3",
      ["-B", Self.script, file, raw, "\(picture.size.width)", "\(picture.size.height)"])
    return RGBA.pixels([UInt8](try Data(contentsOf: URL(filePath: raw)))[...])
  }

  private func random(_ seed: UInt64, _ shape: TileShape) -> Sprite {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 41, height: 35))
    picture.addLayer(over: .first)
    picture.insert([picture.frames[0]], at: 1)
    let size =
      shape == .isometric
      ? CellSize(width: 12, height: 6) : CellSize(width: 7, height: 7)
    for layer in picture.layers.map(\.id) {
      picture.makeTilemap(of: layer, shape: shape, tileSize: size)
      for frame in 0...1 {
        let place = CelAddress(frame: frame, layer: layer)
        picture.change(place) { grid in
          for _ in 0..<60 {
            let cell = CellPosition(
              x: Int.random(in: 0..<41, using: &random), y: Int.random(in: 0..<35, using: &random))
            grid.set(CellGrid.Cell.random(in: 0..<8, using: &random), at: cell)
          }
        }
        guard let tileset = picture.tileset(of: layer) else { continue }
        for _ in 0..<8 {
          var flips = PlacedTile.Flips(rawValue: UInt32.random(in: 0...7, using: &random) << 29)
          if shape == .isometric { flips.remove(.diagonal) }
          picture.setTile(
            PlacedTile(Int.random(in: 1..<tileset.tiles.count, using: &random), flips: flips),
            at: [Int.random(in: 0..<picture.layout(of: tileset).count, using: &random)], of: place)
        }
      }
    }
    return picture
  }

  @Test(arguments: TileShape.allCases, [FileFormat.tmx, .tmj])
  func `A map shows what the pixel art shows, with mirrored tiles, of both shapes`(
    shape: TileShape, format: FileFormat
  ) throws {
    for seed: UInt64 in 1...3 {
      let picture = random(seed, shape)
      for frame in 0...1 {
        let expected = picture.stack(frame: frame).colors(in: picture.bounds)
        let found = try drawn(picture, as: format, frame: frame)
        #expect(found == expected)
      }
    }
  }

  @Test func `Hidden layers and layers of hidden groups are hidden, and opacities are said`() throws
  {
    var picture = random(9, .rectangular)
    let top = picture.layers[1].id
    picture.changeLayer(top) { $0.sheet.isHidden = true }
    let expected = picture.stack(frame: 0).colors(in: picture.bounds)
    let found = try drawn(picture, as: .tmx)
    #expect(found == expected)
    picture.changeLayer(top) {
      $0.sheet.isHidden = false
      $0.sheet = $0.sheet.faded(to: 0.25)
    }
    let map = try TiledMap(of: picture, frame: 0)
    let opacities = map.layers.map(\.opacity)
    #expect(opacities == [1, 0.25])
    let made = picture.addLayer(over: top, isGroup: true)
    let group = try #require(made)
    picture.move(top, to: 1)
    picture.changeLayer(group) { $0.sheet.isHidden = true }
    let areVisible = try TiledMap(of: picture, frame: 0).layers.map(\.isVisible)
    #expect(areVisible == [true, false])
  }

  private func layerCount(_ picture: Sprite, frame: Int = 0) throws -> Int {
    try TiledMap(of: picture, frame: frame).layers.count
  }

  @Test func `What is no map says why`() throws {
    var picture = Sprite(size: CellSize(width: 16, height: 16))
    let blank = picture
    #expect(throws: ExchangeError.self) { try layerCount(blank) }
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 8, height: 8))
    let made = picture.addLayer(over: .first)
    let second = try #require(made)
    let mixed = picture
    let count = try layerCount(mixed)
    #expect(count == 1, "other layers are left out")
    #expect(throws: ExchangeError.self) { try layerCount(mixed, frame: 1) }
    picture.makeTilemap(of: second, shape: .rectangular, tileSize: CellSize(width: 4, height: 8))
    let uneven = picture
    #expect(throws: ExchangeError.self) { try layerCount(uneven) }
  }
}
