import Canvas
import Base
import Documents
import Formats
import Rendering
import TestSupport
import Testing
import Widgets

@testable import App
@testable import Views

/// A paper with a painting behind it, without a window or a library.
private final class Easel: PaintViewDelegate {
  var painting = Painting()
  /// Whether the painting's lines are known.
  var isRead = true
  let paper: PaintView
  let tester: SceneTester

  init(width: Int, height: Int, scale: Double, pointsDrawnAtOnce: Int) throws {
    paper = PaintView(
      name: "Paper", brush: Brush(), scale: scale,
      pointsDrawnAtOnce: pointsDrawnAtOnce)
    tester = try SceneTester(paper, width: width, height: height, scale: scale)
    paper.delegate = self
    paper.reload()
    tester.draw()
  }

  func paintView(_ view: PaintView, stretches event: StretchEvent) {}
  func paintView(_ view: PaintView, picked color: InkColor, isFinal: Bool) {}

  func lineSource(for view: PaintView) -> LineSource? {
    isRead ? LineSource(painting) : nil
  }

  func paintView(_ view: PaintView, finished gesture: PaintGesture) {
    if case .ofView = painting.shape, let ratio = AspectRatio(of: gesture.viewport.paper.size) {
      painting.shape = .fixed(ratio)
      view.aspectRatio = ratio
    }
    painting.add(Stroke(gesture))
  }

  func undo() { step { $0.undo() } }

  func redo() { step { $0.redo() } }

  func perform(_ edit: PaintingEdit) {
    guard !paper.isDrawing, case .fixed = painting.shape else { return }
    step { $0.perform(edit) }
  }

  private func step(_ step: (inout Painting) -> PaintingChange?) {
    if let change = step(&painting) {
      paper.show(change, of: painting)
      if case .background = change { paper.backdrop = Backdrop(painting.background) }
    }
    tester.draw()
  }

  func resize(width: Int, height: Int, scale: Double) throws {
    paper.scale = scale
    try tester.resize(width: width, height: height, scale: scale)
  }

  /// Waits until other threads have drawn what they were asked for.
  func settle() async throws {
    while !paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    tester.draw()
  }

  var screen: [UInt8] { tester.surface.pixels(in: tester.surface.bounds) }

  /// What a new window of the same size shows of the same painting.
  func fullRedraw() throws -> [UInt8] {
    let scene = tester.scene
    let fresh = try Easel(
      width: scene.pixelSize.width, height: scene.pixelSize.height, scale: scene.scale,
      pointsDrawnAtOnce: .max)
    fresh.painting = painting
    if case .fixed(let ratio) = painting.shape { fresh.paper.aspectRatio = ratio }
    fresh.paper.placement = paper.placement
    fresh.paper.backdrop = paper.backdrop
    fresh.paper.reload()
    fresh.tester.draw()
    return fresh.screen
  }
}

@Suite("The settled screen", .serialized)
struct SettledScreenTests {
  @Test("comes after a picture that stands in for lines that are still being read")
  func standIn() async throws {
    let easel = try Easel(width: 320, height: 240, scale: 1, pointsDrawnAtOnce: 0)
    var painting = Painting(shape: .fixed(.fourToThree))
    for number in 0..<20 {
      painting.add(
        Stroke(
          width: 0.02, style: LineStyle(),
          samples: [
            Sample(position: UnitPoint(x: 0.05 * Double(number), y: 0), milliseconds: 0),
            Sample(position: UnitPoint(x: 0.05 * Double(number), y: 1), milliseconds: 9),
          ]))
    }
    easel.isRead = false
    easel.paper.aspectRatio = .fourToThree
    easel.paper.reload()
    let standIn = try Surface(size: PixelSize(width: 8, height: 6), format: .argb32)
    let context = DrawingContext(standIn)
    context.setColor(Color(0x33CC66))
    context.paint()
    easel.paper.setStandIn(standIn)
    func middle() -> UInt32 { easel.tester.surface.pixel(x: 160, y: 120) & 0xFF_FFFF }
    easel.tester.draw()
    #expect(middle() == 0x33CC66)
    // A window that is resized meanwhile shows it, too.
    try easel.resize(width: 300, height: 260, scale: 1)
    #expect(middle() == 0x33CC66)
    easel.isRead = true
    easel.painting = painting
    easel.paper.reload()
    easel.tester.draw()
    #expect(easel.paper.isSettled || middle() == 0x33CC66)
    try await easel.settle()
    #expect(try easel.screen == easel.fullRedraw())
    #expect(middle() != 0x33CC66)
  }

