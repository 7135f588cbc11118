import Base
import Canvas
import Documents
import Editing
import Formats
import Rendering
import TestSupport
import Testing
import Texts
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Views

@Suite("The settled screen", .serialized)
struct SettledScreenTests {
  @Test func `comes after a picture that stands in for lines that are still being read`()
    async throws
  {
    let painted = try PaintedView(
      width: 320, height: 240, scale: 1, pointsDrawnAtOnce: 0, isRead: false)
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
    painted.paper.aspectRatio = .fourToThree
    painted.paper.reload()
    let standIn = try Surface(size: PixelSize(width: 8, height: 6), format: .argb32)
    let context = DrawingContext(standIn)
    context.setColor(Color(0x33CC66))
    context.paint()
    painted.paper.setStandIn(standIn)
    func middle() -> UInt32 { painted.tester.surface.pixel(x: 160, y: 120) & 0xFF_FFFF }
    painted.tester.draw()
    #expect(middle() == 0x33CC66)
    // A window that is resized meanwhile shows it, too.
    try painted.resize(width: 300, height: 260, scale: 1)
    #expect(middle() == 0x33CC66)
    painted.session.open(painting, for: .changing)
    painted.tester.draw()
    #expect(painted.paper.isSettled || middle() == 0x33CC66)
    try await painted.settle()
    #expect(try painted.screen == painted.fullRedraw())
    #expect(middle() != 0x33CC66)
  }

