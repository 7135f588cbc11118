import Base
import Canvas
import Foundation
import Rendering
import TestSupport
import Testing

/// Handwriting, circles, waves and hatching as a pointer of whole pixels gives them at four speeds, as they were last
/// looked at and found to be right. Other pictures are taken over by running this test with `FILBERT_RECORD=1`.
@Suite("What a hand draws")
struct InkPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "InkPages")

  /// Points of the screen from one sample to the next.
  private static let paces = [3.0, 8, 16, 30]
  private static let columnWidth = 250.0
  private static let height = 470.0

  private struct Drawing {
    let curve: KnownCurve
    let corner: PaperPoint
    let width: Double
    let hand: HandStyle
  }

  private static var column: [Drawing] {
    func drawing(
      _ curve: KnownCurve, _ x: Double, _ y: Double, width: Double = 3, _ hand: HandStyle = .gentle
    ) -> Drawing {
      Drawing(curve: curve, corner: PaperPoint(x: x, y: y), width: width, hand: hand)
    }
    let wave = KnownCurve("wave") { t in (210 * t, 14 * sin(2 * .pi * 3 * t)) }
    let bow = KnownCurve("bow") { t in (200 * t, -36 * sin(.pi * t)) }
    return [
      drawing(.writing(40), 20, 100),
      drawing(.writing(22), 20, 165, width: 2),
      drawing(.circle(24), 180, 140),
      drawing(wave, 20, 205),
      drawing(.zigzag(turn: 150, leg: 60, legs: 12), 20, 255, width: 2),
      drawing(
        .writing(40), 20, 380, width: 7,
        HandStyle(
          smoothing: 35, widthSource: .speed, thinnest: 0.15, taper: Taper(start: 20, end: 40))),
      drawing(
        bow, 20, 445, width: 16, HandStyle(smoothing: 35, taper: Taper(start: 60, end: 120))),
    ]
  }

  /// A line in pixels, at so many of them for each point.
  private static func line(_ drawing: Drawing, pace: Double, at x: Double, scale: Double)
    -> Polyline
  {
    let paper = AspectRatio.fourToThree
    let way = PaperVector(dx: drawing.corner.x + x, dy: drawing.corner.y)
    let places = drawing.curve.moved(angle: 0, by: way).samples(grid: 1) { _ in pace }
    let samples = places.enumerated().map { number, place in
      Sample(
        position: PaperPoint(
          x: place.x * PaperScale.grain, y: place.y * PaperScale.grain
        ).unitPoint(on: paper), milliseconds: UInt32(8 * number))
    }
    let points = samples.line(
      drawing.hand, on: paper, grain: PaperScale.grain, tolerance: PaperScale.grain * 0.05 / scale)
    let viewport = Viewport(
      paper: PixelRect(x: 0, y: 0, width: Int(1600 * scale), height: Int(1200 * scale)))
    let style = LineStyle(hand: drawing.hand)
    return Polyline(
      LinePoints(points, style, hand: drawing.hand.drawn, in: viewport),
      pen: Pen(width: drawing.width * scale, style: style))
  }

  /// - Parameter crop: what is seen of it, in points.
  private static func page(scale: Double, crop: PixelRect) throws -> Surface {
    let size = PixelSize(width: crop.width * Int(scale), height: crop.height * Int(scale))
    let lines = paces.enumerated().flatMap { number, pace in
      column.map { line($0, pace: pace, at: Double(number) * columnWidth, scale: scale) }
    }
    let whole = PixelSize(
      width: Int(columnWidth * Double(paces.count) * scale), height: Int(height * scale))
    let picture = try TiledPicture(ChunkedArray(lines), size: whole, cores: 1)
    let surface = try Surface(size: size, format: .rgb24)
    let context = DrawingContext(surface)
    context.setColor(.white)
    context.fill(PixelRect(size: size))
    let (x, y) = (crop.x * Int(scale), crop.y * Int(scale))
    picture?.paint(
      PixelRect(x: x, y: y, width: size.width, height: size.height), in: context, x: -x, y: -y)
    return surface
  }

  @Test(
    arguments: [
      ("ink-100", 1.0, PixelRect(x: 0, y: 0, width: 1000, height: 470)),
      ("ink-400", 4.0, PixelRect(x: 250, y: 0, width: 250, height: 470)),
    ])
  func `looks as it did, at its size and enlarged`(name: String, scale: Double, crop: PixelRect)
    throws
  {
    let file = Self.folder.appending(path: "\(name).png")
    try GoldenPicture(file).expect(Self.page(scale: scale, crop: crop))
  }
}
