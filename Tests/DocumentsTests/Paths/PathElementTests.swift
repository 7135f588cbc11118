import Base
import Documents
import Testing

@Suite("The element of a path")
struct PathElementTests {
  private let samples = [0.1, 0.5].map { Sample(position: UnitPoint(x: $0, y: 0.2)) }

  private func square(isClosed: Bool = true) throws -> NodePath {
    let corners = [(0.25, 0.25), (0.5, 0.25), (0.5, 0.5), (0.25, 0.5)]
    return try #require(
      NodePath(corners.map { PathNode(PaperPoint(x: $0.0, y: $0.1)) }, isClosed: isClosed))
  }

  private func points(_ stroke: Stroke) -> [PaperPoint] {
    stroke.samples.map { PaperPoint($0.position, on: .fourToThree) }
  }

  @Test func `is drawn along its curves, and a closed one past its start for the join`() throws {
    let open = PaintingElement(.path(try square(isClosed: false), samples), width: 0.01)
    #expect(points(open.line(on: .fourToThree)).count == 4)
    let closed = PaintingElement(.path(try square(), samples), width: 0.01)
    let line = points(closed.line(on: .fourToThree))
    #expect(line.count == 6 && line[4] == line[0] && line[5] == line[1])
    #expect(closed.line(on: .fourToThree).path == nil)
    #expect(closed.content.tool == .pencil && closed.content.keySamples == samples)
  }

  @Test func `has heads only while it is open, and dashes that meet at its start`() throws {
    var style = LineStyle(heads: LineHeads(start: .arrow, end: .arrow))
    style.dash = try #require(DashPattern([3, 3]))
    let closed = PaintingElement(.path(try square(), samples), width: 0.01, style: style)
    let line = closed.line(on: .fourToThree)
    #expect(line.style.heads == .none && line.samples.count == 5)
    #expect(!closed.content.canHaveHeads)
    // The outline of 1 is a whole number of patterns.
    let period = line.style.dash.lengths.reduce(0, +) * 0.01
    #expect(abs((1 / period).rounded() - 1 / period) < 1e-9)
    let open = PaintingElement(
      .path(try square(isClosed: false), samples), width: 0.01, style: style)
    #expect(open.line(on: .fourToThree).style.heads == style.heads)
  }

  @Test func `moves with its nodes and has its width from their pressures`() throws {
    var path = try square(isClosed: false)
    path = try #require(
      NodePath(
        path.nodes.map { PathNode($0.point, pressure: $0.point.x < 0.3 ? 0.25 : 0.75) }))
    let style = LineStyle(hand: HandStyle(smoothing: 50, widthSource: .speed))
    let element = PaintingElement(.path(path, samples), width: 0.01, style: style)
      .moved(by: .translation(PaperVector(dx: 0.125, dy: 0)), on: .fourToThree)
    let line = element.line(on: .fourToThree)
    #expect(abs(points(line)[0].x - 0.375) < 1e-12)
    #expect(line.samples.map(\.pressure) == [0.25, 0.75, 0.75, 0.25])
    #expect(line.style.hand.widthSource == .pressure && line.style.hand.smoothing == 0)
    let stroke = element.stroke(on: .fourToThree)
    #expect(abs((stroke.path?.nodes[0].point.x ?? 0) - 0.375) < 1e-12)
  }
}
