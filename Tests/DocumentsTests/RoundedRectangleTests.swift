import Base
import Documents
import Testing

@Suite("A rounded rectangle")
struct RoundedRectangleTests {
  private let paper = AspectRatio.fourToThree

  /// 400 × 300 pixels of a paper that is 1600 wide, its corner at 200, 100.
  private var element: PaintingElement {
    func corner(_ x: Double, _ y: Double) -> UnitPoint {
      PaperPoint(x: x / 1600, y: y / 1600).unitPoint(on: paper)
    }
    return PaintingElement(
      .shape(.rounded, from: corner(600, 100), to: corner(200, 400)), width: 0.01,
      style: LineStyle(fill: FillStyle(color: .white)))
  }

  /// In pixels.
  private func points(_ element: PaintingElement) -> [PaperPoint] {
    element.stroke(on: paper).samples.map {
      let point = PaperPoint($0.position, on: paper)
      return PaperPoint(x: point.x * 1600, y: point.y * 1600)
    }
  }

  /// How far each of the points of an upper right corner is from the corner's centre.
  private func radii(_ element: PaintingElement, about center: PaperPoint) -> [Double] {
    points(element).filter { $0.x > center.x - 1e-6 && $0.y < center.y + 1e-6 }
      .map { ($0 - center).length }.filter { $0 < 500 }
  }

  @Test func `has quarter circles for corners, a fifth of the shorter side in radius`() {
    let corner = radii(element, about: PaperPoint(x: 540, y: 160))
    #expect(corner.count == 25 && corner.allSatisfy { abs($0 - 60) < 1e-6 })
    let all = points(element)
    #expect(all.map(\.x).min() == 200 && all.map(\.y).min() == 100)
    #expect(all[0] == PaperPoint(x: 400, y: 100) && all.last == all.first)
  }

  @Test func `keeps them quarter circles whichever way it is scaled and turned`() {
    let wide = element.moved(
      by: .scaling(x: 2, y: 1, about: PaperPoint(x: 0.125, y: 0.0625)), on: paper)
    let corner = radii(wide, about: PaperPoint(x: 940, y: 160))
    #expect(corner.count == 25 && corner.allSatisfy { abs($0 - 60) < 1e-6 })
    let turn = PaperMap.rotation(
      to: PaperVector(dx: 0, dy: 1), about: PaperPoint(x: 0.25, y: 0.15625))
    let upright = wide.moved(by: turn, on: paper)
    #expect(abs((ShapeParameters(upright, on: paper)?[.width] ?? 0) - 800) < 1e-6)
    #expect(PaintingElement(upright.stroke(on: paper), on: paper).content.tool == .rounded)
  }

  @Test func `bends where it is scaled askew, and is what a hand drew once that is read back`() {
    let map = PaperMap.scaling(x: 2, y: 1, about: PaperPoint(x: 0, y: 0))
      .after(.rotation(to: PaperAngle.direction(degrees: 30), about: PaperPoint(x: 0, y: 0)))
    let bent = element.moved(by: map, on: paper)
    let straight = element.stroke(on: paper).samples.map { PaperPoint($0.position, on: paper) }
    for (point, start) in zip(bent.stroke(on: paper).samples, straight) {
      #expect((PaperPoint(point.position, on: paper) - map(start)).length < 1e-12)
    }
    #expect(PaintingElement(bent.stroke(on: paper), on: paper).content.tool == .pencil)
  }

  @Test func `has numbers of its own, and may be filled`() throws {
    let numbers = try #require(ShapeParameters(element, on: paper))
    #expect(abs(numbers[.width] - 400) < 1e-6 && abs(numbers[.height] - 300) < 1e-6)
    #expect(abs(numbers.area - (120_000 - (4 - .pi) * 3600)) < 1e-6)
    #expect(abs(numbers.outlineLength - (1400 - (8 - 2 * .pi) * 60)) < 1e-6)
    #expect(element.fill != nil && element.stroke(on: paper).filled != nil)
    #expect(!element.content.canHaveHeads)
  }
}
