extension LifeCells {
  /// The cells that both have, in the states that they have here.
  public func intersection(_ other: LifeCells) -> LifeCells { combined(with: other, by: .and) }

  /// The cells that one of both has, and not the other.
  public func symmetricDifference(_ other: LifeCells) -> LifeCells {
    combined(with: other, by: .xor)
  }

  enum Operation {
    case and, xor
    /// Those of the first that the second has not.
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
    var known: [Pair: Part] = [:]
    let root = Self.combined(own.root, others.root, operation, &known)
    guard !(planes.isEmpty && other.planes.isEmpty) else {
      return LifeCells(root: root, level: level)
    }
    // States are those of the first where it has a cell, and of the second where it alone has one.
    var (kept, added): ([Pair: Part], [Pair: Part]) = ([:], [:])
    let planes = (0..<max(planes.count, other.planes.count)).map { plane in
      // What is known of squares is true only as long as they are there.
      var (joined, common): ([Pair: Part], [Pair: Part]) = ([:], [:])
      return Self.combined(
        Self.union(
          Self.combined(own.plane(plane), root, .and, &kept),
          Self.combined(others.plane(plane), own.root, .without, &added), &joined), root, .and,
        &common)
    }
    return LifeCells(root: root, level: level, planes: planes)
  }

  /// Equal pairs of squares are combined once.
  static func combined(
    _ a: Part, _ b: Part, _ operation: Operation, _ known: inout [Pair: Part]
  ) -> Part {
    if a.isEmpty || b.isEmpty {
      return switch operation {
      case .and: .empty
      case .xor: a.isEmpty ? b : a
      case .without: a
      }
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
