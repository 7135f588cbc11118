import Base
import Canvas
import Documents
import Formats
import Rendering
import TestSupport
import Testing

@Suite("A replay as a file")
struct ReplayExportTests {
  private func stroke(
    _ points: [(Double, Double)], width: Double = 0.05, color: InkColor = .black,
    tool: Tool = .pencil
  ) -> Stroke {
    Stroke(
      tool: tool, width: width, style: LineStyle(color: color),
      samples: points.enumerated().map { index, point in
        Sample(
          position: UnitPoint(x: point.0, y: point.1), milliseconds: UInt32(40 * index))
      })
  }

  /// Lines of few colours that cross, something that was moved, something erased, a new background.
  private func painting() throws -> Painting {
    var painting = Painting(
      shape: .fixed(try #require(AspectRatio(1.5))),
      baseStrokes: [stroke([(0.1, 0.1), (0.9, 0.2)])])
    let slope = (0...9).map { step -> (Double, Double) in
      (0.1 + 0.08 * Double(step), 0.5 + 0.02 * Double(step))
    }
    painting.add(stroke(slope))
    painting.add(stroke([(0.5, 0.1), (0.5, 0.9)], color: InkColor(red: 200, green: 0, blue: 0)))
    painting.undo()
    painting.add(
      stroke(
        [(0.2, 0.9), (0.4, 0.2), (0.6, 0.9)],
        color: InkColor(red: 0, green: 0, blue: 255, alpha: 128)))
    painting.perform(
      .transform(
        [painting.elements[1].id], PaperMap(xx: 1, xy: 0, yx: 0, yy: 1, x0: 0.05, y0: 0.1),
        widthScale: 1.2))
    painting.perform(
      .setBackground(
        from: .white, to: Background(color: InkColor(red: 250, green: 240, blue: 200))))
    painting.add(stroke([(0.3, 0.3), (0.7, 0.8)], width: 0.1, tool: .eraser))
    return painting
  }

  /// The last frame of an animation, 0xRRGGBBAA.
  private func lastFrame(_ bytes: [UInt8], isGIF: Bool) throws -> [UInt32] {
    let art = isGIF ? try GIFFile.picture(bytes) : try PNGFile.picture(bytes)
    let last = try #require(art.frames.last)
    return last.grid.allCells.map { art.palette.color(of: $0)?.rgba ?? 0 }
  }

  private func picture(of painting: Painting, width: Int) throws -> [UInt32] {
    let size = try PaintingPicture.size(of: painting, width: width)
    return StraightPixels(try PaintingPicture.surface(of: painting, size: size)).pixels
  }

  @Test(arguments: [90, 640])
  func `ends with the very picture of the painting as an APNG`(width: Int) throws {
    let painting = try painting()
    let export = ReplayExport(width: width, seconds: 2)
    let bytes = try export.bytes(of: Replay(of: painting), as: .apng)
    let last = try lastFrame(bytes, isGIF: false)
    #expect(try last == picture(of: painting, width: width))
    // What programs show that know no animations.
    let still = StraightPixels(try Surface(png: bytes)).pixels
    #expect(still == last)
  }

  @Test func `ends with the very picture as a GIF, where no frame brings more than 255 colours`()
    throws
  {
    let painting = try painting()
    let export = ReplayExport(width: 90, seconds: 2)
    let bytes = try export.bytes(of: Replay(of: painting), as: .gif)
    #expect(try lastFrame(bytes, isGIF: true) == picture(of: painting, width: 90))
  }

  @Test func `keeps colours alike in a GIF of more than 255`() throws {
    var painting = Painting(shape: .fixed(.fourToThree))
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let point = { (random: inout SeededRandom) in
        (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      }
      painting.add(
        stroke(
          [point(&random), point(&random)],
          color: InkColor(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random), alpha: 200)))
    }
    let bytes = try ReplayExport(width: 120, seconds: 1)
      .bytes(of: Replay(of: painting), as: .gif)
    let (seen, wanted) = (
      try lastFrame(bytes, isGIF: true), try picture(of: painting, width: 120)
    )
    func parts(_ rgba: UInt32) -> [Int] { [24, 16, 8].map { Int(rgba >> $0 & 255) } }
    var sum = 0
    for (a, b) in zip(seen, wanted) {
      sum += zip(parts(a), parts(b)).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    #expect(Double(sum) / Double(3 * wanted.count) < 4)
  }

  @Test(arguments: [(1.0, 300), (2, 650), (6, 2000), (10, 2000)])
  func `lasts as long as asked, and the painting stays for two seconds or a third of it`(
    seconds: Double, hold: Int
  ) throws {
    let painting = try painting()
    for isGIF in [true, false] {
      let bytes = try ReplayExport(width: 60, seconds: seconds)
        .bytes(of: Replay(of: painting), as: isGIF ? .gif : .apng)
      let art = isGIF ? try GIFFile.picture(bytes) : try PNGFile.picture(bytes)
      let milliseconds = art.frames.map(\.milliseconds)
      #expect(milliseconds.reduce(0, +) == Int(1000 * seconds))
      #expect(try #require(milliseconds.last) >= hold)
      #expect(milliseconds.allSatisfy { $0 % 50 == 0 })
      #expect(art.loopCount == 0)
    }
  }

  @Test func `is a PNG for each frame, whose last ones are the painting's own PNG`() throws {
    let painting = try painting()
    var files: [(name: String, bytes: [UInt8])] = []
    try ReplayExport(width: 60, seconds: 1.5).pictures(of: Replay(of: painting)) {
      files.append(($0, $1))
    }
    #expect(files.count == 30)
    #expect(files.first?.name == "frame-0001.png" && files.last?.name == "frame-0030.png")
    #expect(files.map(\.name) == files.map(\.name).sorted())
    let wanted = try PaintingPicture.png(of: painting, width: 60)
    #expect(files.suffix(10).allSatisfy { $0.bytes == wanted })
    #expect(files[19].bytes != wanted)
    var first = painting
    while first.undo() != nil {}
    #expect(try files[0].bytes == PaintingPicture.png(of: first, width: 60))
  }

  @Test(arguments: seeds(24))
  func `shows at each moment what the elements of that moment look like`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let painting = near(&random)
    let replay = Replay(of: painting)
    var pictures: [[UInt8]] = []
    let export = ReplayExport(width: 40, seconds: 1)
    try export.pictures(of: replay) { pictures.append($1) }
    #expect(pictures.count == 20)
    for (index, bytes) in pictures.prefix(15).enumerated() {
      let moment = index < 14 ? replay.milliseconds * Double(index) / 14 : .infinity
      let frame = replay.frame(at: moment)
      var seen = Painting(
        shape: .fixed(frame.aspectRatio), background: frame.background, layers: frame.layers,
        baseElements: frame.elements)
      // Paper of another shape lies in the middle of the last one.
      if frame.aspectRatio != painting.aspectRatio {
        seen.perform(
          .reshape(from: PaperSize(frame.aspectRatio), to: PaperSize(painting.aspectRatio)))
      }
      #expect(try bytes == PaintingPicture.png(of: seen, width: 40))
    }
    // Frames are of no size.
    var last = painting
    last.paperLength = nil
    #expect(try pictures.last == PaintingPicture.png(of: last, width: 40))
  }

