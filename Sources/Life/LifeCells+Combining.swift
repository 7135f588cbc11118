extension LifeCells {
  /// The cells in both, with the states of this set.
  public func intersection(_ other: LifeCells) -> LifeCells { combined(with: other, by: .and) }

  /// The cells in exactly one of both.
  public func symmetricDifference(_ other: LifeCells) -> LifeCells {
    combined(with: other, by: .xor)
  }

  enum Operation {
    case and, xor
    /// The cells of the first that are not in the second.
    case without

    func combined(_ a: UInt64, _ b: UInt64) -> UInt64 {
      switch self {
      case .and: a & b
      case .xor: a ^ b
      case .without: a & ~b
      }
    }
  }

  private func combined(with other: LifeCells, by operation: Operation) -> LifeCells {
    let level = max(level, other.level)
    let (own, others) = (grown(to: level), other.grown(to: level))
    var known: [Pair: Square] = [:]
    let root = Self.combined(own.root, others.root, operation, &known)
    guard !(planes.isEmpty && other.planes.isEmpty) else {
      return LifeCells(root: root, level: level)
    }
    // The first operand's states take precedence over the second's.
    var (kept, added): ([Pair: Square], [Pair: Square]) = ([:], [:])
    let planes = (0..<max(planes.count, other.planes.count)).map { plane in
      // Results by identity are only valid while the squares exist.
      var (joined, common): ([Pair: Square], [Pair: Square]) = ([:], [:])
      return Self.combined(
        Self.union(
          Self.combined(own.plane(plane), root, .and, &kept),
          Self.combined(others.plane(plane), own.root, .without, &added), &joined), root, .and,
        &common)
    }
    return LifeCells(root: root, level: level, planes: planes)
  }

  /// Combines equal pairs of squares once.
  static func combined(
    _ a: Square, _ b: Square, _ operation: Operation, _ known: inout [Pair: Square]
  ) -> Square {
    if a.isEmpty || b.isEmpty {
      return switch operation {
      case .and: .empty
      case .xor: a.isEmpty ? b : a
      case .without: a
      }
    }
    if case .leaf(let first) = a, case .leaf(let second) = b {
      return Square(bits: operation.combined(first, second))
    }
    if a.isSame(as: b) { return operation == .and ? a : .empty }
    var pair: Pair?
    // Identity lookups of small squares cost more than building them again.
    if case .inner(let first) = a, case .inner(let second) = b {
      pair = Pair(a: ObjectIdentifier(first), b: ObjectIdentifier(second))
    }
    if let pair, let part = known[pair] { return part }
    let (first, second) = (a.quarters, b.quarters)
    let part = Square(
      combined(first.nw, second.nw, operation, &known),
      combined(first.ne, second.ne, operation, &known),
      combined(first.sw, second.sw, operation, &known),
      combined(first.se, second.se, operation, &known))
    if let pair { known[pair] = part }
    return part
  }
}
