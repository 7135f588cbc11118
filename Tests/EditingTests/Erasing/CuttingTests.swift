import Base
import Documents
import TestSupport
import Testing
import Editing

@Suite("Cutting strokes")
struct CuttingTests {
  private let paper = AspectRatio.fourToThree

  private func stroke(
    _ points: [(Double, Double)], width: Double = 0.01, cap: EndCap = .butt, tool: Tool = .pencil
  ) -> Stroke {
    Stroke(
      tool: tool, width: width, style: LineStyle(cap: cap),
      samples: points.enumerated().map { index, point in
        Sample(
          position: PaperPoint(x: point.0, y: point.1).unitPoint(on: paper),
          milliseconds: UInt32(index * 100))
      })
  }

  private func points(_ stroke: Stroke) -> [[Double]] {
    stroke.samples.map { sample in
      let point = PaperPoint(sample.position, on: paper)
      return [point.x, point.y].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func `leaves two pieces that end exactly where the eraser's edge was`() throws {
    let line = stroke([(0.1, 0.3), (0.9, 0.3)])
    let eraser = EraserPath(
      [PaperPoint(x: 0.5, y: 0.1), PaperPoint(x: 0.5, y: 0.5)], radius: 0.05)
    let pieces = try #require(line.pieces(cutBy: eraser, on: paper))
    #expect(pieces.map(points) == [[[0.1, 0.3], [0.45, 0.3]], [[0.55, 0.3], [0.9, 0.3]]])
    #expect(pieces[0].samples[1].milliseconds == 44)
    #expect(pieces[1].samples[0].milliseconds == 56)
    // Round ends reach beyond the last point: they end at the edge, too.
    let round = stroke([(0.1, 0.3), (0.9, 0.3)], width: 0.02, cap: .round)
    let rounded = try #require(round.pieces(cutBy: eraser, on: paper))
    #expect(rounded.map(points) == [[[0.1, 0.3], [0.44, 0.3]], [[0.56, 0.3], [0.9, 0.3]]])
  }

  @Test func `leaves the tilt of a pen, and at new ends what it was between both samples`() throws {
    var line = stroke([(0.1, 0.3), (0.9, 0.3)])
    line.samples[0].tilt = PenTilt(x: 0, y: -40)
    line.samples[1].tilt = PenTilt(x: 80, y: 40)
    let eraser = EraserPath(
      [PaperPoint(x: 0.5, y: 0.1), PaperPoint(x: 0.5, y: 0.5)], radius: 0.1)
    let pieces = try #require(line.pieces(cutBy: eraser, on: paper))
    #expect(
      pieces.map { $0.samples.map(\.tilt) } == [
        [PenTilt(x: 0, y: -40), PenTilt(x: 30, y: -10)],
        [PenTilt(x: 50, y: 10), PenTilt(x: 80, y: 40)],
      ])
  }

  @Test func `by a click cuts a circle out`() throws {
    let line = stroke([(0.1, 0.3), (0.9, 0.3)])
    // 3-4-5: at a distance of 0.03 the circle of 0.05 is 0.04 wide to each side.
    let eraser = EraserPath([PaperPoint(x: 0.5, y: 0.33)], radius: 0.05)
    let pieces = try #require(line.pieces(cutBy: eraser, on: paper))
    #expect(pieces.map(points) == [[[0.1, 0.3], [0.46, 0.3]], [[0.54, 0.3], [0.9, 0.3]]])
  }

  @Test func `takes away what is covered to the end, and all of it`() throws {
    let line = stroke([(0.1, 0.3), (0.2, 0.3), (0.9, 0.3)])
    let start = EraserPath([PaperPoint(x: 0.1, y: 0.3), PaperPoint(x: 0.3, y: 0.3)], radius: 0.01)
    #expect(line.pieces(cutBy: start, on: paper)?.map(points) == [[[0.31, 0.3], [0.9, 0.3]]])
    let all = EraserPath([PaperPoint(x: 0, y: 0.3), PaperPoint(x: 1, y: 0.3)], radius: 0.01)
    #expect(line.pieces(cutBy: all, on: paper) == [])
    let beside = EraserPath([PaperPoint(x: 0, y: 0.5), PaperPoint(x: 1, y: 0.5)], radius: 0.01)
    #expect(line.pieces(cutBy: beside, on: paper) == nil)
  }

  @Test func `of a closed outline does not leave an end where the outline began`() throws {
    let outline = [(0.5, 0.2), (0.7, 0.2), (0.7, 0.6), (0.3, 0.6), (0.3, 0.2), (0.5, 0.2)]
    let shape = stroke(outline, tool: .rectangle)
    let eraser = EraserPath([PaperPoint(x: 0.5, y: 0.6)], radius: 0.05)
    let pieces = try #require(shape.pieces(cutBy: eraser, on: paper))
    #expect(pieces.count == 1 && pieces[0].tool == .pencil)
    #expect(
      pieces.map(points) == [
        [
          [0.45, 0.6], [0.3, 0.6], [0.3, 0.2], [0.5, 0.2], [0.7, 0.2], [0.7, 0.6], [0.55, 0.6],
        ]
      ])
  }

