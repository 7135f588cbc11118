import Base
import Canvas
import CInk
import Glibc
import TestSupport
import Testing

@testable import Rendering

@Suite("Kinds of brush")
struct BrushKindTests {
  private static let size = PixelSize(width: 600, height: 300)

  @Test(arguments: seeds(28))
  func `draw the same picture on any tiles, however the line is divided`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 900)
    var pen = Pen(
      width: .random(in: 0.5...60, using: &random),
      style: LineStyle(color: InkColor(red: 20, green: 60, blue: 130)))
    pen.takeKind(numbered: seed, by: UInt8(seed * 9))
    let points = LinePoints.random(in: Self.size, using: &random).withTraits(for: pen)
    let line = Polyline(points, pen: pen)
    guard line.kindInk != nil else { return }
    let tiled = try #require(try TiledPicture([line], size: Self.size)).surface()
    // All of it at once, and in stripes that no tile has.
    for stripe in [600, 97] {
      let joined = try Surface(size: Self.size, format: .argb32)
      for x in stride(from: 0, to: 600, by: stripe) {
        let rect = PixelRect(x: x, y: 0, width: min(stripe, 600 - x), height: 300)
        guard let part = line.kindPicture(in: rect) else { continue }
        DrawingContext(joined).paint(part, x: Double(x), y: 0)
      }
      let isOutline = if case .outlines = line.kindInk { true } else { pen.style.kind.name == .nib }
      // Cairo rounds an outline that it clips at another place.
      #expect(joined.difference(from: tiled) <= (isOutline ? 17 : 1))
    }
  }

  @Test(arguments: seeds(14))
  func `leave the same numbers with every instruction set`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 77)
    var pen = Pen(width: .random(in: 0.5...60, using: &random), style: LineStyle())
    pen.takeKind(numbered: [2, 3, 4, 5, 6][seed % 5], by: UInt8(seed * 17))
    let tip = try #require(PenTip(pen))
    let points = LinePoints.random(in: Self.size, using: &random).withTraits(for: pen)
    let pictures = try (0..<InkScanner.kernelCount).map { kernel in
      let field = InkField(size: Self.size, kernel: kernel)
      let coverage = try Surface(size: Self.size, format: .a8)
      let all = PixelRect(size: Self.size)
      for index in 0..<StrokePieces.pieceCount(ofPoints: points.points.count) {
        let piece = FieldPiece(index, of: points, isScattered: tip.isScattered)
        field.deposit(piece, with: tip, origin: all, within: all)
      }
      field.develop(all, with: tip, into: coverage, origin: all)
      return coverage
    }
    for other in pictures.dropFirst() { #expect(other.samePixels(as: pictures[0])) }
  }

  @Test func `An airbrush leaves the integral of its spot along the line`() throws {
    let (width, flow) = (40.0, 0.4)
    var style = LineStyle(color: .black)
    style.kind = BrushKind(.airbrush)
    style.kind[.flow] = flow
    let pen = Pen(width: width, style: style)
    let ends = (PixelPoint(x: 40, y: 50), PixelPoint(x: 160, y: 90))
    let line = Polyline(
      LinePoints([ends.0, ends.1], traits: [PointTraits(), PointTraits()]), pen: pen)
    let coverage = try #require(
      line.kindCoverage(in: PixelRect(x: 0, y: 0, width: 200, height: 140)))
    let length = PaperVector(dx: 120, dy: 40).length
    for (x, y) in [(100, 70), (40, 50), (30, 45), (160, 90), (100, 85), (110, 60), (170, 95)] {
      // A dense sum over the way, with a pass in the middle leaving the flow.
      var sum = 0.0
      let count = 20_000
      for step in 0..<count {
        let part = (Double(step) + 0.5) / Double(count)
        let (dx, dy) = (40 + 120 * part - Double(x) - 0.5, 50 + 40 * part - Double(y) - 0.5)
        let rest = max(1 - (dx * dx + dy * dy) / (width * width / 4), 0)
        sum += rest * rest * length / Double(count)
      }
      let passes = sum / (width / 2) / (16.0 / 15)
      let expected = 255 * (1 - pow(1 - flow, passes))
      #expect(abs(Double(coverage.pixel(x: x, y: y)) - expected) <= 1)
    }
  }

  @Test(arguments: [2, 5, 40]) func `An airbrush doesn’t depend on the number of samples`(
    count: Int
  ) throws {
    func coverage(_ count: Int) throws -> Surface {
      var style = LineStyle(color: .black)
      style.kind = BrushKind(.airbrush)
      let points = (0...count).map {
        PixelPoint(
          x: 30 + 140 * Double($0) / Double(count), y: 40 + 30 * Double($0) / Double(count))
      }
      let line = Polyline(
        LinePoints(points, traits: points.map { _ in PointTraits() }),
        pen: Pen(width: 36, style: style))
      return try #require(line.kindCoverage(in: PixelRect(x: 0, y: 0, width: 200, height: 120)))
    }
    try #expect(coverage(1).difference(from: coverage(count)) <= 1)
  }

  @Test func `A resting airbrush goes on spraying`() throws {
    var style = LineStyle(color: .black)
    style.kind = BrushKind(.airbrush)
    func opacity(after milliseconds: Float) throws -> UInt32 {
      let place = PixelPoint(x: 30, y: 30)
      let line = Polyline(
        LinePoints(
          [place, place], traits: [PointTraits(), PointTraits(milliseconds: milliseconds)]),
        pen: Pen(width: 40, style: style))
      let coverage = try #require(
        line.kindCoverage(in: PixelRect(x: 0, y: 0, width: 60, height: 60)))
      return coverage.pixel(x: 30, y: 30)
    }
    let opacities = try [0, 500, 1000, 4000].map { try opacity(after: $0) }
    #expect(opacities[0] > 0 && opacities == opacities.sorted() && Set(opacities).count == 4)
  }

  @Test func `A marker is one coat that darkens other strokes, but not itself`() throws {
    var style = LineStyle(color: InkColor(red: 240, green: 200, blue: 60))
    style.kind = BrushKind(.marker)
    style.kind[.rim] = 0
    let pen = Pen(width: 20, style: style)
    let cross = Polyline(
      points: [
        PixelPoint(x: 20, y: 50), PixelPoint(x: 120, y: 50), PixelPoint(x: 70, y: 20),
        PixelPoint(x: 70, y: 90),
      ], pen: pen)
    let picture = try #require(
      try TiledPicture([cross], size: PixelSize(width: 140, height: 100)))
    let once = try picture.surface()
    #expect(once.pixel(x: 70, y: 50) == once.pixel(x: 40, y: 50))
    try picture.append(
      Polyline(points: [PixelPoint(x: 40, y: 10), PixelPoint(x: 40, y: 90)], pen: pen))
    let twice = try picture.surface()
    let (single, double) = (once.pixel(x: 40, y: 50), twice.pixel(x: 40, y: 50))
    #expect(double >> 8 & 255 < single >> 8 & 255 && double & 255 < single & 255)
  }

  @Test func `A spatter has the same drops at every size`() throws {
    func drops(_ scale: Double) throws -> [ink_mark] {
      var style = LineStyle(color: .black)
      style.kind = BrushKind(.spatter).seeded(7)
      let pen = Pen(width: 20 * scale, style: style, pixelsPerPoint: scale)
      let points = (0..<60).map { index in
        PixelPoint(x: Double(index) * 5 * scale, y: 100 * scale)
      }
      let traits = points.indices.map { PointTraits(distance: Float($0) * 5) }
      return try #require(PenTip(pen)).marks(of: LinePoints(points, traits: traits).run)
    }
    let (small, large) = (try drops(1), try drops(3))
    #expect(small.count > 100 && small.count == large.count)
    for (a, b) in zip(small, large) {
      #expect(abs(a.x * 3 - b.x) < 0.01 && abs(a.y * 3 - b.y) < 0.01)
      #expect(abs(a.radius * 3 - b.radius) < 0.001)
    }
  }

  @Test func `A pencil’s grain is that of the paper`() throws {
    var style = LineStyle(color: .black)
    style.kind = BrushKind(.pencil)
    style.kind[.softness] = 0
    let pen = Pen(width: 40, style: style)
    func coverage(fromX x: Double) throws -> Surface {
      let points = [PixelPoint(x: x, y: 50), PixelPoint(x: x + 150, y: 50)]
      return try #require(
        Polyline(LinePoints(points, traits: points.map { _ in PointTraits() }), pen: pen)
          .kindCoverage(in: PixelRect(x: 0, y: 0, width: 240, height: 100)))
    }
    let (one, other) = (try coverage(fromX: 30), try coverage(fromX: 50))
    let common = PixelRect(x: 60, y: 40, width: 110, height: 20)
    #expect(one.pixels(in: common) == other.pixels(in: common))
    #expect(Set(one.pixels(in: common)).count > 40)
  }

  @Test(arguments: [0.0, 40, 90, 135]) func `A nib is as wide as its edge across the line`(
    angle: Double
  ) throws {
    var style = LineStyle(color: .black)
    style.kind = BrushKind(.nib)
    style.kind[.angle] = angle
    style.kind[.corners] = 1
    style.kind[.thickness] = 0.1
    let pen = Pen(width: 60, style: style)
    let line = Polyline(points: [PixelPoint(x: 60, y: 100), PixelPoint(x: 240, y: 100)], pen: pen)
    let picture = try #require(
      try TiledPicture([line], size: PixelSize(width: 300, height: 200))
    ).surface()
    let column = (0..<200).reduce(0.0) { $0 + Double(picture.pixel(x: 150, y: $1) >> 24) / 255 }
    // The height of the rectangle: its sides seen along the line.
    let turn = angle * .pi / 180
    #expect(abs(column - (60 * abs(sin(turn)) + 6 * abs(cos(turn)))) < 0.2)
  }

  @Test(arguments: [0, 30, 90, 225]) func `A nib that turns with the pen follows its rotation`(
    rotation: Int
  ) throws {
    func picture(_ change: (inout BrushKind) -> Void) throws -> Surface {
      var style = LineStyle(color: .black)
      style.kind = BrushKind(.nib)
      (style.kind[.angle], style.kind[.corners]) = (0, 1)
      change(&style.kind)
      let pen = Pen(width: 60, style: style)
      let tilt = PenTilt(x: 20, y: 20, rotation: Double(rotation))
      let traits = PointTraits(direction: Float(tilt.direction))
      let line = Polyline(
        LinePoints(
          [PixelPoint(x: 60, y: 100), PixelPoint(x: 240, y: 100)],
          traits: style.needsTraits ? [traits, traits] : []), pen: pen)
      return try #require(
        try TiledPicture([line], size: PixelSize(width: 300, height: 200))
      ).surface()
    }
    let turned = try picture { $0[.turning] = 2 }
    // Its edge is the same after half a turn, and angles count the other way round.
    let fixed = try picture { $0[.angle] = Double((360 - rotation) % 180) }
    for x in stride(from: 0, to: 300, by: 7) {
      for y in 0..<200 {
        let (a, b) = (turned.pixel(x: x, y: y) >> 24, fixed.pixel(x: x, y: y) >> 24)
        #expect(abs(Int(a) - Int(b)) <= 2, "\(x), \(y)")
      }
    }
  }
}
