/// A reflection or rotation of a square's cells.
public enum LifeTurn: Sendable {
  case flipHorizontally, flipVertically, turnRight, turnLeft
}

extension LifeCells {
  /// Returns the cells moved; equal parts are moved once.
  ///
  /// - Parameter goesOn: called now and then with the fraction moved, 0…1; returns false to cancel.
  /// - Returns: nil if cells would be too far away, or if cancelled.
  public func moved(
    x: Int, y: Int, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> LifeCells? {
    if x == 0 && y == 0 { return self }
    guard isCore else { return nil }
    guard let bounds else { return self }
    // Considers the new and the old positions.
    var farthest: UInt = 0
    for (place, offset) in [
      (bounds.left, x), (bounds.right, x), (bounds.top, y), (bounds.bottom, y),
    ] {
      let (new, isTooFar) = place.addingReportingOverflow(offset)
      guard !isTooFar, new.magnitude < Self.farthest.magnitude else { return nil }
      farthest = max(farthest, place.magnitude, new.magnitude)
    }
    var whole = core
    while whole.half.magnitude <= farthest { whole.grow() }
    var move = PartMove(
      effort: LifeEffort(of: root.population, times: 1 + planes.count, goesOn: goesOn))
    guard let root = Self.moved(whole.root, whole.level, x: x, y: y, &move) else { return nil }
    var planes: [Square] = []
    for plane in whole.planes {
      guard let moved = Self.moved(plane, whole.level, x: x, y: y, &move) else { return nil }
      planes.append(moved)
    }
    return LifeCells(root: root, level: whole.level, planes: planes)
  }

  /// - Parameter level: of the whole square, which must have room for the result.
  private static func moved(
    _ whole: Square, _ level: Int, x: Int, y: Int, _ move: inout PartMove
  ) -> Square? {
    let (nw, ne, sw, se) = whole.quarters
    let level = level - 1
    let side = 1 << level
    // The four quarters of the result in the old coordinates: offset by less than two quarters.
    func quarter(_ left: Int, _ top: Int) -> Square? {
      let (fromX, fromY) = (left - x + side, top - y + side)
      func source(_ column: Int, _ row: Int) -> Square {
        switch (column, row) {
        case (0, 0): nw
        case (1, 0): ne
        case (0, 1): sw
        case (1, 1): se
        default: .empty
        }
      }
      let (column, row) = (fromX >> level, fromY >> level)
      return move.moved(
        source(column, row), source(column + 1, row), source(column, row + 1),
        source(column + 1, row + 1), level, x: fromX & (side - 1), y: fromY & (side - 1))
    }
    guard let first = quarter(-side, -side), let second = quarter(0, -side),
      let third = quarter(-side, 0), let fourth = quarter(0, 0)
    else { return nil }
    return Square(first, second, third, fourth)
  }

  /// Returns the cells reflected or rotated about the corner between the cells −1, −1 and 0, 0; equal parts once.
  ///
  /// - Parameter goesOn: called now and then with the fraction turned, 0…1; returns false to cancel.
  /// - Returns: nil if cancelled.
  public func turned(
    _ turn: LifeTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> LifeCells? {
    var effort = LifeEffort(of: root.population, times: 1 + planes.count, goesOn: goesOn)
    var known: [ObjectIdentifier: Square] = [:]
    func turned(_ part: Square, _ level: Int) -> Square? {
      if part.isEmpty { return .empty }
      if case .leaf(let bits) = part {
        return effort.spend(bits) ? .leaf(turn.turned(bits)) : nil
      }
      let identity = level >= Self.leastKeptLevel ? part.identity : nil
      if let identity, let part = known[identity] { return part }
      let parts = part.quarters
      guard let nw = turned(parts.nw, level - 1), let ne = turned(parts.ne, level - 1),
        let sw = turned(parts.sw, level - 1), let se = turned(parts.se, level - 1)
      else { return nil }
      let made =
        switch turn {
        case .flipHorizontally: Square(ne, nw, se, sw)
        case .flipVertically: Square(sw, se, nw, ne)
        case .turnRight: Square(sw, nw, se, ne)
        case .turnLeft: Square(ne, se, nw, sw)
        }
      if let identity { known[identity] = made }
      return made
    }
    guard let root = turned(root, level) else { return nil }
    let planes = planes.compactMap { turned($0, level) }
    guard planes.count == self.planes.count else { return nil }
    return LifeCells(root: root, level: level, planes: planes)
  }

  /// Caching results of smaller squares would cost more than it saves.
  fileprivate static let leastKeptLevel = 6
}

/// Counts the cells processed, and polls whether to go on.
struct LifeEffort {
  private let all: Double
  private let goesOn: (Double) -> Bool
  private var done: UInt64 = 0
  private var steps = 0
  private(set) var isCancelled = false

  init(of population: UInt64, times: Int, goesOn: @escaping (Double) -> Bool) {
    all = Double(max(1, population)) * Double(times)
    self.goesOn = goesOn
  }

  /// - Returns: whether to go on.
  mutating func spend(_ bits: UInt64) -> Bool {
    done &+= UInt64(bits.nonzeroBitCount)
    steps &+= 1
    if steps & 0x3FFF == 0, !goesOn(min(1, Double(done) / all)) { isCancelled = true }
    return !isCancelled
  }
}

/// Moves squares within squares of twice the width.
private struct PartMove {
  typealias Square = LifeCells.Square

  private struct Key: Hashable {
    let nw: ObjectIdentifier?
    let ne: ObjectIdentifier?
    let sw: ObjectIdentifier?
    let se: ObjectIdentifier?
  }

  var effort: LifeEffort
  /// By level.
  private var known: [[Key: Square]] = Array(repeating: [:], count: 64)

  init(effort: LifeEffort) { self.effort = effort }

  /// The square at an offset to the right and down from the first one's corner.
  mutating func moved(
    _ nw: Square, _ ne: Square, _ sw: Square, _ se: Square, _ level: Int, x: Int, y: Int
  ) -> Square? {
    if x == 0, y == 0 { return nw }
    if nw.isEmpty, ne.isEmpty, sw.isEmpty, se.isEmpty { return .empty }
    if level == 3 {
      let bits = Self.bits(nw.bits, ne.bits, sw.bits, se.bits, UInt64(x), UInt64(y))
      return effort.spend(bits) ? Square(bits: bits) : nil
    }
    let key =
      level < LifeCells.leastKeptLevel
      ? nil : Key(nw: nw.identity, ne: ne.identity, sw: sw.identity, se: se.identity)
    if let key, let part = known[level][key] { return part }
    // Of four by four quarters, the ones that the result overlaps matter.
    let (a, b, c, d) = (nw.quarters, ne.quarters, sw.quarters, se.quarters)
    let half = 1 << (level - 1)
    let (column, row) = (x >> (level - 1), y >> (level - 1))
    func quarter(_ column: Int, _ row: Int) -> Square {
      let whole = row < 2 ? (column < 2 ? a : b) : (column < 2 ? c : d)
      return row & 1 == 0
        ? (column & 1 == 0 ? whole.nw : whole.ne) : (column & 1 == 0 ? whole.sw : whole.se)
    }
    func block(_ column: Int, _ row: Int, _ move: inout PartMove) -> Square? {
      move.moved(
        quarter(column, row), column < 3 ? quarter(column + 1, row) : .empty,
        row < 3 ? quarter(column, row + 1) : .empty,
        column < 3 && row < 3 ? quarter(column + 1, row + 1) : .empty, level - 1,
        x: x & (half - 1), y: y & (half - 1))
    }
    guard let first = block(column, row, &self), let second = block(column + 1, row, &self),
      let third = block(column, row + 1, &self), let fourth = block(column + 1, row + 1, &self)
    else { return nil }
    let made = Square(first, second, third, fourth)
    if let key { known[level][key] = made }
    return made
  }

  /// Extracts 8 × 8 of 16 × 16 cells.
  private static func bits(
    _ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64, _ x: UInt64, _ y: UInt64
  ) -> UInt64 {
    let (west, east) = (down(nw, sw, y), down(ne, se, y))
    guard x > 0 else { return west }
    let mask: UInt64 = 0x0101_0101_0101_0101 &* (0xFF << x & 0xFF)
    return (west << x) & mask | (east >> (8 - x)) & ~mask
  }

  private static func down(_ north: UInt64, _ south: UInt64, _ y: UInt64) -> UInt64 {
    y == 0 ? north : north << (8 * y) | south >> (64 - 8 * y)
  }
}

extension LifeTurn {
  /// Turns 8 × 8 cells, with rows from the highest byte.
  fileprivate func turned(_ bits: UInt64) -> UInt64 {
    switch self {
    case .flipVertically: bits.byteSwapped
    case .flipHorizontally: Self.mirrored(bits)
    // Transpose, then reflect.
    case .turnRight: Self.mirrored(Self.transposed(bits))
    case .turnLeft: Self.transposed(bits).byteSwapped
    }
  }

  private static func mirrored(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits >> 1) & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) << 1
    bits = (bits >> 2) & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) << 2
    return (bits >> 4) & 0x0F0F_0F0F_0F0F_0F0F | (bits & 0x0F0F_0F0F_0F0F_0F0F) << 4
  }

  /// Transposes rows and columns: H. S. Warren, "Hacker's Delight" (2012), 7-3.
  private static func transposed(_ bits: UInt64) -> UInt64 {
    var bits = bits
    for (shift, mask): (UInt64, UInt64) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] {
      let swapped = (bits ^ bits >> shift) & mask
      bits ^= swapped ^ swapped << shift
    }
    return bits
  }
}
