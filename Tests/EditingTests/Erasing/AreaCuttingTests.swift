import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Editing

@Suite("Cutting areas")
struct AreaCuttingTests {
  private let paper = AspectRatio.fourToThree

  /// A circle of four curves, as good as one is.
  private func circle(_ x: Double, _ y: Double, radius: Double) -> [UnitPoint] {
    let handle = 0.5523
    let corners = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]
    return (0..<4).flatMap { index -> [UnitPoint] in
      let ((a, b), (c, d)) = (corners[index], corners[(index + 1) % 4])
      return [(a, b), (a + c * handle, b + d * handle), (c + a * handle, d + b * handle)].map {
        PaperPoint(x: x + $0.0 * radius, y: y + $0.1 * radius).unitPoint(on: paper)
      }
    }
  }

  /// The same curves, passed the other way round.
  private func reversed(_ contour: [UnitPoint]) -> [UnitPoint] {
    contour.prefix(1) + contour.dropFirst().reversed()
  }

  private func area(_ contours: [UnitPoint]...) throws -> PaintingElement {
    let outline = try #require(AreaOutline(contours: contours))
    return PaintingElement(.area(outline), width: 0.01, style: LineStyle(color: .black))
  }

  private func eraser(_ points: (Double, Double)..., width: Double) -> EraserPath {
    EraserPath(points.map { PaperPoint(x: $0.0, y: $0.1) }, radius: width / 2)
  }

  /// What a painting of some elements becomes.
  private func cut(
    _ elements: [PaintingElement], by eraser: EraserPath
  ) throws -> [PaintingElement] {
    var painting = Painting(shape: .fixed(paper))
    painting.perform(.add(elements))
    let before = painting.elements
    let edit = try #require(ElementIndex(painting.elements, on: paper).cut(by: eraser))
    painting.perform(edit)
    let after = painting.elements
    painting.undo()
    #expect(painting.elements == before)
    return Array(after)
  }

  private func contains(_ element: PaintingElement, _ point: PaperPoint) -> Bool {
    element.line(on: paper).segments(on: paper).surround(point)
  }

  @Test func `leaves two, whose curves are the old ones where the eraser did not come`() throws {
    let disc = try area(circle(0.5, 0.35, radius: 0.2))
    let pieces = try cut([disc], by: eraser((0.5, 0.1), (0.5, 0.6), width: 0.04))
    #expect(pieces.count == 2)
    for (piece, x) in zip(pieces.sorted { $0.leftmost < $1.leftmost }, [0.4, 0.6]) {
      #expect(contains(piece, PaperPoint(x: x, y: 0.35)))
      #expect(!contains(piece, PaperPoint(x: 1 - x, y: 0.35)))
      #expect(piece.style == disc.style && piece.erasures.isEmpty)
      // Half a circle needs its two quarters, the edge of the eraser a straight line.
      #expect(piece.content.pointCount < 3 * 40)
      // The parts of the quarters lie on the circle, however near one looks.
      let curves = AreaOutline.curves(
        piece.content.keySamples.map { PaperPoint($0.position, on: paper) },
        ends: piece.content.contourEnds)
      let longest = try #require(curves[0].max { $0.chord < $1.chord })
      #expect(longest.chord > 0.2)
      for step in 0...20 {
        let position = longest.knot(at: Double(step) / 20).position
        let distance = (position - PaperPoint(x: 0.5, y: 0.35)).length
        #expect(abs(distance - 0.2) < 1e-4 || abs(abs(position.x - 0.5) - 0.02) < 1e-5)
      }
    }
  }

  @Test
  func `leaves one with a hole where the eraser went round within, and nothing of what it covers`()
    throws
  {
    let disc = try area(circle(0.5, 0.35, radius: 0.2))
    let pierced = try cut([disc], by: eraser((0.45, 0.35), (0.55, 0.35), width: 0.04))
    #expect(pierced.count == 1 && pierced[0].content.contourEnds.count == 2)
    #expect(!contains(pierced[0], PaperPoint(x: 0.5, y: 0.35)))
    #expect(contains(pierced[0], PaperPoint(x: 0.5, y: 0.4)))
    #expect(try cut([disc], by: eraser((0.5, 0.34), (0.5, 0.36), width: 0.5)).isEmpty)
    let index = ElementIndex([disc], on: paper)
    #expect(index.cut(by: eraser((0.1, 0.1), (0.2, 0.1), width: 0.02)) == nil)
  }

  @Test func `leaves a ring whole that is cut once, and two of one that is cut through`() throws {
    let ring = try area(circle(0.5, 0.35, radius: 0.2), circle(0.5, 0.35, radius: 0.1))
    let open = try cut([ring], by: eraser((0.5, 0.35), (0.5, 0.6), width: 0.02))
    #expect(open.count == 1 && open[0].content.contourEnds.count == 1)
    #expect(try cut([ring], by: eraser((0.5, 0.1), (0.5, 0.6), width: 0.02)).count == 2)
  }

  @Test(arguments: seeds(120))
  func `leaves what no eraser covers, and nothing twice`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func place() -> (Double, Double) {
      (.random(in: 0.1...0.9, using: &random), .random(in: 0.1...0.65, using: &random))
    }
    let contours = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let (x, y) = place()
      return circle(x, y, radius: .random(in: 0.05...0.3, using: &random))
    }
    // Three at once, two of which overlap more often than not, and some go round the other way.
    let rule: FillRule = seed % 3 == 0 ? .nonZero : .evenOdd
    let turned = contours.enumerated().map { index, contour in
      seed % 4 == 3 && index == 1 ? reversed(contour) : contour
    }
    var whole = PaintingElement(
      .area(try #require(AreaOutline(contours: turned, rule: rule))), width: 0.01)
    if seed % 2 == 1 {
      let map = PaperMap(xx: 0.9, xy: 0.2, yx: -0.2, yy: 0.9, x0: 0, y0: 0.1)
      whole = whole.moved(by: map, on: paper)
    }
    let points = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let (x, y) = place()
      return PaperPoint(x: x, y: y)
    }
    let eraser = EraserPath(points, radius: .random(in: 0.005...0.08, using: &random))
    guard ElementIndex([whole], on: paper).cut(by: eraser) != nil else {
      #expect(!whole.line(on: paper).isTouched(by: eraser, on: paper))
      return
    }
    let pieces = try cut([whole], by: eraser)
    let segments = whole.line(on: paper).segments(on: paper)
    let parts = pieces.map { $0.line(on: paper).segments(on: paper) }
    var looked = 0
    for _ in 0..<400 {
      let (x, y) = place()
      let point = PaperPoint(x: x, y: y)
      func isNear(_ distance: Double) -> Bool {
        eraser.touches(from: point, to: point, grownBy: distance)
      }
      // So near an edge, numbers are rounded.
      if isNear(1e-4) != isNear(-1e-4) { continue }
      if segments.contains(where: { point.distance(toSegmentFrom: $0.start, to: $0.end) < 1e-4 }) {
        continue
      }
      looked += 1
      let count = parts.count { $0.surround(point) }
      #expect(count == (segments.surround(point, by: rule) && !isNear(0) ? 1 : 0), "\(point)")
    }
    #expect(looked > 200)
  }

  @Test func `leaves pieces of a picture that show the same, and in the groups that it was in`()
    throws
  {
    let outline = try #require(
      AreaOutline(
        contours: [
          [(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)].flatMap { x, y in
            [UnitPoint](repeating: UnitPoint(x: x, y: y), count: 3)
          }
        ]))
    let map = PaperMap(xx: 0.6, xy: 0, yx: 0, yy: 0.45, x0: 0.2, y0: 0.15)
    var picture = PaintingElement(
      .picture(PictureBlock(PictureBytes([1, 2, 3]), map: map), outline), width: 0.01)
    picture.groups = [GroupID(1)]
    var other = try area(circle(0.1, 0.1, radius: 0.05))
    other.groups = [GroupID(1)]
    let pieces = try cut([other, picture], by: eraser((0.5, 0), (0.5, 0.75), width: 0.02))
    #expect(pieces.count == 3)
    #expect(pieces.dropFirst().allSatisfy { $0.content.picture == picture.content.picture })
    #expect(pieces.allSatisfy { $0.groups == [GroupID(1)] })
  }

  @Test func `gives a text a gap: it stays one that can be written on`() throws {
    let outline = try #require(AreaOutline(contours: [circle(0.5, 0.35, radius: 0.2)]))
    let block = TextBlock("O", style: TextStyle(), width: nil, map: .identity)
    let text = PaintingElement(.text(block, outline), width: 0.01)
    let pieces = try cut([text], by: eraser((0.5, 0.1), (0.5, 0.6), width: 0.04))
    #expect(pieces.count == 1 && pieces[0].content == text.content)
    #expect(pieces[0].erasures.count == 1)
  }

  @Test func `gives an area a gap where finding its pieces would take too long`() throws {
    let disc = try area(circle(0.5, 0.35, radius: 0.2))
    let points = (0...120_000).map { index in
      PaperPoint(x: 0.5 + 0.1 * Double(index % 2), y: 0.3 + 0.1 * Double(index) / 120_000)
    }
    let edit = ElementIndex([disc], on: paper).cut(by: EraserPath(points, radius: 0.001))
    #expect(edit?.newElements.map(\.content) == [disc.content])
    #expect(edit?.newElements.first?.erasures.count == 1)
  }

  @Test func `An area, a text and a filled line go with the last that is erased of them`() throws {
    let disc = try area(circle(0.5, 0.35, radius: 0.1))
    let outline = try #require(disc.content.outline)
    let block = TextBlock("O", style: TextStyle(), width: nil, map: .identity)
    let text = PaintingElement(.text(block, outline), width: 0.01)
    var shape = PaintingElement(
      .shape(.ellipse, from: UnitPoint(x: 0.4, y: 0.34), to: UnitPoint(x: 0.6, y: 0.6)),
      width: 0.005)
    shape.style.join = .round
    shape.style.fill = FillStyle(color: .black)
    let edge = [0.28, 0.42].map { PaperPoint(x: 0.5, y: $0) }
    func pass(_ x: Double, width: Double) -> PaintingElement {
      PaintingElement(
        .eraser(
          edge.map { Sample(position: ($0 + PaperVector(dx: x, dy: 0)).unitPoint(on: paper)) }),
        width: width)
    }
    for element in [disc, text, shape] {
      var painting = Painting(shape: .fixed(paper))
      painting.perform(.add([element]))
      func erase(_ x: Double, width: Double) {
        let index = ElementIndex(painting.elements, on: paper)
        painting.perform(index.erasing(with: [pass(x, width: width)]))
      }
      erase(-0.1, width: 0.16)
      erase(0.1, width: 0.16)
      #expect(painting.elements.contains { !$0.isEraser }, "the middle is left")
      erase(0, width: 0.14)
      #expect(!painting.elements.contains { !$0.isEraser })
      painting.undo()
      #expect(painting.elements.contains { !$0.isEraser })
    }
  }
}

extension PaintingElement {
  fileprivate var leftmost: Double {
    content.keySamples.map(\.position.x).min() ?? 0
  }
}

extension CurveSegment {
  fileprivate var chord: Double { (end.position - start.position).length }
}
