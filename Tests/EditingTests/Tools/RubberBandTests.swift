import Base
import Testing
import Editing

@Suite("A shape that is stretched")
struct RubberBandTests {
  private func shape(_ tool: DrawingTool) throws -> RubberBandShape {
    guard case .rubberBand(let shape) = tool.gesture else { throw NoShape() }
    return shape
  }

  private struct NoShape: Error {}

  private func band(_ tool: DrawingTool) throws -> RubberBand { RubberBand(try shape(tool)) }

  private func p(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x, y: y) }

  private func expect(_ a: [PaperPoint]?, _ b: [PaperPoint]) {
    #expect(a?.count == b.count)
    for (a, b) in zip(a ?? [], b) {
      #expect(abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12, "\(a) \(b)")
    }
  }

  private typealias Corners = (from: PaperPoint, to: PaperPoint)

  private func points(_ corners: Corners?) -> [PaperPoint]? { corners.map { [$0.from, $0.to] } }

  /// The box between two corners.
  private func box(_ corners: Corners?) -> (PaperPoint, PaperPoint) {
    let points = points(corners) ?? []
    return (
      p(points.map(\.x).min() ?? .nan, points.map(\.y).min() ?? .nan),
      p(points.map(\.x).max() ?? .nan, points.map(\.y).max() ?? .nan)
    )
  }

  @Test("is a line from press to release", arguments: [DrawingTool.line, .dashed].map(\.name))
  func line(name: DrawingTool.Name) throws {
    var band = try band(.named(name))
    #expect(band.corners == nil && !band.isActive)
    band.press(at: p(0.1, 0.2))
    band.drag(to: p(0.5, 0.3))
    #expect(band.extent?.length == PaperVector(dx: 0.4, dy: 0.1).length)
    band.drag(to: p(0.6, 0.4))
    expect(points(band.release()), [p(0.1, 0.2), p(0.6, 0.4)])
    #expect(!band.isActive && band.corners == nil)
  }

  @Test(
    "keeps a line to steps of 45° with Shift",
    arguments: [(0.3, 0.02), (0.3, 0.28), (-0.02, 0.3), (-0.3, 0.26), (-0.3, -0.01), (0.2, -0.22)])
  func constrainedLine(dx: Double, dy: Double) throws {
    var band = try band(.line)
    band.press(at: p(0.5, 0.5))
    band.drag(to: p(0.5 + dx, 0.5 + dy), .shift)
    let way = try #require(band.extent)
    let isAlong =
      abs(way.dx) < 1e-12 || abs(way.dy) < 1e-12 || abs(abs(way.dx) - abs(way.dy)) < 1e-12
    #expect(isAlong)
    #expect(way.dx * dx + way.dy * dy > 0)
    band.drag(to: p(0.5 + dx, 0.5 + dy))
    expect(points(band.corners), [p(0.5, 0.5), p(0.5 + dx, 0.5 + dy)])
  }

  @Test(
    "goes from any corner to any corner",
    arguments: [(0.2, 0.1), (-0.2, 0.1), (0.2, -0.1), (-0.2, -0.1)])
  func corners(dx: Double, dy: Double) throws {
    for tool in [DrawingTool.rectangle, .ellipse] {
      var band = try band(tool)
      band.press(at: p(0.5, 0.5))
      band.drag(to: p(0.5 + dx, 0.5 + dy))
      let (low, high) = box(band.release())
      #expect(abs(low.x - min(0.5, 0.5 + dx)) < 1e-9 && abs(low.y - min(0.5, 0.5 + dy)) < 1e-3)
      #expect(abs(high.x - max(0.5, 0.5 + dx)) < 1e-9 && abs(high.y - max(0.5, 0.5 + dy)) < 1e-3)
    }
  }

  @Test("is a square or a circle with Shift, and drawn from its centre with Control")
  func modifiers() throws {
    for tool in [DrawingTool.rectangle, .ellipse] {
      var band = try band(tool)
      band.press(at: p(0.5, 0.5))
      band.drag(to: p(0.6, 0.4), .shift)
      band.drag(to: p(0.3, 0.55), [.shift, .control])
      let (low, high) = box(band.corners)
      #expect(abs(high.x - low.x - 0.4) < 1e-3 && abs(high.y - low.y - 0.4) < 1e-3)
      #expect(abs(low.x + high.x - 1) < 1e-9 && abs(low.y + high.y - 1) < 1e-3)
      band.drag(to: p(0.7, 0.6))
      let (corner, other) = box(band.corners)
      #expect(abs(corner.x - 0.5) < 1e-9 && abs(other.x - 0.7) < 1e-9)
      #expect(band.extent == p(0.7, 0.6).way(from: p(0.5, 0.5)))
    }
  }

  @Test("moves while Space is held, and is stretched on from where it then is")
  func space() throws {
    var band = try band(.rectangle)
    band.press(at: p(0.1, 0.1))
    band.drag(to: p(0.3, 0.2))
    band.isMoving = true
    band.drag(to: p(0.5, 0.5))
    let (low, high) = box(band.corners)
    #expect(abs(low.x - 0.3) < 1e-12 && abs(low.y - 0.4) < 1e-12)
    #expect(abs(high.x - 0.5) < 1e-12 && abs(high.y - 0.5) < 1e-12)
    band.isMoving = false
    band.drag(to: p(0.6, 0.6))
    let (start, end) = box(band.release())
    #expect(abs(start.x - 0.3) < 1e-12 && abs(end.x - 0.6) < 1e-12)
  }

  @Test("leaves nothing after a click or when it is cancelled")
  func nothing() throws {
    var band = try band(.ellipse)
    band.press(at: p(0.1, 0.1))
    let click = band.release()
    #expect(click == nil)
    band.press(at: p(0.1, 0.1))
    band.drag(to: p(0.4, 0.4))
    band.cancel()
    let cancelled = band.release()
    #expect(cancelled == nil)
    band.drag(to: p(0.9, 0.9))
    #expect(band.corners == nil)
  }
}

extension PaperPoint {
  fileprivate func way(from start: PaperPoint) -> PaperVector {
    PaperVector(dx: x - start.x, dy: y - start.y)
  }
}

@Suite("The catalogue of tools")
struct CatalogueTests {
  @Test("has a row for every name")
  func complete() {
    let names = DrawingTool.catalogue.map(\.name)
    #expect(Set(names) == Set(DrawingTool.Name.allCases) && Set(names).count == names.count)
    for name in DrawingTool.Name.allCases { #expect(DrawingTool.named(name).name == name) }
  }

  @Test("draws dashes where the tool or the brush has them")
  func dashes() throws {
    var style = DrawingTool.dashed.style(of: .init())
    #expect(style.dash.lengths == [3, 3])
    style.dash = try #require(.init([1, 2]))
    #expect(DrawingTool.dashed.style(of: style).dash.lengths == [1, 2])
    #expect(DrawingTool.pencil.style(of: style).dash.lengths == [1, 2])
    #expect(DrawingTool.eraser.style(of: style).dash.isSolid)
  }

  @Test("knows squares on papers of any shape", arguments: [0.5, 1, 2.5])
  func paperPoints(ratio: Double) throws {
    let paper = try #require(AspectRatio(ratio))
    let point = PaperPoint(UnitPoint(x: 1, y: 1), on: paper)
    #expect(abs(point.x / point.y - ratio) < 1e-12 && max(point.x, point.y) == 1)
    let back = PaperPoint(UnitPoint(x: 0.3, y: 0.7), on: paper).unitPoint(on: paper)
    #expect(abs(back.x - 0.3) < 1e-12 && abs(back.y - 0.7) < 1e-12)
  }
}
