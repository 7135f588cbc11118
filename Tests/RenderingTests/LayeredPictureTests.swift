import Canvas
import Base
import Rendering
import Synchronization
import TestSupport
import Testing

@Suite struct LayeredPictureTests {
  private let size = PixelSize(width: 600, height: 300)

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), on sheet: UInt32, alpha: UInt8 = 255,
    effect: Pen.Effect = .paint
  ) -> Polyline {
    var line = Polyline(
      points: [PixelPoint(x: from.0, y: from.1), PixelPoint(x: to.0, y: to.1)],
      pen: Pen(
        width: 20, style: LineStyle(color: InkColor(red: 0, green: 0, blue: 0, alpha: alpha)),
        effect: effect))
    line.sheet = Sheet.ID(sheet)
    return line
  }

  private func alpha(_ picture: LayeredPicture, _ x: Int, _ y: Int) throws -> Int {
    Int(try picture.surface().pixel(x: x, y: y) >> 24)
  }

  private func sheet(_ number: UInt32, opacity: Double = 1, isShown: Bool = true) -> Sheet {
    Sheet(id: Sheet.ID(number), opacity: opacity, isShown: isShown)
  }

  @Test func `Lines that overlap on a faint sheet don't shine through each other`() throws {
    let cross: ChunkedArray = [line((10, 50), (90, 50), on: 1), line((50, 10), (50, 90), on: 1)]
    let picture = try #require(
      try LayeredPicture(cross, sheets: [sheet(1, opacity: 0.5)], size: size))
    #expect(try abs(alpha(picture, 50, 50) - 128) <= 1)
    #expect(try abs(alpha(picture, 20, 50) - 128) <= 1)
    // Two sheets do.
    var apart = cross
    apart[1].sheet = Sheet.ID(2)
    let two = try #require(
      try LayeredPicture(
        apart, sheets: [sheet(1, opacity: 0.5), sheet(2, opacity: 0.5)], size: size))
    #expect(try abs(alpha(two, 50, 50) - 191) <= 2)
  }

  @Test func `An eraser takes ink off its own sheet alone`() throws {
    let lines: ChunkedArray = [
      line((10, 50), (90, 50), on: 1), line((10, 50), (90, 50), on: 2),
      line((50, 10), (50, 90), on: 2, effect: .erase),
    ]
    let picture = try #require(
      try LayeredPicture(lines, sheets: [sheet(1), sheet(2)], size: size))
    #expect(try alpha(picture, 50, 50) == 255)
    try picture.setSheets([sheet(1, isShown: false), sheet(2)])
    #expect(try alpha(picture, 50, 50) == 0 && alpha(picture, 20, 50) == 255)
  }

  @Test func `What is drawn on a sheet before it is kept looks as it will`() throws {
    let under = [line((10, 50), (90, 50), on: 1), line((10, 90), (90, 90), on: 2)]
    let sheets = [sheet(1, opacity: 0.5), sheet(2)]
    let picture = try #require(try LayeredPicture(ChunkedArray(under), sheets: sheets, size: size))
    #expect(!picture.isAlone(Sheet.ID(1)))
    let new = line((50, 10), (50, 140), on: 1)
    let shown = try Surface(size: size, format: .argb32)
    let all = PixelRect(size: size)
    picture.paint(all, in: DrawingContext(shown), x: 0, y: 0, on: Sheet.ID(1)) { ink, x, y in
      new.sketch(in: ink, x: Double(x), y: Double(y))
    }
    try picture.append(new)
    let kept = try picture.surface()
    for (x, y) in [(50, 50), (20, 50), (50, 90), (50, 120), (20, 90)] {
      let (a, b) = (Int(shown.pixel(x: x, y: y) >> 24), Int(kept.pixel(x: x, y: y) >> 24))
      #expect(abs(a - b) <= 1, "at \(x), \(y)")
    }
  }

  @Test(arguments: [[0, 3], [2], [], [0, 1, 2, 3, 4, 5]])
  func `Tiles that are wanted soonest are handed over once, before the others`(first: [Int]) throws
  {
    var random = SeededRandom(seed: 4)
    let paper = PixelSize(width: 1500, height: 1000)
    let lines = ChunkedArray(
      (0..<60).map { number in
        var line = Polyline.random(in: paper, using: &random)
        line.sheet = sheet(UInt32(number % 2 + 1)).id
        return line
      })
    let sheets = [sheet(1), sheet(2, opacity: 0.5)]
    let picture = try #require(
      try LayeredPicture(lines, sheets: sheets, size: paper, tiles: []))
    let all = picture.grid.tiles(touching: PixelRect(size: paper))
    let early = Mutex<[LayeredBatch]>([])
    let rest = try #require(
      try LayeredBatch.draw(
        all, first: first, of: picture.grid, lines: picture.linesForBatch(),
        handOver: { batch in early.withLock { $0.append(batch) } }))
    let batches = early.withLock { $0 }
    #expect(batches.count == 1)
    try picture.install(batches[0])
    #expect(picture.missingTiles(in: PixelRect(size: paper)) == all.filter { !first.contains($0) })
    try picture.install(rest)
    #expect(picture.isWhole)
    let full = try #require(try LayeredPicture(lines, sheets: sheets, size: paper))
    try #expect(picture.surface().samePixels(as: full.surface()))
  }

  @Test func `Tiles that nobody wants any more are not drawn to the end`() throws {
    let lines = SheetLines([line((10, 50), (90, 50), on: 1)], on: [])
    #expect(
      try LayeredBatch.draw(
        [0], first: [0], of: TileGrid(size: size), lines: lines, isCancelled: { true },
        handOver: { _ in Issue.record("handed over though it was cancelled") }) == nil)
  }

  @Test(arguments: seeds(100))
  func `Sheets are at any time what they are when they are drawn anew`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 9000)
    var sheets = (1...UInt32.random(in: 1...3, using: &random)).map { sheet($0) }
    let picture = try #require(try LayeredPicture([], sheets: sheets, size: size))
    var lines: [Polyline] = []
    func new() -> Polyline {
      var line = Polyline.random(in: size, using: &random)
      line.sheet = sheets.randomElement(using: &random)?.id ?? .first
      return line
    }
    /// The lines by their sheets.
    func sorted(_ lines: [Polyline]) -> [Polyline] {
      sheets.flatMap { sheet in lines.filter { $0.sheet == sheet.id } }
    }
    for _ in 0..<25 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        if try picture.removeLast() != nil { lines.removeLast() }
      case 1, 2:
        let line = new()
        let place = sorted(lines + [line]).lastIndex { $0.sheet == line.sheet } ?? 0
        let splice = Splice(index: place, removedCount: 0, inserted: [line])
        _ = try #require(try picture.replace([splice]))
        lines.insert(line, at: place)
      case 3 where !lines.isEmpty:
        let first = Int.random(in: 0..<lines.count, using: &random)
        let count = Int.random(in: 0...min(4, lines.count - first), using: &random)
        // What comes in their places is on the same sheets.
        let inserted = lines[first..<first + count].filter { _ in random.one(in: 2) }.map { old in
          var line = Polyline.random(in: size, using: &random)
          line.sheet = old.sheet
          return line
        }
        let splice = Splice(index: first, removedCount: count, inserted: inserted)
        #expect(picture.fits([splice]))
        _ = try #require(try picture.replace([splice]))
        lines.replaceSubrange(first..<first + count, with: inserted)
      case 4:
        sheets.shuffle(using: &random)
        if random.one(in: 2), sheets.count > 1 { sheets.removeLast() }
        if random.one(in: 2) { sheets.append(sheet(UInt32.random(in: 10...99, using: &random))) }
        sheets = sheets.reduce(into: []) { kept, sheet in
          if !kept.contains(where: { $0.id == sheet.id }) { kept.append(sheet) }
        }
        try picture.setSheets(sheets)
        lines = sorted(lines)
      case 5:
        for index in sheets.indices {
          sheets[index].opacity = random.one(in: 2) ? 1 : .random(in: 0...1, using: &random)
          sheets[index].isShown = !random.one(in: 4)
        }
        try picture.setSheets(sheets)
      default:
        let line = new()
        try picture.append(line)
        lines = sorted(lines + [line])
      }
      #expect(picture.lines == lines)
    }
    let full = try #require(try LayeredPicture(ChunkedArray(lines), sheets: sheets, size: size))
    try #expect(picture.surface().samePixels(as: full.surface()))
    let surface = try Surface(size: size, format: .argb32)
    let grid = picture.grid
    let batch = try #require(
      try LayeredBatch(
        Array(0..<grid.count), of: grid, lines: SheetLines(ChunkedArray(lines), on: sheets)))
    batch.paint(in: DrawingContext(surface))
    try #expect(surface.samePixels(as: full.surface()))
  }
}