  @Test(arguments: seeds(200))
  func `equals the full redraw after any script`(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed))
    let scales = [1, 1.25, 1.5, 2]
    let painted = try PaintedView(
      width: 320, height: 240, scale: scales[seed % 4],
      // Every other painting is drawn by other threads.
      pointsDrawnAtOnce: seed % 2 == 0 ? .max : 0)
    for _ in 0..<Int.random(in: 5...25, using: &random) {
      switch Int.random(in: 0..<15, using: &random) {
      case 9:
        let layers = painted.painting.layers
        if layers.count < 3,
          let edit = painted.painting.adding(over: painted.tools.context.layer.id)
        {
          painted.perform(edit.edit)
        } else if let layer = layers.randomElement(using: &random) {
          if let edit = painted.painting.changing(
            layer.id, { $0 = $0.faded(to: Double.random(in: 0...1, using: &random)) })
          {
            painted.perform(edit)
          }
        }
        let chosen = painted.painting.layers.randomElement(using: &random)
        if let chosen { painted.tools.context.choose(chosen.id) }
      case 13: painted.paper.backdrop = try backdrop(using: &random)
      case 10: painted.perform(randomEdit(of: painted.painting, using: &random))
      case 14: painted.tools.set { $0.aids = aids(using: &random) }
      case 11: zoom(painted, using: &random)
      case 12:
        painted.paper.pan(
          by: ViewPoint(
            x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random)))
      case 0..<5: draw(on: painted, using: &random)
      case 5: painted.undo()
      case 6: painted.redo()
      case 7 where Bool.random(using: &random):
        painted.tools.choose(Bool.random(using: &random) ? .pencil : .eraser)
        painted.tools.ownWidth = .random(in: 1...60, using: &random)
      case 7:
        painted.tools.brushes.brush = Brush(
          widthInPoints: .random(in: 0.5...30, using: &random),
          style: LineStyle(
            cap: EndCap.allCases.randomElement(using: &random) ?? .round,
            join: LineJoin.allCases.randomElement(using: &random) ?? .round,
            color: InkColor(
              red: .random(in: 0...255, using: &random), green: 40, blue: 90,
              alpha: Bool.random(using: &random) ? 255 : 120),
            dash: DashPattern.catalogue.randomElement(using: &random) ?? .solid,
            hand: hand(using: &random), fill: random.one(in: 3) ? random.fill() : nil,
            heads: random.one(in: 3) ? random.heads() : .none))
        if random.one(in: 3) {
          painted.tools.brushes.brush.inks.line = BrushInk(of: random.gradient())
          painted.tools.brushes.brush.inks.fill = BrushInk(of: random.gradient())
        }
        painted.tools.brushes.brush.steadiness = [0, 0, 50].randomElement(using: &random) ?? 0
        painted.tools.widthsMeanScreen = Bool.random(using: &random)
        painted.tools.symmetry = symmetry(using: &random)
      case 8:
        try painted.resize(
          width: .random(in: 1...500, using: &random), height: .random(in: 1...400, using: &random),
          scale: scales.randomElement(using: &random) ?? 1)
      default:
        painted.paper.setNeedsDisplay(ViewRect(x: 20, y: 13.4, width: 55.5, height: 31))
        painted.tester.draw()
      }
    }
    // Without the ring of the eraser or the brush, and without the lines of a symmetry.
    painted.tools.choose(.select)
    painted.paper.guides = nil
    try await painted.settle()
    let full = try painted.fullRedraw()
    #expect(painted.screen == full)
    let before = painted.painting
    let backdropBefore = painted.paper.backdrop
    while painted.painting.canUndo { painted.undo() }
    while painted.painting.canRedo { painted.redo() }
    for _ in 0..<(before.history.edits.count - before.history.position) { painted.undo() }
    #expect(painted.painting == before)
    painted.paper.backdrop = backdropBefore
    painted.paper.guides = nil
    try await painted.settle()
    #expect(painted.screen == full)
  }

  private func hand(using random: inout SeededRandom) -> HandStyle {
    HandStyle(
      smoothing: [0, 35, 100].randomElement(using: &random) ?? 0,
      widthSource: HandStyle.WidthSource.allCases.randomElement(using: &random) ?? .steady)
  }

  private func aids(using random: inout SeededRandom) -> DrawingAids {
    var aids = DrawingAids()
    aids.showsGrid = Bool.random(using: &random)
    aids.gridStep = .random(in: 5...200, using: &random)
    aids.showsGuides = .random(using: &random)
    aids.guides = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Guide(
        SnapDirection.allCases.randomElement(using: &random) ?? .horizontal,
        at: .random(in: -0.2...1.2, using: &random))
    }
    return aids
  }

  private func symmetry(using random: inout SeededRandom) -> Symmetry {
    let kinds: [Symmetry.Kind] = [.none, .none, .none, .mirror, .twoMirrors, .rays(5)]
    return Symmetry(
      kinds.randomElement(using: &random) ?? .none, angle: .random(in: 0...90, using: &random))
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
    let patterns: [BackdropPattern.Kind?] = [nil, .ruled, .squared, .dotted, .isometric]
    let kind = patterns.randomElement(using: &random) ?? nil
    let pattern = kind.map {
      BackdropPattern(
        $0, spacing: .random(in: 0.004...0.1, using: &random), color: Color(0xC02040, alpha: 0.7),
        origin: PaperPoint(x: 0.013, y: .random(in: -1...1, using: &random)))
    }
    guard Bool.random(using: &random) else {
      return Backdrop(color: Color(0x88AACC), pattern: pattern)
    }
    return Backdrop(
      color: Color(0x88AACC),
      picture: BackdropPicture(
        levels: PictureMipmaps(picture),
        placement: placements.randomElement(using: &random) ?? .fill), pattern: pattern)
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

  private func zoom(_ painted: PaintedView, using random: inout SeededRandom) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: painted.paper.zoomToFit()
    case 1: painted.paper.zoom(to: .random(in: 0.05...64, using: &random))
    default:
      painted.tester.scroll(.random(in: -3...3, using: &random), .control)
    }
  }

  private func draw(on painted: PaintedView, using random: inout SeededRandom) {
    let bounds = painted.tester.scene.bounds
    func point() -> (Double, Double) {
      (
        Double.random(in: -10...bounds.width + 10, using: &random),
        Double.random(in: -10...bounds.height + 10, using: &random)
      )
    }
    let start = point()
    painted.tester.press(
      min(max(start.0, 0), bounds.width - 1), min(max(start.1, 0), bounds.height - 1))
    for step in 0..<([0, 1, 3, 12, 150].randomElement(using: &random) ?? 1) {
      let next = point()
      painted.tester.drag(to: next.0, next.1)
      switch (step, Int.random(in: 0..<60, using: &random)) {
      case (1..., 0): painted.paper.cancelGesture()
      case (1..., 1): painted.tester.press(5, 5, .secondary).release(.secondary)
      case (1..., 2): painted.tools.brushes.brush.widthInPoints += 1
      case (1..., 3): try? painted.resize(width: 333, height: 222, scale: 1)
      default: break
      }
    }
    painted.tester.release()
  }

  @Test func `keeps every sample bit for bit through a hundred resizes`() throws {
    let painted = try PaintedView(width: 400, height: 300, scale: 1, pointsDrawnAtOnce: .max)
    painted.tester.press(10.25, 20.5)
    for step in 1...40 {
      painted.tester.drag(to: 10 + Double(step) * 7.3, 150 + Double(step) * 1.7)
    }
    painted.tester.release()
    let before = painted.painting
    for step in 0..<100 {
      try painted.resize(width: 1 + step * 13 % 700, height: 1 + step * 29 % 600, scale: 1)
    }
    #expect(painted.painting == before)
    #expect(painted.painting.strokes.first?.samples.count == 41)
  }

  @Test(arguments: EndCap.allCases)
  func `shows a dot after a click, as wide as the brush`(cap: EndCap) throws {
    let painted = try PaintedView(width: 60, height: 60, scale: 1, pointsDrawnAtOnce: .max)
    painted.tools.widthsMeanScreen = true
    painted.tools.brushes.brush = Brush(widthInPoints: 20, style: LineStyle(cap: cap))
    // The ring of the brush goes with the pointer.
    painted.tester.click(30, 30).move(1, 1)
    #expect(painted.painting.strokes.count == 1)
    #expect(painted.tester.pixel(30, 30) == 0 && painted.tester.pixel(30, 21) == 0)
    #expect(painted.tester.pixel(30, 18) == 0xFFFFFF)
    // The corner of a square, which a round dot leaves free.
    #expect(painted.tester.pixel(21, 21) == (cap == .round ? 0xFFFFFF : 0))
  }

  @Test func `shows one more sample by drawing its own surroundings alone`() throws {
    let painted = try PaintedView(width: 800, height: 600, scale: 1, pointsDrawnAtOnce: .max)
    for stroke in 0..<50 {
      painted.tester.press(10, Double(stroke) * 10).drag(to: 700, 300).release()
    }
    painted.tester.press(100, 100)
    for step in 0..<200 { painted.tester.drag(to: 100 + Double(step), 100) }
    painted.tester.forgetDrawnDamage()
    painted.tester.drag(to: 302, 102)
    #expect(painted.tester.drawnDamage.count == 1)
    #expect((painted.tester.drawnDamage.first?.area ?? .max) < 40 * 40)
    painted.tester.release()
  }

  @Test func `gives a blank painting the shape of its view`() throws {
    let painted = try PaintedView(width: 500, height: 200, scale: 1, pointsDrawnAtOnce: .max)
    #expect(painted.paper.viewport.paper == PixelRect(x: 0, y: 0, width: 500, height: 200))
    painted.tester.click(20, 20)
    #expect(painted.painting.shape == .fixed(try #require(AspectRatio(2.5))))
    try painted.resize(width: 300, height: 300, scale: 1)
    // All four of its edges are seen.
    #expect(painted.paper.viewport.paper == PixelRect(x: 12, y: 95, width: 276, height: 110))
    #expect(painted.tester.pixel(5, 5) == 0xD5CFC6 && painted.tester.pixel(5, 100) == 0xD5CFC6)
    #expect(painted.tester.pixel(20, 100) == 0xFFFFFF)
    try painted.resize(width: 500, height: 200, scale: 1)
    #expect(painted.paper.viewport.paper == PixelRect(x: 0, y: 0, width: 500, height: 200))
  }

  @Test func `drops a gesture that never touched the paper`() throws {
    let painted = try PaintedView(width: 300, height: 300, scale: 1, pointsDrawnAtOnce: .max)
    painted.paper.aspectRatio = AspectRatio(3)
    painted.tester.press(10, 10).drag(to: 200, 12).release()
    #expect(painted.painting.strokes.isEmpty)
    painted.tester.press(20, 10).drag(to: 20, 150).release()
    #expect(painted.painting.strokes.count == 1)
  }
}
