import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("A reference layer of pixel art")
struct ReferencedSpriteTests {
  /// Two frames with a bar each, with or without a filled reference layer above it and a hidden layer.
  private static func sprite(isReferenced: Bool) -> Sprite {
    var sprite = Sprite(size: CellSize(width: 8, height: 8))
    sprite.insert([sprite.blankFrame(milliseconds: 100)], at: 1)
    for frame in 0..<2 {
      sprite.change(CelAddress(frame: frame)) {
        $0.fill(CellRect(x: frame, y: 2, width: 4, height: 2), with: 4)
      }
    }
    guard isReferenced, let photo = sprite.addLayer(over: .first) else { return sprite }
    sprite.changeLayer(photo) { ($0.sheet.name, $0.sheet.isReference) = ("Photo", true) }
    for frame in 0..<2 {
      sprite.change(CelAddress(frame: frame, layer: photo)) { $0.fill($0.bounds, with: 7) }
    }
    return sprite
  }

  private static let plain = sprite(isReferenced: false)
  private static let referenced = sprite(isReferenced: true)

  @Test(arguments: [FileFormat.png, .gif, .apng])
  func `is in no flat file`(format: FileFormat) throws {
    func bytes(_ sprite: Sprite) throws -> [UInt8] {
      try PixelExport(as: format).bytes(of: PixelArt(sprite), name: "A")
    }
    #expect(Self.referenced.stack(frame: 0) != Self.plain.stack(frame: 0))
    #expect(try bytes(Self.referenced) == bytes(Self.plain))
  }

  @Test(arguments: SpriteSheet.Layout.allCases)
  func `is in no sheet`(layout: SpriteSheet.Layout) throws {
    func png(_ sprite: Sprite) throws -> [UInt8] {
      try SheetExport(layout: layout).sheet(of: [SheetSource(sprite)], image: "a.png").png()
    }
    #expect(try png(Self.referenced) == png(Self.plain))
  }

  @Test(arguments: [false, true])
  func `is no layer with a sheet of its own`(includesHidden: Bool) {
    let parts = SheetSource(Self.referenced).splitIntoLayers(hidden: includesHidden)
    #expect(parts.map(\.layer) == [.first])
    var only = Self.referenced
    only.removeLayer(.first)
    #expect(SheetSource(only).splitIntoLayers(hidden: includesHidden).count == 1)
  }

  @Test func `is on no print and no thumbnail`() throws {
    func print(_ sprite: Sprite) throws -> [UInt8] {
      try PrintedPage.a4.pdf(of: .pixels(PixelArt(sprite)), frame: 1, title: "A")
    }
    #expect(try print(Self.referenced) == print(Self.plain))
    #expect(Self.referenced.exportedStack(frame: 0) == Self.plain.exportedStack(frame: 0))
  }

  @Test func `is kept by files with layers`() throws {
    let bytes = try PixelExport(as: .aseprite).bytes(of: PixelArt(Self.referenced), name: "A")
    let read = try DocumentImport.read(bytes, PixelImport.Request())
    guard case .pixels(let art) = read.document.document else {
      Issue.record("not pixel art")
      return
    }
    #expect(art.sprite.layers.map(\.isReference) == [false, true])
  }
}
