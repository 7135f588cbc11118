import Base
import Canvas
import TestSupport
import Testing

@testable import Rendering

@Suite("Gradients beyond Cairo's numbers")
struct FarGradientTests {
  /// Paints a part of a picture.
  private func paint(_ gradient: InkGradient, _ part: PixelRect) throws -> [UInt8] {
    let surface = try Surface(size: part.size, format: .argb32)
    let context = DrawingContext(surface)
    context.setInk(gradient, offsetX: -Double(part.x), offsetY: -Double(part.y))
    context.fill(PixelRect(size: part.size))
    return surface.pixels(in: surface.bounds)
  }

  private static let maps = [
    PaperMap(xx: 1.97, xy: 0, yx: 0, yy: 1.02, x0: 0.37, y0: -6.9e40),
    PaperMap(xx: 1e30, xy: 2e29, yx: 3e28, yy: 1e30, x0: 10, y0: 20),
    PaperMap(xx: 1e-30, xy: 0, yx: 0, yy: 1e-30, x0: 10, y0: 20),
    PaperMap(xx: 40, xy: 0, yx: 0, yy: 1e-12, x0: 1e9, y0: 20),
    PaperMap(xx: 1e150, xy: 0, yx: 0, yy: 1e-150, x0: 1e300, y0: -1e300),
  ]

  @Test(arguments: maps, GradientSpread.allCases)
  func `have the same colour in every part of a picture`(map: PaperMap, spread: GradientSpread)
    throws
  {
    let stops = [
      GradientStop(at: 0.25, InkColor(red: 68, green: 9, blue: 200)),
      GradientStop(at: 0.55, InkColor(red: 140, green: 200, blue: 0, alpha: 180)),
    ]
    let field = GradientField(map: map, stops: stops, spread: spread, space: .oklab)
    for gradient in [InkGradient.linear(field), .radial(field, focus: PaperPoint(x: -0.6, y: 0))] {
      let whole = try paint(gradient, PixelRect(size: PixelSize(width: 64, height: 64)))
      let colors = Set(stride(from: 0, to: whole.count, by: 4).map { whole[$0..<$0 + 4] })
      #expect(colors.count == 1)
      for place in [(0, 0), (1000, 17), (-31, 99_999)] {
        let part = try paint(gradient, PixelRect(x: place.0, y: place.1, width: 8, height: 8))
        #expect(part.prefix(4) == whole.prefix(4), "\(gradient.kind) at \(place)")
      }
    }
  }

  @Test func `end in the colour that they would have at the paper`() throws {
    let (near, far) = (InkColor(red: 255, green: 0, blue: 0), InkColor(red: 0, green: 0, blue: 255))
    let stops = [GradientStop(at: 0, near), GradientStop(at: 1, far)]
    func color(from start: Double, to end: Double) throws -> [UInt8] {
      let field = GradientField(
        from: PaperPoint(x: start, y: 0), to: PaperPoint(x: end, y: 0), stops: stops)
      let pixels = try paint(.linear(field), PixelRect(x: 0, y: 0, width: 1, height: 1))
      return Array(pixels.prefix(3))
    }
    #expect(try color(from: 1e20, to: 2e20) == [0, 0, 255])
    #expect(try color(from: -2e20, to: -1e20) == [255, 0, 0])
  }
}
