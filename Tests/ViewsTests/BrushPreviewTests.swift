import Canvas
import Base
import Glibc
import Rendering
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("The brush preview")
struct BrushPreviewTests {
  private let size = ViewSize(width: 330, height: 96)

  @Test func `has a width, ends, corners and a colour of its own`() {
    let preview = BrushPreview(name: "Preview", brush: Brush())
    preview.strokeWidth = 70
    preview.endCap = .butt
    preview.lineJoin = .miter
    preview.color = InkColor(red: 9, green: 8, blue: 7)
    #expect(preview.strokeWidth == 50 && preview.endCap == .butt && preview.lineJoin == .miter)
    #expect(preview.color == InkColor(red: 9, green: 8, blue: 7))
    preview.strokeWidth = .nan
    #expect(preview.strokeWidth == 50)
  }

  @Test(arguments: [0.5, 4, 18, 30, 50])
  func `has a sharp zigzag, a shallow bend and two free ends that are seen from 0.5 to 50`(
    width: Double
  ) throws {
    let corners = BrushPreview.corners(of: width, in: size)
    #expect(corners.count == 6)
    func angle(_ index: Int) -> Double {
      let a = corners[index - 1]
      let b = corners[index]
      let c = corners[index + 1]
      let dot = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y)
      return dot / (a.distance(to: b) * c.distance(to: b))
    }
    // Cosines: the peak below 75°, the bend above 140°.
    #expect(angle(2) > 0.26 && angle(4) < -0.76)
    for end in [corners[0], corners[5]] {
      #expect(end.x >= width / 2 && end.x <= size.width - width / 2)
      #expect(end.y >= width / 2 && end.y <= size.height - width / 2)
    }
    // The tip of the peak's miter.
    let half = 0.5 * (1 - angle(2))
    #expect(corners[2].y - width / 2 / half.squareRoot() > -2)
  }

  @Test(arguments: [1.0, 2])
  func `is the very picture that the painting would show of that line`(scale: Double) throws {
    var brush = Brush(widthInPoints: 12)
    brush.style.color = InkColor(red: 30, green: 60, blue: 200)
    let preview = BrushPreview(name: "", brush: brush)
    let tester = try SceneTester(
      preview, width: Int(340 * scale), height: Int(106 * scale), scale: scale)
    let pane = PixelSize(width: Int(330 * scale), height: Int(96 * scale))
    let corners = BrushPreview.corners(of: 12, in: ViewSize(width: 330, height: 96))
    let points = PreviewHand(corners, brush: brush).line.map {
      PixelPoint(x: $0.x * scale, y: $0.y * scale)
    }
    let line = Polyline(points: points, pen: Pen(width: 12 * scale, style: brush.style))
    let ink = try #require(try TiledPicture([line], size: pane)).surface()
    // Where the ink is solid, right under the glass, its hue is seen; where there is none, it is not.
    var solid = 0
    for y in stride(from: Int(12 * scale), to: pane.height - 12, by: 3) {
      for x in stride(from: 12, to: pane.width - 12, by: 3) {
        let alpha = ink.pixel(x: x, y: y) >> 24
        let shown = Color(tester.pixel(x + Int(5 * scale), y + Int(5 * scale)))
        if alpha == 255 {
          solid += 1
          #expect(shown.blue > shown.red + 0.3)
        } else if alpha == 0 {
          #expect(shown.blue < shown.red + 0.02)
        }
      }
    }
    #expect(solid > 100)
  }

  /// How much a line turns after its corners, in radians.
  private func tremble(smoothing: Double, steadiness: Double = 0) -> Double {
    let corners = BrushPreview.corners(of: 4, in: size)
    var brush = Brush(widthInPoints: 4, style: LineStyle(hand: HandStyle(smoothing: smoothing)))
    brush.steadiness = steadiness
    let line = PreviewHand(corners, brush: brush).line
    #expect(Array(line.prefix(5)) == Array(corners.prefix(5)) && line.last == corners.last)
    let rest = Array(line[5...])
    let angles = zip(rest, rest.dropFirst()).map { atan2($1.y - $0.y, $1.x - $0.x) }
    return zip(angles, angles.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
  }

  @Test func `trembles on its last stretch, the less the more it is smoothed or steadied`() {
    let raw = tremble(smoothing: 0)
    let smoothed = [50.0, 75, 100].map { tremble(smoothing: $0) }
    for (less, more) in zip([raw] + smoothed, smoothed) {
      #expect(more < less, "\(raw), \(smoothed)")
    }
    #expect(smoothed[2] < raw / 3)
    #expect(tremble(smoothing: 0, steadiness: 40) < raw / 3)
  }

  @Test func `stands on a background on which every colour of the palette is seen`() {
    for color in ColorPalette.standard.colors {
      let tone =
        BrushPreview.isLitFor(color) ? BrushPreview.dayTone : BrushPreview.nightTone
      #expect(color.canvasColor.contrast(with: tone) >= 3, "\(color.hex)")
    }
  }

  @Test(arguments: [0.5, 1, 4, 12, 30, 50])
  func `shows every part of the brush at every width`(width: Double) throws {
    let preview = BrushPreview(name: "", brush: Brush(widthInPoints: width))
    let tester = try SceneTester(preview, width: 680, height: 212, scale: 2)
    var pictures: Set<[UInt8]> = []
    func look() {
      tester.draw()
      pictures.insert(tester.surface.pixels(in: tester.surface.bounds))
    }
    look()
    preview.endCap = .butt
    look()
    preview.endCap = .square
    look()
    preview.lineJoin = .miter
    look()
    preview.lineJoin = .bevel
    look()
    preview.color = InkColor(red: 200, green: 20, blue: 20)
    look()
    preview.brush.style.dash = DashPattern([3, 2]) ?? .solid
    look()
    #expect(pictures.count == 7)
  }
}
