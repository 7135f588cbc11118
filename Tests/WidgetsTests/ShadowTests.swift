import Base
import Canvas
import TestSupport
import Testing

@testable import Widgets

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

    override func draw(_ pass: RenderPass) {
      pass.drawShadow(under: rect, radius: radius, depth: 8)
    }
  }

  @Test(arguments: [0, 1, 8, 40])
  func `lies round what is raised, up to its round corners, and not under it`(radius: Double) throws
  {
    let rect = ViewRect(x: 30, y: 30, width: 80, height: 80)
    let tester = try SceneTester(Raised(rect, radius: radius), width: 140, height: 140)
    tester.draw()
    let background = tester.pixel(2, 2)
    let inner = Int(40 - 0.3 * radius) - 3
    for (x, y) in [(0, 0), (0, -inner), (-inner, 0), (0, inner), (inner, -inner)] {
      #expect(tester.pixel(70 + x, 70 + y) == background)
    }
    for (x, y) in [(70, 27), (27, 70), (70, 113), (113, 70)] {
      #expect(tester.pixel(x, y) != background)
    }
    // On the corner's curve, where half a pixel of what is raised would show the shadow.
    let onCurve = Int(30 + radius * (1 - 0.5.squareRoot()))
    #expect(tester.pixel(onCurve, onCurve) != background)
  }

  @Test(
    arguments: [
      (width: 40, height: 40, radius: 1.0, depth: 3.0, scale: 1.0), (64, 200, 1, 3, 1),
      (301, 77, 8, 8, 1), (200, 133, 12, 14, 1.25), (500, 90, 0, 4, 2),
    ])
  func `looks the same made of its picture, whatever its size`(
    width: Int, height: Int, radius: Double, depth: Double, scale: Double
  ) throws {
    let shadow = Shadow(
      color: Color(0x102030).with(alpha: 0.6), radius: radius, depth: depth, scale: scale)
    let rect = PixelRect(x: 50, y: 50, width: width, height: height)
    #expect(shadow.isMadeOfPicture(under: rect.size))
    let picture = try #require(shadow.picture())
    let made = try paper(rect) { shadow.draw(picture, under: rect, in: $0) }
    let filled = try paper(rect) { context in
      context.scale(x: scale, y: scale)
      shadow.fill(
        under: ViewRect(
          x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(width) / scale,
          height: Double(height) / scale), in: context)
    }
    var shaded = 0
    for y in 0..<made.size.height {
      for x in 0..<made.size.width {
        let (one, other) = (made.pixel(x: x, y: y), filled.pixel(x: x, y: y))
        if other != 0xFFFF_FFFF { shaded += 1 }
        // One blending rounds otherwise than six.
        for shift in [0, 8, 16] {
          #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 3, "\(x), \(y)")
        }
      }
    }
    #expect(shaded > 2 * (width + height))
  }

  /// White, with a shadow under a rectangle.
  private func paper(_ rect: PixelRect, draw: (DrawingContext) -> Void) throws -> Surface {
    let surface = try Surface(
      size: PixelSize(width: rect.width + 100, height: rect.height + 100), format: .argb32)
    let context = DrawingContext(surface)
    context.setColor(.white)
    context.paint()
    draw(context)
    return surface
  }
}
