import Base
import CBench
import Glibc
import Life

/// Boards that compute every cell, compared to plain loops in C and Swift and to copying a board, which is the lower
/// bound of a generation limited by memory.
struct DenseLifeBench {
  func run() {
    measure(side: 1024, generations: 2000, .conway)
    measure(
      side: 1024, generations: 2000, LifeRule(birth: 1 << 3 | 1 << 6, survival: 1 << 2 | 1 << 3))
    measure(side: 8192, generations: 32, .conway)
    measure(side: 32_768, generations: 32, .conway)
  }

  /// A measured implementation: its name, its baseline, a round of work, and its population.
  private struct Way {
    let name: String
    let baseline: Int?
    let note: String
    let advance: () -> Void
    let population: () -> Int?
  }

  private func measure(side: Int, generations: Int, _ rule: LifeRule) {
    guard let counts = rule.counts else { preconditionFailure("It is one by counts") }
    print(
      "\(rule.notation) on a torus of \(side) × \(side) cells, a quarter of the first rows alive, "
        + "thousand million cells a second")
    let start = start(side: side)
    let cores = max(2, Cores.count)
    var ways: [Way] = []
    func copies(_ threads: Int) -> Way {
      var copying = BoardCopies(start, threads: threads)
      return Way(
        name: "the board is copied, \(named(threads))", baseline: nil, note: "",
        advance: { for _ in 0..<generations { copying.copy() } }, population: { nil })
    }
    func named(_ threads: Int) -> String { threads == 1 ? "one core" : "\(threads) cores" }
    func filbert(_ kernel: LifeKernel, _ threads: Int, baseline: Int, _ note: String) -> Way {
      var life = DenseLife(
        edges: .torus(width: side, height: side), rule: rule, threadCount: threads, kernel: kernel)
      fill(&life, with: start, side: side)
      return Way(
        name: "Filbert, \(kernel), \(named(threads))", baseline: baseline, note: note,
        advance: { life.advance(by: generations) },
        population: { life.population.clampedInt })
    }
    var swift = SwiftLife(
      start, wordCount: side / 64, birth: counts.birth, survival: counts.survival)
    ways.append(
      Way(
        name: "a plain kernel in Swift, one core", baseline: nil, note: "",
        advance: { swift.advance(by: generations) }, population: { swift.population }))
    ways.append(copies(cores))
    ways.append(copies(1))
    if rule == .conway, side <= 8192 { ways.append(plain(start, side: side, generations)) }
    // Each kernel supported by this processor, and the fastest on all cores.
    for kernel in side <= 8192 ? LifeKernel.available : [.quickest] {
      ways.append(filbert(kernel, 1, baseline: 0, "  target 3"))
    }
    ways.append(filbert(.quickest, cores, baseline: 1, "  target 1"))
    // Interleaved, so that disturbances affect all equally.
    var times = Array(repeating: Measurement(), count: ways.count)
    for _ in 0..<(side > 8192 ? 5 : 7) {
      for (index, way) in ways.enumerated() {
        times[index].add(Measurement.time(way.advance))
      }
      let populations = Set(ways.compactMap { $0.population() })
      precondition(populations.count == 1, "All come to the same")
    }
    let rates = times.map { Double(side * side) * Double(generations) / $0.median / 1e6 }
    for (index, way) in ways.enumerated() {
      row(way.name, rates[index], "G/s", baseline: way.baseline.map { rates[$0] }, way.note)
    }
    print("")
  }

  private func plain(_ start: [UInt64], side: Int, _ generations: Int) -> Way {
    var (cells, next) = (start, start)
    return Way(
      name: "a plain loop in C, one core", baseline: nil, note: "",
      advance: {
        for _ in 0..<generations {
          plain_life(cells, &next, Int32(side / 64), Int32(side))
          swap(&cells, &next)
        }
      }, population: { cells.reduce(0) { $0 + $1.nonzeroBitCount } })
  }

  /// Random cells in as many rows as are quickly made: the time does not depend on the cells.
  private func start(side: Int) -> [UInt64] {
    var state: UInt64 = 1
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
    let alive = min(side, 2048) * (side / 64)
    return (0..<side * (side / 64)).map { $0 < alive ? random() & random() : 0 }
  }

  private func fill(_ life: inout DenseLife, with start: [UInt64], side: Int) {
    let words = side / 64
    for (index, word) in start.enumerated() where word != 0 {
      let corner = LifeCell(x: index % words * 64 - side / 2, y: index / words - side / 2)
      var bits = word
      while bits != 0 {
        life.set(true, at: LifeCell(x: corner.x + bits.trailingZeroBitCount, y: corner.y))
        bits &= bits - 1
      }
    }
  }
}

/// Copies a board to another, and back.
private struct BoardCopies {
  private var board: [UInt64]
  private var other: [UInt64]
  private let threads: Int

  init(_ board: [UInt64], threads: Int) {
    (self.board, other, self.threads) = (board, board, threads)
    // Forces separate memory.
    if !board.isEmpty { (self.board[0], other[0]) = (1, 2) }
  }

  mutating func copy() {
    let (count, threads) = (board.count, threads)
    board.withUnsafeBufferPointer { board in
      other.withUnsafeMutableBufferPointer { other in
        guard let from = board.baseAddress, let to = other.baseAddress else { return }
        nonisolated(unsafe) let (source, target) = (from, to)
        Cores.share(threads) { part in
          let (first, end) = (part * count / threads, (part + 1) * count / threads)
          memcpy(target + first, source + first, (end - first) * MemoryLayout<UInt64>.size)
        }
      }
    }
    swap(&board, &other)
  }
}
