import Base
import Canvas
import Documents
import Formats
import Glibc
import TestSupport
import Testing

/// Lines of changing width beside circles that are stamped densely along them.
@Suite("The ink of lines whose width changes")
struct SolidInkTests {
  private static let (width, height, cell) = (1200, 800, 200)
  private static let paper = AspectRatio(1.5) ?? .fourToThree

  /// Two dozen lines, one in each square: loops, bulges, noise in the pressure.
  private func painting(seed: UInt64) -> Painting {
    var random = SeededRandom(seed: seed)
    let elements = (0..<24).map { index in
      line(inColumn: index % 6, row: index / 6, using: &random)
    }
    return Painting(shape: .fixed(Self.paper), baseElements: elements)
  }

  private func line(
    inColumn column: Int, row: Int, using random: inout SeededRandom
  ) -> PaintingElement {
    let side = Double(Self.cell)
    let (left, top) = (Double(column) * side, Double(row) * side)
    let step = Double.random(in: 2...14, using: &random)
    let bend = Double.random(in: 0...0.5, using: &random)
    let noise = Double.random(in: 0...0.5, using: &random)
    var (x, y) = (side / 2, side / 2)
    var (direction, turn) = (Double.random(in: 0...6.3, using: &random), 0.0)
    var samples: [Sample] = []
    for index in 0..<60 {
      let pressure =
        0.5 + 0.4 * sin(Double(index) / 6) + Double.random(in: -noise...noise, using: &random)
      samples.append(
        Sample(
          position: UnitPoint(
            x: (left + x) / Double(Self.width), y: (top + y) / Double(Self.height)),
          pressure: Float(min(max(pressure, 0), 1)), milliseconds: UInt32(8 * index)))
      turn = 0.8 * turn + Double.random(in: -bend...bend, using: &random)
      direction += turn
      (x, y) = (x + step * cos(direction), y + step * sin(direction))
      if !(30...side - 30).contains(x) || !(30...side - 30).contains(y) {
        // Back to the middle, over a corner.
        direction = atan2(side / 2 - y, side / 2 - x)
        (x, y) = (min(max(x, 30), side - 30), min(max(y, 30), side - 30))
      }
    }
    let hand = HandStyle(
      smoothing: [0, 35, 35, 80].randomElement(using: &random) ?? 35, widthSource: .pressure,
      thinnest: Double.random(in: 0...0.5, using: &random))
    return PaintingElement(
      .freehand(samples), width: Double.random(in: 2...40, using: &random) / 1600,
      style: LineStyle(color: .black, hand: hand))
  }

  /// How far each pixel's middle is from the nearest circle on a line, negative inside.
  private func distances(of painting: Painting) -> [Float] {
    var distances = [Float](repeating: .infinity, count: Self.width * Self.height)
    for element in painting.elements {
      let line = element.line(on: Self.paper, tolerance: 1e-6)
      let circles = line.samples.map { sample in
        (
          x: sample.position.x * Double(Self.width), y: sample.position.y * Double(Self.height),
          radius: element.style.hand.breadth(atPressure: Double(sample.pressure)) * element.width
            * Double(Self.width) / 2
        )
      }
      for (a, b) in zip(circles, circles.dropFirst()) {
        let count = max(1, Int((hypot(b.x - a.x, b.y - a.y) * 8).rounded(.up)))
        for step in 0...count {
          let part = Double(step) / Double(count)
          stamp(
            x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part,
            radius: a.radius + (b.radius - a.radius) * part, on: &distances)
        }
      }
    }
    return distances
  }

  private func stamp(x: Double, y: Double, radius: Double, on distances: inout [Float]) {
    let reach = radius + 2
    for row in max(0, Int(y - reach))...min(Self.height - 1, Int(y + reach)) {
      for column in max(0, Int(x - reach))...min(Self.width - 1, Int(x + reach)) {
        let distance = Float(hypot(Double(column) + 0.5 - x, Double(row) + 0.5 - y) - radius)
        let place = row * Self.width + column
        distances[place] = min(distances[place], distance)
      }
    }
  }

  /// Counts pixels that lie within the ink and are light, and that lie beyond it and are dark.
  private func faults(
    of picture: Surface, _ distances: [Float], margin: Float
  ) throws -> (light: Int, dark: Int, inside: Int) {
    // Poppler rounds pages up.
    try #require(picture.size.width == Self.width && picture.size.height >= Self.height)
    var (light, dark, inside) = (0, 0, 0)
    for place in distances.indices {
      let brightness = picture.pixel(x: place % Self.width, y: place / Self.width) & 255
      if distances[place] < -margin {
        inside += 1
        if brightness > 12 { light += 1 }
      } else if distances[place] > margin, brightness < 243 {
        dark += 1
      }
    }
    return (light, dark, inside)
  }

  @Test(arguments: 0..<9)
  func `is solid, and ends where it should`(seed: UInt64) throws {
    let painting = painting(seed: seed)
    let size = PixelSize(width: Self.width, height: Self.height)
    let found = try faults(
      of: try PaintingPicture.surface(of: painting, size: size), distances(of: painting),
      margin: 0.8)
    #expect(found.light == 0 && found.dark == 0 && found.inside > 10_000, "\(found)")
  }

  @Test(arguments: [FileFormat.svg, .pdf])
  func `is solid in files, as Poppler and librsvg draw them`(format: FileFormat) throws {
    let painting = painting(seed: 20)
    let export = PaintingExport(as: format, width: Self.width)
    try OtherProgram.withFolder { folder in
      let picture = try OtherProgram.rendering(
        of: export.bytes(of: painting, name: "Ink"), as: format, width: Self.width, in: folder)
      let found = try faults(of: picture, distances(of: painting), margin: 1.2)
      #expect(found.light == 0 && found.dark == 0 && found.inside > 10_000, "\(found)")
    }
  }
}
