import Cores

extension DenseLife {
  /// Asks before each generation on one core, and every few of them on several.
  public mutating func advance(
    by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool
  ) {
    let bandCount = min(threadCount, height / DenseLifeBand.fewestRows)
    let most =
      bandCount > 1 ? DenseLifeBand.mostGenerations(rows: height / bandCount, of: shape) : 1
    var rest = generations.clampedInt
    while rest > 0, goesOn() {
      let isMany = bandCount > 1 && race.usesMany()
      let begun = bandCount > 1 ? ContinuousClock.now : nil
      let count = isMany ? min(rest, most) : 1
      if isMany { advance(by: count, bandCount: bandCount) } else { step() }
      if let begun {
        race.note(isMany: isMany, cost: (.now - begun) / .seconds(1) / Double(count))
      }
      swap(&words, &next)
      generation += count
      rest -= count
    }
  }

  private mutating func advance(by generations: Int, bandCount: Int) {
    let (shape, rule) = (shape, leafRule)
    words.withUnsafeBufferPointer { from in
      next.withUnsafeMutableBufferPointer { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        let band = DenseLifeBand(source: source, target: target, shape: shape, rule: rule)
        Cores.share(bandCount) { index in
          let first = index * shape.height / bandCount
          let end = (index + 1) * shape.height / bandCount
          band.advance(rows: first..<end, by: generations)
        }
      }
    }
  }

  private mutating func step() {
    let (shape, rule) = (shape, leafRule)
    words.withUnsafeMutableBufferPointer { from in
      next.withUnsafeMutableBufferPointer { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        Self.surround(source, shape)
        let board = DenseLifeBoard(source: source, target: target, shape: shape, rule: rule)
        board.step(rows: 0..<shape.height)
      }
    }
  }

  /// Puts around the board what is there: its other side, or nothing.
  private static func surround(_ board: UnsafeMutablePointer<UInt64>, _ shape: DenseLifeShape) {
    let (stride, last) = (shape.stride, shape.height * shape.stride)
    for y in 1...shape.height { shape.joinSides(of: board + y * stride + 1) }
    if shape.isTorus {
      board.update(from: board + last, count: stride)
      (board + last + stride).update(from: board + stride, count: stride)
    } else {
      board.update(repeating: 0, count: stride)
      (board + last + stride).update(repeating: 0, count: stride)
    }
  }
}
