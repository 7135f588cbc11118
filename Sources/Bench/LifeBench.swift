import Canvas
import Base
import Glibc
import Life
import Formats

/// Life: many generations with HashLife, files, dense boards, and universes with few changes.
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
    DenseLifeBench().run()
    try sparse()
    try pictures()
    stops()
  }

  /// The time a window waits for a run to stop at any point, including while HashLife's table of nodes grows or is
  /// cleared of unused ones.
  private func stops() {
    let (side, count) = (1024, 12)
    print(
      "A soup of \(side) × \(side) cells without edges runs flat out and is stopped \(count) times")
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: 0, top: 0, right: side - 1, bottom: side - 1), density: 0.4, seed: 1)
    var pace = LifePace()
    pace.rateIndex = LifePace.rates.count - 1
    for (engine, name) in [(LifeSimulation.Engine.hash, "HashLife"), (.tiles, "tiles")] {
      var times = Measurement()
      for number in 1...count {
        let runner = LifeRunner(
          world, engine: engine, coreCount: 1,
          visibleArea: LifeRunner.VisibleArea(left: 0, top: 0, width: 1024, height: 740, shift: 0),
          pace: pace,
          memoryLimit: 64 << 20
        ) {}
        usleep(UInt32(number) * 131_071)
        times.add(Measurement.time { _ = runner.stop() })
      }
      row("\(name): until it has said where it came to", times.median, "ms")
      row("\(name): the longest of them", times.quantile(1), "ms")
    }
    print("")
  }

  /// The frame rate of a large board at full speed.
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
        visibleArea: LifeRunner.VisibleArea(
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
      let waiting = Measurement.time { _ = runner.stop() }
      let cells = shift == 0 ? "a pixel a cell" : "\(1 << shift) × \(1 << shift) cells a pixel"
      row("\(cells): pictures a second", Double(count) / 4, "", "  target 60")
      row("\(cells): generations a second", Double(generation) / 4, "")
      row("\(cells): until a run that is stopped has said where it came to", waiting, "ms")
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

  /// The cost of opening a large file, compared to a scan of its bytes.
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
      let size = "\(bytes.count >> 20) MiB, \(Int(saturating: 100 * density)) of 100 alive"
      row("\(size): a look at each byte", looking.median, "ms")
      row("\(size): read", reading.median, "ms", baseline: looking.median)
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
    var times = Array(repeating: Measurement(), count: LifeKernel.available.count)
    for _ in 0..<7 {
      for (index, kernel) in LifeKernel.available.enumerated() {
        tiles = TileLife(world, kernel: kernel)
        times[index].add(Measurement.time { tiles.advance(by: 1000) })
        precondition(tiles.population == board.population, "All come to the same")
      }
    }
    for (kernel, times) in zip(LifeKernel.available, times) {
      row("tiles that sleep, \(kernel), one core", times.median, "ms", baseline: denseTime)
    }
    tiles.advance(by: 4206)
    precondition(tiles.population == 633, "Acorn is known")
    let rest = Measurement.time { tiles.advance(by: 1000) }
    row("tiles, when acorn has settled, portable", rest, "ms", baseline: denseTime)
    print("")
  }
}
