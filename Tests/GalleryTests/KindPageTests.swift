import Base
import Canvas
import Foundation
import Rendering
import TestSupport
import Testing

/// A wave, a spiral, a hatching and a blot with each kind of brush in three widths, as they were last looked at and
/// found to be right. Other pictures are taken over by running this test with `FILBERT_RECORD=1`.
@Suite("What each kind of brush draws")
struct KindPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "KindPages")

  private static let widths = [3.0, 9, 24]
  private static let columnWidth = 130.0
  private static let rowHeight = 100.0
  private static let size = PixelSize(width: 520, height: 300)

  /// Points of the screen, relative to the middle of a place 130 wide and 100 high.
  private static let figures: [[PaperPoint]] = [
    curve(60) { part in (-50 + 100 * part, 22 * sin(part * 4 * .pi)) },
    curve(90) { part in
      let (angle, radius) = (part * 5 * .pi, 6 + 32 * part)
      return (radius * cos(angle), radius * sin(angle))
    },
    (0..<12).flatMap { stroke -> [PaperPoint] in
      let x = -44 + 8 * Double(stroke)
      let ends = [PaperPoint(x: x - 8, y: 32), PaperPoint(x: x + 8, y: -32)]
      return stroke % 2 == 0 ? ends : ends.reversed()
    },
    // A click, drawn as a stroke that goes nowhere.
    [PaperPoint(x: 0, y: 0), PaperPoint(x: 0, y: 0)],
  ]

  private static func curve(
    _ count: Int, _ place: (Double) -> (Double, Double)
  ) -> [PaperPoint] {
    (0...count).map { number in
      let (x, y) = place(Double(number) / Double(count))
      return PaperPoint(x: x, y: y)
    }
  }

  /// The pressure rises to the middle of the line and falls again; the pen leans more and more to the right.
  private static func samples(_ figure: [PaperPoint], at corner: PaperPoint) -> [Sample] {
    figure.enumerated().map { number, place in
      let part = Double(number) / Double(max(figure.count - 1, 1))
      let point = PaperPoint(
        x: (corner.x + columnWidth / 2 + place.x) * PaperScale.grain,
        y: (corner.y + rowHeight / 2 + place.y) * PaperScale.grain)
      return Sample(
        position: point.unitPoint(on: .fourToThree),
        pressure: figure.count > 2 ? Float(0.25 + 0.75 * sin(part * .pi)) : 1,
        milliseconds: UInt32(12 * number), tilt: PenTilt(x: 60 * part, y: 0))
    }
  }

  private static func line(
    _ kind: BrushKind.Name, figure: Int, width: Int, scale: Double
  ) -> Polyline {
    let hand = HandStyle(
      smoothing: figure == 2 ? 0 : 35, widthSource: kind == .pen ? .pressure : .steady,
      thinnest: 0.2)
    var style = LineStyle(color: InkColor(red: 32, green: 58, blue: 110), hand: hand)
    style.kind = BrushKind(kind).seeded(UInt32(figure + 1))
    if [.pencil, .chalk, .airbrush].contains(kind) { style.lightestOpacity = 0.2 }
    let corner = PaperPoint(x: columnWidth * Double(figure), y: rowHeight * Double(width))
    let samples = samples(figures[figure], at: corner)
    let points =
      hand.isPlain
      ? samples
      : samples.line(
        hand, on: .fourToThree, grain: PaperScale.grain,
        tolerance: PaperScale.grain * 0.05 / scale)
    let viewport = Viewport(
      paper: PixelRect(x: 0, y: 0, width: Int(1600 * scale), height: Int(1200 * scale)))
    return Polyline(
      LinePoints(points, style, hand: hand.drawn, in: viewport),
      pen: Pen(width: widths[width] * scale, style: style, pixelsPerPoint: scale))
  }

  /// - Parameter crop: the visible part, in points.
  private static func page(
    _ kind: BrushKind.Name, scale: Double, crop: PixelRect
  ) throws -> Surface {
    func pixels(_ length: Int) -> Int { Int((Double(length) * scale).rounded()) }
    let lines = widths.indices.flatMap { width in
      figures.indices.map { line(kind, figure: $0, width: width, scale: scale) }
    }
    let whole = PixelSize(width: pixels(size.width), height: pixels(size.height))
    let picture = try TiledPicture(ChunkedArray(lines), size: whole, cores: 1)
    let seen = PixelSize(width: pixels(crop.width), height: pixels(crop.height))
    let surface = try Surface(size: seen, format: .rgb24)
    let context = DrawingContext(surface)
    context.setColor(.white)
    context.fill(PixelRect(size: seen))
    let (x, y) = (pixels(crop.x), pixels(crop.y))
    picture?.paint(
      PixelRect(x: x, y: y, width: seen.width, height: seen.height), in: context, x: -x, y: -y)
    return surface
  }

  /// The zoom, and the part of the page that is seen.
  private static let views = [
    (43, PixelRect(size: size)), (100, PixelRect(size: size)),
    // The middle of the waves.
    (400, PixelRect(x: 20, y: 120, width: 90, height: 165)),
  ]

  @Test(arguments: BrushKind.Name.allCases, [0, 1, 2])
  func `looks as it did, small, at its size and enlarged`(kind: BrushKind.Name, view: Int) throws {
    let (percent, crop) = Self.views[view]
    let file = Self.folder.appending(path: "\(kind.rawValue)-\(percent).png")
    try GoldenPicture(file).expect(
      Self.page(kind, scale: Double(percent) / 100, crop: crop))
  }
}