  /// Random steps on a paper that is no strip.
  private func near(_ random: inout SeededRandom) -> Painting {
    var painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: [stroke([(0.1, 0.2), (0.8, 0.4)])])
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      case 2...4:
        let points = (0..<4).map { _ in
          (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
        }
        painting.add(stroke(points, tool: random.one(in: 3) ? .eraser : .pencil))
      default:
        let edit = random.edit(of: painting)
        if case .reshape = edit, !random.one(in: 2) { continue }
        painting.perform(edit)
      }
    }
    return painting.showingLastStep
  }

  @Test func `is the painting alone where nothing was ever done to it`() throws {
    let painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: [stroke([(0.1, 0.2), (0.8, 0.4)])])
    let bytes = try ReplayExport(width: 40, seconds: 3).bytes(of: Replay(of: painting), as: .apng)
    let art = try PNGFile.picture(bytes)
    #expect(art.frames.map(\.milliseconds) == [3000])
    #expect(try lastFrame(bytes, isGIF: false) == picture(of: painting, width: 40))
  }

  @Test func `can be cancelled, and refuses what is too large`() throws {
    let replay = Replay(of: try painting())
    for animation in ReplayExport.Animation.allCases {
      #expect(throws: PictureError.cancelled) {
        try ReplayExport(width: 40).bytes(of: replay, as: animation) { $0 < 0.5 }
      }
    }
    #expect(throws: PictureError.tooLarge(width: 40_000, height: 26_667)) {
      try ReplayExport(width: 40_000).bytes(of: replay, as: .gif)
    }
  }
}
