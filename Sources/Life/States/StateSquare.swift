extension LifeCells {
  /// A square of cells with states: all living cells, and a square of the same width for each bit of the states.
  struct StateSquare {
    let all: Square
    let planes: [Square]

    static let empty = StateSquare(all: .empty, planes: [])

    init(all: Square, planes: [Square]) {
      (self.all, self.planes) = (all, planes)
    }

    /// Joins squares of the same width.
    init(_ nw: StateSquare, _ ne: StateSquare, _ sw: StateSquare, _ se: StateSquare) {
      all = Square(nw.all, ne.all, sw.all, se.all)
      let count = [nw, ne, sw, se].map(\.planes.count).max() ?? 0
      planes = (0..<count).map { Square(nw.plane($0), ne.plane($0), sw.plane($0), se.plane($0)) }
    }

    /// - Parameter cells: 8 × 8 states, row by row.
    init(leaf cells: [UInt8]) {
      var bits: UInt64 = 0
      var planes: [UInt64] = []
      for (place, state) in cells.enumerated() where state != 0 {
        let bit: UInt64 = 1 << UInt64(63 - place)
        bits |= bit
        let own = LifeCells.planeBits(of: state)
        while planes.count < 8 - own.leadingZeroBitCount { planes.append(0) }
        for plane in planes.indices where own >> UInt8(plane) & 1 == 1 { planes[plane] |= bit }
      }
      all = Square(bits: bits)
      self.planes = planes.map { Square(bits: $0) }
    }

    private func plane(_ index: Int) -> Square { index < planes.count ? planes[index] : .empty }

    var isEmpty: Bool { all.isEmpty }

    /// The four quarters of a square wider than a leaf.
    var quarters: (nw: StateSquare, ne: StateSquare, sw: StateSquare, se: StateSquare) {
      let (parts, planes) = (all.quarters, planes.map(\.quarters))
      return (
        StateSquare(all: parts.nw, planes: planes.map(\.nw)),
        StateSquare(all: parts.ne, planes: planes.map(\.ne)),
        StateSquare(all: parts.sw, planes: planes.map(\.sw)),
        StateSquare(all: parts.se, planes: planes.map(\.se))
      )
    }

    /// Its cells, if it is a non-empty square of 8 × 8; nil otherwise.
    var leaf: StateLeaf? {
      guard case .leaf(let bits) = all else { return nil }
      return StateLeaf(bits: bits, planes: planes.map(\.bits))
    }

    /// Whether both are the same values or objects; equal squares need not be. Only for squares of one tree.
    func isSame(as other: StateSquare) -> Bool {
      all.isSame(as: other.all) && zip(planes, other.planes).allSatisfy { $0.isSame(as: $1) }
    }

    /// The identity of its storage; nil for small inline squares.
    var identity: Identity? {
      all.identity.map { Identity(all: $0, planes: planes.map(\.identity)) }
    }

    struct Identity: Hashable {
      private let all: ObjectIdentifier
      private let planes: [ObjectIdentifier?]

      fileprivate init(all: ObjectIdentifier, planes: [ObjectIdentifier?]) {
        (self.all, self.planes) = (all, planes)
      }
    }
  }

  /// 8 × 8 cells with states, not all dead.
  struct StateLeaf {
    let bits: UInt64
    /// Bits of the states, as in `planes`.
    let planes: [UInt64]

    /// - Parameter index: 0…63, row by row.
    func state(_ index: Int) -> UInt8 {
      let shift = UInt64(63 - index)
      guard bits >> shift & 1 == 1 else { return 0 }
      return 1
        + planes.indices.reduce(0) { $0 | UInt8(planes[$1] >> shift & 1) << UInt8($1) }
    }

    /// The state of the first living cell.
    var first: UInt8 { state(bits.leadingZeroBitCount) }

    /// The state common to all cells of a row; nil if they differ.
    ///
    /// - Parameter row: 0…7.
    func state(ofRow row: Int) -> UInt8? {
      func byte(_ bits: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * row)) }
      guard byte(bits) == 0xFF else { return byte(bits) == 0 ? 0 : nil }
      var state: UInt8 = 1
      for (index, plane) in planes.enumerated() {
        switch byte(plane) {
        case 0: continue
        case 0xFF: state += 1 << UInt8(index)
        default: return nil
        }
      }
      return state
    }
  }

  /// The square within the range of coordinates, with its level and corner cell.
  var coreSquare: (square: StateSquare, level: Int, corner: LifeCell) {
    let core = core
    return (
      StateSquare(all: core.root, planes: core.planes), core.level,
      LifeCell(x: -core.half, y: -core.half)
    )
  }

  init(_ square: StateSquare, level: Int) {
    self.init(root: square.all, level: level, planes: square.planes)
  }
}
