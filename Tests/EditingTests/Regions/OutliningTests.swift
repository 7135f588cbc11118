import Base
import Documents
import Editing
import TestSupport
import Testing
import Texts

@MainActor @Suite("Outlines and offsets")
struct OutliningTests {
  /// The area within the contours of the elements' areas, in square points of a paper 400 points wide.
  private func area(_ elements: some Sequence<PaintingElement>) -> Double {
    elements.reduce(0) { sum, element in
      let stroke = element.stroke(on: .fourToThree)
      let curves = AreaOutline.curves(
        stroke.samples.map { PaperPoint($0.position, on: .fourToThree) }, ends: stroke.contourEnds)
      let own = curves.joined().reduce(0.0) { sum, curve in
        let points = (0...32).map { curve.knot(at: Double($0) / 32).position }
        return sum
          + zip(points, points.dropFirst()).reduce(0) {
            $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
          }
      }
      return sum + abs(own) * 400 * 400
    }
  }

  private func line(_ style: LineStyle, width: Double = 20) -> PaintingElement {
    PaintingElement(
      .shape(.line, from: UnitPoint(x: 0.25, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5)),
      width: width / 400, style: style)
  }

  private func painter(_ elements: [PaintingElement]) -> HeadlessPainter {
    let painter = HeadlessPainter(Painting(shape: .fixed(.fourToThree), baseElements: elements))
    painter.context.selection.selectAll()
    return painter
  }

  @Test(arguments: [(EndCap.butt, 4000.0), (.square, 4400), (.round, 4000 + 100 * Double.pi)])
  func `turn a line into the area of its ink, with its ends`(cap: EndCap, expected: Double) {
    let painter = painter([line(LineStyle(cap: cap, color: InkColor(rgb: 0x336699)))])
    let before = painter.painting
    #expect(painter.context.canOutline)
    painter.context.outlineStrokes()
    let elements = painter.painting.elements
    #expect(elements.count == 1 && elements[0].isArea && elements[0].id == before.elements[0].id)
    #expect(elements[0].style.color == InkColor(rgb: 0x336699))
    #expect(abs(area(elements) - expected) < 0.002 * expected, "\(area(elements))")
    painter.session.undo()
    #expect(painter.painting.elements == before.elements)
  }

  @Test func `turn dashes into parts of one area, and a fill into an area of its own`() throws {
    var dashed = LineStyle(cap: .butt, dash: try #require(DashPattern([1, 1])))
    let painter = painter([line(dashed)])
    painter.context.outlineStrokes()
    #expect(painter.painting.elements[0].content.outline?.ends.count == 5)
    dashed = LineStyle(fill: FillStyle(color: InkColor(rgb: 0xFFCC00)))
    let box = self.painter([
      PaintingElement(
        .shape(.rectangle, from: UnitPoint(x: 0.25, y: 0.25), to: UnitPoint(x: 0.5, y: 0.5)),
        width: 0.01, style: dashed)
    ])
    box.context.outlineStrokes()
    #expect(box.painting.elements.map(\.isArea) == [true, true])
    #expect(box.painting.elements[0].style.color == InkColor(rgb: 0xFFCC00))
    #expect(box.painting.elements[1].content.outline?.ends.count == 2)
    #expect(box.context.selection.ids.count == 2)
  }

  @Test(arguments: [10.0, -10.0])
  func `move the edge of a rectangle, whose corners stay sharp with mitered joins`(
    distance: Double
  ) {
    let box = PaintingElement(
      .shape(.rectangle, from: UnitPoint(x: 0.25, y: 0.25), to: UnitPoint(x: 0.5, y: 0.5)),
      width: 0.01, style: LineStyle(join: .miter))
    let painter = painter([box])
    let points = PaperScale.points(ofLength: distance / 400)
    #expect(painter.context.canOffset)
    painter.context.offset(byPoints: points)
    let path = painter.painting.elements[0].content.path
    #expect(path?.isClosed == true && path?.nodes.count == 4)
    let xs = path?.nodes.map { $0.point.x * 400 } ?? []
    #expect(abs((xs.min() ?? 0) - (100 - distance)) < 0.1)
    #expect(abs((xs.max() ?? 0) - (200 + distance)) < 0.1)
  }

  @Test func `leave nothing of a shape that is thinner than the offset, which is said`() {
    let painter = painter([
      PaintingElement(
        .shape(.rectangle, from: UnitPoint(x: 0.25, y: 0.25), to: UnitPoint(x: 0.5, y: 0.255)),
        width: 0.01)
    ])
    var said: [String] = []
    painter.context.said.listen(painter) { said.append($0) }
    let before = painter.painting
    painter.context.offset(byPoints: -10)
    #expect(said == [painter.context.texts.paths.nothingLeft])
    #expect(painter.painting.elements == before.elements)
  }
}
