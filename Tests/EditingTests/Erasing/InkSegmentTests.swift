import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Ink whose width changes")
struct InkSegmentTests {
  private let paper = AspectRatio.fourToThree

  private func point(_ random: inout SeededRandom) -> PaperPoint {
    PaperPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
  }

  private func segment(_ random: inout SeededRandom) -> InkSegment {
    InkSegment(
      start: point(&random), end: point(&random), startRadius: .random(in: 0...0.3, using: &random),
      endRadius: .random(in: 0...0.3, using: &random))
  }

  private static let parts = (0...2000).map { Double($0) / 2000 }

  @Test func `is as far from a point as the nearest of the circles along it`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let (ink, point) = (segment(&random), point(&random))
      let nearest = Self.parts.map { (point - ink.point(at: $0)).length - ink.radius(at: $0) }.min()
      #expect(abs(ink.distance(to: point) - (nearest ?? 0)) < 1e-3)
    }
  }

  @Test func `is covered by an eraser just where it touches one of the circles along it`() {
    var random = SeededRandom(seed: 6)
    var coveredCount = 0
    for _ in 0..<200 {
      let (ink, a, b) = (segment(&random), point(&random), point(&random))
      let radius = Double.random(in: 0...0.2, using: &random)
      let range = ink.part(within: radius, of: a, to: b)
      #expect(EraserPath([a, b], radius: radius).touches(ink) == (range != nil))
      coveredCount += range == nil ? 0 : 1
      for part in Self.parts {
        let excess =
          ink.point(at: part).distance(toSegmentFrom: a, to: b) - ink.radius(at: part) - radius
        guard abs(excess) > 1e-6 else { continue }
        #expect((range?.contains(part) ?? false) == (excess < 0))
      }
    }
    #expect((50..<190).contains(coveredCount))
  }

  private func tapered() -> PaintingElement {
    PaintingElement(
      .freehand((0...40).map { Sample(position: UnitPoint(x: 0.1 + 0.02 * Double($0), y: 0.5)) }),
      width: PaperScale.length(ofPoints: 60),
      style: LineStyle(hand: HandStyle(taper: Taper(start: 0, end: 200))))
  }

  @Test func `is picked and touched where it is seen, and not where it would be without a taper`()
    throws
  {
    let index = ElementIndex(Painting(baseElements: [tapered()]).elements, on: paper)
    let line = index.stroke(at: 0)
    func place(_ x: Double, _ pointsAside: Double) -> PaperPoint {
      let middle = PaperPoint(UnitPoint(x: x, y: 0.5), on: paper)
      return middle + PaperVector(dx: 0, dy: PaperScale.length(ofPoints: pointsAside))
    }
    #expect(line.distance(to: place(0.3, 25), on: paper) == 0)
    let aside = line.distance(to: place(0.899, 25), on: paper)
    #expect(PaperScale.points(ofLength: aside) > 20)
    for (x, isTouched) in [(0.3, true), (0.88, false)] {
      let eraser = EraserPath([place(x, 28), place(x, 90)], radius: PaperScale.length(ofPoints: 2))
      #expect(line.isTouched(by: eraser, on: paper) == isTouched)
      #expect((line.pieces(cutBy: eraser, on: paper) != nil) == isTouched)
    }
  }

  @Test func `keeps its widths in the pieces that an eraser leaves of it`() throws {
    let index = ElementIndex(Painting(baseElements: [tapered()]).elements, on: paper)
    let line = index.stroke(at: 0)
    let x = PaperPoint(UnitPoint(x: 0.86, y: 0.5), on: paper)
    let far = PaperVector(dx: 0, dy: 0.2)
    let edit = try #require(index.cut(by: EraserPath([x + far, x + far * -1], radius: 0.002)))
    guard case .replace(let replacements) = edit else { throw FixtureError() }
    let pieces = replacements.flatMap(\.elements)
    #expect(pieces.count == 2)
    for piece in pieces {
      let stroke = piece.line(on: paper)
      for sample in stroke.samples {
        let point = PaperPoint(sample.position, on: paper)
        #expect(
          abs(
            line.distance(
              to: point + PaperVector(dx: 0, dy: stroke.inkRadius(at: sample)), on: paper)) < 1e-4)
        #expect(
          line.distance(
            to: point + PaperVector(dx: 0, dy: stroke.inkRadius(at: sample) * 1.1 + 0.001),
            on: paper) > 0)
      }
    }
  }

  private struct FixtureError: Error {}
}
