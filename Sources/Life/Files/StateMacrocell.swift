/// Squares of cells of many states, each different one once, as macrocell files have them: 2 × 2 cells are the smallest.
struct StateMacrocell {
  /// A square: cells row by row while they are fewer than a leaf has, then parts of the tree of all that lives, and of each plane.
  enum Square {
    case cells([UInt8])
    case parts(LifeCells.Part, [LifeCells.Part])

    static let side = 8

    /// A square with its states; as a leaf from 8 × 8 cells on.
    init(_ cells: [UInt8]) {
      guard cells.count == Self.side * Self.side else {
        self = .cells(cells)
        return
      }
      var bits: UInt64 = 0
      var planes: [UInt64] = []
      for (place, state) in cells.enumerated() where state != 0 {
        let bit: UInt64 = 1 << UInt64(63 - place)
        bits |= bit
        let own = LifeCells.planeBits(of: state)
        while planes.count < 8 - own.leadingZeroBitCount { planes.append(0) }
        for plane in planes.indices where own >> UInt8(plane) & 1 == 1 { planes[plane] |= bit }
      }
      self = .parts(LifeCells.Part(bits: bits), planes.map { LifeCells.Part(bits: $0) })
    }
  }

  private var squares: [(square: Square, level: Int)] = []

  var count: Int { squares.count }

  /// - Parameter cells: the four of 2 × 2, row by row.
  mutating func append(leaf cells: [UInt8]) { squares.append((Square(cells), 1)) }

  mutating func append(
    nw: Int, ne: Int, sw: Int, se: Int, level: Int
  ) throws(LifeMacrocell.Parts.Misfit) {
    let numbers = [nw, ne, sw, se]
    for number in numbers where number != 0 {
      guard number > 0, number <= squares.count else { throw .unknown(number) }
      let own = squares[number - 1].level
      guard own + 1 == level else { throw .level(own, of: number) }
    }
    guard level <= LifeCells.highestLevel else { throw .tooWide }
    let quarters = numbers.map { $0 == 0 ? nil : squares[$0 - 1].square }
    squares.append((level <= 3 ? Self.joinedCells(quarters, level) : Self.joined(quarters), level))
  }

  private static func joinedCells(_ quarters: [Square?], _ level: Int) -> Square {
    let half = 1 << (level - 1)
    var cells = [UInt8](repeating: 0, count: 4 * half * half)
    for (index, quarter) in quarters.enumerated() {
      guard case .cells(let own)? = quarter else { continue }
      let (left, top) = ((index & 1) * half, (index >> 1) * half)
      for (place, state) in own.enumerated() {
        cells[(top + place / half) * 2 * half + left + place % half] = state
      }
    }
    return Square(cells)
  }

  private static func joined(_ quarters: [Square?]) -> Square {
    let parts = quarters.map { square -> (LifeCells.Part, [LifeCells.Part]) in
      if case .parts(let all, let planes)? = square { (all, planes) } else { (.empty, []) }
    }
    func plane(_ quarter: Int, _ index: Int) -> LifeCells.Part {
      index < parts[quarter].1.count ? parts[quarter].1[index] : .empty
    }
    return .parts(
      LifeCells.Part(parts[0].0, parts[1].0, parts[2].0, parts[3].0),
      (0..<(parts.map(\.1.count).max() ?? 0)).map {
        LifeCells.Part(plane(0, $0), plane(1, $0), plane(2, $0), plane(3, $0))
      })
  }

  /// The last square, with its middle between −1 and 0.
  var cells: LifeCells {
    guard let (square, level) = squares.last else { return LifeCells() }
    if level > 3, case .parts(let all, let planes) = square {
      return LifeCells(root: all, level: level, planes: planes)
    }
    // Small ones lie around the middle of a larger one.
    let side = 1 << level
    var cells = LifeCells()
    for y in 0..<side {
      for x in 0..<side {
        let state =
          switch square {
          case .cells(let own): own[y * side + x]
          case .parts(let all, let planes):
            LifeCells.StateLeaf(
              corner: LifeCell(x: 0, y: 0), bits: all.bits, planes: planes.map(\.bits)
            ).state(y * side + x)
          }
        cells.set(state: state, at: LifeCell(x: x - side / 2, y: y - side / 2))
      }
    }
    return cells
  }
}

extension StateMacrocell {
  /// The lines of a file: squares, those of which others are made first, the whole last.
  static func lines(of cells: LifeCells) -> [UInt8] {
    var writer = Writer()
    _ = writer.number(cells.root, cells.planes, cells.level)
    return writer.text
  }

  private struct Writer {
    private struct Key: Hashable {
      let level: Int
      let quarters: [Int]
    }

    private struct Identity: Hashable {
      let all: ObjectIdentifier
      let planes: [ObjectIdentifier?]
    }

    private(set) var text: [UInt8] = []
    private var numbers: [Key: Int] = [:]
    private var known: [Identity: Int] = [:]

    /// - Returns: 0 for a square in which nothing lives.
    mutating func number(_ part: LifeCells.Part, _ planes: [LifeCells.Part], _ level: Int) -> Int {
      if part.isEmpty { return 0 }
      if case .leaf(let bits) = part {
        let leaf = LifeCells.StateLeaf(
          corner: LifeCell(x: 0, y: 0), bits: bits, planes: planes.map(\.bits))
        return number(leaf, x: 0, y: 0, level: 3)
      }
      let identity = part.identity.map { Identity(all: $0, planes: planes.map(\.identity)) }
      // Small squares of planes may have no identity, but then the whole has none either.
      if let identity, let number = known[identity] { return number }
      let (nw, ne, sw, se) = part.quarters
      let parts = planes.map(\.quarters)
      let result = number(
        level,
        [
          number(nw, parts.map(\.nw), level - 1), number(ne, parts.map(\.ne), level - 1),
          number(sw, parts.map(\.sw), level - 1), number(se, parts.map(\.se), level - 1),
        ])
      if let identity { known[identity] = result }
      return result
    }

    private mutating func number(
      _ leaf: LifeCells.StateLeaf, x: Int, y: Int, level: Int
    ) -> Int {
      let half = 1 << (level - 1)
      let corners = [(x, y), (x + half, y), (x, y + half), (x + half, y + half)]
      if level == 1 { return number(1, corners.map { Int(leaf.state($1 * 8 + $0)) }) }
      return number(level, corners.map { number(leaf, x: $0, y: $1, level: level - 1) })
    }

    private mutating func number(_ level: Int, _ quarters: [Int]) -> Int {
      if quarters.allSatisfy({ $0 == 0 }) { return 0 }
      let key = Key(level: level, quarters: quarters)
      if let number = numbers[key] { return number }
      let number = numbers.count + 1
      numbers[key] = number
      text += "\(level)".utf8
      for quarter in quarters { text += " \(quarter)".utf8 }
      text.append(0x0A)
      return number
    }
  }
}
