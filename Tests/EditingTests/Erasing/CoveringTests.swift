import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Ink of which erasers leave nothing")
struct CoveringTests {
  private let paper = AspectRatio.fourToThree

  private func line(
    _ points: [PaperPoint], width: Double, _ tool: Tool = .pencil, style: LineStyle = LineStyle()
  ) -> Stroke {
    Stroke(
      tool: tool, width: width, style: style,
      samples: points.map { Sample(position: $0.unitPoint(on: paper)) })
  }

  private func eraser(_ points: [PaperPoint], width: Double) -> EraserPath {
    EraserPath(points, radius: width / 2)
  }

  private let ends = [PaperPoint(x: 0.2, y: 0.3), PaperPoint(x: 0.6, y: 0.3)]

  @Test
  func `is covered by one eraser along it, and not by one that is thinner, shorter or beside it`() {
    let ink = line(ends, width: 0.02)
    func isCovered(by points: [PaperPoint], _ width: Double) -> Bool {
      ink.isCovered(by: [eraser(points, width: width)], on: paper)
    }
    let moved = ends.map { $0 + PaperVector(dx: 0, dy: 0.02) }
    #expect(isCovered(by: ends, 0.05))
    #expect(!isCovered(by: ends, 0.019), "it is thinner")
    #expect(!isCovered(by: [ends[0], PaperPoint(x: 0.58, y: 0.3)], 0.05), "it is shorter")
    #expect(!isCovered(by: moved, 0.05) && isCovered(by: moved, 0.12))
    #expect(!ink.isCovered(by: [], on: paper))
  }

  @Test func `is covered by many thin ones together`() {
    let ink = line(ends, width: 0.04)
    let lanes = (-5...5).map { lane in
      eraser(
        [
          PaperPoint(x: 0.15, y: 0.3 + 0.006 * Double(lane)),
          PaperPoint(x: 0.65, y: 0.3 + 0.006 * Double(lane)),
        ],
        width: 0.015)
    }
    #expect(ink.isCovered(by: lanes, on: paper))
    for missing in 3...7 {
      var rest = lanes
      rest.remove(at: missing)
      rest.remove(at: missing)
      #expect(!ink.isCovered(by: rest, on: paper), "without \(missing) and the next")
    }
  }

  @Test(arguments: seeds(300))
  func `shows nothing anywhere where it is said to be covered`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func place() -> PaperPoint { PaperPoint(x: number(0.4...0.5), y: number(0.3...0.4)) }
    let points = (0..<Int.random(in: 1...3, using: &random)).map { _ in place() }
    let ink = line(points, width: number(0.002...0.03))
    let erasers = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      eraser([place(), place(), place()], width: number(0.01...0.12))
    }
    guard ink.isCovered(by: erasers, on: paper) else { return }
    for _ in 0..<400 {
      let at = Int.random(in: 0..<points.count, using: &random)
      let start = points[at]
      let way = (at + 1 < points.count ? points[at + 1] : start) - start
      let turn = PaperAngle.direction(radians: number(-3.14...3.14))
      let point = start + way * number(0...1) + turn * (ink.width / 2 * number(0...1))
      #expect(erasers.contains { $0.touches(from: point, to: point, grownBy: 1e-12) })
    }
  }

  @Test func `stays where an eraser from a file has flat ends or gaps`() {
    for style in [
      LineStyle(cap: .butt), LineStyle(join: .bevel), LineStyle(dash: .dashes), LineStyle(),
    ] {
      let painting = Painting(
        shape: .fixed(paper),
        baseElements: [PaintingElement(line(ends, width: 0.02), on: paper)])
      let pass = PaintingElement(line(ends, width: 0.05, .eraser, style: style), on: paper)
      let edit = ElementIndex(painting.elements, on: paper).erasing(with: [pass])
      if style == LineStyle() {
        #expect(edit == .combined([.add([pass]), .remove([painting.elements[0].id])]))
      } else {
        #expect(edit == .add([pass]))
      }
    }
  }

  @Test func `is looked for among what erasers took off it alone, too`() {
    let half = [PaperPoint(x: 0.1, y: 0.3), PaperPoint(x: 0.4, y: 0.3)]
    let rest = [PaperPoint(x: 0.38, y: 0.3), PaperPoint(x: 0.7, y: 0.3)]
    let first = PaintingElement(line(half, width: 0.05, .eraser), on: paper)
    let painting = Painting(
      shape: .fixed(paper),
      baseElements: [PaintingElement(line(ends, width: 0.02), on: paper).erased(by: [first])])
    let pass = PaintingElement(line(rest, width: 0.05, .eraser), on: paper)
    let index = ElementIndex(painting.elements, on: paper)
    #expect(
      index.erasing(with: [pass])
        == .combined([.add([pass]), .remove([painting.elements[0].id])]))
  }

  @Test func `that would take long to look at stays`() {
    let points = (0..<4000).map {
      PaperPoint(x: 0.2 + Double($0 % 400) / 1000, y: 0.2 + Double($0) / 20_000)
    }
    let scribble = line(points, width: 0.002)
    #expect(!scribble.isCovered(by: [eraser(points, width: 0.004)], on: paper))
    #expect(scribble.isCovered(by: [eraser([PaperPoint(x: 0.4, y: 0.3)], width: 1)], on: paper))
  }
}
