import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("Drawing with a reference layer")
@MainActor struct ReferenceCellsTests {
  @Test func `A reference layer isn't painted on, which is said, but its cells are moved`() {
    let pixels = HeadlessCells.pixels(
      "11......\n" + Array(repeating: "........", count: 7).joined(separator: "\n"))
    var said: [String] = []
    pixels.context.said.listen(pixels) { said.append($0) }
    #expect(pixels.context.canBeReference)
    pixels.context.toggleReference()
    #expect(pixels.context.layer.isReference)
    pixels.press((4, 4)).move((6, 4)).release()
    #expect(pixels.kept == ["11......"])
    #expect(said == ["“Layer 1” is a reference layer: choose another one to draw."])
    pixels.toolbox.choose(.select)
    pixels.press((0, 0)).move((1, 0)).release()
    pixels.press((0, 0)).move((3, 0)).release()
    #expect(pixels.kept == ["...11..."])
    pixels.context.fade(to: 0.5)
    pixels.context.keepFading()
    #expect(pixels.context.layer.opacity == 0.5)
    pixels.session.undo()
    pixels.session.undo()
    pixels.session.undo()
    #expect(!pixels.context.layer.isReference && said.count == 1)
  }

  @Test func `A document is opened at the uppermost layer that isn't a reference`() {
    var sprite = Sprite(size: CellSize(width: 8, height: 8))
    sprite.addLayer(over: .first)
    sprite.changeLayer(sprite.layers[1].id) { $0.sheet.isReference = true }
    let session = Session(PixelArt(sprite), freed: {})
    let frame = EditedCel(of: session)
    session.open(PixelArt(sprite), for: .changing)
    #expect(frame.layer.id == .first)
    sprite.changeLayer(.first) { $0.sheet.isReference = true }
    session.open(PixelArt(sprite), for: .changing)
    #expect(frame.layer.id == sprite.layers[1].id, "there is no other")
  }

  @Test func `A drag over several chosen cels leaves references alone`() throws {
    let pixels = HeadlessCells.pixels(
      Array(repeating: "........", count: 8).joined(separator: "\n"))
    var photo: Layer.ID?
    pixels.session.perform { picture in
      photo = picture.addLayer(over: .first)
      if let photo { picture.changeLayer(photo) { $0.sheet.isReference = true } }
    }
    let reference = CelAddress(frame: 0, layer: try #require(photo))
    pixels.context.frame.choose(reference)
    pixels.context.frame.extend(to: CelAddress(frame: 0, layer: .first))
    pixels.press((1, 1)).move((3, 1)).release()
    let picture = pixels.session.document.sprite
    #expect(picture[cel: CelAddress(frame: 0, layer: .first)]?.isEmpty == false)
    #expect(picture[cel: reference]?.isEmpty == true)
  }
}
