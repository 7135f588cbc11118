extension LifeCells {
  /// A canonical encoding of the tree with each distinct part stored once: equal cells give equal bytes.
  ///
  /// For cells in the states 0 and 1: a format byte of 1, or 2 for squares wider than the range of coordinates,
  /// followed by squares, with parts before the squares they make up, and the whole last. A leaf is a 0, a byte with a
  /// bit for each non-empty row from the highest bit on, and those rows. A wider square is a byte with a bit for each
  /// non-empty quarter in its lowest four bits (from the highest: north-west, north-east, south-west, south-east), and
  /// for each of those its distance back in squares: seven bits a byte, the lowest first, with the highest bit set if
  /// more follow.
  ///
  /// For cells in other states, too: a format byte of 3, the number of state bits, the byte length of the encoding of
  /// all living cells, that encoding, and then the same for each bit of the states less 1, from the lowest, with the
  /// cells that have it set.
  public var bytes: [UInt8] {
    if hasTwoStates { return bytesOfTree }
    var bytes = [Self.statesFormat, UInt8(planes.count)]
    for square in [root] + planes {
      let own = LifeCells(root: square, level: level).bytesOfTree
      Self.append(own.count, to: &bytes)
      bytes += own
    }
    return bytes
  }

  private var bytesOfTree: [UInt8] {
    let tree = LifeMacrocell(self)
    var bytes = [tree.level > Self.coreLevel ? Self.wideFormat : Self.format]
    for (index, square) in tree.squares.enumerated() {
      switch square {
      case .leaf(let bits):
        let rows = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        bytes.append(0)
        bytes.append(rows.reduce(0) { $0 << 1 | ($1 == 0 ? 0 : 1) })
        bytes += rows.filter { $0 != 0 }
      case .inner(let nw, let ne, let sw, let se):
        let quarters = [nw, ne, sw, se]
        bytes.append(quarters.reduce(0) { $0 << 1 | ($1 == 0 ? 0 : 1) })
        for number in quarters where number != 0 {
          Self.append(index + 1 - number, to: &bytes)
        }
      }
    }
    return bytes
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static let format: UInt8 = 1
  private static let wideFormat: UInt8 = 2
  private static let statesFormat: UInt8 = 3

  /// Decodes cells; nil for invalid bytes.
  public init?(bytes: [UInt8]) {
    if bytes.first == Self.statesFormat {
      self.init(states: bytes.dropFirst())
    } else {
      self.init(tree: bytes[...])
    }
  }

  private init?(states bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let count = rest.popFirst(), (1...8).contains(count) else { return nil }
    var trees: [LifeCells] = []
    for _ in 0...count {
      guard let length = Self.number(&rest), length <= rest.count,
        let tree = LifeCells(tree: rest.prefix(length))
      else { return nil }
      rest = rest.dropFirst(length)
      trees.append(tree)
    }
    let planes = trees.dropFirst()
    guard rest.isEmpty, let last = planes.last, !last.isEmpty,
      planes.allSatisfy({ $0.intersection(trees[0]) == $0 })
    else { return nil }
    self.init(trees[0], planes: Array(planes))
  }

  private init?(tree bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let format = rest.popFirst(), [Self.format, Self.wideFormat].contains(format) else {
      return nil
    }
    var parts = LifeMacrocell.Parts()
    while let mask = rest.popFirst() {
      guard mask != 0 else {
        guard let leaf = Self.leaf(&rest) else { return nil }
        parts.append(leaf: leaf)
        continue
      }
      guard mask < 16 else { return nil }
      var numbers = [0, 0, 0, 0]
      for index in 0..<4 where mask >> (3 - index) & 1 == 1 {
        guard let distance = Self.number(&rest), distance > 0, distance <= parts.count else {
          return nil
        }
        numbers[index] = parts.count + 1 - distance
      }
      do throws(LifeMacrocell.Parts.Misfit) {
        try parts.append(nw: numbers[0], ne: numbers[1], sw: numbers[2], se: numbers[3])
      } catch {
        return nil
      }
    }
    self = parts.cells
    guard (format == Self.wideFormat) == (level > Self.coreLevel) else { return nil }
  }

  /// Must contain at least one cell.
  private static func leaf(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    guard let mask = rest.popFirst(), mask != 0 else { return nil }
    var bits: UInt64 = 0
    for index in 0..<8 where mask >> (7 - index) & 1 == 1 {
      guard let row = rest.popFirst(), row != 0 else { return nil }
      bits |= UInt64(row) << UInt64(56 - 8 * index)
    }
    return bits
  }

  /// Must fit in 32 bits.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    var (number, shift) = (0, 0)
    while let byte = rest.popFirst() {
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
      if shift > 28 { return nil }
    }
    return nil
  }
}