  @Test func `leaves strokes of the eraser alone, and dots that are not touched`() {
    let eraser = EraserPath([PaperPoint(x: 0.5, y: 0.3)], radius: 0.05)
    let cleared = stroke([(0.1, 0.3), (0.9, 0.3)], tool: .eraser)
    #expect(cleared.pieces(cutBy: eraser, on: paper) == nil)
    #expect(!cleared.isTouched(by: eraser, on: paper))
    #expect(stroke([(0.5, 0.32)]).pieces(cutBy: eraser, on: paper) == [])
    #expect(stroke([(0.5, 0.4)]).pieces(cutBy: eraser, on: paper) == nil)
  }

  @Test(
    arguments: seeds(200)
  )
  func `leaves no point that the eraser covers, and takes none that it does not`(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    func point() -> (Double, Double) { (random.number(0...1), random.number(0...0.75)) }
    let line = stroke((0..<Int(random.number(2...12))).map { _ in point() })
    let path = (0..<Int(random.number(1...30))).map { _ in point() }
      .map { PaperPoint(x: $0.0, y: $0.1) }
    let radius = random.number(0.001...0.2)
    let eraser = EraserPath(path, radius: radius)
    let pieces = line.pieces(cutBy: eraser, on: paper) ?? [line]
    func distance(_ p: PaperPoint) -> Double {
      let ends = path.count == 1 ? [path[0], path[0]] : path
      return zip(ends, ends.dropFirst()).map { a, b in
        let way = b - a
        let square = way.dot(way)
        let t = square == 0 ? 0 : min(max((p - a).dot(way) / square, 0), 1)
        return (p - a.point(t, towards: b)).length
      }.min() ?? .infinity
    }
    func walk(_ stroke: Stroke) -> [PaperPoint] {
      let points = stroke.samples.map { PaperPoint($0.position, on: paper) }
      return zip(points, points.dropFirst()).flatMap { a, b in
        (0...40).map { a.point(Double($0) / 40, towards: b) }
      }
    }
    for piece in pieces {
      for point in walk(piece) { #expect(distance(point) >= radius - 1e-9) }
    }
    func length(_ strokes: [Stroke]) -> Double {
      strokes.reduce(0) { sum, stroke in
        let points = stroke.samples.map { PaperPoint($0.position, on: paper) }
        return sum + zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
      }
    }
    let fine = walk(line)
    let free = zip(fine, fine.dropFirst()).reduce(0.0) { sum, pair in
      let middle = pair.0.point(0.5, towards: pair.1)
      return distance(middle) > radius ? sum + (pair.1 - pair.0).length : sum
    }
    #expect(abs(length(pieces) - free) < 0.15 + 0.02 * free)
  }

  @Test(arguments: 0..<30)
  func `of many at once is the same as of each by itself`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let caps: [EndCap] = [.butt, .round, .square]
    // More than one thread's share of them.
    let painting = Painting(
      shape: .fixed(paper),
      baseStrokes: (0..<450).map { number in
        let (x, y) = (random.number(0...1), random.number(0...0.75))
        return stroke(
          (0..<Int(random.number(1...9))).map { _ in
            (x + random.number(-0.1...0.1), y + random.number(-0.1...0.1))
          }, width: random.number(0.001...0.05), cap: caps[number % 3])
      })
    let eraser = EraserPath(
      (0..<Int(random.number(1...60))).map { _ in
        PaperPoint(x: random.number(0...1), y: random.number(0...0.75))
      }, radius: random.number(0.001...0.1))
    let index = ElementIndex(painting.elements, on: paper)
    let alone = zip(painting.elements, painting.strokes).compactMap { element, stroke in
      stroke.pieces(cutBy: eraser, on: paper).map { pieces in
        PaintingEdit.Replacement(element.id, by: pieces.map { PaintingElement($0, on: paper) })
      }
    }
    #expect(index.cut(by: eraser) == (alone.isEmpty ? nil : .replace(alone)))
    #expect(
      index.indices(touchedBy: eraser)
        == painting.strokes.indices.filter {
          painting.strokes[$0].isTouched(by: eraser, on: paper)
        })
  }
}

/// The same numbers in every run.
private struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
