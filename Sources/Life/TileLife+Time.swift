import Base

extension TileLife {
  /// The number of generations between removals of empty tiles.
  private static var generationsBetweenDrops: Int { 256 }
  /// The least number of tiles worth a chunk.
  private static var fewestTiles: Int { 32 }

  /// Polls before each generation.
  public mutating func advance(
    by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool
  ) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard goesOn() else { return }
      step()
      if generation % Self.generationsBetweenDrops == 0 { dropEmptyTiles() }
    }
  }

  private mutating func step() {
    // The cells of two generations ago only help if they followed the same rule.
    if let old = backgrounds.beforeLast, old != isBackgroundAlive { awakenAll() }
    let active = activeTiles()
    compute(active)
    awakening = active.filter { tile in
      table[Int(tile)].isActive = false
      return table[Int(tile)].awakened != 0
    }
    activeTileCount = active.count
    backgrounds = (isBackgroundAlive, backgrounds.last)
    isBackgroundAlive = relative[isBackgroundAlive ? 1 : 0].next
    generation += 1
  }

  private mutating func awakenAll() {
    awakening = table.all.map { Int32($0) }
    for tile in awakening { table[Int(tile)].awakened = TileLifeTile.all }
  }

  /// The awakened tiles, including new ones that cells may grow into.
  private mutating func activeTiles() -> [Int32] {
    var active: [Int32] = []
    active.reserveCapacity(awakening.count * 2)
    for tile in awakening {
      var awakened = table[Int(tile)].awakened
      while awakened != 0 {
        let spot = awakened.trailingZeroBitCount
        awakened &= awakened - 1
        var other = Int(table[Int(tile)].around[spot])
        if other == 0 {
          guard table.touching(Int(tile), parity: parity) >> UInt16(spot) & 1 == 1 else { continue }
          let place = table[Int(tile)].place
          other = table.makeTile(
            at: LifeCell(x: place.x + spot % 3 - 1, y: place.y + spot / 3 - 1))
        }
        if table[other].isActive { continue }
        table[other].isActive = true
        active.append(Int32(other))
      }
    }
    return active
  }

  private mutating func compute(_ active: [Int32]) {
    let (parity, rule) = (parity, relative[isBackgroundAlive ? 1 : 0].rule)
    let mostChunks = threadCount == 1 ? 1 : min(4 * threadCount, active.count / Self.fewestTiles)
    let chunks = mostChunks > 1 && race.usesMany() ? mostChunks : 1
    let begun = mostChunks > 1 ? ContinuousClock.now : nil
    let kernel = kernel
    table.withPointers(parity: parity) { tiles, source, target in
      active.withUnsafeBufferPointer { active in
        guard let start = active.baseAddress else { return }
        let step = TileLifeStep(
          tiles: tiles, source: source, target: target, active: start, parity: parity,
          rule: rule, kernel: kernel)
        if chunks < 2 { return step.compute(0..<active.count) }
        let count = active.count
        Cores.share(chunks) { chunk in
          step.compute(chunk * count / chunks..<(chunk + 1) * count / chunks)
        }
      }
    }
    if let begun {
      race.note(
        isMany: chunks > 1, cost: (.now - begun) / .seconds(1) / Double(max(1, active.count)))
    }
  }

  /// Removes sleeping tiles that would be empty without their neighbours as well.
  private mutating func dropEmptyTiles() {
    let empty = table.all.filter { table[$0].awakened == 0 && !table.isNeeded($0) }
    for tile in empty { table.remove(tile) }
  }
}
