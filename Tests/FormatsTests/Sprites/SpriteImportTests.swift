import Base
import Documents
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("A sprite of another program")
struct SpriteImportTests {
  private static func picture(_ bytes: [UInt8]) throws -> Sprite {
    guard case .pixels(let art) = try DocumentImport.document(bytes).document else {
      throw WrongKind()
    }
    return art.sprite
  }

  private struct WrongKind: Error {}

  /// What is said of layers, the lowest first.
  private static func layers(_ picture: Sprite) -> [String] {
    picture.layers.map { layer in
      let group = picture.groups(around: layer.id).map(\.name).joined(separator: "/")
      return """
        \(layer.name) \(layer.isHidden) \(layer.isLocked) \(layer.isGroup) \
        \((layer.opacity * 255).rounded()) \(layer.blendMode) \(layer.background != nil) in \(group)
        """
    }
  }

  @Test(arguments: seeds(30))
  func `is the pixel art that was written as a file of Aseprite`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 20, height: 13))
    for _ in 0..<50 { picture.changeRandomly(using: &random) }
    // Fractions of 255, as such a file has them.
    for layer in picture.layers {
      let part = (layer.opacity * 255).rounded() / 255
      picture.changeLayer(layer.id) { $0.sheet = $0.sheet.faded(to: part) }
    }
    let bytes = try PixelExport(as: .aseprite).bytes(of: PixelArt(picture), name: "A")
    let again = try Self.picture(bytes)
    #expect(again.size == picture.size && Self.layers(again) == Self.layers(picture))
    #expect(again.frames.map(\.milliseconds) == picture.frames.map { min($0.milliseconds, 65_535) })
    #expect(again.sections.map(\.name) == picture.sections.map(\.name))
    for (frame, other) in zip(picture.frames.indices, again.frames.indices) {
      #expect(again.raster(other) == picture.raster(frame), "frame \(frame)")
      for (layer, new) in zip(picture.layers, again.layers) where !layer.isGroup {
        let linked = picture.linkedFrames(of: CelAddress(frame: frame, layer: layer.id))
        let isEmpty =
          picture[cel: CelAddress(frame: frame, layer: layer.id)]?.isEmpty == true
          && layer.background == nil
        // Empty cels are not there in such a file, and so not linked.
        if !isEmpty {
          #expect(again.linkedFrames(of: CelAddress(frame: other, layer: new.id)) == linked)
        }
      }
    }
  }

  @Test func `made from the specification has its layers, frames and sections`() throws {
    for file in try SpriteText.made() {
      let sprite = try LayeredPixels(AsepriteFile(file.bytes))
      let picture = try Self.picture(file.bytes)
      #expect(picture.frames.count == sprite.durations.count, "\(file.name)")
      let names = sprite.layers.map(\.name).sorted()
      if sprite.layers.contains(where: { !$0.isGroup }) {
        #expect(picture.layers.map(\.name).sorted() == names, "\(file.name)")
      }
      let sections = sprite.tags.map(\.name).filter { !$0.isEmpty }
      #expect(Set(picture.sections.map(\.name)) == Set(sections), "\(file.name)")
    }
  }

  @Test func `keeps blend modes, opacities and the order of cels, and pixels beyond the canvas`()
    throws
  {
    var layer = LayeredPixels.Layer(name: "Ink")
    layer.blend = .colorBurn
    layer.cels = [UInt8(100), 200].map { opacity in
      var cel = LayeredPixels.Cel(
        origin: CellPosition(x: -1, y: 7), size: CellSize(width: 2, height: 2),
        pixels: .indices([0, 1, 2, 0]))
      cel.opacity = opacity
      return cel
    }
    layer.cels[1]?.zIndex = 2
    let sprite = LayeredPixels(
      size: CellSize(width: 8, height: 8), depth: .indexed,
      palette: [0x112233, 0x445566, 0x778899].map { InkColor(rgb: $0) }, durations: [10, 20],
      layers: [layer])
    let read = try DocumentImport.read(try AsepriteFile(sprite).bytes())
    #expect(read.loss.leftOut == [])
    let picture = try Self.picture(try AsepriteFile(sprite).bytes())
    #expect(picture.layers[0].blendMode == .colorBurn)
    #expect(picture.frames.map { $0.cels[0].opacity } == [100, 200])
    #expect(picture.frames.map { $0.cels[0].zIndex } == [0, 2])
    #expect(LayeredPixels(picture) == sprite)
    let cells = picture[cel: CelAddress(frame: 0)]?.grid
    #expect(cells?.allCells.filter { $0 >= 0 } == [1])
    #expect(cells?[CellPosition(x: 0, y: 7)] == 1)
  }
}
