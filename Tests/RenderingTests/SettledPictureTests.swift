import Canvas
import Base
import TestSupport
import Testing

@testable import Rendering

@Suite("A settled picture")
struct SettledPictureTests {
  @Test(arguments: seeds(200))
  func `equals the full redraw after any script of strokes and undos`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(
      width: Int.random(in: 1...700, using: &random),
      height: Int.random(in: 1...600, using: &random)
    )
    let picture = try TiledPicture(size: size)
    let surfaces = try LiveSurfaces(visible: PixelRect(size: size))
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        try picture.removeLast()
      case 3:
        let live = try LiveStroke(
          pen: .random(using: &random), paper: size, surfaces: surfaces)
        _ = try live.append(LinePoints(Polyline.randomPoints(in: size, using: &random)))
        _ = live.cancel()
      case 4..<7:
        var line = LinePoints.random(in: size, using: &random)
        let isTapered = !line.breadths.isEmpty
        var pen = Pen.random(using: &random)
        line = line.withTraits(for: pen)
        if isTapered { pen.style.dash = .solid }
        let live = try LiveStroke(
          pen: pen, isTapered: isTapered, paper: size, surfaces: surfaces)
        let cuts = (0..<3).map { _ in Int.random(in: 0...line.points.count, using: &random) }
          .sorted()
        _ = try live.append(line[0..<cuts[0]], rest: line[cuts[0]..<cuts[1]])
        _ = try live.append(line[cuts[0]..<cuts[2]], rest: line[cuts[2]..<line.points.count])
        #expect(live.line == Polyline(line, pen: live.pen))
        _ = try live.finish(live.line, on: picture)
      case 7:
        let count = picture.lines.count
        let index = Int.random(in: 0...count, using: &random)
        let splice = Splice(
          index: index, removedCount: Int.random(in: 0...(count - index), using: &random),
          inserted: (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Polyline.random(in: size, using: &random)
          })
        _ = try #require(try picture.replace([splice]))
      case 8 where !picture.lines.isEmpty:
        // A drag of some lines.
        let first = Int.random(in: 0..<picture.lines.count, using: &random)
        for _ in 0..<3 {
          let splices = stride(from: first, to: picture.lines.count, by: 3).map {
            Splice(
              index: $0, removedCount: 1, inserted: [Polyline.random(in: size, using: &random)])
          }
          _ = try #require(try picture.replace(splices))
        }
      default:
        try picture.append(Polyline.random(in: size, using: &random))
      }
    }
    let full = try #require(try TiledPicture(picture.lines, size: size))
    try #expect(picture.surface().samePixels(as: full.surface()))
    let alone = try #require(try TiledPicture(picture.lines, size: size, cores: 1))
    try #expect(alone.surface().samePixels(as: full.surface()))
  }

  @Test(arguments: seeds(120))
  func `shows in each part what all of it shows, whatever was drawn when`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 500)
    let size = PixelSize(width: 1500, height: 1100)
    func part() -> PixelRect {
      PixelRect(
        x: Int.random(in: -200...1400, using: &random),
        y: Int.random(in: -200...1000, using: &random), width: 600, height: 400)
    }
    let first = try TiledPicture(
      [Polyline.random(in: size, using: &random)], size: size,
      tiles: TileGrid(size: size).tiles(touching: part()))
    let picture = try #require(first)
    // Drawn while lines come and go.
    var underWay: TileBatch?
    for _ in 0..<16 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let missing = picture.missingTiles(in: part())
        underWay = try TileBatch(missing, of: picture.grid, lines: picture.linesForBatch())
      case 1:
        if let batch = underWay.take() { try picture.install(batch) }
      case 2:
        picture.forgetTiles(farFrom: part(), keeping: 3)
      case 3 where seed % 3 == 0 && !picture.lines.isEmpty:
        let splice = Splice(
          index: 0, removedCount: 1, inserted: [Polyline.random(in: size, using: &random)])
        _ = try picture.replace([splice])
      case 4:
        try picture.removeLast()
      default:
        try picture.append(Polyline.random(in: size, using: &random))
      }
    }
    if let underWay { try picture.install(underWay) }
    let full = try #require(try TiledPicture(picture.lines, size: size))
    for tile in 0..<picture.grid.count where picture.hasTile(tile) {
      let rect = picture.grid.rect(of: tile)
      try #expect(picture.surface(of: rect).samePixels(as: full.surface(of: rect)))
    }
  }

  @Test
  func `takes no tile of other lines, and one of those that it had before more were taken back`()
    throws
  {
    var random = SeededRandom(seed: 11)
    let size = PixelSize(width: TileGrid.tileSide + 90, height: 200)
    let lines = (0..<400).map { _ in Polyline.random(in: size, using: &random) }
    let picture = try #require(
      try TiledPicture(ChunkedArray(lines), size: size, tiles: []))
    func batch() throws -> TileBatch {
      try #require(try TileBatch([0, 1], of: picture.grid, lines: picture.linesForBatch()))
    }
    let early = try batch()
    // More than there are pixels kept for.
    for _ in 0..<250 { try picture.removeLast() }
    for line in lines[..<3] { try picture.append(line) }
    try picture.install(early)
    #expect(picture.isWhole)
    let full = try #require(try TiledPicture(picture.lines, size: size))
    try #expect(picture.surface().samePixels(as: full.surface()))
    picture.forgetTiles(farFrom: PixelRect(x: 0, y: 0, width: 9, height: 9), keeping: 1)
    let other = try batch()
    _ = try picture.replace([Splice(index: 0, removedCount: 1, inserted: [lines[399]])])
    try picture.install(other)
    #expect(picture.missingTiles(in: PixelRect(size: size)) == [1])
  }

  @Test func `comes back through all undos, also beyond the pixels that are kept`() throws {
    var random = SeededRandom(seed: 7)
    let size = PixelSize(width: TileGrid.tileSide, height: TileGrid.tileSide)
    let lines = (0..<300).map { _ in
      Polyline.random(in: size, using: &random)
    }
    let picture = try #require(try TiledPicture(ChunkedArray(lines), size: size))
    for count in stride(from: 299, through: 0, by: -1) {
      let drawn = picture.redrawnStrokeCount
      try picture.removeLast()
      // No step waits for many strokes.
      #expect(picture.redrawnStrokeCount - drawn <= 8)
      guard count % 37 == 0 else { continue }
      let full = try #require(try TiledPicture(ChunkedArray(lines.prefix(count)), size: size))
      try #expect(picture.surface().samePixels(as: full.surface()))
    }
    #expect(picture.redrawnStrokeCount >= 300 - 128)
  }

  @Test func `costs what lies above a line, and no more, when that changes again and again`() throws
  {
    var random = SeededRandom(seed: 8)
    let size = PixelSize(width: 400, height: 400)
    let lines = (0..<500).map { _ in Polyline.random(in: size, using: &random) }
    let picture = try #require(try TiledPicture(ChunkedArray(lines), size: size))
    for step in 0..<5 {
      let splice = Splice(
        index: 450, removedCount: 1, inserted: [Polyline.random(in: size, using: &random)])
      // Each tile draws what lies above on it, and counts what goes as well.
      let above = (0..<picture.grid.count).map { picture.grid.rect(of: $0) }.reduce(0) {
        sum, tile in
        (picture.lines[450...] + splice.inserted).filter { $0.bounds.intersects(tile) }.reduce(sum)
        {
          $0 + $1.points.count + $1.erasures.reduce(0) { $0 + $1.points.count }
        }
      }
      if step > 0 { #expect(picture.pointCount(redrawnBy: [splice]) <= above) }
      _ = try #require(try picture.replace([splice]))
      let full = try #require(try TiledPicture(picture.lines, size: size))
      try #expect(picture.surface().samePixels(as: full.surface()))
    }
  }

  @Test(arguments: seeds(100))
  func `has no ink outside the bounds of its lines`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    let size = PixelSize(width: 256, height: 256)
    let line = Polyline.random(in: size, using: &random)
    let surface = try #require(try TiledPicture([line], size: size)).surface()
    surface.clear(line.bounds)
    #expect(surface.isClear)
  }
}
