import Base
import Documents
import Formats
import Testing

@Suite("Tapered lines in SVG")
struct SVGTaperTests {
  @Test(arguments: [Tool.pencil, .line], [0.0, 35])
  func `are areas to other programs, and the same lines to this one`(tool: Tool, smoothing: Double)
    throws
  {
    let hand = HandStyle(smoothing: smoothing, taper: Taper(start: 60, end: 200))
    let line = Stroke(
      tool: tool, width: 0.025, style: LineStyle(hand: hand),
      samples: [0.1, 0.9].map { Sample(position: UnitPoint(x: $0, y: 0.5)) })
    let painting = Painting(shape: .fixed(.fourToThree), baseStrokes: [line])
    let bytes = SVGFile.bytes(of: painting, title: "Taper")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("filbert:width=") && !text.contains("stroke-width="))
    #expect(try SVGFile.painting(bytes).strokes == painting.strokes)
  }
}
