import Base
import Documents
import Editing
import Testing

@Suite("The sides of a picture")
struct PictureCropTests {
  private static let paper = AspectRatio.fourToThree

  /// 0.4 × 0.2 lengths from (0.2, 0.1), moved by a map.
  private func picture(_ map: PaperMap = .identity) throws -> PaintingElement {
    let block = PictureBlock(
      PictureBytes([1]), map: PaperMap(xx: 0.4, xy: 0, yx: 0, yy: 0.2, x0: 0.2, y0: 0.1))
    let outline = try #require(block.outline(on: Self.paper))
    return PaintingElement(.picture(block, outline), width: 0.001)
      .moved(by: map, on: Self.paper)
  }

  private func isNear(_ point: PaperPoint, _ other: PaperPoint) -> Bool {
    (point - other).length < 1e-9
  }

  @Test(arguments: 0..<40)
  func `are those of its frame, however it is turned and mirrored`(seed: UInt64) throws {
    let angle = Double(seed) * 0.37
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(radians: angle), about: PaperPoint(x: 0.3, y: 0.3))
    let mirror = PaperMap.scaling(
      x: seed % 2 == 0 ? 1 : -1.5, y: 0.8, about: PaperPoint(x: 0, y: 0))
    let crop = try #require(PictureCrop(picture(turn.after(mirror)), on: Self.paper))
    let frame = try #require(crop.frame)
    // Where each handle is taken, there its side comes to lie, and no other one moves.
    for handle in SelectionHandle.handles {
      guard case .handle(let x, let y) = handle else { continue }
      let target = frame.point(0.4 * Double(x), 0.7 * Double(y))
      let cut = crop.moved(x, y, to: target)
      let new = try #require(cut.frame)
      #expect(isNear(new.point(-Double(x), -Double(y)), frame.point(-Double(x), -Double(y))))
      #expect(isNear(new.point(Double(x), Double(y)), target))
      // Back again, and further than it goes.
      let back = cut.moved(x, y, to: frame.point(3 * Double(x), 3 * Double(y)))
      let again = try #require(back.frame)
      #expect(isNear(again.center, frame.center))
    }
  }

  @Test func `never cross, and cutting them off keeps the picture itself`() throws {
    let element = try picture()
    var painting = Painting(shape: .fixed(Self.paper), baseElements: [element])
    let crop = try #require(PictureCrop(painting.elements[0], on: Self.paper))
    let cut = crop.moved(1, 0, to: PaperPoint(x: -5, y: 0))
    #expect(cut.part.width > 0.009 && cut.part.left == 0)
    painting.perform(try #require(crop.moved(-1, -1, to: PaperPoint(x: 0.3, y: 0.15)).edit))
    let box = PaperBox(
      painting.elements[0].content.keySamples.map { PaperPoint($0.position, on: Self.paper) })
    #expect(abs(box.left - 0.3) < 1e-9 && abs(box.top - 0.15) < 1e-9 && abs(box.right - 0.6) < 1e-9)
    #expect(painting.elements[0].content.picture == element.content.picture)
    painting.undo()
    #expect(painting.elements[0].content == element.content)
  }

  @Test func `are those of pictures alone`() {
    let line = PaintingElement(
      .shape(.rectangle, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.01)
    #expect(PictureCrop(line, on: Self.paper) == nil)
  }
}
