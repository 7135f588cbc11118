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

  /// With all that is in a later state than so many in the last of them.
  ///
  /// - Parameter count: how many states there are, 2…256.
  public func limited(to count: Int) -> LifeCells {
    guard !planes.isEmpty else { return self }
    let least = Self.planeBits(of: UInt8(count - 1))
    var cells = self
    visitStates { cell, state in
      if Self.planeBits(of: state) > least { cells.set(state: UInt8(count - 1), at: cell) }
    }
    return cells
  }

  // MARK: Visiting

  /// Squares of 8 × 8 cells in which something lives.
  struct StateLeaf {
    /// Of the first cell.
    let corner: LifeCell
    let bits: UInt64
    /// Bits of the states, as in `planes`.
    let planes: [UInt64]

    /// - Parameter place: 0…63, row by row.
    func state(_ place: Int) -> UInt8 {
      let shift = UInt64(63 - place)
      guard bits >> shift & 1 == 1 else { return 0 }
      return 1
        + planes.indices.reduce(0) { $0 | UInt8(planes[$1] >> shift & 1) << UInt8($1) }
    }
  }

  /// Visits squares of 8 × 8 cells in which something lives, as far as coordinates tell them.
  ///
  /// - Parameter area: those that it touches; nil for all.
  func visitStateLeaves(in area: LifeBounds? = nil, _ body: (StateLeaf) -> Void) {
    let core = core
    func visit(_ part: Part, _ planes: [Part], _ level: Int, _ corner: LifeCell) {
      if part.isEmpty { return }
      let side = 1 << level
      if let area {
        guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
          corner.y + side > area.top
        else { return }
      }
      if case .leaf(let bits) = part {
        return body(StateLeaf(corner: corner, bits: bits, planes: planes.map(\.bits)))
      }
      let (parts, half) = (part.quarters, side / 2)
      let quarters = planes.map(\.quarters)
      visit(parts.nw, quarters.map(\.nw), level - 1, corner)
      visit(parts.ne, quarters.map(\.ne), level - 1, LifeCell(x: corner.x + half, y: corner.y))
      visit(parts.sw, quarters.map(\.sw), level - 1, LifeCell(x: corner.x, y: corner.y + half))
      visit(
        parts.se, quarters.map(\.se), level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    visit(core.root, core.planes, core.level, LifeCell(x: -core.half, y: -core.half))
  }

  /// Visits the cells that live, square by square, with the states that they are in.
  ///
  /// - Parameter area: those in it; nil for all that coordinates tell.
  public func visitStates(in area: LifeBounds? = nil, _ body: (LifeCell, UInt8) -> Void) {
    visitStateLeaves(in: area) { leaf in
      var rest = leaf.bits
      while rest != 0 {
        let place = rest.leadingZeroBitCount
        rest &= ~(1 << UInt64(63 - place))
        let cell = LifeCell(x: leaf.corner.x + place & 7, y: leaf.corner.y + place >> 3)
        if area?.contains(cell) ?? true { body(cell, leaf.state(place)) }
      }
    }
  }

  /// Visits runs of cells that are in the same state and live, row by row, each row from left to right.
  ///
  /// - Parameter body: returns whether to go on.
  /// - Returns: whether all were visited.
  @discardableResult
  func visitStateRuns(_ body: (_ run: Range<Int>, _ y: Int, _ state: UInt8) -> Bool) -> Bool {
    guard !planes.isEmpty else { return visitRuns { body($0, $1, 1) } }
    let planes = planes.map { LifeCells(root: $0, level: level) }
    return visitRuns { run, y in
      // Of each plane the cells of the run, one row high.
      let row = LifeBounds(left: run.lowerBound, top: y, right: run.upperBound - 1, bottom: y)
      var states = [UInt8](repeating: 1, count: run.count)
      for (index, plane) in planes.enumerated() {
        plane.visitCells(in: row) { states[$0.x - run.lowerBound] += 1 << UInt8(index) }
      }
      var start = 0
      while start < states.count {
        let end = states[start...].firstIndex { $0 != states[start] } ?? states.count
        let part = run.lowerBound + start..<run.lowerBound + end
        guard body(part, y, states[start]) else { return false }
        start = end
      }
      return true
    }
  }
}

// MARK: Pictures

extension LifeCells {
  /// Puts the state of each pixel's first cell into a picture.
  func drawStates(into picture: inout LifePicture, _ area: LifeBounds) {
    var states = [UInt8](repeating: 0, count: picture.shares.count)
    let shift = picture.shift
    func set(_ state: UInt8, _ x: Int, _ y: Int) {
      let (x, y) = (x - picture.left, y - picture.top)
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return }
      let index = y * picture.width + x
      if states[index] == 0 { states[index] = state }
    }
    if shift <= 3 {
      visitStates(in: area) { set($1, $0.x >> shift, $0.y >> shift) }
    } else {
      visitFirstStates(level: shift, in: area) { set($1, $0.x >> shift, $0.y >> shift) }
    }
    picture.states = states
  }

  /// Visits squares of a width in which something lives, with the state of the first cell.
  private func visitFirstStates(
    level wanted: Int, in area: LifeBounds, _ body: (_ corner: LifeCell, UInt8) -> Void
  ) {
    func first(_ part: Part, _ planes: [Part]) -> UInt8 {
      if case .leaf(let bits) = part {
        let leaf = StateLeaf(corner: LifeCell(x: 0, y: 0), bits: bits, planes: planes.map(\.bits))
        return leaf.state(bits.leadingZeroBitCount)
      }
      let (nw, ne, sw, se) = part.quarters
      let parts = planes.map(\.quarters)
      if !nw.isEmpty { return first(nw, parts.map(\.nw)) }
      if !ne.isEmpty { return first(ne, parts.map(\.ne)) }
      return sw.isEmpty ? first(se, parts.map(\.se)) : first(sw, parts.map(\.sw))
    }
    func visit(_ part: Part, _ planes: [Part], _ level: Int, _ corner: LifeCell) {
      let side = 1 << level
      guard !part.isEmpty, corner.x <= area.right, corner.y <= area.bottom,
        corner.x + side > area.left, corner.y + side > area.top
      else { return }
      if level == wanted { return body(corner, first(part, planes)) }
      let (parts, half) = (part.quarters, side / 2)
      let quarters = planes.map(\.quarters)
      visit(parts.nw, quarters.map(\.nw), level - 1, corner)
      visit(parts.ne, quarters.map(\.ne), level - 1, LifeCell(x: corner.x + half, y: corner.y))
      visit(parts.sw, quarters.map(\.sw), level - 1, LifeCell(x: corner.x, y: corner.y + half))
      visit(
        parts.se, quarters.map(\.se), level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    let whole = core.grown(to: wanted + 1)
    visit(whole.root, whole.planes, whole.level, LifeCell(x: -whole.half, y: -whole.half))
  }
}
