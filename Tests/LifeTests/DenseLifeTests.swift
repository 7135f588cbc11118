import TestSupport
import Testing

@testable import Life

@Suite("A dense board")
struct DenseLifeTests {
  /// Cells at random in an area.
  private func cells(
    in area: LifeBounds, density: Double, _ random: inout SeededRandom
  ) -> Set<LifeCell> {
    var cells: Set<LifeCell> = []
    for y in area.top...area.bottom {
      for x in area.left...area.right where Double.random(in: 0..<1, using: &random) < density {
        cells.insert(LifeCell(x: x, y: y))
      }
    }
    return cells
  }

  private func edges(_ width: Int, _ height: Int, isTorus: Bool) -> LifeEdges {
    isTorus ? .torus(width: width, height: height) : .plane(width: width, height: height)
  }

  @Test(arguments: seeds(100))
  func `does what counting does, on random boards, rules, sizes and edges`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<6 {
      // Less than a word, whole words, a few bits more, and more than a vector; a torus of one or two counts itself.
      let width = [1, 2, 3, 7, 8, 17, 63, 64, 65, 100, 128, 513].randomElement(using: &random)!
      let height = Int.random(in: 1...24, using: &random)
      let edges = edges(width, height, isTorus: .random(using: &random))
      var naive = NaiveBoard(
        rule: Bool.random(using: &random) ? .ofAnyKind(&random) : .conway, edges: edges)
      naive.cells = cells(
        in: edges.area!, density: .random(in: 0...1, using: &random), &random)
      let world = LifeWorld(rule: .life(naive.rule), edges: edges, cells: LifeCells(naive.cells))
      let generations = Int.random(in: 1...3, using: &random)
      for _ in 0..<generations { naive.step() }
      for kernel in LifeKernel.available {
        var life = DenseLife(
          world, threadCount: Int.random(in: 1...4, using: &random), kernel: kernel)
        #expect(life.cells == world.cells)
        life.advance(by: generations)
        expect(life, is: naive)
      }
    }
  }

  private func expect(_ life: DenseLife, is naive: NaiveBoard) {
    #expect(
      life.allCells == naive.cells, "\(life.width) × \(life.height), \(life.rule.notation)")
    #expect(life.population == naive.cells.count)
    #expect(life.cells == LifeCells(naive.cells))
    #expect(life.bounds == life.cells.bounds && !life.isBackgroundAlive)
  }

  @Test(arguments: 0..<12)
  func `does so in bands of many generations`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (width, height) = (
      [5, 40, 66].randomElement(using: &random)!, Int.random(in: 128...330, using: &random)
    )
    let edges = edges(width, height, isTorus: seed.isMultiple(of: 2))
    // A rule that is born from nothing shows where rows beyond a plane would come to life.
    let rules = [LifeRule.conway, .ofAnyKind(&random), LifeRule("B0123478/S01234678")!]
    var naive = NaiveBoard(rule: rules[Int(seed / 2) % 3], edges: edges)
    naive.cells = cells(in: edges.area!, density: 0.3, &random)
    let world = LifeWorld(rule: .life(naive.rule), edges: edges, cells: LifeCells(naive.cells))
    var lives = LifeKernel.available.flatMap { kernel in
      // On one core a board that is too large for the cache goes on so, too.
      [(1, 1 << 11), (1, 1 << 13), (Int.random(in: 2...6, using: &random), 1 << 20)].map {
        var life = DenseLife(world, threadCount: $0, kernel: kernel)
        life.cacheSize = $1
        return life
      }
    }
    for generations in [1, 7, 12] {
      for _ in 0..<generations { naive.step() }
      for index in lives.indices {
        lives[index].advance(by: generations)
        expect(lives[index], is: naive)
      }
    }
    #expect(lives.allSatisfy { $0.generation == 20 })
  }

  @Test(arguments: 0..<6)
  func `comes to the same where its rows are split`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let isTorus = seed.isMultiple(of: 2)
    let edges = edges(isTorus ? 64 * 130 : 64 * 129 + 17, 150, isTorus: isTorus)
    let rules = [LifeRule.conway, .ofAnyKind(&random), LifeRule("B0123478/S01234678")!]
    var world = LifeWorld(rule: .life(rules[Int(seed / 2)]), edges: edges)
    world.fillAtRandom(edges.area!, density: 0.3, seed: seed)
    var whole = DenseLife(world)
    var lives = LifeKernel.available.flatMap { kernel in
      [(1, 1 << 17), (1, 1 << 19), (2, 1 << 19)].map {
        var life = DenseLife(world, threadCount: $0, kernel: kernel)
        life.cacheSize = $1
        return life
      }
    }
    let isSplit = lives.allSatisfy {
      DenseLifeBlock($0.shape, cacheSize: $0.cacheSize).columnCount == 2
    }
    #expect(isSplit)
    for generations in [1, 40] {
      whole.advance(by: generations)
      for index in lives.indices {
        lives[index].advance(by: generations)
        let isSame = lives[index].cells == whole.cells
        #expect(isSame && lives[index].generation == whole.generation)
      }
    }
  }

  @Test(arguments: [(64, 16), (65, 13), (32, 128)])
  func `lets a glider through every edge of a torus`(width: Int, height: Int) {
    for threadCount in [1, 2] {
      var life = DenseLife(
        edges: .torus(width: width, height: height), rule: .conway, threadCount: threadCount)
      // A cell further in both directions in four generations; of these sides one is a multiple of the other.
      life.add(Pattern.glider)
      let start = life.allCells
      life.advance(by: 4 * max(width, height))
      #expect(life.allCells == start)
    }
  }

  @Test func `stops a glider at the edges of a plane, where it becomes a block`() {
    for (x, y) in [(0, 0), (20, 0), (0, 20)] {
      var life = DenseLife(edges: .plane(width: 70, height: 70), rule: .conway)
      life.add(Pattern.glider, x: x, y: y)
      life.advance(by: 300)
      #expect(life.population == 4 && life.bounds?.width == 2)
    }
  }

  @Test(arguments: [true, false])
  func `comes to the same on any number of cores`(isTorus: Bool) {
    var random = SeededRandom(seed: 8)
    let edges = edges(90, 330, isTorus: isTorus)
    let cells = LifeCells(cells(in: edges.area!, density: 0.3, &random))
    let worlds = [1, 2, 3, 5].map { threadCount in
      var life = DenseLife(LifeWorld(edges: edges, cells: cells), threadCount: threadCount)
      life.advance(by: 40)
      #expect(life.generation == 40)
      return life.cells
    }
    #expect(worlds.allSatisfy { $0 == worlds[0] } && !worlds[0].isEmpty)
  }

  @Test(arguments: [1, 2])
  func `agrees with HashLife as long as nothing reaches its edges`(threadCount: Int) {
    var dense = DenseLife(
      edges: .plane(width: 201, height: 200), rule: .conway, threadCount: threadCount)
    var hash = HashLife(rule: .conway)
    dense.add(Pattern.acorn)
    hash.add(Pattern.acorn)
    dense.advance(by: 150)
    hash.advance(by: 150)
    #expect(dense.population == hash.population && dense.bounds == hash.bounds)
    #expect(dense.cells == hash.cells)
  }

  @Test func `says whether a cell became another one, and has none beyond its edges`() {
    for edges in [LifeEdges.torus(width: 5, height: 4), .plane(width: 5, height: 4)] {
      var life = DenseLife(edges: edges, rule: .conway)
      #expect(edges.area == LifeBounds(left: -2, top: -2, right: 2, bottom: 1))
      let cell = LifeCell(x: -2, y: 1)
      let changes = [false, true, true, false].map { life.set($0, at: cell) }
      #expect(changes == [false, true, false, true])
      for beyond in [LifeCell(x: 3, y: 0), LifeCell(x: 0, y: 2), LifeCell(x: -3, y: 0)] {
        #expect(!life.set(true, at: beyond) && !life[beyond])
      }
      #expect(life.population == 0 && life.bounds == nil)
    }
  }

  @Test func `stops when it is told to`() {
    for threadCount in [1, 2] {
      var life = DenseLife(
        edges: .torus(width: 64, height: 256), rule: .conway, threadCount: threadCount)
      life.advance(by: 1000) { false }
      #expect(life.generation == 0)
    }
  }

  @Test(arguments: 0...9)
  func `is drawn as its cells are`(shift: Int) {
    var random = SeededRandom(seed: UInt64(shift))
    let edges = LifeEdges.plane(width: 301, height: 133)
    let cells = LifeCells(cells(in: edges.area!, density: 0.2, &random))
    let life = DenseLife(LifeWorld(edges: edges, cells: cells))
    for (left, top) in [(-200 >> shift, -90 >> shift), (-7, 3)] {
      let start = LifeRaster(left: left, top: top, width: 61, height: 43, shift: shift)
      var (picture, expected) = (start, start)
      life.draw(into: &picture)
      cells.draw(into: &expected)
      #expect(picture == expected)
    }
  }
}
