import CBench
import CCairo
import Canvas
import Base
import Storage
import Documents
import Formats
import Rendering

/// Pictures of paintings: previews, PNG files, and a large painting on its way from the library to the screen.
struct PictureBench {
  func run() throws {
    try previews(count: 200)
    try png()
    for count in [10_000, 100_000] { try opening(count: count) }
  }

  private func previews(count: Int) throws {
    let size = PixelSize(width: 240, height: 180)
    print("\(count) previews of 60 strokes × 100 samples, \(size.width) × \(size.height)")
    let strokes = BenchStrokes.make(count: 60 * 20, samples: 100, width: 0.005)
    let paintings = (0..<count).map { number in
      Painting(
        shape: .fixed(.fourToThree),
        baseStrokes: Array(strokes[number % 20 * 60..<number % 20 * 60 + 60]))
    }
    let viewport = Viewport(paper: PixelRect(size: size))
    var plain = Measurement()
    var own = Measurement()
    for _ in 0..<3 {
      plain.add(
        Measurement.time {
          for painting in paintings { PlainStrokes.draw(painting.strokes, in: viewport, size) }
        })
      own.add(
        Measurement.time {
          Cores.share(count) {
            _ = try? PaintingPicture.surface(of: paintings[$0], size: size, cores: 1)
          }
        })
    }
    row("raw Cairo, one core", plain.median, "ms")
    row(
      "Filbert, \(Cores.count) cores", own.median, "ms", baseline: plain.median,
      "  target 1 ÷ cores")
    print("")
  }

  private func png() throws {
    let size = PixelSize(width: 1920, height: 1080)
    print("A PNG of \(size.width) × \(size.height) pixels of 2,000 strokes")
    let painting = Painting(
      shape: .fixed(AspectRatio(16.0 / 9) ?? .fourToThree),
      baseStrokes: BenchStrokes.make(count: 2000, samples: 100))
    let surface = try PaintingPicture.surface(of: painting, size: size)
    var (plain, one, all) = (Measurement(), Measurement(), Measurement())
    var (plainBytes, bytes) = (0, 0)
    for _ in 0..<5 {
      plain.add(
        Measurement.time {
          plainBytes = surface.withBytes {
            plain_png(
              $0.bindMemory(to: UInt32.self).baseAddress, Int32(size.width), Int32(size.height),
              Int32(surface.stride))
          }
        })
      one.add(try Measurement.time { bytes = try surface.pngBytes(cores: 1).count })
      all.add(try Measurement.time { bytes = try surface.pngBytes().count })
    }
    row("libpng as OpenCV uses it, level 1", plain.median, "ms", "  \(plainBytes) bytes")
    row("Filbert, one core", one.median, "ms", baseline: plain.median)
    row(
      "Filbert, \(Cores.count) cores", all.median, "ms", baseline: plain.median,
      "  target × 1; \(bytes) bytes")
    print("")
  }

  private func opening(count: Int) throws {
    print("A painting of \(count) strokes × 40 samples is opened, 1920 × 1080")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let library = try Library.open(at: folder.path + "/library.sqlite")
    defer { library.close() }
    let id = try library.add(
      Painting(
        shape: .fixed(AspectRatio(16.0 / 9) ?? .fourToThree),
        baseStrokes: BenchStrokes.make(count: count, samples: 40)),
      name: "Large", at: Timestamp(milliseconds: 0))
    let size = PixelSize(width: 1920, height: 1080)
    let grid = TileGrid(size: size)
    let all = PixelRect(size: size)
    let standIn = try standIn(of: id, in: library)
    var painting = Painting()
    let read = try Measurement.time {
      if case .painting(let read) = try library.document(id).document { painting = read }
    }
    var lines: ChunkedArray<Polyline> = []
    let convert = Measurement.time {
      lines = Polyline.lines(
        of: painting.elements, on: painting.aspectRatio, in: Viewport(paper: all))
    }
    let tiles = grid.tiles(touching: all)
    let first = grid.firstShare(of: tiles, around: all)
    let middle = try Measurement.time { _ = try TileBatch(first, of: grid, lines: lines) }
    let rest = try Measurement.time {
      _ = try TileBatch(tiles.filter { !first.contains($0) }, of: grid, lines: lines)
    }
    row("a picture that stands in", standIn, "ms", "  target 100")
    row("read from the library", read, "ms")
    row("as lines at this size", convert, "ms")
    row("the middle is sharp", read + convert + middle, "ms", "  after all of this")
    row(
      "all is sharp", read + convert + middle + rest, "ms",
      "  target \(count > 10_000 ? 6_000 : 600)")
    print("")
  }

  /// The time from the library to pixels.
  private func standIn(of id: ItemID, in library: Library) throws -> Double {
    guard case .painting(let painting) = try library.document(id).document,
      let revision = try library.items(trashed: false).first?.revision
    else { return .nan }
    let size = PixelSize(width: 640, height: 360)
    try library.storeThumbnail(
      PaintingPicture.surface(of: painting, size: size).pngBytes(), of: id, revision: revision,
      longerSide: size.width)
    return try Measurement.time {
      _ = try library.standIn(for: id).map { try Surface(png: $0) }
    }
  }
}
