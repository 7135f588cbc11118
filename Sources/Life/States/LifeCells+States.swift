// Cells with more than two states.
extension LifeCells {
  /// The state of a cell, from 0.
  public func state(at cell: LifeCell) -> UInt8 {
    guard level <= Self.coreLevel else { return core.state(at: cell) }
    guard has(cell, root) else { return 0 }
    return 1
      + planes.indices.reduce(0) { $0 | (has(cell, planes[$1]) ? 1 << UInt8($1) : 0) }
  }

  /// The planes of a state, as bits.
  static func planeBits(of state: UInt8) -> UInt8 { state == 0 ? 0 : state - 1 }

  /// A plane by its bit, from the lowest; empty beyond the existing ones.
  func plane(_ index: Int) -> Square { index < planes.count ? planes[index] : .empty }

  /// Whether all living cells are in state 1.
  public var hasTwoStates: Bool { planes.isEmpty }

  /// All living cells, in state 1.
  public var inTwoStates: LifeCells { LifeCells(root: root, level: level) }

  /// Changes states beyond the last valid one to it, at the cost of the distinct parts.
  ///
  /// - Parameter count: the number of valid states, 2…256.
  public func limited(to count: Int) -> LifeCells {
    // The planes may not be able to hold more than the valid states.
    guard 1 << planes.count >= count else { return self }
    let last = Self.planeBits(of: UInt8(count - 1))
    // Compares bit by bit from the highest: cells equal so far, and cells beyond the last state.
    var (equal, more): (Square, Square) = (root, .empty)
    for index in planes.indices.reversed() {
      let isSet = last >> UInt8(index) & 1 == 1
      let common = Self.combined(equal, planes[index], .and)
      if isSet {
        equal = common
      } else {
        more = Self.joined(more, common)
        equal = Self.combined(equal, planes[index], .without)
      }
    }
    guard !more.isEmpty else { return self }
    return LifeCells(
      root: root, level: level,
      planes: planes.enumerated().map { index, plane in
        last >> UInt8(index) & 1 == 1
          ? Self.joined(plane, more) : Self.combined(plane, more, .without)
      })
  }

  /// Results by identity are only valid while the squares exist, so none is kept between calls.
  private static func combined(_ a: Square, _ b: Square, _ operation: Operation) -> Square {
    var known: [Pair: Square] = [:]
    return combined(a, b, operation, &known)
  }

  private static func joined(_ a: Square, _ b: Square) -> Square {
    var known: [Pair: Square] = [:]
    return union(a, b, &known)
  }

  // MARK: Changes

  /// Like `changedLeaves`, first for all living cells, and then for each bit of the states.
  ///
  /// - Parameter most: returns nil if there are more, or if cells are beyond the range of coordinates.
  public func changedStateLeaves(from other: LifeCells, most: Int) -> [[LifeCell: UInt64]]? {
    var changed: [[LifeCell: UInt64]] = []
    for index in 0...max(planes.count, other.planes.count) {
      guard let leaves = tree(index).changedLeaves(from: other.tree(index), most: most) else {
        return nil
      }
      changed.append(leaves)
    }
    return changed.reduce(0, { $0 + $1.count }) <= most ? changed : nil
  }

  /// Returns the cells with some squares of 8 × 8 replaced, in the format of `changedStateLeaves`.
  public func replacing(stateLeaves: [[LifeCell: UInt64]]) -> LifeCells {
    let trees = (0..<max(stateLeaves.count, planes.count + 1)).map { index in
      tree(index).replacing(leaves: index < stateLeaves.count ? stateLeaves[index] : [:])
    }
    return LifeCells(trees[0], planes: Array(trees.dropFirst()))
  }

  /// All living cells for 0, or those with a bit of the states set, from 1.
  private func tree(_ index: Int) -> LifeCells {
    LifeCells(root: index == 0 ? root : plane(index - 1), level: level)
  }

  // MARK: Visiting

  /// Visits non-empty squares of a width within the range of coordinates; the smallest are leaves.
  ///
  /// - Parameters:
  ///   - area: limits the visit to intersecting squares; nil for all.
  ///   - wanted: squares are 2ⁿ cells wide.
  func visitStateSquares(
    level wanted: Int, in area: LifeBounds? = nil,
    _ body: (_ corner: LifeCell, _ square: StateSquare) -> Void
  ) {
    func visit(_ square: StateSquare, _ level: Int, _ corner: LifeCell) {
      if square.isEmpty { return }
      let side = 1 << level
      if let area {
        guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
          corner.y + side > area.top
        else { return }
      }
      if level <= max(3, wanted) { return body(corner, square) }
      let (quarters, half) = (square.quarters, side / 2)
      visit(quarters.nw, level - 1, corner)
      visit(quarters.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y))
      visit(quarters.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half))
      visit(quarters.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    let whole = grown(to: wanted + 1).coreSquare
    visit(whole.square, whole.level, whole.corner)
  }

  /// Visits the living cells with their states, square by square.
  ///
  /// - Parameter area: limits the visit; nil for the range of coordinates.
  public func visitStates(in area: LifeBounds? = nil, _ body: (LifeCell, UInt8) -> Void) {
    visitStateSquares(level: 3, in: area) { corner, square in
      guard let leaf = square.leaf else { return }
      var rest = leaf.bits
      while rest != 0 {
        let place = rest.leadingZeroBitCount
        rest &= ~(1 << UInt64(63 - place))
        let cell = LifeCell(x: corner.x + place & 7, y: corner.y + place >> 3)
        if area?.contains(cell) ?? true { body(cell, leaf.state(place)) }
      }
    }
  }

  // MARK: Pictures

  /// Sets the states of each pixel's first cell in a picture.
  func drawStates(into picture: inout LifeRaster) {
    picture.states = Array(repeating: 0, count: picture.shares.count)
    let whole = grown(to: picture.shift + 1)
    var (square, level) = (StateSquare(all: whole.root, planes: whole.planes), whole.level)
    while level - picture.shift > LifeRaster.farthestLevel {
      square = StateSquare(all: square.all.middle, planes: square.planes.map(\.middle))
      level -= 1
    }
    let half = 1 << (level - 1 - picture.shift)
    Self.draw(square, level, -half, -half, &picture)
  }

  private static func draw(
    _ square: StateSquare, _ level: Int, _ x: Int, _ y: Int, _ picture: inout LifeRaster
  ) {
    let side = 1 << (level - picture.shift)
    guard !square.isEmpty, picture.touches(x, y, side: side) else { return }
    if level == picture.shift { return picture.set(state: square.firstState, x: x, y: y) }
    if level == 3, let leaf = square.leaf {
      for place in 0..<64 where leaf.bits >> UInt64(63 - place) & 1 == 1 {
        picture.set(
          state: leaf.state(place), x: x + (place & 7) >> picture.shift,
          y: y + (place >> 3) >> picture.shift)
      }
      return
    }
    let (quarters, half) = (square.quarters, side / 2)
    draw(quarters.nw, level - 1, x, y, &picture)
    draw(quarters.ne, level - 1, x + half, y, &picture)
    draw(quarters.sw, level - 1, x, y + half, &picture)
    draw(quarters.se, level - 1, x + half, y + half, &picture)
  }
}

extension LifeCells.StateSquare {
  /// The state of the first living cell, quarter by quarter; 0 for none.
  fileprivate var firstState: UInt8 {
    if let leaf { return leaf.first }
    if isEmpty { return 0 }
    let (nw, ne, sw, se) = quarters
    return ([nw, ne, sw].first { !$0.isEmpty } ?? se).firstState
  }
}
