import Base

/// A universe without edges and with cells of many states, in tiles: only those that may change are computed, shared
/// among all cores.
struct StateLife: StateEngine {
  let rule: StateRule
  private(set) var generation: BigInteger = 0
  private var table = StateTileTable()
  private let caches: [StateCache]

  /// The number of generations between removals of empty tiles.
  private static let generationsBetweenDrops = 64
  /// The least number of tiles worth a thread.
  private static let fewestTiles = 8

  init(_ rule: StateRule, _ cells: LifeCells, threadCount: Int = 1) {
    self.rule = rule
    caches = (0..<max(1, threadCount)).map { _ in StateCache(rule) }
    cells.visitStates { _ = table.set($1, at: $0) }
  }

  // MARK: Time

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard goesOn() else { return }
      step()
    }
  }

  private mutating func step() {
    let active = activeTiles()
    let next = compute(active)
    let size = StateTileTable.cellsPerTile
    table.withAllCells { cells in
      next.withUnsafeBufferPointer { next in
        guard let new = next.baseAddress else { return }
        for (index, tile) in active.enumerated() {
          let (own, made) = (cells + Int(tile) * size, new + index * size)
          let isSame = (0..<size / 8).allSatisfy {
            UnsafeRawPointer(own).load(fromByteOffset: 8 * $0, as: UInt64.self)
              == UnsafeRawPointer(made).load(fromByteOffset: 8 * $0, as: UInt64.self)
          }
          if !isSame { own.update(from: made, count: size) }
          changed[index] = !isSame
        }
      }
    }
    for (index, tile) in active.enumerated() {
      table[Int(tile)].isActive = false
      table[Int(tile)].isChanged = changed[index]
    }
    generation += 1
    if generation.clampedInt % Self.generationsBetweenDrops == 0 { dropEmptyTiles() }
  }

  /// Whether each of the last computed tiles changed.
  private var changed: [Bool] = []

  /// The tiles that may change, including adjacent ones that cells may grow into.
  private mutating func activeTiles() -> [Int32] {
    var active: [Int32] = []
    for tile in Array(table.all) where table[Int(tile)].isChanged {
      let touching = table.touching(Int(tile))
      for spot in 0..<9 {
        var other = spot == 4 ? Int(tile) : Int(table[Int(tile)].around[spot])
        if other == 0 {
          guard touching >> UInt16(spot) & 1 == 1 else { continue }
          let place = table[Int(tile)].place
          other = table.makeTile(at: LifeCell(x: place.x + spot % 3 - 1, y: place.y + spot / 3 - 1))
          table[other].isChanged = false
        }
        if table[other].isActive { continue }
        table[other].isActive = true
        active.append(Int32(other))
      }
      table[Int(tile)].isChanged = false
    }
    changed = Array(repeating: false, count: active.count)
    return active
  }

  /// Computes the next cells of some tiles, one after the other.
  private func compute(_ active: [Int32]) -> [UInt8] {
    let size = StateTileTable.cellsPerTile
    let parts = max(1, min(caches.count, active.count / Self.fewestTiles))
    return [UInt8](unsafeUninitializedCapacity: active.count * size) { target, count in
      count = active.count * size
      guard let start = target.baseAddress else { return }
      let out = SendableBytes(start)
      Cores.share(parts, most: caches.count) { part in
        let range = part * active.count / parts..<(part + 1) * active.count / parts
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.windowSize) { window in
          guard let window = window.baseAddress else { return }
          for index in range {
            fill(window, around: Int(active[index]))
            caches[part].step(
              window, stride: Self.windowSide, to: out.start + index * size,
              width: StateTileTable.side, height: StateTileTable.side)
          }
        }
      }
    }
  }

  private struct SendableBytes: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }
  }

  /// The side of a tile with the cells around it.
  private static let windowSide = StateTileTable.side + 2
  private static let windowSize = windowSide * windowSide

  private func fill(_ window: UnsafeMutablePointer<UInt8>, around tile: Int) {
    let (side, stride) = (StateTileTable.side, Self.windowSide)
    let around = table[tile].around
    table.withCells(of: 0) { all in
      func cells(_ spot: Int) -> UnsafePointer<UInt8> {
        all + (spot == 4 ? tile : Int(around[spot])) * StateTileTable.cellsPerTile
      }
      func row(_ target: UnsafeMutablePointer<UInt8>, _ first: Int, _ y: Int) {
        target[0] = cells(first)[y * side + side - 1]
        (target + 1).update(from: cells(first + 1) + y * side, count: side)
        target[side + 1] = cells(first + 2)[y * side]
      }
      row(window, 0, side - 1)
      for y in 0..<side { row(window + (y + 1) * stride, 3, y) }
      row(window + (side + 1) * stride, 6, 0)
    }
  }

  private mutating func dropEmptyTiles() {
    let empty = table.all.filter { tile in
      !table[Int(tile)].isChanged
        && table.withCells(of: Int(tile)) { cells in
          (0..<StateTileTable.cellsPerTile).allSatisfy { cells[$0] == 0 }
        }
    }
    for tile in empty { table.remove(Int(tile)) }
  }

  // MARK: Cells

  var tileCount: Int { table.count }

  var age: BigInteger { generation }
  var isBackgroundAlive: Bool { false }

  func state(at cell: LifeCell) -> UInt8 { table.state(at: cell) }

  mutating func set(state: UInt8, at cell: LifeCell) -> Bool { table.set(state, at: cell) }

  var population: BigInteger {
    var count = 0
    for tile in table.all {
      table.withCells(of: Int(tile)) { cells in
        for index in 0..<StateTileTable.cellsPerTile where cells[index] != 0 { count += 1 }
      }
    }
    return BigInteger(count)
  }

  var bounds: LifeBounds? {
    var result: LifeBounds?
    for tile in table.all {
      let area = table[Int(tile)].area
      if let result, result.intersection(area) == area { continue }
      visitStates(in: area) { cell, _ in
        let own = LifeBounds(left: cell.x, top: cell.y, right: cell.x, bottom: cell.y)
        result = result?.union(own) ?? own
      }
    }
    return result
  }

  /// - Parameter area: nil for all.
  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    for tile in table.all {
      let own = table[Int(tile)].area
      guard let part = area.map({ own.intersection($0) }) ?? own else { continue }
      table.withCells(of: Int(tile)) { cells in
        for y in part.top...part.bottom {
          let row = cells + (y - own.top) * StateTileTable.side - own.left
          for x in part.left...part.right where row[x] != 0 { body(LifeCell(x: x, y: y), row[x]) }
        }
      }
    }
  }

  var cells: LifeCells {
    var leaves: [LifeCell: UInt64] = [:]
    var planes: [[LifeCell: UInt64]] = Array(repeating: [:], count: 8)
    visitStates(in: nil) { cell, state in
      let place = LifeCell(x: cell.x >> 3, y: cell.y >> 3)
      let bit = LifeCells.Square.bit(x: cell.x & 7, y: cell.y & 7)
      leaves[place, default: 0] |= bit
      let bits = LifeCells.planeBits(of: state)
      if bits == 0 { return }
      for plane in 0..<8 where bits >> UInt8(plane) & 1 == 1 {
        planes[plane][place, default: 0] |= bit
      }
    }
    return LifeCells(LifeCells(leaves: leaves), planes: planes.map { LifeCells(leaves: $0) })
  }
}
