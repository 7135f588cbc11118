import CBench
import Glibc
import Life

/// Life: deep time by HashLife, and dense boards beside a plain loop in C.
struct LifeBench {
  private static let gun = """
    ........................O...........
    ......................O.O...........
    ............OO......OO............OO
    ...........O...O....OO............OO
    OO........O.....O...OO..............
    OO........O...O.OO....O.O...........
    ..........O.....O.......O...........
    ...........O...O....................
    ............OO......................
    """

  private static let acorn = ".O.....\n...O...\nOO..OOO"

  func run() throws {
    try deepTime()
    dense(side: 1024, generations: 1000)
    dense(side: 8192, generations: 20)
    try sparse()
  }

  private func deepTime() throws {
    print(
      "Life in deep time, from the pattern's text on; Golly's HashLife as a whole process elsewhere"
    )
    for (name, text, generations, golly) in [
      ("acorn, 5,206 generations", Self.acorn, 5206, 47),
      ("R-pentomino, 100,000", ".OO\nOO.\n.O.", 100_000, 20),
      ("Gosper's gun, 2²⁰", Self.gun, 1 << 20, 97),
      ("Gosper's gun, 1,000,000", Self.gun, 1_000_000, 142),
    ] {
      var measurement = Measurement()
      var population: UInt64 = 0
      for _ in 0..<7 {
        measurement.add(
          try Measurement.time {
            var life = HashLife(try LifePattern(text: text).world)
            life.advance(by: generations)
            population = life.population
          })
      }
      row(name, measurement.median, "ms", "  target \(golly); \(population) cells")
    }
    print("")
  }

  private func dense(side: Int, generations: Int) {
    print(
      "A torus of \(side) × \(side) cells, a quarter of them alive, thousand million cells a second"
    )
    let words = side / 64
    var state: UInt64 = 1
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
    var plain = (0..<words * side).map { _ in random() & random() }
    var next = plain
    let start = plain
    let plainTime = Measurement.time {
      for _ in 0..<generations {
        plain_life(plain, &next, Int32(words), Int32(side))
        swap(&plain, &next)
      }
    }
    func rate(_ time: Double) -> Double { Double(side * side) * Double(generations) / time / 1e6 }
    row("plain loop, one core", rate(plainTime), "G/s")
    for threads in [1, max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))] {
      var life = DenseLife(
        edges: .torus(width: side, height: side), rule: .conway, threadCount: threads)
      for (index, word) in start.enumerated() {
        let corner = LifeCell(x: index % words * 64 - side / 2, y: index / words - side / 2)
        var bits = word
        while bits != 0 {
          life.set(true, at: LifeCell(x: corner.x + bits.trailingZeroBitCount, y: corner.y))
          bits &= bits - 1
        }
      }
      let time = Measurement.time { life.advance(by: generations) }
      precondition(
        life.population == plain.reduce(0) { $0 + UInt64($1.nonzeroBitCount) },
        "Both come to the same")
      row(
        threads == 1 ? "Filbert, one core" : "Filbert, \(threads) cores", rate(time), "G/s",
        baseline: rate(plainTime), threads == 1 ? "  target × 1" : "  target × \(threads)")
    }
    print("")
  }

  private func sparse() throws {
    print("A universe of which little changes: acorn, generation by generation")
    let world = try LifePattern(text: Self.acorn).world
    var dense = world
    dense.setEdges(.plane(width: 2048, height: 2048))
    var board = DenseLife(dense)
    let denseTime = Measurement.time { board.advance(by: 1000) }
    row("2048 × 2048 cells, all computed, one core", denseTime, "ms")
    var tiles = TileLife(world)
    let time = Measurement.time { tiles.advance(by: 1000) }
    precondition(tiles.population == board.population, "Both come to the same")
    row("tiles that sleep, one core", time, "ms", baseline: denseTime)
    tiles.advance(by: 4206)
    precondition(tiles.population == 633, "Acorn is known")
    let rest = Measurement.time { tiles.advance(by: 1000) }
    row("tiles, when acorn has settled", rest, "ms", baseline: denseTime)
    print("")
  }
}
