import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Editing

/// What the fill tool finds beside the connected regions that SciPy finds in the same pictures.
@Suite("Fills beside SciPy's regions")
struct RegionLabelTests {
  private static let (width, height) = (320, 240)
  private static let paper = AspectRatio.fourToThree
  /// Smaller regions are mostly edge.
  private static let leastRegion = 1500

  /// Ink, pixel by pixel.
  private struct Drawing {
    var isInk = [Bool](repeating: false, count: width * height)

    /// A round pen from point to point.
    mutating func draw(_ points: [PaperPoint], width: Double) {
      for (start, end) in zip(points, points.dropFirst()) {
        visit(start, end, within: width / 2) { isInk[$0] = true }
      }
    }

    /// Takes off all within a distance of a point.
    mutating func clear(around point: PaperPoint, within distance: Double) {
      visit(point, point, within: distance) { isInk[$0] = false }
    }

    private func visit(
      _ start: PaperPoint, _ end: PaperPoint, within distance: Double, _ body: (Int) -> Void
    ) {
      let box = PaperBox(from: start, to: end).grown(by: distance + 1)
      func pixels(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
        min(max(0, Int(from)), count)..<min(max(0, Int(to) + 1), count)
      }
      for y in pixels(box.top, box.bottom, height) {
        for x in pixels(box.left, box.right, width) {
          let point = PaperPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let way = end - start
          let length = way.dot(way)
          let part = length > 0 ? min(max((point - start).dot(way) / length, 0), 1) : 0
          if (start.point(part, towards: end) - point).length <= distance {
            body(y * RegionLabelTests.width + x)
          }
        }
      }
    }

    var ink: InkPixels {
      let size = PixelSize(width: width, height: height)
      return InkPixels(
        isInk.map { $0 ? 0xFF00_0000 : 0 }, of: PixelRect(size: size), scale: Double(width),
        paper: size)
    }
  }

  /// A drawing, where it is filled, and the gaps that are closed.
  private struct Fill {
    var drawing: Drawing
    var x: Int
    var y: Int
    var gap = 0.0
  }

  /// A closed line that wobbles.
  private static func loop(
    around center: PaperPoint, radius: Double, using random: inout SeededRandom
  ) -> [PaperPoint] {
    let waves = (2...4).map {
      ($0, Double.random(in: 0...0.12, using: &random), Double.random(in: 0...6, using: &random))
    }
    return (0...120).map { step in
      let angle = Double(step % 120) / 120 * 2 * .pi
      let wobble = waves.reduce(1) { $0 + $1.1 * sin(Double($1.0) * angle + $1.2) }
      return center + PaperAngle.direction(radians: angle) * (radius * wobble)
    }
  }

  /// How far apart the ends of a loop are on both sides of a door, from ink to ink.
  ///
  /// - Parameter distance: from the door; how far its ends are looked for.
  private static func width(
    of door: Int, within distance: Double, in loop: [PaperPoint], _ drawing: Drawing
  ) -> Double {
    var sides: [[PaperPoint]] = [[], []]
    for place in drawing.isInk.indices where drawing.isInk[place] {
      let point = PaperPoint(
        x: Double(place % width) + 0.5, y: Double(place / width) + 0.5)
      guard (point - loop[door]).length <= distance,
        let nearest = loop.indices.dropLast().min(by: {
          (loop[$0] - point).length < (loop[$1] - point).length
        })
      else { continue }
      sides[(nearest - door + 120) % 120 < 60 ? 0 : 1].append(point)
    }
    let distances = sides[0].flatMap { end in sides[1].map { ($0 - end).length } }
    return (distances.min() ?? 0) - 1
  }

