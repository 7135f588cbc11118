import Base
import Canvas
import Documents
import Editing
import Formats
import Rendering

/// The fill tool on a picture of 3840 × 2160 pixels, from a click to the area's outline.
struct FillBench {
  private static let size = PixelSize(width: 3840, height: 2160)

  func run() throws {
    print("A click fills what 300 strokes leave free, \(Self.size.width) × \(Self.size.height)")
    let ratio = AspectRatio(16.0 / 9) ?? .fourToThree
    let painting = Painting(
      shape: .fixed(ratio), baseStrokes: BenchStrokes.make(count: 300, samples: 100))
    let surface = try PaintingPicture.surface(of: painting, size: Self.size, transparent: true)
    let side = Double(Self.size.width)
    let ink = InkPixels(
      surface, of: PixelRect(size: Self.size), scale: side, paper: Self.size)
    guard let start = largestRoom(in: surface.pixels(in: surface.bounds)) else { return }
    let point = PaperPoint(
      x: (Double(start.x) + 0.5) / side, y: (Double(start.y) + 0.5) / side)
    var plain = Measurement()
    for _ in 0..<3 {
      let bytes = surface.pixels(in: surface.bounds)
      plain.add(Measurement.time { _ = flood(bytes, from: start) })
    }
    row("pixel by pixel, without an outline", plain.median, "ms")
    for gap in [0.0, 5, 20, 40] {
      var own = Measurement()
      for _ in 0..<5 {
        own.add(
          Measurement.time {
            _ = AreaTracing.area(
              at: point, in: ink, closing: PaperScale.length(ofPoints: gap), on: ratio)
          })
      }
      row(
        "Filbert, gaps up to \(Int(saturating: gap)) pt closed", own.median, "ms",
        baseline: plain.median,
        "  target 150 ms")
    }
    print("")
  }

  /// A pixel in the largest area without ink.
  private func largestRoom(in bytes: [UInt8]) -> (x: Int, y: Int)? {
    var best: (count: Int, place: (x: Int, y: Int))?
    for y in stride(from: 60, to: Self.size.height, by: 240) {
      for x in stride(from: 60, to: Self.size.width, by: 240) {
        let count = flood(bytes, from: (x, y))
        if count > best?.count ?? 0 { best = (count, (x, y)) }
      }
    }
    return best?.place
  }

  /// The number of connected pixels without ink.
  private func flood(_ bytes: [UInt8], from start: (x: Int, y: Int)) -> Int {
    let (width, height) = (Self.size.width, Self.size.height)
    var isKnown = [Bool](repeating: false, count: width * height)
    var waiting = [start.y * width + start.x]
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      isKnown.withUnsafeMutableBufferPointer { isKnown in
        while let place = waiting.popLast() {
          guard !isKnown[place], bytes[4 * place + 3] <= 24 else { continue }
          isKnown[place] = true
          count += 1
          let x = place % width
          if x > 0 { waiting.append(place - 1) }
          if x < width - 1 { waiting.append(place + 1) }
          if place >= width { waiting.append(place - width) }
          if place < width * (height - 1) { waiting.append(place + width) }
        }
      }
    }
    return count
  }
}