  @Test("equals the full redraw after any script", arguments: 0..<200)
  func equalsFullRedraw(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed))
    let scales = [1, 1.25, 1.5, 2]
    let easel = try Easel(
      width: 320, height: 240, scale: scales[seed % 4],
      // Every other painting is drawn by other threads.
      pointsDrawnAtOnce: seed % 2 == 0 ? .max : 0)
    for _ in 0..<Int.random(in: 5...25, using: &random) {
      switch Int.random(in: 0..<14, using: &random) {
      case 13: easel.paper.backdrop = try backdrop(using: &random)
      case 10: easel.perform(randomEdit(of: easel.painting, using: &random))
      case 11: zoom(easel, using: &random)
      case 12:
        easel.paper.pan(
          by: ViewPoint(
            x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random)))
      case 0..<5: draw(on: easel, using: &random)
      case 5: easel.undo()
      case 6: easel.redo()
      case 7 where Bool.random(using: &random):
        easel.paper.use =
          Bool.random(using: &random)
          ? .drawing
          : .erasing(widthInPoints: .random(in: 1...60, using: &random), leavesLine: true)
      case 7:
        easel.paper.brush = Brush(
          widthInPoints: .random(in: 0.5...30, using: &random),
          style: LineStyle(
            cap: EndCap.allCases.randomElement(using: &random) ?? .round,
            join: LineJoin.allCases.randomElement(using: &random) ?? .round,
            color: InkColor(
              red: .random(in: 0...255, using: &random), green: 40, blue: 90,
              alpha: Bool.random(using: &random) ? 255 : 120)))
      case 8:
        try easel.resize(
          width: .random(in: 1...500, using: &random), height: .random(in: 1...400, using: &random),
          scale: scales.randomElement(using: &random) ?? 1)
      default:
        easel.paper.setNeedsDisplay(ViewRect(x: 20, y: 13.4, width: 55.5, height: 31))
        easel.tester.draw()
      }
    }
    // Without the ring of the eraser.
    easel.paper.use = .drawing
    try await easel.settle()
    let full = try easel.fullRedraw()
    #expect(easel.screen == full)
    let before = easel.painting
    let backdropBefore = easel.paper.backdrop
    while easel.painting.canUndo { easel.undo() }
    while easel.painting.canRedo { easel.redo() }
    for _ in 0..<(before.history.edits.count - before.history.position) { easel.undo() }
    #expect(easel.painting == before)
    easel.paper.backdrop = backdropBefore
    try await easel.settle()
    #expect(easel.screen == full)
  }

  /// A small picture that lies in any way.
  private func backdrop(using random: inout SeededRandom) throws -> Backdrop {
    let size = PixelSize(
      width: .random(in: 20...90, using: &random), height: .random(in: 20...90, using: &random))
    let picture = try Surface(size: size, format: .argb32)
    let context = DrawingContext(picture)
    for _ in 0..<6 {
      context.setColor(
        Color(red: 0.9, green: .random(in: 0...1, using: &random), blue: 0.3, alpha: 0.8))
      context.fill(
        PixelRect(
          x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random), width: 30,
          height: 20))
    }
    let placements: [BackdropPicture.Placement] = [.fill, .fit, .tile, .center]
    return Backdrop(
      color: Color(0x88AACC),
      picture: BackdropPicture(
        levels: PictureLevels(picture),
        placement: placements.randomElement(using: &random) ?? .fill))
  }

  private func randomEdit(
    of painting: Painting, using random: inout SeededRandom
  ) -> PaintingEdit {
    .random(for: painting, using: &random) { random in
      Stroke(
        width: .random(in: 0.002...0.1, using: &random),
        samples: (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Sample(
            position: UnitPoint(
              x: .random(in: -0.1...1.1, using: &random), y: .random(in: -0.1...1.1, using: &random)
            ))
        })
    }
  }

  private func zoom(_ easel: Easel, using random: inout SeededRandom) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: easel.paper.zoomToFit()
    case 1: easel.paper.zoom(to: .random(in: 0.05...64, using: &random))
    default:
      easel.tester.scroll(.random(in: -3...3, using: &random), .control)
    }
  }

  private func draw(on easel: Easel, using random: inout SeededRandom) {
    let bounds = easel.tester.scene.bounds
    func point() -> (Double, Double) {
      (
        Double.random(in: -10...bounds.width + 10, using: &random),
        Double.random(in: -10...bounds.height + 10, using: &random)
      )
    }
    let start = point()
    easel.tester.press(
      min(max(start.0, 0), bounds.width - 1), min(max(start.1, 0), bounds.height - 1))
    for step in 0..<([0, 1, 3, 12, 150].randomElement(using: &random) ?? 1) {
      let next = point()
      easel.tester.drag(to: next.0, next.1)
      switch (step, Int.random(in: 0..<60, using: &random)) {
      case (1..., 0): easel.paper.cancelGesture()
      case (1..., 1): easel.tester.press(5, 5, .secondary).release(.secondary)
      case (1..., 2): easel.paper.brush.widthInPoints += 1
      case (1..., 3): try? easel.resize(width: 333, height: 222, scale: 1)
      default: break
      }
    }
    easel.tester.release()
  }

  @Test("keeps every sample bit for bit through a hundred resizes")
  func resizing() throws {
    let easel = try Easel(width: 400, height: 300, scale: 1, pointsDrawnAtOnce: .max)
    easel.tester.press(10.25, 20.5)
    for step in 1...40 { easel.tester.drag(to: 10 + Double(step) * 7.3, 150 + Double(step) * 1.7) }
    easel.tester.release()
    let before = easel.painting
    for step in 0..<100 {
      try easel.resize(width: 1 + step * 13 % 700, height: 1 + step * 29 % 600, scale: 1)
    }
    #expect(easel.painting == before)
    #expect(easel.painting.strokes.first?.samples.count == 41)
  }

  @Test("shows a dot after a click, as wide as the brush", arguments: EndCap.allCases)
  func dot(cap: EndCap) throws {
    let easel = try Easel(width: 60, height: 60, scale: 1, pointsDrawnAtOnce: .max)
    easel.paper.brush = Brush(widthInPoints: 20, style: LineStyle(cap: cap))
    easel.tester.click(30, 30)
    #expect(easel.painting.strokes.count == 1)
    #expect(easel.tester.pixel(30, 30) == 0 && easel.tester.pixel(30, 21) == 0)
    #expect(easel.tester.pixel(30, 18) == 0xFFFFFF)
    // The corner of a square, which a round dot leaves free.
    #expect(easel.tester.pixel(21, 21) == (cap == .round ? 0xFFFFFF : 0))
  }

  @Test("shows one more sample by drawing its own surroundings alone")
  func damage() throws {
    let easel = try Easel(width: 800, height: 600, scale: 1, pointsDrawnAtOnce: .max)
    for stroke in 0..<50 {
      easel.tester.press(10, Double(stroke) * 10).drag(to: 700, 300).release()
    }
    easel.tester.press(100, 100)
    for step in 0..<200 { easel.tester.drag(to: 100 + Double(step), 100) }
    easel.tester.forgetDrawnDamage()
    easel.tester.drag(to: 302, 102)
    #expect(easel.tester.drawnDamage.count == 1)
    #expect((easel.tester.drawnDamage.first?.area ?? .max) < 40 * 40)
    easel.tester.release()
  }

  @Test("gives a blank painting the shape of its view")
  func shape() throws {
    let easel = try Easel(width: 500, height: 200, scale: 1, pointsDrawnAtOnce: .max)
    #expect(easel.paper.viewport.paper == PixelRect(x: 0, y: 0, width: 500, height: 200))
    easel.tester.click(20, 20)
    #expect(easel.painting.shape == .fixed(try #require(AspectRatio(2.5))))
    try easel.resize(width: 300, height: 300, scale: 1)
    #expect(easel.paper.viewport.paper == PixelRect(x: 0, y: 90, width: 300, height: 120))
    #expect(easel.tester.pixel(5, 5) == 0xD5CFC6)
    #expect(easel.tester.pixel(5, 95) == 0xFFFFFF)
  }

  @Test("drops a gesture that never touched the paper")
  func besideThePaper() throws {
    let easel = try Easel(width: 300, height: 300, scale: 1, pointsDrawnAtOnce: .max)
    easel.paper.aspectRatio = AspectRatio(3)
    easel.tester.press(10, 10).drag(to: 200, 12).release()
    #expect(easel.painting.strokes.isEmpty)
    easel.tester.press(10, 10).drag(to: 10, 150).release()
    #expect(easel.painting.strokes.count == 1)
  }
}
