import CLife

/// Builds cells from runs in row-major order, as in files, each with its own state.
struct StateCellsBuilder {
  private var all = LifeCellsBuilder()
  private var planes: [LifeCellsBuilder] = []

  /// Adds cells after all existing ones in row-major order.
  @inline(__always)
  mutating func add(_ run: Range<Int>, y: Int, state: UInt8 = 1) {
    all.add(run, y: y)
    if state > 1 { addToPlanes(run, y: y, LifeCells.planeBits(of: state)) }
  }

  /// Adds runs of living cells of a row, from left to right.
  mutating func add(_ runs: UnsafeBufferPointer<life_run>, y: Int) { all.add(runs, y: y) }

  private mutating func addToPlanes(_ run: Range<Int>, y: Int, _ bits: UInt8) {
    while planes.count < 8 - bits.leadingZeroBitCount { planes.append(LifeCellsBuilder()) }
    for plane in planes.indices where bits >> UInt8(plane) & 1 == 1 {
      planes[plane].add(run, y: y)
    }
  }

  mutating func finish() -> LifeCells {
    let cells = all.finish()
    let made = planes.indices.map { planes[$0].finish() }
    planes = []
    return LifeCells(cells, planes: made)
  }
}

extension LifeCells {
  /// Creates cells with the bits of their states given as separate sets.
  init(_ cells: LifeCells, planes: [LifeCells]) {
    let level = planes.map(\.level).reduce(cells.level, max)
    self.init(
      root: cells.grown(to: level).root, level: level,
      planes: planes.map { $0.grown(to: level).root })
  }
}
