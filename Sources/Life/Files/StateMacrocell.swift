/// The distinct squares of cells with many states, as in macrocell files: the smallest are 2 × 2 cells.
struct StateMacrocell {
  typealias StateSquare = LifeCells.StateSquare

  /// A square smaller than a leaf of the tree is stored as its cells, row by row.
  private enum Square {
    case cells([UInt8])
    case tree(StateSquare)

    static let side = 8

    /// Creates a square from states; it becomes a leaf of the tree from 8 × 8 cells on.
    init(_ cells: [UInt8]) {
      self = cells.count == Self.side * Self.side ? .tree(StateSquare(leaf: cells)) : .cells(cells)
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
    let trees = quarters.map { square in
      if case .tree(let tree)? = square { tree } else { StateSquare.empty }
    }
    return .tree(StateSquare(trees[0], trees[1], trees[2], trees[3]))
  }

  /// The last square, with its middle between −1 and 0.
  var cells: LifeCells {
    guard let (square, level) = squares.last else { return LifeCells() }
    if level > 3, case .tree(let tree) = square { return LifeCells(tree, level: level) }
    // Small ones are at the centre of a larger square.
    let side = 1 << level
    var cells = LifeCells()
    for y in 0..<side {
      for x in 0..<side {
        let state =
          switch square {
          case .cells(let own): own[y * side + x]
          case .tree(let tree): tree.leaf?.state(y * side + x) ?? 0
          }
        cells.set(state: state, at: LifeCell(x: x - side / 2, y: y - side / 2))
      }
    }
    return cells
  }
}

extension StateMacrocell {
  /// The lines of a file: parts before the squares they make up, and the whole last.
  static func lines(of cells: LifeCells) -> [UInt8] {
    var writer = Writer()
    _ = writer.number(StateSquare(all: cells.root, planes: cells.planes), cells.level)
    return writer.text
  }

  private struct Writer {
    private struct Key: Hashable {
      let level: Int
      let quarters: [Int]
    }

    private(set) var text: [UInt8] = []
    private var numbers: [Key: Int] = [:]
    private var known: [StateSquare.Identity: Int] = [:]

    /// - Returns: 0 for an empty square.
    mutating func number(_ square: StateSquare, _ level: Int) -> Int {
      if square.isEmpty { return 0 }
      if let leaf = square.leaf { return number(leaf, x: 0, y: 0, level: 3) }
      let identity = square.identity
      if let identity, let number = known[identity] { return number }
      let (nw, ne, sw, se) = square.quarters
      let result = number(
        level,
        [
          number(nw, level - 1), number(ne, level - 1), number(sw, level - 1),
          number(se, level - 1),
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
