extension LifeCells {
  /// The cells that both have.
  public func intersection(_ other: LifeCells) -> LifeCells { combined(with: other, by: .and) }

  /// The cells that one of both has, and not the other.
  public func symmetricDifference(_ other: LifeCells) -> LifeCells {
    combined(with: other, by: .xor)
  }

  private enum Operation {
    case and, xor

    func combined(_ a: UInt64, _ b: UInt64) -> UInt64 {
      switch self {
      case .and: a & b
      case .xor: a ^ b
      }
    }
  }

  private func combined(with other: LifeCells, by operation: Operation) -> LifeCells {
    let level = max(level, other.level)
    var known: [Pair: Part] = [:]
    let root = Self.combined(
      grown(to: level).root, other.grown(to: level).root, operation, &known)
    return LifeCells(root: root, level: level)
  }

  /// Equal pairs of squares are combined once.
  private static func combined(
    _ a: Part, _ b: Part, _ operation: Operation, _ known: inout [Pair: Part]
  ) -> Part {
    if a.isEmpty || b.isEmpty {
      return operation == .and ? .empty : a.isEmpty ? b : a
    }
    if case .leaf(let first) = a, case .leaf(let second) = b {
      return Part(bits: operation.combined(first, second))
    }
    if a.isSame(as: b) { return operation == .and ? a : .empty }
    var pair: Pair?
    // To look for small squares among those that are known costs more than to make them again.
    if case .inner(let first) = a, case .inner(let second) = b {
      pair = Pair(a: ObjectIdentifier(first), b: ObjectIdentifier(second))
    }
    if let pair, let part = known[pair] { return part }
    let (first, second) = (a.quarters, b.quarters)
    let part = Part(
      combined(first.nw, second.nw, operation, &known),
      combined(first.ne, second.ne, operation, &known),
      combined(first.sw, second.sw, operation, &known),
      combined(first.se, second.se, operation, &known))
    if let pair { known[pair] = part }
    return part
  }
}
