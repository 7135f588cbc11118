import CBench
import Canvas
import Base
import Glibc
import Life
import Formats

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
    try opening()
    dense(side: 1024, generations: 2000)
    dense(side: 8192, generations: 32)
    try sparse()
    try pictures()
  }

  /// What somebody sees of a large board that runs as fast as it can.
  private func pictures() throws {
    let side = 4096
    print("A torus of \(side) × \(side) cells runs flat out and is shown, 1024 × 740 pixels")
    var world = LifeWorld(edges: .torus(width: side, height: side))
    world.fillAtRandom(
      LifeBounds(left: -side / 2, top: -side / 2, right: side / 2 - 1, bottom: side / 2 - 1),
      density: 0.25, seed: 1)
    var pace = LifePace()
    pace.rateIndex = LifePace.rates.count - 1
    let cores = max(1, Cores.count - 1)
    let size = PixelSize(width: 1024, height: 740)
    let target = try Surface(size: size, format: .rgb24)
    let palette = StatePalette(.conway)
    for shift in [0, 2] {
      let runner = LifeRunner(
        world, engine: .automatic, coreCount: cores,
        sight: LifeRunner.Sight(
          left: -size.width / 2, top: -size.height / 2, width: size.width, height: size.height,
          shift: shift), pace: pace
      ) {}
      var (count, generation): (Int, BigInteger) = (0, 0)
      let end = ContinuousClock.now + .seconds(4)
      while ContinuousClock.now < end {
        if let frame = runner.takeFrame() {
          (count, generation) = (count + 1, frame.generation)
          DrawingContext(target).paint(
            try LifeSurface.surface(of: frame.picture, palette),
            in: ViewRect(x: 0, y: 0, width: 1024, height: 740), filter: .nearest)
        }
        usleep(1000)
      }
      _ = runner.stop()
      let cells = shift == 0 ? "a pixel a cell" : "\(1 << shift) × \(1 << shift) cells a pixel"
      row("\(cells): pictures a second", Double(count) / 4, "", "  target 60")
      row("\(cells): generations a second", Double(generation) / 4, "")
    }
    print("")
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
      var population: BigInteger = 0
      for _ in 0..<7 {
        measurement.add(
          try Measurement.time {
            var life = HashLife(try LifePattern(text: text).world)
            life.advance(by: BigInteger(generations))
            population = life.population
          })
      }
      row(name, measurement.median, "ms", "  target \(golly); \(population) cells")
    }
    print("")
  }

  /// What it costs to open a large file, beside a look at each of its bytes.
  private func opening() throws {
    let side = 4096
    print("A file of run lengths, \(side) × \(side) cells, is read")
    for density in [0.03, 0.5] {
      var world = LifeWorld()
      world.fillAtRandom(
        LifeBounds(left: 0, top: 0, right: side - 1, bottom: side - 1), density: density, seed: 1)
      let pattern = LifePattern(cells: world.cells)
      guard let bytes = pattern.runLengthBytes() else { continue }
      var (looking, reading) = (Measurement(), Measurement())
      for _ in 0..<7 {
        var ends = 0
        looking.add(Measurement.time { for byte in bytes where byte == 0x24 { ends += 1 } })
        var cells = LifeCells()
        reading.add(try Measurement.time { cells = try LifePattern(bytes: bytes).cells })
        precondition(ends > 0 && cells == pattern.cells, "What was written is read")
      }
      let size = "\(bytes.count >> 20) MiB, \(Int(100 * density)) of 100 alive"
      row("\(size): a look at each byte", looking.median, "ms")
      row("\(size): read", reading.median, "ms", baseline: looking.median)
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
    let cores = max(2, Cores.count)
    // Each kernel that this processor can run, and the quickest on all cores.
    let ways = LifeKernel.available.map { ($0, 1) } + [(LifeKernel.quickest, cores)]
    var lives = ways.map { kernel, threads in
      var life = DenseLife(
        edges: .torus(width: side, height: side), rule: .conway, threadCount: threads,
        kernel: kernel)
      fill(&life, with: start, words: words)
      return life
    }
    // One after the other, again and again: what disturbs one disturbs the others, too.
    var times = Array(repeating: Measurement(), count: lives.count + 1)
    for _ in 0..<7 {
      times[0].add(
        Measurement.time {
          for _ in 0..<generations {
            plain_life(plain, &next, Int32(words), Int32(side))
            swap(&plain, &next)
          }
        })
      for index in lives.indices {
        times[index + 1].add(Measurement.time { lives[index].advance(by: BigInteger(generations)) })
        precondition(
          lives[index].population == BigInteger(plain.reduce(0) { $0 + $1.nonzeroBitCount }),
          "All come to the same")
      }
    }
    func rate(_ time: Double) -> Double { Double(side * side) * Double(generations) / time / 1e6 }
    let plainRate = rate(times[0].median)
    row("plain loop, one core", plainRate, "G/s")
    for ((kernel, threads), times) in zip(ways, times.dropFirst()) {
      row(
        "Filbert, \(kernel), \(threads == 1 ? "one core" : "\(threads) cores")", rate(times.median),
        "G/s", baseline: plainRate, "  target × \(threads)")
    }
    print("")
  }

  private func fill(_ life: inout DenseLife, with start: [UInt64], words: Int) {
    let half = words * 32
    for (index, word) in start.enumerated() {
      let corner = LifeCell(x: index % words * 64 - half, y: index / words - half)
      var bits = word
      while bits != 0 {
        life.set(true, at: LifeCell(x: corner.x + bits.trailingZeroBitCount, y: corner.y))
        bits &= bits - 1
      }
    }
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
    for kernel in LifeKernel.available {
      tiles = TileLife(world, kernel: kernel)
      let time = Measurement.time { tiles.advance(by: 1000) }
      precondition(tiles.population == board.population, "All come to the same")
      row("tiles that sleep, \(kernel), one core", time, "ms", baseline: denseTime)
    }
    tiles.advance(by: 4206)
    precondition(tiles.population == 633, "Acorn is known")
    let rest = Measurement.time { tiles.advance(by: 1000) }
    row("tiles, when acorn has settled, portable", rest, "ms", baseline: denseTime)
    print("")
  }
}
