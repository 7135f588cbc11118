import Life
import TestSupport
import Testing

@Suite("HashLife")
struct HashLifeTests {
  @Test("does what counting does, on thousands of random boards and rules", arguments: 0..<100)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<(Speed.isOptimized ? 20 : 5) {
      let rule = LifeRule(
        birth: UInt16.random(in: 0..<512, using: &random),
        survival: UInt16.random(in: 0..<512, using: &random))
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

  @Test("knows what is known: R-pentomino, acorn, glider, gun")
  func facts() {
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

  @Test("goes on in any steps to the same place")
  func steps() {
    var once = HashLife(rule: .conway)
    once.add(Pattern.acorn)
    var often = once
    once.advance(by: 777)
    for step in [1, 2, 4, 70, 100, 300, 300] { often.advance(by: step) }
    #expect(often.generation == 777 && once.allCells == often.allCells)
    #expect(once.bounds == often.bounds)
  }

  @Test("holds cells a thousand million apart, and forgets nodes under its limit")
  func far() {
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

  @Test("says whether a cell became another one")
  func setting() {
    var life = HashLife(rule: .conway)
    let cell = LifeCell(x: -3, y: 7)
    let changes = [
      life.set(false, at: cell), life.set(true, at: cell), life.set(true, at: cell),
      life.set(false, at: cell),
    ]
    #expect(changes == [false, true, false, true] && life.population == 0 && life.bounds == nil)
  }
}
