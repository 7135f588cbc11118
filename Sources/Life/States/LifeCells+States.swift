// Cells of more than two states.
extension LifeCells {
  /// The state that a cell is in, from 0.
  public func state(at cell: LifeCell) -> UInt8 {
    guard level <= Self.coreLevel else { return core.state(at: cell) }
    guard has(cell, root) else { return 0 }
    return 1
      + planes.indices.reduce(0) { $0 | (has(cell, planes[$1]) ? 1 << UInt8($1) : 0) }
  }

  /// The planes in which a cell of a state is, as bits.
  static func planeBits(of state: UInt8) -> UInt8 { state == 0 ? 0 : state - 1 }

  /// A bit of the states, from the lowest; empty for more than there are.
  func plane(_ index: Int) -> Part { index < planes.count ? planes[index] : .empty }

  /// Whether all that lives is in the state 1.
  public var hasTwoStates: Bool { planes.isEmpty }

  /// All that lives, in the state 1.
  public var inTwoStates: LifeCells { LifeCells(root: root, level: level) }

  /// With all that is in a later state than so many in the last of them; costs a look at each part that differs from
  /// all others.
  ///
  /// - Parameter count: how many states there are, 2…256.
  public func limited(to count: Int) -> LifeCells {
    // So many bits may tell no more states than there are.
    guard 1 << planes.count >= count else { return self }
    let last = Self.planeBits(of: UInt8(count - 1))
    // Bit by bit from the highest: what is equal so far, and what is more than the last state.
    var (equal, more): (Part, Part) = (root, .empty)
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

  /// What is known of squares is true only as long as they are there: so nothing is kept from one to the next.
  private static func combined(_ a: Part, _ b: Part, _ operation: Operation) -> Part {
    var known: [Pair: Part] = [:]
    return combined(a, b, operation, &known)
  }

  private static func joined(_ a: Part, _ b: Part) -> Part {
    var known: [Pair: Part] = [:]
    return union(a, b, &known)
  }

  // MARK: Changes

  /// As `changedLeaves`, first of all that lives, and then of each bit of the states.
  ///
  /// - Parameter most: gives up, with nil, where there are more, and where coordinates don't tell all cells.
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

  /// With other squares of eight cells in some places, as `changedStateLeaves` has them.
  public func replacing(stateLeaves: [[LifeCell: UInt64]]) -> LifeCells {
    let trees = (0..<max(stateLeaves.count, planes.count + 1)).map { index in
      tree(index).replacing(leaves: index < stateLeaves.count ? stateLeaves[index] : [:])
    }
    return LifeCells(trees[0], planes: Array(trees.dropFirst()))
  }

  /// All that lives, or what has one of the bits of the states, from 1.
  private func tree(_ index: Int) -> LifeCells {
    LifeCells(root: index == 0 ? root : plane(index - 1), level: level)
  }

  // MARK: Visiting

  /// Visits squares of a width in which something lives, as far as coordinates tell them; smaller squares than a leaf
  /// are leaves.
  ///
  /// - Parameters:
  ///   - area: those that it touches; nil for all.
  ///   - wanted: they are 2ⁿ cells wide.
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

  /// Visits the cells that live, square by square, with the states that they are in.
  ///
  /// - Parameter area: those in it; nil for all that coordinates tell.
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

  /// Puts the state of each pixel's first cell into a picture.
  func drawStates(into picture: inout LifePicture) {
    picture.states = Array(repeating: 0, count: picture.shares.count)
    let whole = grown(to: picture.shift + 1)
    var (square, level) = (StateSquare(all: whole.root, planes: whole.planes), whole.level)
    while level - picture.shift > LifePicture.farthestLevel {
      square = StateSquare(all: square.all.middle, planes: square.planes.map(\.middle))
      level -= 1
    }
    let half = 1 << (level - 1 - picture.shift)
    Self.draw(square, level, -half, -half, &picture)
  }

  private static func draw(
    _ square: StateSquare, _ level: Int, _ x: Int, _ y: Int, _ picture: inout LifePicture
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
  /// The state of the first cell that lives, quarter by quarter; 0 for none.
  fileprivate var firstState: UInt8 {
    if let leaf { return leaf.first }
    if isEmpty { return 0 }
    let (nw, ne, sw, se) = quarters
    return ([nw, ne, sw].first { !$0.isEmpty } ?? se).firstState
  }
}
