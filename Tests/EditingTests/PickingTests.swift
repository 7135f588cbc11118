import Base
import Documents
import Editing
import Testing

/// Which elements a press, a frame or a loop means, and what is copied of them.
@Suite struct PickingTests {
  private let paper = AspectRatio.fourToThree
  private let painting: Painting
  private let index: ElementIndex
  private let ids: [ElementID]

  /// A line, a rectangle over it in the other layer, a dot that was moved to 0.9, 0.6, and an eraser over the
  /// end of the line, in its layer.
  init() {
    let paper = AspectRatio.fourToThree
    let layers = [Layer(name: "under"), Layer(id: Layer.ID(2), name: "over")]
    func unit(_ x: Double, _ y: Double) -> UnitPoint { PaperPoint(x: x, y: y).unitPoint(on: paper) }
    let move = PaperMap.translation(PaperVector(dx: 0.8, dy: 0.5))
    let painting = Painting(
      shape: .fixed(paper), layers: layers,
      baseElements: [
        PaintingElement(.shape(.line, from: unit(0.1, 0.3), to: unit(0.7, 0.3)), width: 0.02),
        PaintingElement(
          .eraser([unit(0.55, 0.3), unit(1, 0.3)].map { Sample(position: $0) }), width: 0.02),
        PaintingElement(
          layer: layers[1].id, .shape(.rectangle, from: unit(0.2, 0.2), to: unit(0.4, 0.4)),
          width: 0.02),
        PaintingElement(
          layer: layers[1].id, .freehand([Sample(position: unit(0.1, 0.1))]), width: 0.02,
          placement: ElementPlacement(paper: paper, map: move)),
      ])
    self.painting = painting
    index = ElementIndex(painting.elements, on: paper)
    ids = [0, 2, 3, 1].map { painting.elements[$0].id }
  }

  private func p(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x, y: y) }

  @Test func `A point means the topmost ink, and no eraser`() {
    #expect(index.element(at: p(0.5, 0.3), within: 0.001) == ids[0])
    #expect(index.element(at: p(0.6, 0.3), within: 0.001) == nil, "nothing is left of it there")
    #expect(index.element(at: p(0.4, 0.3), within: 0.001) == ids[1])
    #expect(index.element(at: p(0.9, 0.6), within: 0.001) == ids[2])
    #expect(index.element(at: p(0.1, 0.1), within: 0.001) == nil, "it was moved from there")
    #expect(index.element(at: p(0.9, 0.3), within: 0.001) == nil)
    #expect(index.element(at: p(0.6, 0.33), within: 0.025) == ids[0])
  }

  @Test func `A point where a clip hides an element means what is below`() {
    func box(_ left: Double, _ right: Double) -> PaintingElement {
      PaintingElement(
        .shape(
          .rectangle, from: p(left, 0.2).unitPoint(on: paper),
          to: p(right, 0.5).unitPoint(on: paper)), width: 0.01,
        style: LineStyle(fill: FillStyle(color: .white)))
    }
    var painting = Painting(
      shape: .fixed(paper), baseElements: [box(0.1, 0.9), box(0.2, 0.8), box(0.3, 0.5)])
    let ids = painting.elements.map(\.id)
    painting.perform(
      .mask(Array(ids[1...]), by: [ids[2]], as: MaskGroups(role: .clip)))
    let index = ElementIndex(painting.elements, on: paper)
    #expect(index.element(at: p(0.25, 0.3), within: 0.001) == ids[0])
    #expect(index.element(at: p(0.7, 0.3), within: 0.001) == ids[0])
    #expect(index.element(at: p(0.2, 0.3), within: 0.001) != ids[1], "its line is hidden, too")
    #expect(ids[1...].contains { index.element(at: p(0.4, 0.3), within: 0.001) == $0 })
  }

  @Test func `A point beside two lines means the nearer one, whichever is on top`() {
    func line(_ y: Double, width: Double) -> PaintingElement {
      PaintingElement(
        .shape(.line, from: p(0.1, y).unitPoint(on: paper), to: p(0.9, y).unitPoint(on: paper)),
        width: width)
    }
    let painting = Painting(
      shape: .fixed(paper), baseElements: [line(0.3, width: 0.002), line(0.34, width: 0.02)])
    let (index, ids) = (ElementIndex(painting.elements, on: paper), painting.elements.map(\.id))
    #expect(index.element(at: p(0.5, 0.31), within: 0.03) == ids[0])
    #expect(index.element(at: p(0.5, 0.32), within: 0.03) == ids[1], "a wide line comes nearer")
    #expect(index.element(at: p(0.92, 0.3), within: 0.03) == ids[0], "beyond its end")
    #expect(index.element(at: p(0.5, 0.27), within: 0.02) == nil)
  }

  @Test func `A point on or in a shape means it`() {
    #expect(index.shape(at: p(0.3, 0.25), within: 0)?.id == ids[1])
    #expect(index.shape(at: p(0.6, 0.3), within: 0) == nil)
  }

  @Test func `A frame and a loop mean what lies within them as a whole`() {
    #expect(index.elements(from: p(0.1, 0.1), to: p(0.5, 0.5)) == [ids[1]])
    #expect(index.elements(from: p(1, 0.7), to: p(0.05, 0.05)) == [ids[0], ids[1], ids[2]])
    #expect(index.elements(inside: [p(0.8, 0.5), p(1, 0.5), p(0.9, 0.7)]) == [ids[2]])
    #expect(index.elements(inside: [p(0.3, 0.2), p(0.5, 0.2), p(0.4, 0.5)]) == [])
  }

  @Test
  func `What is cut out fills a paper of its own, and lies on another one as large as it was`()
    throws
  {
    let part = try #require(painting.cutOut([ids[1], ids[2]]))
    #expect(
      part.isLayeredAs(painting)
        && part.elements.map(\.content) == [ids[1], ids[2]].compactMap(content))
    // From 0.19, 0.19 to 0.91, 0.61.
    #expect(abs(part.aspectRatio.value - 0.72 / 0.42) < 1e-9)
    let points = part.strokes[0].samples.map { PaperPoint($0.position, on: part.aspectRatio) }
    #expect(abs((points.map(\.x).min() ?? 0) - 0.01 / 0.72) < 1e-9)
    #expect(abs(part.elements[0].width - 0.02 / 0.72) < 1e-9)
    let wide = try #require(AspectRatio(2))
    for element in part.elements {
      let there = element.carried(from: part.aspectRatio, to: wide).stroke(on: wide)
      let here = element.stroke(on: part.aspectRatio)
      for (a, b) in zip(there.samples, here.samples) {
        let way = PaperPoint(a.position, on: wide) - PaperPoint(b.position, on: part.aspectRatio)
        #expect(way.length < 1e-12)
      }
    }
    #expect(painting.cutOut([]) == nil && painting.cutOut([ElementID(99)]) == nil)
  }

  private func content(_ id: ElementID) -> ElementContent? { index.element(id)?.content }
}

extension Painting {
  fileprivate func isLayeredAs(_ other: Painting) -> Bool {
    layers == other.layers && elements.allSatisfy { $0.layer == Layer.ID(2) }
  }
}
