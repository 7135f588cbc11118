extension LifeCells {
  /// The different parts of the tree, each once: the same cells give the same bytes, however they came about.
  ///
  /// Of cells in the states 0 and 1: after a 1 for the format, or a 2 for squares wider than coordinates tell, follow
  /// squares, those of which others are made first and the whole last. A leaf is a 0, a byte whose bits say from the
  /// highest which of its rows have cells, and those rows. A wider one is a byte whose lowest four bits say from the
  /// highest which of its quarters have cells (north-west, north-east, south-west, south-east), and how many squares
  /// further up each of those stands: seven bits a byte, the lowest first, with the highest bit set where more follow.
  ///
  /// Of cells in other states, too: after a 3 follow how many bits of states there are, the length in bytes of all that
  /// lives, then these, and then, for each bit of the states less 1 from the lowest, the same of the cells that have
  /// it.
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

  /// Nil for what are not the bytes of cells.
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

  /// At least one cell.
  private static func leaf(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    guard let mask = rest.popFirst(), mask != 0 else { return nil }
    var bits: UInt64 = 0
    for index in 0..<8 where mask >> (7 - index) & 1 == 1 {
      guard let row = rest.popFirst(), row != 0 else { return nil }
      bits |= UInt64(row) << UInt64(56 - 8 * index)
    }
    return bits
  }

  /// At most 32 bits.
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
