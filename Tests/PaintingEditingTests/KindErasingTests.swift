import Base
import Canvas
import Documents
import Editing
import Formats
import Testing

@Suite("Erasing kinds of brush")
struct KindErasingTests {
  private let size = PixelSize(width: 400, height: 300)
  private let width = 0.05

  /// A wave from left to right, drawn with rising and falling pressure.
  private func painting(_ name: BrushKind.Name) -> Painting {
    let samples = (0...60).map { number in
      let part = Double(number) / 60
      return Sample(
        position: UnitPoint(x: 0.1 + 0.8 * part, y: 0.5 + 0.08 * (part - 0.5)),
        pressure: Float(0.6 + 0.4 * part), milliseconds: UInt32(number * 16))
    }
    var style = LineStyle(hand: .gentle)
    style.kind = BrushKind(name).seeded(5)
    return Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        PaintingElement(id: ElementID(1), .freehand(samples), width: width, style: style)
      ])
  }

  private func picture(of painting: Painting) throws -> Surface {
    try PaintingPicture.surface(of: painting, size: size)
  }

  /// From top to bottom through the middle, 80 pixels wide.
  private let eraser = EraserPath(
    [PaperPoint(x: 0.5, y: 0.05), PaperPoint(x: 0.5, y: 0.7)], radius: 0.1)

  @Test(arguments: BrushKind.Name.allCases)
  func `takes the ink where the eraser went, and leaves the rest as it was`(
    name: BrushKind.Name
  ) throws {
    var painting = painting(name)
    let before = try picture(of: painting)
    let index = ElementIndex(painting.elements, on: .fourToThree)
    let edit = try #require(index.cut(by: eraser))
    painting.perform(edit)
    let after = try picture(of: painting)
    let isDiffuse = BrushKind(name).isDiffuse
    #expect(painting.elements.count == (isDiffuse ? 1 : 2))
    // New ends are round, and those of a nib oblique.
    let end = isDiffuse ? 1 : name == .nib ? 20 : 12
    var (changed, inked) = (0, 0)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (old, new) = (before.pixel(x: x, y: y), after.pixel(x: x, y: y))
        let isErased = x >= 161 && x < 239
        if isErased, new & 0xFFFFFF != 0xFFFFFF { changed += 1 }
        if x < 160 - end || x >= 240 + end, !isNear(old, new) {
          changed += 1
        }
        if old & 0xFFFFFF != 0xFFFFFF { inked += 1 }
      }
    }
    #expect(inked > 1000)
    #expect(changed == 0)
    #expect(painting.undo() != nil)
    #expect(try picture(of: painting).pngBytes() == before.pngBytes())
  }

  /// Whether two grey pixels differ by one of the rows that an edge counts by: the rest of a line has other points
  /// between its own.
  private func isNear(_ a: UInt32, _ b: UInt32) -> Bool { abs(Int(a & 255) - Int(b & 255)) <= 17 }

  @Test func `takes drops far from the line`() throws {
    let painting = painting(.spatter)
    let index = ElementIndex(painting.elements, on: .fourToThree)
    let picture = try picture(of: painting)
    var (touched, missed) = (0, 0)
    for x in stride(from: 40, to: 360, by: 3) {
      for y in stride(from: 110, to: 190, by: 3) {
        let click = EraserPath(
          [PaperPoint(x: (Double(x) + 0.5) / 400, y: (Double(y) + 0.5) / 400)], radius: 0.1 / 400)
        let isTouched = index.cut(by: click) != nil
        let ink = picture.pixel(x: x, y: y) & 255
        // The edge of a drop covers pixels partly.
        if ink < 60 {
          touched += 1
          #expect(isTouched)
        } else if ink == 255 {
          missed += 1
          #expect(!isTouched)
        }
      }
    }
    #expect(touched > 30 && missed > 300)
  }
}
