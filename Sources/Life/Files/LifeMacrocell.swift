/// The distinct squares of a quadtree, numbered from 1 with quarters before the squares they make up. 0 is any empty
/// square; the last one is the whole.
///
///     LifeMacrocell(cells).squares   // [.leaf(0x4020_E000_0000_0000), .inner(nw: 0, ne: 0, sw: 0, se: 1)]
struct LifeMacrocell {
  enum Square: Hashable {
    case leaf(UInt64)
    case inner(nw: Int, ne: Int, sw: Int, se: Int)
  }

  private(set) var squares: [Square] = []
  /// The base-2 logarithm of the whole's width.
  let level: Int

  /// - Complexity: O(*n*) in the parts stored separately, however often they are used.
  init(_ cells: LifeCells) {
    let cells = cells.shrunk
    level = cells.level
    // Maps the numbers of quarters to squares: each node of the table represents one.
    var table = HashLifeTable()
    var (leafNumbers, innerNumbers) = ([0], [0])
    var known: [ObjectIdentifier: Int] = [:]
    var squares: [Square] = []
    func number(ofLeaf bits: UInt64) -> Int {
      let index = Int(table.leaf(bits) & ~HashLifeTable.leafBit)
      if index == leafNumbers.count {
        squares.append(.leaf(bits))
        leafNumbers.append(squares.count)
      }
      return leafNumbers[index]
    }
    func number(_ part: LifeCells.Square, _ level: Int) -> Int {
      if part.isEmpty { return 0 }
      if case .leaf(let bits) = part { return number(ofLeaf: bits) }
      // Identity lookups of small squares cost more than looking them up by content.
      let identity = level > 6 ? part.identity : nil
      if let identity, let number = known[identity] { return number }
      let parts = part.quarters
      let (nw, ne) = (number(parts.nw, level - 1), number(parts.ne, level - 1))
      let (sw, se) = (number(parts.sw, level - 1), number(parts.se, level - 1))
      let index = Int(table.inner(Self.node(nw), Self.node(ne), Self.node(sw), Self.node(se)))
      if index == innerNumbers.count {
        squares.append(.inner(nw: nw, ne: ne, sw: sw, se: se))
        innerNumbers.append(squares.count)
      }
      if let identity { known[identity] = innerNumbers[index] }
      return innerNumbers[index]
    }
    _ = number(cells.root, cells.level)
    self.squares = squares
  }

  private static func node(_ number: Int) -> HashLifeTable.Node { HashLifeTable.Node(number) }
}

extension LifeCells {
  /// The same cells in the smallest centred square that contains them.
  fileprivate var shrunk: LifeCells {
    var (root, level) = (root, level)
    while level > 4, !root.isEmpty {
      let parts = root.quarters
      let (nw, ne) = (parts.nw.quarters, parts.ne.quarters)
      let (sw, se) = (parts.sw.quarters, parts.se.quarters)
      let outer = [
        nw.nw, nw.ne, nw.sw, ne.nw, ne.ne, ne.se, sw.nw, sw.sw, sw.se, se.ne, se.sw, se.se,
      ]
      guard outer.allSatisfy(\.isEmpty) else { break }
      root = Square(nw.se, ne.sw, sw.ne, se.nw)
      level -= 1
    }
    return LifeCells(root: root, level: root.isEmpty ? 4 : level)
  }
}
