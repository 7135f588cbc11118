extension LifeCells {
  /// Fewer squares are computed quickly in any case.
  static let fewestRegularSquares = 64
  /// The number of squares above which only a sample is examined.
  private static let mostLookedAt = 2048

  /// Whether most non-empty squares resemble others, as in a machine or tape; those of a soup do not.
  ///
  /// Examines an evenly spread sample.
  ///
  /// - Parameters:
  ///   - wanted: squares are 2ⁿ cells wide, at least 64.
  ///   - most: the limit of squares; false beyond it.
  func isRegular(level wanted: Int, most: Int) -> Bool {
    var counter = SquareCounter(level: wanted, most: most)
    let all = counter.count(root, level: level)
    guard all >= Self.fewestRegularSquares, all <= most else { return false }
    let distance = max(1, all / Self.mostLookedAt)
    var (passed, looked) = (0, 0)
    var different: Set<UInt64> = []
    /// - Parameter squares: corresponding squares of all living cells and of each bit of the states.
    func look(_ squares: [Square], _ level: Int) {
      let count = counter.count(squares[0], level: level)
      // None of these is in the sample.
      guard count > 0, passed + count > looked * distance else { return passed += count }
      guard level > wanted else {
        (passed, looked) = (passed + 1, looked + 1)
        different.insert(squares.reduce(0) { Self.mixed($0, Self.digest(of: $1)) })
        return
      }
      let quarters = squares.map(\.quarters)
      look(quarters.map(\.nw), level - 1)
      look(quarters.map(\.ne), level - 1)
      look(quarters.map(\.sw), level - 1)
      look(quarters.map(\.se), level - 1)
    }
    look([root] + planes, level)
    return 2 * different.count <= looked
  }

  /// A hash of a square: collisions are very unlikely.
  private static func digest(of part: Square) -> UInt64 {
    if part.isEmpty { return 0 }
    if case .leaf(let bits) = part { return mixed(1, bits) }
    let (nw, ne, sw, se) = part.quarters
    return mixed(
      mixed(mixed(mixed(2, digest(of: nw)), digest(of: ne)), digest(of: sw)), digest(of: se))
  }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let (high, low) = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: other ^ 0xD1B5_4A32_D192_ED03)
    return high ^ low &+ one
  }
}

extension HashLife {
  /// The number of non-empty squares of a width.
  struct Squares {
    let all: Int
    let different: Int

    /// Like `LifeCells.isRegular`.
    var areRegular: Bool { all >= LifeCells.fewestRegularSquares && 2 * different <= all }
  }

  /// Counts the non-empty squares without building any.
  ///
  /// - Parameters:
  ///   - wanted: squares are 2ⁿ cells wide.
  ///   - most: the limit of squares to examine; nil beyond it.
  func squares(level wanted: Int, most: Int) -> Squares? {
    var known: [Node: Int] = [:]
    var different = 0
    /// Returns nil beyond the limit.
    func count(_ node: Node, _ level: Int) -> Int? {
      if let count = known[node] { return count }
      guard !isEmpty(node, level) else { return 0 }
      var sum = 1
      if level <= wanted {
        different += 1
        if different > most { return nil }
      } else {
        let inner = table.inners[Int(node)]
        sum = 0
        for part in [inner.nw, inner.ne, inner.sw, inner.se] {
          guard let more = count(part, level - 1), sum + more <= most else { return nil }
          sum += more
        }
      }
      known[node] = sum
      return sum
    }
    return count(root, level).map { Squares(all: $0, different: different) }
  }
}
