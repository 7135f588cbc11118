import Base
import Documents
import TestSupport
import Testing

@testable import Formats

@Suite("Shapes and lines of Excalidraw")
struct ExcalidrawShapeTests {
  private typealias Scenes = ExcalidrawScenes

  /// The points of the line that draws an element, in pixels of a scene of 400 × 200 with its margins.
  private func points(of element: PaintingElement) throws -> [PaperPoint] {
    let ratio = try #require(AspectRatio(2))
    return element.stroke(on: ratio).samples.map {
      PaperPoint(x: $0.position.x * 400 - 20, y: $0.position.y * 200 - 20)
    }
  }

  @Test func `are shapes on a paper with 20 pixels around them`() throws {
    let painting = try Scenes.painting(
      Scenes.file(Scenes.box("rectangle", 360, 160), Scenes.box("ellipse", 60, 40)))
    #expect(painting.shape == .fixed(try #require(AspectRatio(2))))
    #expect(painting.elements.map(\.content.tool) == [.rectangle, .ellipse])
    let corners = painting.elements[0].content.keySamples.map(\.position)
    #expect(abs(corners[0].x - 0.05) < 1e-12 && abs(corners[0].y - 0.1) < 1e-12)
    #expect(abs(corners[1].x - 0.95) < 1e-12 && abs(corners[1].y - 0.9) < 1e-12)
  }

