import TestSupport
import Testing

@testable import Life

@Suite("A universe of tiles")
struct TileLifeTests {
  /// Up to sixty cells around a place.
  private func cells(
    around centre: LifeCell, _ random: inout SeededRandom
  ) -> Set<LifeCell> {
    let side = Int.random(in: 1...14, using: &random)
    return Set(
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        LifeCell(
          x: centre.x + Int.random(in: -side...side, using: &random),
          y: centre.y + Int.random(in: -side...side, using: &random))
      })
  }

  /// Where tiles meet, and within one.
  private func place(_ random: inout SeededRandom) -> LifeCell {
    let places = [0, 64, -64, 32, 640, -6400, -6433]
    return LifeCell(
      x: places.randomElement(using: &random)!, y: places.randomElement(using: &random)!)
  }

  private func expect(_ life: TileLife, is naive: NaiveLife) {
    var life = life
    #expect(life.allCells == naive.cells, "\(life.rule.notation)")
    #expect(life.isBackgroundAlive == naive.isBackgroundAlive)
    #expect(life.population == naive.cells.count)
    #expect(life.cells == LifeCells(naive.cells) && life.bounds == life.cells.bounds)
  }

  // MARK: Beside counting

  @Test(arguments: seeds(100))
  func `does what counting does, on random boards and rules`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      var naive = NaiveLife(rule: .ofAnyKind(&random))
      naive.cells = cells(around: place(&random), &random)
      let world = LifeWorld(rule: .life(naive.rule), cells: LifeCells(naive.cells))
      var lives = LifeKernel.available.map {
        TileLife(world, threadCount: Int.random(in: 1...3, using: &random), kernel: $0)
      }
      for _ in 0..<4 {
        for index in lives.indices { expect(lives[index], is: naive) }
        let generations = Int.random(in: 0...4, using: &random)
        for _ in 0..<generations { naive.step() }
        for index in lives.indices { lives[index].advance(by: generations) }
      }
    }
  }

  @Test(arguments: 0..<8)
  func `comes to the same by every kernel, where tiles are full of cells`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rule = seed.isMultiple(of: 2) ? LifeRule.any(&random) : .conway
    var world = LifeWorld(rule: .life(rule))
    world.fillAtRandom(
      LifeBounds(left: -70, top: -40, right: 80, bottom: 90),
      density: .random(in: 0...1, using: &random), seed: seed)
    var hash = HashLife(world)
    var lives = LifeKernel.available.map { TileLife(world, kernel: $0) }
    for _ in 0..<3 {
      hash.advance(by: 2)
      for index in lives.indices {
        lives[index].advance(by: 2)
        #expect(lives[index].cells == hash.cells)
        #expect(lives[index].isBackgroundAlive == hash.isBackgroundAlive)
      }
    }
  }

  @Test(arguments: seeds(40))
  func `goes on from what is painted in between, by Conway's rule and others`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // The second one turns all around, the third lives there for good.
    let rules = [
      LifeRule.conway, LifeRule("B0123478/S34678")!, LifeRule("B03/S238")!, .any(&random),
    ]
    var naive = NaiveLife(rule: rules[Int(seed % 4)])
    var life = TileLife(rule: naive.rule)
    for _ in 0..<12 {
      for cell in cells(around: place(&random), &random) {
        let isAlive = Bool.random(using: &random)
        let was = naive.cells.contains(cell) != naive.isBackgroundAlive
        #expect(life[cell] == was)
        let isChanged = life.set(isAlive, at: cell)
        #expect(isChanged == (was != isAlive))
        if isAlive == naive.isBackgroundAlive {
          naive.cells.remove(cell)
        } else {
          naive.cells.insert(cell)
        }
        #expect(life[cell] == isAlive)
      }
      // After two generations without a change tiles sleep.
      let most = naive.rule == .conway ? 8 : 3
      for _ in 0..<Int.random(in: 0...most, using: &random) {
        naive.step()
        life.advance(by: 1)
      }
      expect(life, is: naive)
      if naive.cells.count > 4000 { break }
    }
  }

  @Test func `begins where all around lives`() {
    var random = SeededRandom(seed: 2)
    var naive = NaiveLife(rule: LifeRule("B03/S8")!, isBackgroundAlive: true)
    naive.cells = cells(around: LifeCell(x: 0, y: 0), &random)
    var life = TileLife(
      LifeWorld(
        rule: .life(naive.rule), isBackgroundAlive: true, cells: LifeCells(naive.cells)))
    for _ in 0..<6 {
      expect(life, is: naive)
      naive.step()
      life.advance(by: 1)
    }
  }

  // MARK: Beside HashLife

  private func expect(_ tiles: inout TileLife, is hash: inout HashLife) {
    #expect(hash.generation == tiles.generation && tiles.population == hash.population)
    #expect(tiles.bounds == hash.bounds && tiles.cells == hash.cells)
    #expect(tiles.isBackgroundAlive == hash.isBackgroundAlive)
    let area = LifeBounds(left: -70, top: -3, right: 5, bottom: 66)
    var (some, others): (Set<LifeCell>, Set<LifeCell>) = ([], [])
    tiles.visitCells(in: area) { some.insert($0) }
    hash.visitCells(in: area) { others.insert($0) }
    #expect(some == others)
  }

  @Test(arguments: [Pattern.acorn, Pattern.rPentomino, Pattern.gun])
  func `comes to where HashLife does`(rows: String) {
    var tiles = TileLife(rule: .conway, threadCount: 2)
    var hash = HashLife(rule: .conway)
    tiles.add(rows, x: -40, y: 20)
    hash.add(rows, x: -40, y: 20)
    for span in Speed.isOptimized ? [300, 600, 203] : [100, 150] {
      tiles.advance(by: span)
      hash.advance(by: span)
      expect(&tiles, is: &hash)
    }
    guard rows == Pattern.acorn, Speed.isOptimized else { return }
    tiles.advance(by: 5206 - 1103)
    #expect(tiles.population == 633)
  }

  @Test(arguments: ["B36/S23", "B2/S", "B035/S237"])
  func `comes to where HashLife does by other rules`(notation: String) {
    var random = SeededRandom(seed: 5)
    let cells = LifeCells(cells(around: LifeCell(x: 60, y: -70), &random))
    let world = LifeWorld(rule: CellRule(notation)!, cells: cells)
    var (tiles, hash) = (TileLife(world), HashLife(world))
    for generations in [1, 2, 60] {
      tiles.advance(by: generations)
      hash.advance(by: generations)
      expect(&tiles, is: &hash)
    }
  }

  // MARK: Sleep

  @Test func `sleeps where nothing changes and where something blinks`() {
    var life = TileLife(rule: .conway)
    for (index, x) in stride(from: -300, to: 300, by: 61).enumerated() {
      life.add(index.isMultiple(of: 2) ? "OO\nOO" : "OOO", x: x, y: x / 2)
      // Across the corner of four tiles.
      life.add("O\nO\nO", x: 64 * index, y: 1023)
    }
    let population = life.population
    life.advance(by: 4)
    #expect(life.activeTileCount == 0 && life.population == population)
    let (even, odd) = (life.cells, life.cells(after: 1))
    #expect(even != odd)
    life.advance(by: 1001)
    #expect(life.activeTileCount == 0 && life.cells == odd && life.population == population)
    // A glider wakes only what it touches, and what it meets.
    life.add(Pattern.glider, x: -3000, y: -3000)
    life.advance(by: 100)
    #expect((1...4).contains(life.activeTileCount) && life.population == population + 5)
  }

  @Test func `computes no more than what moves of a glider, for ever`() {
    var life = TileLife(rule: .conway)
    life.add(Pattern.glider)
    let start = life.cells
    for turn in 1...12 {
      life.advance(by: 4 * 97)
      #expect(life.cells == start.moved(x: 97 * turn, y: 97 * turn))
      #expect((1...4).contains(life.activeTileCount))
    }
  }

  @Test func `ends where nothing lives any more`() {
    var life = TileLife(rule: .conway)
    life.add("O")
    life.advance(by: 4)
    #expect(life.population == 0 && life.bounds == nil && life.cells.isEmpty)
    #expect(life.activeTileCount == 0)
    // A tile that was dropped comes again.
    life.advance(by: 600)
    life.add(Pattern.glider, x: 62, y: 62)
    life.advance(by: 4)
    #expect(life.bounds == LifeBounds(left: 63, top: 63, right: 65, bottom: 65))
  }

  // MARK: Cores

  @Test func `comes to the same on any number of cores`() {
    var random = SeededRandom(seed: 3)
    let cells = LifeCells(
      (0..<30_000).map { _ in
        LifeCell(
          x: .random(in: -400..<400, using: &random), y: .random(in: -300..<300, using: &random))
      })
    let ends = [1, 3].map { TileLife(LifeWorld(cells: cells), threadCount: $0).cells(after: 60) }
    #expect(ends[0] == ends[1] && !ends[0].isEmpty)
  }

  @Test func `stops when it is told to`() {
    var life = TileLife(rule: .conway)
    life.add(Pattern.glider)
    life.advance(by: 100) { false }
    #expect(life.generation == 0)
  }

  // MARK: Drawing

  @Test(arguments: 0...8)
  func `is drawn as its cells are`(shift: Int) {
    var random = SeededRandom(seed: UInt64(shift))
    for rule in [LifeRule.conway, LifeRule("B03/S23")!] {
      let cells = LifeCells(
        (0..<8000).map { _ in
          LifeCell(
            x: .random(in: -200..<170, using: &random), y: .random(in: -90..<150, using: &random))
        })
      var life = TileLife(LifeWorld(rule: .life(rule), cells: cells))
      for _ in 0..<3 {
        let world = LifeWorld(
          rule: .life(rule), isBackgroundAlive: life.isBackgroundAlive, cells: life.cells)
        for (left, top) in [(-220 >> shift, -100 >> shift), (-7, 3), (5, -30), (900, 0)] {
          let start = LifeRaster(left: left, top: top, width: 71, height: 43, shift: shift)
          var (picture, expected) = (start, start)
          life.draw(into: &picture)
          world.draw(into: &expected)
          #expect(picture == expected)
        }
        life.advance(by: 1)
      }
    }
  }

  // MARK: Which engine

  @Test(arguments: LifeSimulation.Engine.allCases)
  func `is chosen, and does what is asked for, whichever it is`(engine: LifeSimulation.Engine) {
    var life = LifeSimulation(
      LifeWorld(generation: 5, cells: LifeCells([LifeCell(x: 3, y: 4)])), engine: engine)
    #expect(life.usesHash == (engine == .hash) && life.generation == 5)
    let changes = (4...5).map { life.set(true, at: LifeCell(x: $0, y: 4)) }
    life.advance(by: 3)
    let blinker = LifeCells((3...5).map { LifeCell(x: 4, y: $0) })
    #expect(changes == [true, true] && life.population == 3)
    #expect(life.world == LifeWorld(generation: 8, cells: blinker))
    #expect(life.bounds == blinker.bounds)
    let edges = LifeEdges.torus(width: 9, height: 9)
    var bounded = LifeSimulation(LifeWorld(edges: edges), engine: engine)
    let inside = (4...5).map { bounded.set(true, at: LifeCell(x: $0, y: 0)) }
    #expect(inside == [true, false] && !bounded.usesHash && bounded.world.edges == edges)
  }

  // MARK: Growth

  @Test func `fills the plane as fast as can be`() throws {
    let filler = try #require(PatternLibrary.all.first { $0.name == "Spacefiller" })
    for threadCount in [1, 2] {
      var life = TileLife(filler.world, threadCount: threadCount)
      for _ in 0..<2 {
        life.advance(by: Speed.isOptimized ? 100 : 40)
        let side = life.generation + 17
        #expect(life.population == (side * side + 511) / 4)
      }
    }
  }

  @Test func `counts what lives without a copy of what it knows of its tiles`() {
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: 0, top: 0, right: 199, bottom: 199), density: 0.3, seed: 1)
    var life = TileLife(world)
    func place() -> UnsafePointer<TileLifeTile>? {
      life.table.tiles.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = place()
    let population = life.population
    #expect(population == world.population && place() == before)
  }
}

extension LifeEngine {
  /// The cells as they will be.
  fileprivate func cells(after generations: BigInteger) -> LifeCells {
    var life = self
    life.advance(by: generations)
    return life.cells
  }
}
