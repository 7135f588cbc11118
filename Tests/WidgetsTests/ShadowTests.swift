import Base
import Canvas
import TestSupport
import Testing
import Widgets

@Suite("A shadow")
struct ShadowTests {
  private final class Raised: View {
    let rect: ViewRect
    let radius: Double

    init(_ rect: ViewRect, radius: Double) {
      self.rect = rect
      self.radius = radius
      super.init(Accessibility(.group, name: "Raised"))
    }

    override func draw(_ pass: DrawPass) {
      pass.drawShadow(under: rect, radius: radius, depth: 8)
    }
  }

  @Test(
    "lies round what is raised, up to its round corners, and not under it",
    arguments: [0, 1, 8, 40])
  func shadow(radius: Double) throws {
    let rect = ViewRect(x: 30, y: 30, width: 80, height: 80)
    let tester = try SceneTester(Raised(rect, radius: radius), width: 140, height: 140)
    tester.draw()
    let ground = tester.pixel(2, 2)
    let inner = Int(40 - 0.3 * radius) - 3
    for (x, y) in [(0, 0), (0, -inner), (-inner, 0), (0, inner), (inner, -inner)] {
      #expect(tester.pixel(70 + x, 70 + y) == ground)
    }
    for (x, y) in [(70, 27), (27, 70), (70, 113), (113, 70)] {
      #expect(tester.pixel(x, y) != ground)
    }
    // On the corner's curve, where half a pixel of what is raised would show the shadow.
    let onCurve = Int(30 + radius * (1 - 0.5.squareRoot()))
    #expect(tester.pixel(onCurve, onCurve) != ground)
  }
}
