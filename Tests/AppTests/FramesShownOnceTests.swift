import Base
import Canvas
import Documents
import Editing
import Life
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import LifeEditing
@testable import PaintingEditing
@testable import PixelEditing

/// What moves is drawn where it changes, and no more often.
@Suite struct FramesShownOnceTests {
  private static let block = LifeWorld([(0, 0), (1, 0), (0, 1), (1, 1)])
  private static let blinker = LifeWorld([(-1, 0), (0, 0), (1, 0)])

  /// The pixels of the grid that were drawn again.
  private func drawnCells<Controller>(_ shown: CellWindow<Controller>) -> [PixelRect] {
    let origin = shown.grid.originInScene
    let grid = PixelRect(
      x: Int(origin.x), y: Int(origin.y), width: shown.grid.pixelSize.width,
      height: shown.grid.pixelSize.height)
    return shown.window.drawnDamage.map { $0.intersection(grid) }.filter { !$0.isEmpty }
  }

  @Test(arguments: [false, true])
  func `Generations that look like the last one are not drawn again`(isBlinking: Bool) async throws
  {
    let life = try LifeWindow(isBlinking ? Self.blinker : Self.block)
    life.runs.toggle()
    try await life.waitForGeneration(3)
    life.window.draw()
    life.window.forgetDrawnDamage()
    if isBlinking {
      // On a busy machine several generations may be shown as one, and an even number of them looks the same.
      try await life.application.wait(until: "a blinker is drawn") { !drawnCells(life).isEmpty }
    } else {
      try await life.waitForGeneration(life.live.generation + 5)
      #expect(drawnCells(life).isEmpty)
    }
    life.runs.toggle()
  }

  @Test func `A step is shown when it begins and when it ends, once each`() async throws {
    let life = try LifeWindow(Self.blinker)
    var generations: [BigInteger] = []
    life.runs.shown.listen(life) { generations.append(life.live.generation) }
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(generations == [0, 1])
  }

  @Test func `Cells that grow old change their colours while they stay where they are`()
    async throws
  {
    let life = try LifeWindow(Self.block)
    life.display.colorsByAge = true
    life.runs.toggle()
    try await life.waitForGeneration(2)
    life.window.draw()
    life.window.forgetDrawnDamage()
    try await life.waitForGeneration(life.live.generation + 3)
    #expect(!drawnCells(life).isEmpty)
    life.runs.toggle()
  }

  @Test func `Frames that are played are drawn where they differ from the last one`() throws {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    // So long that none is over before its time.
    picture.setMilliseconds(5000, frame: 0)
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 5000) }, at: 1)
    let layer = try #require(picture.celLayers.first).id
    picture.change(CelAddress(frame: 2, layer: layer)) { $0.set(1, at: CellPosition(x: 1, y: 1)) }
    let pixels = try PixelWindow(picture, width: 1000, height: 760)
    pixels.frame.go(to: 0)
    pixels.frames.togglePlaying()
    pixels.window.draw()
    pixels.window.forgetDrawnDamage()
    pixels.application.display.letTimePass()
    #expect(pixels.editor.display.played == 1 && drawnCells(pixels).isEmpty)
    pixels.application.display.letTimePass()
    #expect(pixels.editor.display.played == 2)
    let cell = pixels.grid.frame(of: CellRect(x: 1, y: 1, width: 1, height: 1))
      .offset(by: pixels.grid.originInScene).inset(-2)
    let drawn = drawnCells(pixels)
    #expect(!drawn.isEmpty)
    #expect(
      drawn.allSatisfy {
        Double($0.x) >= cell.x && Double($0.maxX) <= cell.maxX && Double($0.y) >= cell.y
          && Double($0.maxY) <= cell.maxY
      }, "\(drawn) beyond \(cell)")
  }

  @Test func `Frames of a preview that are alike are converted once in a row`() throws {
    var picture = Sprite(size: CellSize(width: 4, height: 4))
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 40) }, at: 1)
    let layer = try #require(picture.celLayers.first).id
    picture.change(CelAddress(frame: 2, layer: layer)) { $0.set(1, at: CellPosition(x: 1, y: 1)) }
    let host = try SceneTester(View())
    var changes = 0
    let preview = try #require(FramesPreview(picture, host: host) { changes += 1 })
    let size = PixelSize(width: 40, height: 40)
    let first = preview.surface(size: size)
    host.letTimePass()
    #expect(changes == 0 && preview.surface(size: size) === first, "the second is like the first")
    host.letTimePass()
    let third = preview.surface(size: size)
    #expect(changes == 1 && third !== first)
    host.letTimePass()
    #expect(changes == 2 && preview.surface(size: size) !== third)
    preview.stop()
  }

  @Test func `A board under the pointer that stands still is shown once`() async throws {
    let host = try SceneTester(View())
    var changes = 0
    let preview = try #require(BoardPreview(Self.block, host: host) { changes += 1 })
    let size = PixelSize(width: 120, height: 90)
    while preview.surface(size: size) == nil {
      host.letTimePass()
      try await Task.sleep(for: .milliseconds(1))
    }
    let (shown, before) = (preview.surface(size: size), changes)
    for _ in 0..<5 {
      while !preview.isWaiting { try await Task.sleep(for: .milliseconds(1)) }
      host.letTimePass()
    }
    #expect(changes == before && preview.surface(size: size) === shown)
    preview.stop()
  }

  @Test func `A moment of a replay that looks like the last one is not shown again`() async throws {
    var painting = Painting(shape: .fixed(.fourToThree))
    for number in 1...2 {
      painting.add(
        Stroke(
          width: 0.03,
          samples: (0...10).map {
            Sample(
              position: UnitPoint(x: 0.3 * Double(number), y: 0.1 + 0.08 * Double($0)),
              milliseconds: UInt32(100 * $0))
          }))
    }
    let replay = Replay(of: painting, madeAt: [])
    let drawing = ReplayDrawing(replay)
    var shown = 0
    drawing.drawn = { _, _ in shown += 1 }
    let size = PixelSize(width: 80, height: 60)
    func draw(_ milliseconds: Double) async throws {
      drawing.draw(milliseconds, size: size)
      while drawing.isDrawing { try await Task.sleep(for: .milliseconds(1)) }
    }
    try await draw(500)
    #expect(shown == 1)
    try await draw(500)
    #expect(shown == 1)
    // In the pause after the first stroke.
    try await draw(1400)
    try await draw(1401)
    #expect(shown == 2)
    try await draw(.infinity)
    #expect(shown == 3)
  }
}
