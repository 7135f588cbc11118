import Base
import Canvas
import Foundation
import Rendering
import TestSupport
import Testing

/// Every head at the ends of lines of three widths and in three sizes, as they were last looked at and found to be
/// right. Other pictures are taken over by running this test with `FILBERT_RECORD=1`.
@Suite("A page of the heads of lines")
struct HeadPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "HeadPages")

  private static let heads = LineHead.allCases.filter { $0 != .none }
  private static let columnWidth = 230.0
  private static let rowHeight = 62.0
  private static let size = PixelSize(width: 690, height: 12 * 62)

  private static func lines(width: Double, scale: Double) -> [Polyline] {
    heads.enumerated().flatMap { row, head in
      [2.0, 4, 7].enumerated().map { column, size in
        let y = (Double(row) + 0.5) * rowHeight
        let x = Double(column) * columnWidth
        let points = [(x + 30, y + 8), (x + columnWidth - 30, y - 8)].map {
          PixelPoint(x: $0.0 * scale, y: $0.1 * scale)
        }
        let style = LineStyle(
          cap: EndCap.allCases[row % EndCap.allCases.count],
          color: InkColor(red: 32, green: 58, blue: 110, alpha: column == 2 ? 140 : 255),
          heads: LineHeads(start: head, end: head, size: size))
        return Polyline(
          points: points, pen: Pen(width: width * scale, style: style, pixelsPerPoint: scale))
      }
    }
  }

  @Test(arguments: [1.5, 4, 8], [1.0, 2])
  func `looks as it did, at its size and enlarged`(width: Double, scale: Double) throws {
    let size = PixelSize(
      width: Self.size.width * Int(scale), height: Self.size.height * Int(scale))
    let lines = Self.lines(width: width, scale: scale)
    let picture = try TiledPicture(ChunkedArray(lines), size: size, cores: 1)
    let surface = try Surface(size: size, format: .rgb24)
    let context = DrawingContext(surface)
    context.setColor(.white)
    context.fill(PixelRect(size: size))
    picture?.paint(PixelRect(size: size), in: context, x: 0, y: 0)
    let file = Self.folder.appending(path: "heads-\(width)-\(Int(scale)).png")
    try GoldenPicture(file).expect(surface)
  }
}
