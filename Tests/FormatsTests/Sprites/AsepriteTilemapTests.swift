import Base
import Documents
import TestSupport
import Testing

@testable import Formats

@Suite("Layers of tiles in files of Aseprite")
struct AsepriteTilemapTests {
  /// Two layers that share tiles, some of them mirrored, in two frames.
  private func picture(_ size: CellSize = CellSize(width: 24, height: 16)) -> Sprite {
    var random = SeededRandom(seed: 5)
    var picture = Sprite(size: size)
    picture.insert([picture.frames[0]], at: 1)
    picture.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 8, height: 8))
    for frame in 0...1 {
      picture.change(CelAddress(frame: frame)) { grid in
        for _ in 0..<40 {
          let cell = CellPosition(
            x: Int.random(in: 0..<size.width, using: &random),
            y: Int.random(in: 0..<size.height, using: &random))
          grid.set(CellGrid.Cell.random(in: 0..<9, using: &random), at: cell)
        }
      }
    }
    picture.setTile(
      PlacedTile(2, flips: [.horizontal, .diagonal]), at: [1, 3], of: CelAddress(frame: 1))
    picture.duplicateLayer(.first)
    picture.addTile(to: picture.tilesets[0].id)
    return picture
  }

  @Test func `Another reader sees the tiles that were written`() throws {
    let sprite = LayeredPixels(picture())
    let bytes = try AsepriteFile(sprite).bytes()
    let found = try SpriteText.decodedByScript(bytes)
    #expect(found == SpriteText.text(of: sprite))
  }

  @Test(arguments: [24, 21])
  func `Tiles, maps and mirrored places come back, unused tiles, too`(width: Int) throws {
    let old = picture(CellSize(width: width, height: 16))
    let sprite = try LayeredPixels(AsepriteFile(AsepriteFile(LayeredPixels(old)).bytes()))
    let (new, omissions) = try Sprite.reading(sprite, mostColors: nil, kind: ".aseprite")
    #expect(omissions.isEmpty)
    #expect(new.tilesets.map(\.tiles) == old.tilesets.map(\.tiles))
    for (one, other) in zip(new.frames, old.frames) {
      #expect(one.cels.map(\.map) == other.cels.map(\.map))
      #expect(one.cels.map(\.grid) == other.cels.map(\.grid))
    }
  }

  @Test func `A cel that lies between the places of others makes its layer an ordinary one`() throws
  {
    var sprite = LayeredPixels(picture())
    sprite.layers[0].cels[0]?.origin.x += 3
    let (new, omissions) = try Sprite.reading(sprite, mostColors: nil, kind: ".aseprite")
    #expect(omissions == [.tilemaps])
    #expect(new.layers.map { $0.tileset == nil } == [true, false])
  }
}
