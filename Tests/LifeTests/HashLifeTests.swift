import Life
import Synchronization
import TestSupport
import Testing

@Suite("HashLife")
struct HashLifeTests {
  @Test(arguments: seeds(100))
  func `does what counting does, on thousands of random boards and rules`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<(Speed.isOptimized ? 20 : 5) {
      let rule = LifeRule.ofAnyKind(&random)
      var naive = NaiveLife(rule: rule)
      var life = HashLife(rule: rule)
      let side = Int.random(in: 1...14, using: &random)
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let cell = LifeCell(
          x: Int.random(in: -side...side, using: &random),
          y: Int.random(in: -side...side, using: &random))
        naive.cells.insert(cell)
        _ = life.set(true, at: cell)
      }
      for _ in 0..<3 {
        let generations = Int.random(in: 0...4, using: &random)
        for _ in 0..<generations { naive.step() }
        life.advance(by: generations)
        #expect(life.allCells == naive.cells, "\(rule.notation)")
        #expect(life.isBackgroundAlive == naive.isBackgroundAlive)
        #expect(life.population == naive.cells.count)
      }
    }
  }

  @Test(arguments: 0..<8)
  func `does what counting does, on soups, in steps of any size and with little memory`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let rule = LifeRule.ofAnyKind(&random)
    var naive = NaiveLife(rule: rule)
    var lives = [HashLife(rule: rule), HashLife(rule: rule)]
    lives[1].memoryLimit = 1 << 17
    for y in 0..<50 {
      for x in 0..<50 where Int.random(in: 0..<3, using: &random) == 0 {
        naive.cells.insert(LifeCell(x: x, y: y))
        for index in lives.indices { lives[index].set(true, at: LifeCell(x: x, y: y)) }
      }
    }
    for _ in 0..<(Speed.isOptimized ? 8 : 3) {
      let generations = [1, 2, 3, 5, 8, 13, 16].randomElement(using: &random) ?? 1
      for _ in 0..<generations { naive.step() }
      for index in lives.indices {
        lives[index].advance(by: generations)
        #expect(lives[index].allCells == naive.cells, "\(rule.notation)")
        #expect(lives[index].isBackgroundAlive == naive.isBackgroundAlive)
      }
    }
  }

  @Test func `knows what is known: R-pentomino, acorn, glider, gun`() {
    var pentomino = HashLife(rule: .conway)
    pentomino.add(Pattern.rPentomino)
    pentomino.advance(by: 1103)
    #expect(pentomino.population == 116 && pentomino.generation == 1103)
    pentomino.advance(by: 1)
    #expect(pentomino.population == 116)
    var acorn = HashLife(rule: .conway)
    acorn.add(Pattern.acorn)
    acorn.advance(by: 5206)
    #expect(acorn.population == 633)
    acorn.advance(by: 1_000_000)
    #expect(acorn.population == 633)
    var glider = HashLife(rule: .conway)
    glider.add(Pattern.glider)
    let start = glider.allCells
    glider.advance(by: 4_000_000)
    #expect(
      glider.allCells == Set(start.map { LifeCell(x: $0.x + 1_000_000, y: $0.y + 1_000_000) }))
    var gun = HashLife(rule: .conway)
    gun.add(Pattern.gun)
    #expect(gun.population == 36)
    for shots in 1...4 {
      gun.advance(by: 30)
      #expect(gun.population == 36 + 5 * shots)
    }
    gun.advance(by: 30_000_000_000)
    #expect(gun.population == 36 + 5 * (1_000_000_000 + 4))
  }

  @Test func `goes on in any steps to the same place`() {
    var once = HashLife(rule: .conway)
    once.add(Pattern.acorn)
    var often = once
    once.advance(by: 777)
    for step in [1, 2, 4, 70, 100, 300, 300] { often.advance(by: step) }
    #expect(often.generation == 777 && once.allCells == often.allCells)
    #expect(once.bounds == often.bounds)
  }

  @Test func `holds cells a thousand million apart, and forgets nodes under its limit`() {
    let far = 1_000_000_000
    var life = HashLife(rule: .conway)
    for (x, y) in [(-far, -far), (far, far), (-far, far)] { life.add(Pattern.glider, x: x, y: y) }
    #expect(life.population == 15)
    #expect(life.bounds == LifeBounds(left: -far, top: -far, right: far + 2, bottom: far + 2))
    life.memoryLimit = 1 << 20
    life.add(Pattern.acorn)
    for _ in 0..<20 { life.advance(by: 300) }
    #expect(life.collectionCount > 0)
    #expect(life.population == 633 + 15)
    #expect(life[LifeCell(x: far + 1501, y: far + 1500)])
  }

  @Test(arguments: 0..<6)
  func `comes to the same whatever is forgotten on the way, and when`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var world = LifeWorld(rule: seed.isMultiple(of: 2) ? .conway : CellRule("B36/S23")!)
    world.fillAtRandom(
      LifeBounds(left: -40, top: -40, right: 39, bottom: 39), density: 0.4, seed: seed)
    var whole = HashLife(world)
    var often = [1 << 18, 1 << 19].map { limit in
      var life = HashLife(world)
      life.memoryLimit = limit
      return life
    }
    for _ in 0..<(Speed.isOptimized ? 40 : 12) {
      let generations = Int.random(in: 1...200, using: &random)
      whole.advance(by: generations)
      for index in often.indices {
        often[index].advance(by: generations)
        let (own, expected) = (often[index].population, whole.population)
        #expect(own == expected)
        #expect(often[index].cells == whole.cells)
      }
    }
    #expect(often[0].collectionCount > 1 && whole.collectionCount == 0)
  }

  @Test func `is not changed by what becomes of a copy`() {
    var life = HashLife(rule: .conway)
    life.add(Pattern.acorn)
    life.advance(by: 50)
    var (first, second) = (life, life)
    let cells = life.cells
    first.advance(by: 100)
    let isChanged = second.set(true, at: LifeCell(x: 500, y: 500))
    #expect(isChanged)
    second.advance(by: 37)
    let population = life.population
    #expect(life.cells == cells && population == cells.population)
    life.advance(by: 100)
    #expect(life.cells == first.cells)
  }

  @Test func `stops when it is told to, and goes on from where it was`() {
    var (life, other) = (HashLife(rule: .conway), HashLife(rule: .conway))
    life.add(Pattern.acorn)
    other.add(Pattern.acorn)
    life.advance(by: 1 << 12) { false }
    #expect(life.generation == 0)
    let looks = Looks(3)
    life.advance(by: 1 << 12) { looks.take() }
    #expect(life.generation < 1 << 12)
    other.advance(by: life.generation)
    #expect(life.cells == other.cells)
    life.advance(by: 300)
    other.advance(by: 300)
    #expect(life.cells == other.cells)
  }

  @Test func `says whether a cell became another one`() {
    var life = HashLife(rule: .conway)
    let cell = LifeCell(x: -3, y: 7)
    let changes = [
      life.set(false, at: cell), life.set(true, at: cell), life.set(true, at: cell),
      life.set(false, at: cell),
    ]
    #expect(changes == [false, true, false, true] && life.population == 0 && life.bounds == nil)
  }
}

/// So many questions are answered with yes.
private final class Looks: Sendable {
  private let rest: Mutex<Int>

  init(_ count: Int) { rest = Mutex(count) }

  func take() -> Bool {
    rest.withLock {
      $0 -= 1
      return $0 >= 0
    }
  }
}
