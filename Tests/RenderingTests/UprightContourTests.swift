import Base
import Canvas
import Rendering
import Testing

@Suite("Upright contours") struct UprightContourTests {
  /// A ring with a square in it, across the corners of tiles.
  private let picture: [(left: Double, top: Double, right: Double, bottom: Double)] = [
    (363.6, 363.6, 690.9, 690.9), (400, 400, 654.5, 654.5), (509.1, 545.5, 545.5, 581.8),
  ]

  @Test(arguments: [FillRule.evenOdd, .nonZero])
  func `are filled within each other as they are apart, tile by tile`(rule: FillRule) throws {
    var points: [PixelPoint] = []
    for (index, box) in picture.enumerated() {
      let corners = [
        PixelPoint(x: box.left, y: box.top), PixelPoint(x: box.left, y: box.bottom),
        PixelPoint(x: box.right, y: box.bottom), PixelPoint(x: box.right, y: box.top),
      ]
      // The hole goes round the other way.
      points += index == 1 ? corners.reversed() : corners
    }
    let area = Polyline(
      area: points, contourEnds: [4, 8, 12], rule: rule,
      pen: Pen(width: 1, style: LineStyle(color: .black)))
    let tiled = try #require(
      try TiledPicture([area], size: PixelSize(width: 800, height: 800)))
    let surface = try tiled.surface()
    for y in stride(from: 380, to: 680, by: 6) {
      for x in stride(from: 380, to: 680, by: 6) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let inside = picture.filter {
          px > $0.left && px < $0.right && py > $0.top && py < $0.bottom
        }
        let isNearEdge = picture.contains {
          [$0.left, $0.right].contains { abs($0 - px) < 1.5 }
            || [$0.top, $0.bottom].contains { abs($0 - py) < 1.5 }
        }
        guard !isNearEdge else { continue }
        #expect(
          (surface.pixel(x: x, y: y) >> 24 == 255) == (inside.count % 2 == 1), "at \(x), \(y)")
      }
    }
  }
}
