@testable import ApplicationTesting
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
@testable import LifeEditing

@Suite("A board that runs")
struct RunTests {
  private static let blinker = LifeWorld([(-1, 0), (0, 0), (1, 0)])

  @Test func `A step is a generation, ten are ten, and powers of two count`() async throws {
    let life = try LifeWindow(.glider)
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 1 && life.cells.count == 5)
    life.runs.step(10)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 11)
    life.runs.setExponent(5)
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 43)
    #expect(life.keptRuns == [true, true, true])
    life.undo()
    #expect(life.board.world.generation == 11)
    life.undo()
    life.undo()
    #expect(life.live.world == .glider)
  }

  @Test func `It runs until it is stopped, and reset goes back to what was painted`() async throws {
    let life = try LifeWindow(Self.blinker)
    life.runs.toggle()
    #expect(life.runs.isRunning)
    try await life.waitForGeneration(4)
    life.runs.toggle()
    let generation = life.board.world.generation
    #expect(!life.runs.isRunning && generation >= 4)
    life.runs.reset()
    #expect(life.board.world == Self.blinker)
    // Painted changes count when it runs again.
    life.drag((-1, 5), (1, 5))
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.cells.count == 6 && life.cells.contains(LifeCell(x: 0, y: 6)))
    life.runs.reset()
    #expect(life.cells.count == 6 && life.cells.contains(LifeCell(x: 1, y: 5)))
  }

  @Test func `Going back shows each generation as it was, over what was painted between`()
    async throws
  {
    let life = try LifeWindow(.glider)
    life.runs.step(10)
    try await life.waitForEnd()
    life.drag((20, 5), (22, 5))
    life.runs.step(10)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 20)
    var naive = LifeSimulation(.glider)
    naive.advance(by: 9)
    for generation in (9..<20).reversed() {
      life.runs.stepBack()
      try await life.waitForEnd()
      #expect(life.board.world.generation == generation)
      #expect(life.cells.count == (generation < 10 ? 5 : 8))
    }
    #expect(life.board.world == naive.world)
    // Never before the beginning.
    for _ in 0..<12 {
      life.runs.stepBack()
      try await life.waitForEnd()
    }
    #expect(life.board.world == .glider)
  }

  @Test func `A place in the graph is sought while it is dragged, and kept where it is let go`()
    async throws
  {
    let life = try LifeWindow(.glider)
    life.runs.step(200)
    try await life.waitForEnd()
    let graph = life.runs.bar.graph
    #expect(graph.samples.first?.generation == 0 && graph.samples.last?.generation == 200)
    let place = graph.originInScene
    let middle = place.y + graph.bounds.height / 2
    life.window.press(place.x + graph.bounds.width / 4, middle)
    life.window.drag(to: place.x + graph.bounds.width * 0.75, middle)
    life.window.drag(to: place.x + graph.bounds.width / 2, middle)
    life.window.release()
    try await life.waitForEnd()
    #expect(life.board.world.generation == 100 && life.cells.count == 5)
    #expect(life.keptRuns == [true, true])
  }

  @Test func `Speeds go from one generation in two seconds to as many as there can be`() throws {
    let life = try LifeWindow()
    for _ in 0..<20 { life.runs.slower() }
    #expect(life.runs.pace.rate == 0.5)
    for _ in 0..<20 { life.runs.faster() }
    #expect(life.runs.pace.rate == nil)
    for _ in 0..<60 { life.runs.longerSteps() }
    #expect(life.runs.pace.stride == 1 << 40)
    for _ in 0..<60 { life.runs.shorterSteps() }
    #expect(life.runs.pace.stride == 1)
  }

  @Test func `A long way is computed by HashLife, and can be broken off at once`() async throws {
    let gun = try #require(PatternLibrary.all.first { $0.name == "Gosper glider gun" }).world
    let life = try LifeWindow(gun)
    life.runs.setExponent(30)
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.board.world.generation == gun.generation + 1 << 30)
    // A glider every 30 generations.
    #expect(life.board.world.population > 5 * (1 << 30) / 30)
    life.live.perform {
      $0.fillAtRandom(LifeBounds(left: 0, top: 0, right: 999, bottom: 999), density: 0.4, seed: 1)
    }
    life.runs.setExponent(40)
    life.runs.step(1)
    life.runs.stop()
    #expect(!life.runs.isRunning)
  }

  @Test func `Colours by age stay while the board stands, until its cells are others`() async throws
  {
    let life = try LifeWindow(LifeWorld([(0, 0), (1, 0), (0, 1), (1, 1)]))
    func color() -> [UInt8] {
      let point = life.point((0, 0))
      return life.window.pixels(
        in: PixelRect(x: Int(point.x), y: Int(point.y), width: 1, height: 1))
    }
    let plain = color()
    life.display.colorsByAge = true
    life.runs.run()
    try await life.waitForGeneration(5)
    let old = color()
    #expect(old != plain)
    life.runs.stop()
    life.window.draw()
    #expect(color() != plain)
    life.grid.pan(by: ViewPoint(x: 64, y: 32))
    life.window.draw()
    #expect(color() != plain && life.pixels == life.fullRedraw())
    life.drag((8, 8), (9, 8))
    life.window.draw()
    #expect(color() == plain && life.pixels == life.fullRedraw())
  }

  @Test func `Time has no end: it goes on beyond all numbers of a word`() async throws {
    let start = (BigInteger(1) << 64) - 3
    let life = try LifeWindow(LifeWorld(generation: start, cells: Self.blinker.cells))
    life.runs.step(10)
    try await life.waitForEnd()
    #expect(life.board.world.generation == start + 10 && life.cells.count == 3)
    #expect(life.grid.accessibility.value == "generation 18,446,744,073,709,551,623, 3 cells")
    for _ in 0..<40 { life.runs.longerSteps() }
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.board.world.generation == start + 10 + (BigInteger(1) << 40))
  }

  @Test func `A pattern that has flown out of sight of all zooms is fitted, and harms nobody`()
    throws
  {
    let far = 1 << 57
    let life = try LifeWindow(LifeWorld([(far, -far), (far + 1, -far)]))
    for side in [GridViewport.cellSides[0], 1, 64] {
      life.grid.fit(CellRect(x: far, y: -far, width: 2, height: 1), atMost: 64)
      life.window.draw()
      life.grid.zoom(toSide: side)
      life.window.draw()
      #expect(life.display.visibleArea.picture.shares.count < 1 << 22)
    }
  }

  @Test(arguments: [40, 52, 56, 58, 60, 64, 80, 300])
  func `A gun that has shot for a very long time is seen whole where it is fitted`(exponent: Int)
    throws
  {
    let gun = try #require(PatternLibrary.all.first { $0.name == "Gosper glider gun" })
    var hash = HashLife(gun.world)
    hash.advance(by: BigInteger(1) << exponent)
    let life = try LifeWindow(LifeWorld(generation: hash.generation, cells: hash.cells))
    life.window.draw()
    let before = life.pixels
    life.editor.fitPattern()
    life.window.draw()
    let extent = try #require(life.live.extent)
    #expect(extent == hash.cells.extent && life.display.visibleArea.contains(extent))
    // Most of the view, and the last glider at its end.
    let area = life.display.visibleArea
    let end = extent.squares(shift: area.shift)
    #expect(end.bottom - end.top > area.height / 3)
    var picture = area.picture
    life.live.world.draw(into: &picture)
    #expect(picture.shares[(end.bottom - area.top) * area.width + end.right - area.left] > 0)
    #expect(!life.pixels.elementsEqual(before))
    #expect(life.pixels.elementsEqual(life.fullRedraw()))
    // As far out as it goes, and away from all cells.
    life.grid.zoom(toSide: GridViewport.cellSides[0])
    life.window.draw()
    life.grid.pan(by: ViewPoint(x: 0x1p40, y: 0))
    life.window.draw()
    #expect(life.pixels.elementsEqual(life.fullRedraw()))
    // No cell is painted where none can be told.
    life.window.press(500, 300)
    life.window.release()
    #expect(life.board.history.position == 0)
  }

  @Test func `What runs beyond all coordinates is shown while it runs`() async throws {
    let gun = try #require(PatternLibrary.all.first { $0.name == "Gosper glider gun" })
    var hash = HashLife(gun.world)
    hash.advance(by: BigInteger(1) << 100)
    let life = try LifeWindow(LifeWorld(generation: hash.generation, cells: hash.cells))
    life.editor.fitPattern()
    life.runs.setExponent(90)
    life.runs.run()
    try await life.waitForGeneration(hash.generation + 1)
    life.window.draw()
    #expect(life.display.visibleArea.contains(try #require(life.live.extent)))
    let seen = life.pixels
    life.runs.stop()
    life.window.draw()
    // The same diagonal: a step is less than a pixel.
    #expect(zip(life.pixels, seen).count { $0 != $1 } < seen.count / 100)
  }

  @Test(arguments: [20, 50, 59, 70])
  func `A glider that flew very far is seen where it is fitted`(exponent: Int) throws {
    var hash = HashLife(LifeWorld.glider)
    hash.advance(by: BigInteger(1) << exponent)
    let life = try LifeWindow(LifeWorld(generation: hash.generation, cells: hash.cells))
    life.editor.fitPattern()
    let area = life.display.visibleArea
    #expect(area.contains(try #require(life.live.extent)))
    var picture = area.picture
    life.live.world.draw(into: &picture)
    #expect(picture.shares.contains { $0 > 0 })
  }

  @Test
  func `More cells than tiles can hold live on, a generation at a time, and are left at once`()
    async throws
  {
    // A row of blocks that is 2⁴⁰ cells long: few different parts.
    let nodes = (4...40).map { "\($0) \($0 - 3) \($0 - 3) 0 0" }
    let row = try LifeWorld(
      macrocell: "[M2]\n#R B3/S23\n$.**$.**$\n" + nodes.joined(separator: "\n") + "\n"
    ).cells
    #expect(row.population == 4 << 37)
    let life = try LifeWindow(LifeWorld(cells: row))
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 1 && life.board.world.cells == row)
    life.runs.engine = .tiles
    life.runs.run()
    life.runs.stop()
    #expect(life.board.world.cells == row)
  }

  @Test func `Of what was painted while it ran, no other past is told after an undo`() async throws
  {
    let life = try LifeWindow(Self.blinker)
    life.live.paintsWhileRunning = true
    life.runs.run()
    // All of it at once: half of a block would not live until the rest comes.
    #expect(life.live.beginGesture())
    let block = [(8, 8), (9, 8), (8, 9), (9, 9)].map { LifeCell(x: $0, y: $1) }
    life.live.paint(block, state: 1)
    life.live.commit()
    // However far it ran before: what was painted lives on from now.
    try await life.waitForGeneration(life.live.generation + 3)
    life.runs.stop()
    let ran = life.board.world
    #expect(ran.population == 7)
    life.runs.reset()
    #expect(life.cells.count == 3)
    life.undo()
    #expect(life.board.world == ran)
    // Its own past comes back with it, from when it was painted.
    life.runs.stepBack()
    try await life.waitForEnd()
    var next = LifeSimulation(life.board.world)
    next.advance(by: 1)
    #expect(next.world == ran)
  }

  @Test func `What runs is shown where it is looked at: scrolling and zooming are followed`()
    async throws
  {
    let life = try LifeWindow(LifeWorld([(100, 0), (101, 0), (100, 1), (101, 1)]))
    life.runs.run()
    try await life.waitForGeneration(1)
    #expect(life.display.state(at: LifeCell(x: 100, y: 0)) == 0)
    life.grid.pan(by: ViewPoint(x: -1600, y: 0))
    try await life.application.wait(until: "what is in sight now is shown") {
      life.display.state(at: LifeCell(x: 100, y: 0)) == 1
    }
    #expect(life.display.state(at: LifeCell(x: 102, y: 0)) == 0)
    life.runs.stop()
    life.window.draw()
    #expect(life.pixels == life.fullRedraw())
  }
}
