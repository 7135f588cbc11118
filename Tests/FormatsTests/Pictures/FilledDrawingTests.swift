import Base
import Canvas
import Documents
import Editing
import Formats
import Rendering
import TestSupport
import Testing

/// The fill tool's areas on drawings as they are drawn, beside a search from pixel to pixel.
@Suite("Filled drawings")
struct FilledDrawingTests {
  private static let (width, height) = (240, 180)

  /// Curves and polygons all over the paper, most of them closed.
  private static func drawing(_ dice: inout SeededRandom) -> Painting {
    let strokes = (0..<Int.random(in: 3...9, using: &dice)).map { _ in
      let center = UnitPoint(
        x: .random(in: 0.1...0.9, using: &dice), y: .random(in: 0.1...0.9, using: &dice))
      let count = Int.random(in: 3...40, using: &dice)
      let radius = Double.random(in: 0.05...0.4, using: &dice)
      let wobble = Double.random(in: 0...0.3, using: &dice)
      let points = (0...count).map { step in
        let way = PaperAngle.direction(radians: 2 * .pi * Double(step % count) / Double(count))
        let reach = radius * (1 + wobble * Double(step * 7 % 5 - 2) / 2)
        return UnitPoint(x: center.x + way.dx * reach, y: center.y + way.dy * reach * 4 / 3)
      }
      return Stroke(
        width: .random(in: 0.008...0.03, using: &dice), style: LineStyle(join: .round),
        samples: points.map { Sample(position: $0) })
    }
    return Painting(shape: .fixed(.fourToThree), baseStrokes: strokes)
  }

  /// The pixels without any ink to speak of that hang together with one, found one by one.
  private static func region(around start: (Int, Int), in ink: Surface) -> Set<Int> {
    func isFree(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < width && y < height && ink.pixel(x: x, y: y) >> 24 <= 24
    }
    var (found, waiting) = (Set<Int>(), [start])
    while let (x, y) = waiting.popLast() {
      guard isFree(x, y), found.insert(y * width + x).inserted else { continue }
      waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    }
    return found
  }

  @Test(arguments: 0..<10)
  func `cover what lines enclose, and nothing beyond the lines`(part: Int) throws {
    var dice = SeededRandom(seed: UInt64(900 + part))
    let size = PixelSize(width: Self.width, height: Self.height)
    for _ in 0..<20 {
      let painting = Self.drawing(&dice)
      let ink = try PaintingPicture.surface(of: painting, size: size, transparent: true)
      var start = (0, 0)
      repeat {
        start = (
          Int.random(in: 0..<Self.width, using: &dice),
          Int.random(in: 0..<Self.height, using: &dice)
        )
      } while ink.pixel(x: start.0, y: start.1) != 0
      let region = Self.region(around: start, in: ink)
      let pixels = InkPixels(
        ink, of: PixelRect(size: size), scale: Double(Self.width), paper: size)
      let point = PaperPoint(
        x: (Double(start.0) + 0.5) / Double(Self.width),
        y: (Double(start.1) + 0.5) / Double(Self.width))
      guard
        case .area(let outline) = AreaTracing.area(
          at: point, in: pixels, closing: 0, on: .fourToThree)
      else {
        Issue.record("no area of \(region.count) pixels")
        continue
      }
      let area = try PaintingPicture.surface(
        of: Painting(
          shape: .fixed(.fourToThree),
          baseElements: [PaintingElement(.area(outline), width: 0.001)]), size: size,
        transparent: true)
      var (missing, beyond) = (0, 0)
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          let isCovered = area.pixel(x: x, y: y) >> 24 >= 128
          let isInside = region.contains(y * Self.width + x)
          if isInside, !isCovered { missing += 1 }
          if !isInside, isCovered, ink.pixel(x: x, y: y) >> 24 <= 24 { beyond += 1 }
        }
      }
      let most = max(4, region.count / 100)
      #expect(missing <= most && beyond <= most, "\(missing), \(beyond) of \(region.count)")
    }
  }
}
