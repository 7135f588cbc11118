import Base
import Formats
import TestSupport
import Testing
import Texts

@Suite("Damaged files of Aseprite")
struct HostileAsepriteTests {
  private func sprite(_ size: CellSize) -> LayeredPixels {
    var layer = LayeredPixels.Layer(name: "Ink")
    layer.cels = [
      LayeredPixels.Cel(
        origin: CellPosition(x: 0, y: 0), size: size,
        pixels: .colors((0..<size.count).map { UInt32($0) << 8 | 255 }))
    ]
    return LayeredPixels(size: size, depth: .color, durations: [100], layers: [layer])
  }

  private func complaint(_ bytes: [UInt8]) -> String? {
    do throws(PixelFileError) {
      _ = try LayeredPixels(AsepriteFile(bytes))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `One that is cut off anywhere is refused, and the byte is named`() throws {
    let bytes = try AsepriteFile(sprite(CellSize(width: 8, height: 8))).bytes()
    for count in 0..<bytes.count {
      #expect(complaint(Array(bytes[..<count])) != nil, "\(count)")
    }
    #expect(complaint(Array(bytes[..<200])) == "byte 132: unexpected end of file")
    #expect(complaint(Array("hello, this is no file".utf8)) == "not an Aseprite file")
  }

  @Test func `A cel that says more pixels than it can have packed takes no room`() throws {
    var bytes = try AsepriteFile(sprite(CellSize(width: 8, height: 8))).bytes()
    let size: [UInt8] = [8, 0, 8, 0, 0x78]
    let place = try #require(bytes.indices.last { bytes[$0...].starts(with: size) })
    bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(complaint(bytes) == "its pictures are too large in total")
    bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0x0F, 0xFF, 0x0F])
    #expect(complaint(bytes) == "byte \(place + 4): these pixels can’t be unpacked")
  }

  @Test
  func `Thirty thousand groups in each other, and twenty thousand layers, are refused at once`()
    throws
  {
    let deep = (0..<30_000).map { AsepriteLayer(name: "", kind: .group, level: $0) }
    let wide = (0..<20_000).map { AsepriteLayer(name: "\($0)") }
    for layers in [deep, wide] {
      var file = AsepriteFile(sprite(CellSize(width: 256, height: 256)))
      file.frames[0].chunks += layers.map { .layer($0) }
      let bytes = try file.bytes()
      #expect {
        _ = try DocumentImport.document(bytes)
      } throws: {
        "\($0)".contains("has more than 256 layers")
      }
    }
  }

  @Test func `Few bytes that stand for very many pixels or cels are refused`() throws {
    let side = CellSize(width: 60_000, height: 60_000)
    var file = AsepriteFile(sprite(CellSize(width: 8, height: 8)))
    let tileset = AsepriteTileset(
      id: 0, name: "", tileSize: CellSize(width: 9000, height: 9000), tileCount: 0, bytes: [])
    let tiles = AsepriteTilemap(size: CellSize(width: 1, height: 1), tiles: [1])
    file.frames[0].chunks += [
      .tileset(tileset), .layer(AsepriteLayer(name: "", kind: .tilemap(0))),
      .cel(AsepriteCel(layer: 1, origin: CellPosition(x: 0, y: 0), content: .tiles(tiles))),
    ]
    #expect(complaint(try file.bytes()) == "its pictures are too large in total")
    file = AsepriteFile(sprite(CellSize(width: 8, height: 8)))
    file.header.size = side
    #expect(complaint(try file.bytes())?.hasPrefix("a .aseprite of 60000 × 60000 pixels") == true)
    file.header.size = CellSize(width: 8, height: 8)
    file.frames += Array(repeating: AsepriteFrame(milliseconds: 1), count: 999)
    let layers = (0..<2000).map { AsepriteChunk.layer(AsepriteLayer(name: "\($0)")) }
    file.frames[0].chunks += layers
    #expect(
      complaint(try file.bytes()) == "it has too many frames, or they are too large in total")
  }

  @Test func `Nothing that a byte becomes makes it fall`() throws {
    var random = SeededRandom(seed: 20)
    for file in try SpriteText.made().prefix(12) {
      for _ in 0..<60 {
        var bytes = file.bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = [0, 0xFF, 0x80, .random(in: 0...255, using: &random)]
            .randomElement(using: &random)!
        }
        guard let read = try? AsepriteFile(bytes) else { continue }
        _ = try? LayeredPixels(read)
        #expect(try AsepriteFile(read.bytes()) == read)
      }
    }
  }
}
