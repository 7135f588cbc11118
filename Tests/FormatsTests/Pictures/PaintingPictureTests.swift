import Canvas
import Base
import Documents
import Formats
import Rendering
import Synchronization
import Testing

@Suite("The picture of a painting")
struct PaintingPictureTests {
  private func painting(_ ratio: Double, color: InkColor = .black) throws -> Painting {
    let corners = [(0.25, 0.25), (0.75, 0.25), (0.75, 0.75)]
    return Painting(
      shape: .fixed(try #require(AspectRatio(ratio))),
      baseStrokes: [
        Stroke(
          width: 0.1, style: LineStyle(color: color),
          samples: corners.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) })
      ])
  }

  @Test func `is made of the same lines in the same order on one core and on many`() throws {
    let tools: [Tool] = [.pencil, .rectangle, .ellipse, .line]
    let elements = (0..<1234).map { number -> PaintingElement in
      let x = Double(number) / 1234
      let step = Double(number % 5) / 10
      let tool = tools[number % 4]
      let positions = [0.0, 1, 2].prefix(tool == .pencil ? 3 : 2).map {
        UnitPoint(x: x + $0 / 10, y: $0 * step)
      }
      let stroke = Stroke(
        tool: tool, width: 0.001 * Double(number % 7 + 1),
        samples: positions.map { Sample(position: $0) })
      return PaintingElement(stroke, on: .fourToThree)
    }
    let viewport = Viewport(paper: PixelRect(x: 0, y: 0, width: 800, height: 600))
    let each = ChunkedArray(elements.map { Polyline($0, on: .fourToThree, in: viewport) })
    #expect(Polyline.lines(of: ChunkedArray(elements), on: .fourToThree, in: viewport) == each)
    #expect(
      Polyline.lines(of: ChunkedArray(elements), on: .fourToThree, in: viewport, cores: 1) == each)
    #expect(Polyline.lines(of: [], on: .fourToThree, in: viewport).isEmpty)
  }

  @Test func `is made of no more lines than wanted when nobody wants it any more`() {
    let stroke = Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.2, y: 0.3))])
    let elements = Array(repeating: PaintingElement(stroke, on: .fourToThree), count: 5000)
    let asked = Atomic(0)
    let lines = Polyline.lines(
      of: ChunkedArray(elements), on: .fourToThree,
      in: Viewport(paper: PixelRect(x: 0, y: 0, width: 80, height: 60)),
      cores: 1
    ) {
      asked.wrappingAdd(1, ordering: .relaxed).newValue > 3
    }
    #expect(asked.load(ordering: .relaxed) > 3)
    #expect(!lines.isEmpty && lines.count < elements.count / 2)
  }

  @Test(arguments: [1, 7, 300, 1999])
  func `has the painting's shape at every width`(width: Int) throws {
    let surface = try Surface(png: PaintingPicture.png(of: painting(1.5), width: width))
    #expect(surface.size.width == width)
    #expect(abs(Double(surface.size.height) - max(1, Double(width) / 1.5)) <= 0.5)
  }

  @Test(arguments: [80, 640, 1100])
  func `has ink where the strokes are, whatever its size`(width: Int) throws {
    let size = try PaintingPicture.size(of: painting(2), width: width)
    let surface = try PaintingPicture.surface(of: painting(2), size: size)
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      surface.pixel(x: Int(x * Double(size.width)), y: Int(y * Double(size.height))) & 0xFFFFFF
    }
    #expect(pixel(0.5, 0.25) == 0)
    #expect(pixel(0.75, 0.5) == 0)
    #expect(pixel(0.5, 0.6) == 0xFFFFFF)
    #expect(pixel(0.1, 0.9) == 0xFFFFFF)
  }

  @Test func `can do without its background`() throws {
    let surface = try Surface(
      png: PaintingPicture.png(of: painting(1), width: 100, transparent: true))
    #expect(surface.pixel(x: 2, y: 2) == 0)
    #expect(surface.pixel(x: 50, y: 25) == 0xFF00_0000)
  }

  @Test func `is the same on one core and on all`() throws {
    let size = PixelSize(width: 900, height: 600)
    let one = try PaintingPicture.surface(of: painting(1.5), size: size, cores: 1)
    let all = try PaintingPicture.surface(of: painting(1.5), size: size)
    #expect(one.pixels(in: one.bounds) == all.pixels(in: all.bounds))
  }

  @Test(arguments: [(0, 1.0), (40_000, 1), (30_000, 1), (600, 0.01)])
  func `is refused where it is too large`(width: Int, ratio: Double) throws {
    let painting = try painting(ratio)
    #expect(throws: PictureError.self) { try PaintingPicture.size(of: painting, width: width) }
  }

  @Test func `erases with the eraser down to nothing`() throws {
    var painting = try painting(1)
    painting.add(
      Stroke(
        tool: .eraser, width: 0.05,
        samples: [Sample(position: UnitPoint(x: 0.5, y: 0.25))]))
    let surface = try PaintingPicture.surface(
      of: painting, size: PixelSize(width: 200, height: 200), transparent: true)
    #expect(surface.pixel(x: 100, y: 50) == 0)
    #expect(surface.pixel(x: 80, y: 50) != 0)
  }
}
