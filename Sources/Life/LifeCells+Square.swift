extension LifeCells {
  /// A square of the plane; always `empty` without cells.
  enum Square: Sendable {
    case empty
    /// 8 × 8 cells: rows from the top, the first row and column in the highest bits.
    case leaf(UInt64)
    /// 16 × 16 cells, temporarily: stored as a part of a block.
    case quad(Quad)
    /// 32 × 32 cells.
    case block(Block)
    /// A larger square.
    case inner(Inner)
  }

  /// Four squares, each at least 32 cells wide.
  final class Inner: Sendable {
    /// The stored form of a square: one word.
    enum Quarter: Sendable {
      case empty
      case block(Block)
      case inner(Inner)

      var part: Square {
        switch self {
        case .empty: .empty
        case .block(let block): .block(block)
        case .inner(let inner): .inner(inner)
        }
      }
    }

    private let quarters: (nw: Quarter, ne: Quarter, sw: Quarter, se: Quarter)
    /// Saturates at 2⁶⁴ − 1.
    let population: UInt64

    init(_ nw: Square, _ ne: Square, _ sw: Square, _ se: Square) {
      quarters = (nw.quarter, ne.quarter, sw.quarter, se.quarter)
      population = nw.population.addingUpToMax(ne.population)
        .addingUpToMax(sw.population).addingUpToMax(se.population)
    }

    var nw: Square { quarters.nw.part }
    var ne: Square { quarters.ne.part }
    var sw: Square { quarters.sw.part }
    var se: Square { quarters.se.part }
  }
}

extension LifeCells.Square {
  typealias Square = Self
  typealias Quad = LifeCells.Quad
  typealias Block = LifeCells.Block

  /// Joins squares of the same width.
  init(_ nw: Square, _ ne: Square, _ sw: Square, _ se: Square) {
    let first = !nw.isEmpty ? nw : !ne.isEmpty ? ne : !sw.isEmpty ? sw : se
    switch first {
    case .empty: self = .empty
    case .leaf: self = .quad(Quad(nw: nw.bits, ne: ne.bits, sw: sw.bits, se: se.bits))
    case .quad: self = .block(Block(nw.quad, ne.quad, sw.quad, se.quad))
    case .block, .inner: self = .inner(LifeCells.Inner(nw, ne, sw, se))
    }
  }

  init(bits: UInt64) { self = bits == 0 ? .empty : .leaf(bits) }

  init(_ quad: Quad) { self = quad.isEmpty ? .empty : .quad(quad) }

  var isEmpty: Bool { if case .empty = self { true } else { false } }

  /// The same cells in the middle of a square twice as wide.
  var grown: Square {
    if isEmpty { return .empty }
    let old = quarters
    return Square(
      Square(.empty, .empty, .empty, old.nw), Square(.empty, .empty, old.ne, .empty),
      Square(.empty, old.sw, .empty, .empty), Square(old.se, .empty, .empty, .empty))
  }

  var population: UInt64 {
    switch self {
    case .empty: 0
    case .leaf(let bits): UInt64(bits.nonzeroBitCount)
    case .quad(let quad): quad.population
    case .block(let block): block.population
    case .inner(let inner): inner.population
    }
  }

  /// The four quarters of a square wider than a leaf.
  var quarters: (nw: Square, ne: Square, sw: Square, se: Square) {
    switch self {
    case .empty, .leaf: (.empty, .empty, .empty, .empty)
    case .quad(let quad):
      (Square(bits: quad.nw), Square(bits: quad.ne), Square(bits: quad.sw), Square(bits: quad.se))
    case .block(let block): (Square(block[0]), Square(block[1]), Square(block[2]), Square(block[3]))
    case .inner(let inner): (inner.nw, inner.ne, inner.sw, inner.se)
    }
  }

  /// The bits of a leaf; 0 for an empty square.
  var bits: UInt64 { if case .leaf(let bits) = self { bits } else { 0 } }

  /// The leaves of 16 × 16 cells; all 0 for an empty square.
  var quad: Quad { if case .quad(let quad) = self { quad } else { Quad() } }

  fileprivate var quarter: LifeCells.Inner.Quarter {
    switch self {
    case .empty: .empty
    case .block(let block): .block(block)
    case .inner(let inner): .inner(inner)
    case .leaf, .quad: preconditionFailure("All are squares of the same width")
    }
  }

  /// - Parameters: 0…7.
  static func bit(x: Int, y: Int) -> UInt64 { 1 << UInt64(63 - 8 * y - x) }

  /// Returns the square with a cell toggled, relative to the corner.
  func toggled(_ level: Int, x: Int, y: Int) -> Square {
    guard level > 3 else { return Square(bits: bits ^ Self.bit(x: x, y: y)) }
    var parts = quarters
    let half = 1 << (level - 1)
    let (innerX, innerY) = (x & (half - 1), y & (half - 1))
    switch (x < half, y < half) {
    case (true, true): parts.nw = parts.nw.toggled(level - 1, x: innerX, y: innerY)
    case (false, true): parts.ne = parts.ne.toggled(level - 1, x: innerX, y: innerY)
    case (true, false): parts.sw = parts.sw.toggled(level - 1, x: innerX, y: innerY)
    case (false, false): parts.se = parts.se.toggled(level - 1, x: innerX, y: innerY)
    }
    return Square(parts.nw, parts.ne, parts.sw, parts.se)
  }

  /// The identity of its storage; nil for inline values.
  var identity: ObjectIdentifier? {
    switch self {
    case .empty, .leaf, .quad: nil
    case .block(let block): block.identity
    case .inner(let inner): ObjectIdentifier(inner)
    }
  }

  /// Whether both are the same value or object; equal squares need not be.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.leaf(let a), .leaf(let b)): a == b
    case (.quad(let a), .quad(let b)): a == b
    case (.block(let a), .block(let b)): a.identity == b.identity
    case (.inner(let a), .inner(let b)): a === b
    default: false
    }
  }
}

extension UInt64 {
  /// The saturated sum.
  func addingUpToMax(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
