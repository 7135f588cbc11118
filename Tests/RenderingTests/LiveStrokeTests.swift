import Base
import Canvas
import Glibc
import Rendering
import TestSupport
import Testing

@Suite("The stroke under the pointer")
struct LiveStrokeTests {
  private static let size = PixelSize(width: 240, height: 160)
  /// What rounding may change, of the coverage and then of the colour, and at the edges of tiles.
  private static let rounding = 2
  /// One of the fifteen rows that Cairo cuts a pixel into, as it does where an edge ends on the same row of pixels,
  /// however far away: there pixels are not as they were though nothing changes near them.
  private static let row = 17

  @Test(arguments: seeds(36))
  func `is always the settled picture of the line so far, though only the damage is painted`(
    seed: Int
  ) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let isTapered = seed % 4 == 1
    let growth = LineGrowth(.curve(isTapered: isTapered, using: &random), isLoose: seed % 4 != 3)
    let pen = Self.pen(seed: seed, using: &random)
    let screen = try LiveScreen(pen: pen, isTapered: isTapered, size: Self.size)
    for (index, step) in growth.steps.enumerated() {
      try screen.append(step)
      guard (index + seed) % 5 == 0 else { continue }
      let settled = try screen.settled
      #expect(screen.difference(from: settled) <= Self.row)
      try #expect(screen.exposed.difference(from: settled) <= Self.rounding)
    }
    #expect(screen.stroke.line == Polyline(growth.line, pen: screen.stroke.pen))
    let picture = try TiledPicture(size: Self.size)
    let exposed = try screen.exposed
    _ = try screen.stroke.finish(screen.stroke.line, on: picture)
    try #expect(screen.difference(from: picture.surface()) <= Self.row)
    try #expect(exposed.difference(from: picture.surface()) <= Self.rounding)
  }

  @Test(
    arguments: seeds(24)
  )
  func `is that with any pen and any line, beside the paper and on several tiles`(seed: Int) throws
  {
    var random = SeededRandom(seed: UInt64(seed) + 4000)
    let size = PixelSize(width: 700, height: 160)
    var line = LinePoints.random(in: size, using: &random)
    var pen = Pen.random(using: &random)
    pen.effect = .paint
    if seed % 2 == 1 { pen.takeKind(numbered: seed / 2, by: UInt8(seed * 7)) }
    line = line.withTraits(for: pen)
    // They come when the line ends.
    pen.style.heads = .none
    if !line.breadths.isEmpty { pen.style.dash = .solid }
    let screen = try LiveScreen(pen: pen, isTapered: !line.breadths.isEmpty, size: size)
    for (index, step) in LineGrowth(line, isLoose: true).steps.enumerated() {
      try screen.append(step)
      guard index % 8 == 0 || index > 40 && index < 48 else { continue }
      let settled = try screen.settled
      #expect(screen.difference(from: settled) <= Self.row)
      try #expect(screen.exposed.difference(from: settled) <= Self.row)
    }
  }

  @Test func `shows the same before its complete pieces are drawn once and for all, and after it`()
    throws
  {
    var random = SeededRandom(seed: 11)
    let growth = LineGrowth(.curve(isTapered: false, using: &random), isLoose: false)
    let screen = try LiveScreen(
      pen: Pen(width: 4, style: LineStyle()), isTapered: false, size: Self.size)
    var settledCount = 0
    for step in growth.steps {
      try screen.append(step)
      guard screen.stroke.hasCompletePieces else { continue }
      let before = try screen.exposed
      try screen.stroke.settlePieces()
      try #expect(screen.exposed.difference(from: before) == 0)
      #expect(!screen.stroke.hasCompletePieces)
      settledCount += 1
    }
    #expect(settledCount > 1)
  }

  @Test(arguments: [false, true])
  func `does not paint again what stays as it was while the line grows`(isTapered: Bool) throws {
    let stroke = try LiveStroke(
      pen: Pen(width: 4, style: LineStyle()), isTapered: isTapered, paper: Self.size,
      surfaces: LiveSurfaces(visible: PixelRect(size: Self.size)))
    let points = (0..<200).map { index in
      PixelPoint(x: 20 + Double(index), y: 80 + 40 * sin(Double(index) / 15))
    }
    let line = LinePoints(
      points, breadths: isTapered ? points.indices.map { 0.5 + Double($0) / 400 } : [])
    for end in 61..<200 {
      let certain = end == 61 ? 0..<20 : end - 42..<end - 41
      let damage = try stroke.append(line[certain], rest: line[end - 41..<end])
      guard end > 61 else { continue }
      // The rest is 41 pixels long, and only its end is new.
      #expect(damage.width <= 24 && damage.maxX >= Int(points[end - 1].x) + 2)
    }
  }

  @Test(arguments: [false, true], [0.0, 0.04])
  func `paints no more of a long straight line than of a short one`(isTapered: Bool, tremor: Double)
    throws
  {
    var random = SeededRandom(seed: 7)
    let size = PixelSize(width: 3000, height: 40)
    let stroke = try LiveStroke(
      pen: Pen(width: 8, style: LineStyle()), isTapered: isTapered, paper: size,
      surfaces: LiveSurfaces(visible: PixelRect(size: size)))
    var largeCount = 0
    for index in 0..<960 {
      let point = PixelPoint(
        x: 10 + Double(index) * 3, y: 20 + .random(in: -tremor...tremor, using: &random))
      let damage = try stroke.append(
        LinePoints([point], breadths: isTapered ? [0.1 + 0.9 * Double(index) / 960] : []))
      // A stretch of 32 pixels, some samples more, and what the pen covers round it.
      if damage.width > 32 + 4 * 3 + 8 + 4 { largeCount += 1 }
    }
    // Once all of it, when it begins to be drawn in pieces.
    #expect(largeCount <= 1)
  }

  private static func pen(seed: Int, using random: inout SeededRandom) -> Pen {
    let (cap, join): (EndCap, LineJoin) =
      seed % 4 == 2
      ? (seed % 8 == 2 ? .square : .butt, seed % 3 == 0 ? .miter : .bevel)
      : (.round, .round)
    return Pen(
      width: [1, 4, 15][seed % 3],
      style: LineStyle(
        cap: cap, join: join,
        color: InkColor(red: 20, green: 90, blue: 160, alpha: seed % 5 == 0 ? 120 : 255)))
  }
}

extension LinePoints {
  fileprivate static func curve(isTapered: Bool, using random: inout SeededRandom) -> LinePoints {
    let (a, b) = (
      Double.random(in: 0.01...0.05, using: &random), Double.random(in: 0.01...0.08, using: &random)
    )
    let indices = 0..<Int.random(in: 1...360, using: &random)
    return LinePoints(
      indices.map {
        PixelPoint(x: 120 + 90 * sin(Double($0) * a), y: 80 + 60 * cos(Double($0) * b))
      },
      breadths: isTapered ? indices.map { 0.5 + 0.5 * sin(Double($0) / 12) } : [])
  }
}
