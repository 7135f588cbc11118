import Base
import Canvas
import Testing

@testable import Formats

/// SVG files that another process draws before the program does.
@Suite("Drawings that are tried")
struct DrawingTrialTests {
  private func trial(_ content: String) -> DrawingTrial {
    let file =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\">\(content)</svg>"
    return DrawingTrial(
      file: Array(file.utf8), size: PixelSize(width: 100, height: 50),
      program: SVGPartsProgram(path: nil))
  }

  @Test func `are drawn at every size if they are quick`() {
    guard case .quick = trial("<rect width='9' height='9'/>").outcome() else {
      Issue.record("it is quick")
      return
    }
    guard case .quick = trial("").outcome() else {
      Issue.record("nothing is drawn quickly")
      return
    }
  }

  @Test func `are pixels if their time grows faster than these`() throws {
    let steep = trial(
      """
      <filter id='f'><feMorphology radius='1'/></filter><rect x='50' width='50' height='50' fill='red'/>
      """)
    guard case .slow(let pixels) = steep.outcome() else {
      Issue.record("it is kept as pixels")
      return
    }
    #expect(pixels.size == PixelSize(width: 2048, height: 1024))
    #expect(pixels.pixel(x: 1500, y: 500) == 0xFFFF_0000)
    #expect(pixels.pixel(x: 500, y: 500) == 0)
  }

  @Test func `are refused if they are too slow or not readable`() {
    guard case .tooSlow = trial("<rect width='9' height='9'/>").outcome(within: 0) else {
      Issue.record("there is no time")
      return
    }
    guard case .unreadable = trial("<rect").outcome() else {
      Issue.record("it is damaged")
      return
    }
  }
}