  @Test func `have the colours, the width, the dashes and the opacity of the file`() throws {
    let element = try Scenes.element(
      Scenes.box(
        "rectangle", 360, 160,
        #"""
        ,"strokeColor":"#102030","backgroundColor":"#f00","fillStyle":"cross-hatch",
        "strokeWidth":4,"strokeStyle":"dashed","opacity":50,"locked":true
        """#))
    #expect(abs(element.width - 4.0 / 400) < 1e-12 && element.isLocked)
    #expect(element.style.color == InkColor(red: 0x10, green: 0x20, blue: 0x30, alpha: 128))
    #expect(element.style.dash.lengths == [2, 3])
    let fill = try #require(element.fill)
    #expect(fill.color == InkColor(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(fill.pattern == .crosshatched)
  }

  @Test(
    arguments: [
      ("solid", FillPattern.solid), ("hachure", .hatched), ("zigzag", .hatched),
      ("cross-hatch", .crosshatched), ("dots", .dotted),
    ])
  func `are filled as there`(_ name: String, _ pattern: FillPattern) throws {
    let more = #","backgroundColor":"lime","fillStyle":"\#(name)""#
    #expect(try Scenes.element(Scenes.box("ellipse", 90, 90, more)).fill?.pattern == pattern)
  }

  @Test func `are not there without any ink, and without a line if only that is transparent`()
    throws
  {
    let clear = #","strokeColor":"transparent""#
    let file = Scenes.file(
      Scenes.box("rectangle", 360, 160, clear),
      Scenes.box("rectangle", 90, 90, clear + #","backgroundColor":"white""#))
    let elements = try Scenes.painting(file).elements
    #expect(elements.count == 1 && elements[0].style.color.alpha == 0)
  }

  @Test func `turn about their centres`() throws {
    let quarter = Scenes.box("rectangle", 160, 360, ",\"angle\":\(Double.pi / 2)")
    let element = try Scenes.element(quarter)
    let box = PaperBox(try points(of: element))
    // 160 wide and 360 high before, and now turned around (80, 180).
    #expect(abs(box.width - 360) < 1e-6 && abs(box.height - 160) < 1e-6)
    #expect(element.content.tool == .rectangle)
  }

  @Test func `with round corners are such shapes, or lines where the corners are others`() throws {
    let round = #","roundness":{"type":3}"#
    let small = try Scenes.element(Scenes.box("rectangle", 120, 80, round))
    #expect(small.content.tool == .rounded)
    let large = try Scenes.element(Scenes.box("rectangle", 1000, 800, round))
    #expect(large.content.tool == .pencil)
    #expect(large.content.pointCount > 20)
    #expect(try Scenes.element(Scenes.box("diamond", 90, 90)).content.pointCount == 5)
  }

  @Test func `keep their heads, and their bindings as connections`() throws {
    let file = Scenes.file(
      Scenes.box("rectangle", 80, 60, #","id":"a""#),
      Scenes.line(
        "arrow", "[[40,30],[300,150]]",
        #","startBinding":{"elementId":"a","focus":0,"gap":1},"endBinding":null"#
          + #","startArrowhead":"dot","endArrowhead":"triangle""#
      ))
    let elements = try Scenes.painting(file).elements
    let arrow = try #require(elements.last)
    #expect(arrow.content.tool == .line && arrow.style.heads == LineHeads(start: .dot, end: .arrow))
    #expect(arrow.connections[.start]?.element == elements[0].id)
    #expect(arrow.connections[.start]?.anchor == Connection.middle)
    #expect(arrow.connections[.end] == nil)
  }

  @Test(arguments: [("[1,0.25]", UnitPoint(x: 1, y: 0.25)), ("[9,9]", Connection.middle)])
  func `aim at the points to which newer versions bind them`(
    _ point: String, _ anchor: UnitPoint
  ) throws {
    let binding = #"{"elementId":"a","mode":"orbit","fixedPoint":\#(point)}"#
    let file = Scenes.file(
      Scenes.box("ellipse", 80, 60, #","id":"a""#),
      Scenes.line("arrow", "[[300,150],[80,30]]", #","endBinding":\#(binding)"#))
    let arrow = try #require(try Scenes.painting(file).elements.last)
    #expect(arrow.connections[.end]?.anchor == anchor)
  }

  @Test func `bend through their points where they are round`() throws {
    let more = #","roundness":{"type":2}"#
    let line = "[[0,0],[120,160],[240,0],[360,160]]"
    let sharp = try points(of: Scenes.element(Scenes.line("line", line)))
    let round = try points(of: Scenes.element(Scenes.line("line", line, more)))
    #expect(sharp.count == 4 && round.count > 12)
    for corner in sharp { #expect(round.contains { ($0 - corner).length < 2 }) }
  }

  @Test func `are filled as lines only where they end at their start`() throws {
    let fill = #","backgroundColor":"blue""#
    let open = try Scenes.element(Scenes.line("line", "[[0,0],[90,0],[90,90]]", fill))
    let closed = try Scenes.element(Scenes.line("line", "[[0,0],[90,0],[90,90],[0,0]]", fill))
    #expect(open.fill == nil && closed.fill != nil)
  }

  @Test func `by hand are as wide as the pressures say`() throws {
    let element = try Scenes.element(
      Scenes.line(
        "freedraw", "[[0,0],[180,0],[360,160]]",
        #","strokeWidth":2,"simulatePressure":false,"pressures":[0,0.5,1]"#))
    let pressures = try #require(element.content.handSamples).map(\.pressure)
    #expect(pressures.count == 3 && pressures[2] == 1)
    #expect(pressures[0] < pressures[1] && pressures[1] < pressures[2])
    #expect(element.style.hand.widthSource == .pressure)
    // sin(0.8 · π / 2) of twice 4.25 strokes.
    #expect(abs(element.width * 400 - 2 * 2 * 4.25 * 0.951_056_516) < 1e-6)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `by hand have a pressure for each point, however long the list is`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func list(_ count: Int, _ value: () -> String) -> String {
      "[" + (0..<count).map { _ in value() }.joined(separator: ",") + "]"
    }
    let count = Int.random(in: 1...30, using: &random)
    let points = list(count) { "[\(Int.random(in: -99...99, using: &random)),0]" }
    let pressures = list(.random(in: 0...40, using: &random)) {
      "\(Double.random(in: -2...2, using: &random))"
    }
    let isSimulated = Bool.random(using: &random)
    let element = try Scenes.element(
      Scenes.line(
        "freedraw", points, ",\"pressures\":\(pressures),\"simulatePressure\":\(isSimulated)"))
    let samples = try #require(element.content.handSamples)
    #expect(samples.count == count && samples.allSatisfy { (0...1).contains($0.pressure) })
  }
}
