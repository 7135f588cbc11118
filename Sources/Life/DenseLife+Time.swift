import Base

extension DenseLife {
  /// Polls before each pass: one generation on a small board, or several on a large one with several cores.
  public mutating func advance(
    by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool
  ) {
    let mostBands = min(threadCount, height / DenseLifeBand.fewestRows)
    var rest = generations.clampedInt
    while rest > 0, goesOn() {
      let begun = mostBands > 1 ? ContinuousClock.now : nil
      let bandCount = mostBands > 1 && race.usesMany() ? mostBands : 1
      let block = DenseLifeBlock(shape, cacheSize: cacheSize)
      // A board that fits the cache together with its successor needs no passes.
      let isSmall = bandCount == 1 && shape.size(ofRows: height) < cacheSize / 3
      let pass = isSmall ? 1 : block.mostGenerations(ofRows: height / bandCount)
      let count = min(rest, pass)
      if isSmall { step() } else { advance(by: count, bandCount: bandCount) }
      if let begun {
        race.note(isMany: bandCount > 1, cost: (.now - begun) / .seconds(1) / Double(count))
      }
      swap(&words, &next)
      generation += count
      rest -= count
    }
  }

  private mutating func advance(by generations: Int, bandCount: Int) {
    let (shape, rule, kernel) = (shape, kernelRule, kernel)
    let block = DenseLifeBlock(shape, cacheSize: cacheSize)
    words.withUnsafeBufferPointer { from in
      next.withUnsafeMutableBufferPointer { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        let band = DenseLifeBand(
          source: source, target: target, shape: shape, rule: rule, kernel: kernel,
          block: block)
        Cores.share(bandCount) { index in
          let first = index * shape.height / bandCount
          let end = (index + 1) * shape.height / bandCount
          band.advance(rows: first..<end, by: generations)
        }
      }
    }
  }

  private mutating func step() {
    let (shape, rule, kernel) = (shape, kernelRule, kernel)
    words.withUnsafeMutableBufferPointer { from in
      next.withUnsafeMutableBufferPointer { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        Self.surround(source, shape)
        kernel.step(
          rows: shape.height, from: source + 1, to: target + shape.stride + 1, shape.rows, rule)
      }
    }
  }

  /// Fills the rows above and below the board: with its opposite side, or empty.
  private static func surround(_ board: UnsafeMutablePointer<UInt64>, _ shape: DenseLifeShape) {
    let (stride, last) = (shape.stride, shape.height * shape.stride)
    if shape.isTorus {
      board.update(from: board + last, count: stride)
      (board + last + stride).update(from: board + stride, count: stride)
    } else {
      board.update(repeating: 0, count: stride)
      (board + last + stride).update(repeating: 0, count: stride)
    }
  }
}