  /// Loops and lines all over the picture, which cross.
  private static func drawing(using random: inout SeededRandom) -> Drawing {
    func place() -> PaperPoint {
      PaperPoint(
        x: .random(in: 0...Double(width), using: &random),
        y: .random(in: 0...Double(height), using: &random))
    }
    var drawing = Drawing()
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let pen = Double.random(in: 2...7, using: &random)
      let points =
        random.one(in: 3)
        ? (0..<4).map { _ in place() }
        : loop(around: place(), radius: .random(in: 25...90, using: &random), using: &random)
      drawing.draw(points, width: pen)
    }
    return drawing
  }

  /// The pixels without ink that lie within the area that a fill makes; nil where it makes none.
  private static func filled(_ fill: Fill) -> Set<Int>? {
    let side = Double(width)
    let point = PaperPoint(x: (Double(fill.x) + 0.5) / side, y: (Double(fill.y) + 0.5) / side)
    guard
      case .area(let outline) = AreaTracing.area(
        at: point, in: fill.drawing.ink, closing: fill.gap / side, on: paper)
    else { return nil }
    let line = PaintingElement(.area(outline), width: 1).line(on: paper, tolerance: 1e-5)
    let points = line.samples.map { PaperPoint($0.position, on: paper) }.map {
      PaperPoint(x: $0.x * side, y: $0.y * side)
    }
    var found: Set<Int> = []
    for y in 0..<height {
      let middle = Double(y) + 0.5
      var crossings: [Double] = []
      for (start, end) in zip([0] + line.contourEnds, line.contourEnds) {
        let polygon = points[start..<end]
        for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        where (a.y > middle) != (b.y > middle) {
          crossings.append(a.x + (middle - a.y) / (b.y - a.y) * (b.x - a.x))
        }
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (from, to) = (crossings[pair] - 0.5, crossings[pair + 1] - 0.5)
        let first = min(max(0, Int(from.rounded(.up))), width)
        for x in first..<max(first, min(width, Int(to.rounded(.down)) + 1)) {
          if !fill.drawing.isInk[y * width + x] { found.insert(y * width + x) }
        }
      }
    }
    return found
  }

  /// The connected regions of pixels without ink that SciPy finds, each where its fill begins.
  private static func labels(_ fills: [Fill]) throws -> [Set<Int>] {
    let folder = try TemporaryFolder()
    var bytes: [UInt8] = []
    for fill in fills { bytes += fill.drawing.isInk.map { $0 ? 1 : 0 } }
    try Data(bytes).write(to: URL(filePath: folder.file("ink")))
    let starts = fills.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let script = """
      import sys
      import numpy
      from scipy import ndimage
      width, height = int(sys.argv[3]), int(sys.argv[4])
      ink = numpy.fromfile(sys.argv[1], numpy.uint8).reshape(-1, height, width)
      regions = []
      for picture, start in zip(ink, sys.argv[5].split()):
          x, y = map(int, start.split(","))
          labels, _ = ndimage.label(picture == 0)
          regions.append((labels == labels[y, x]) & (picture == 0))
      numpy.array(regions, numpy.uint8).tofile(sys.argv[2])
      """
    try Program.run(
      "/usr/bin/python3",
      ["-c", script, folder.file("ink"), folder.file("regions"), "\(width)", "\(height)", starts])
    let regions = [UInt8](try Data(contentsOf: URL(filePath: folder.file("regions"))))
    let count = width * height
    return fills.indices.map { index in
      Set((0..<count).filter { regions[index * count + $0] == 1 })
    }
  }

  @Test func `are the regions of 200 random drawings, to a hundredth of their area`() throws {
    var random = SeededRandom(seed: 1)
    let fills = (0..<200).map { _ in
      let drawing = Self.drawing(using: &random)
      let free = drawing.isInk.indices.filter { !drawing.isInk[$0] }
      let start = free.randomElement(using: &random) ?? 0
      return Fill(drawing: drawing, x: start % Self.width, y: start / Self.width)
    }
    var compared = 0
    for (fill, region) in zip(fills, try Self.labels(fills)) where region.count >= Self.leastRegion
    {
      let filled = try #require(Self.filled(fill))
      let difference = filled.symmetricDifference(region).count
      #expect(
        Double(difference) <= 0.01 * Double(region.count), "\(difference) of \(region.count)")
      compared += 1
    }
    #expect(compared > 150)
  }

  @Test func `leak through no gap below the limit, and through each above it`() throws {
    var random = SeededRandom(seed: 2)
    var closed: [Fill] = []
    var open: [Fill] = []
    for _ in 0..<200 {
      let pen = Double.random(in: 2...7, using: &random)
      let center = PaperPoint(x: 160, y: 120)
      // There is more room round it than any of the gaps is wide.
      let points = Self.loop(
        around: center, radius: .random(in: 45...60, using: &random), using: &random)
      var drawing = Drawing()
      drawing.draw(points, width: pen)
      closed.append(Fill(drawing: drawing, x: 160, y: 120))
      let radius = Double.random(in: pen / 2 + 3...14, using: &random)
      let door = Int.random(in: 0..<120, using: &random)
      drawing.clear(around: points[door], within: radius)
      let narrowest = Self.width(of: door, within: radius + 3, in: points, drawing)
      closed[closed.count - 1].gap = 2 * radius + 3
      // The ball that does not fit through gaps is an octagon, up to an eighth wider than a circle, and of whole
      // pixels.
      open.append(Fill(drawing: drawing, x: 160, y: 120, gap: (narrowest - 3) / 1.125))
    }
    let rooms = try Self.labels(closed)
    for (index, everything) in try Self.labels(open).enumerated() {
      let (room, gap) = (rooms[index], closed[index].gap)
      #expect(everything.count > room.count * 3 / 2)
      let leaking = try #require(Self.filled(open[index]))
      #expect(
        Double(leaking.symmetricDifference(everything).count) <= 0.02 * Double(everything.count),
        "\(open[index].gap), closed from \(gap) on")
      var fill = open[index]
      fill.gap = gap
      let kept = try #require(Self.filled(fill))
      // It ends somewhere in the door.
      #expect(abs(kept.count - room.count) <= Int(gap * gap), "\(kept.count) of \(room.count)")
    }
  }
}
