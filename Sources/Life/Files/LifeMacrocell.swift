/// The different squares of a quadtree, each once: numbered from 1 in an order in which a square comes after its
/// quarters. 0 is any square without cells, the last one is the whole.
///
///     LifeMacrocell(cells).squares   // [.leaf(0x4020_E000_0000_0000), .inner(nw: 0, ne: 0, sw: 0, se: 1)]
struct LifeMacrocell {
  enum Square: Hashable {
    case leaf(UInt64)
    case inner(nw: Int, ne: Int, sw: Int, se: Int)
  }

  private(set) var squares: [Square] = []
  /// The whole is 2ⁿ cells wide.
  let level: Int

  /// - Complexity: a look at each part that is held by itself, however often it is in use.
  init(_ cells: LifeCells) {
    let cells = cells.shrunk
    level = cells.level
    var numbers: [Square: Int] = [:]
    var known: [ObjectIdentifier: Int] = [:]
    var squares: [Square] = []
    func number(of square: Square) -> Int {
      if let number = numbers[square] { return number }
      squares.append(square)
      numbers[square] = squares.count
      return squares.count
    }
    func number(_ part: LifeCells.Part) -> Int {
      switch part {
      case .empty: return 0
      case .leaf(let bits): return number(of: .leaf(bits))
      case .inner(let inner):
        if let number = known[ObjectIdentifier(inner)] { return number }
        let made = number(
          of: .inner(
            nw: number(inner.nw), ne: number(inner.ne), sw: number(inner.sw), se: number(inner.se)))
        known[ObjectIdentifier(inner)] = made
        return made
      }
    }
    _ = number(cells.root)
    self.squares = squares
  }
}

extension LifeCells {
  /// The same cells in the smallest square around the middle that holds them.
  fileprivate var shrunk: LifeCells {
    var (root, level) = (root, level)
    while level > 4, case .inner(let inner) = root {
      let (nw, ne) = (inner.nw.quarters, inner.ne.quarters)
      let (sw, se) = (inner.sw.quarters, inner.se.quarters)
      let outer = [
        nw.nw, nw.ne, nw.sw, ne.nw, ne.ne, ne.se, sw.nw, sw.sw, sw.se, se.ne, se.sw, se.se,
      ]
      guard outer.allSatisfy(\.isEmpty) else { break }
      root = Part(nw.se, ne.sw, sw.ne, se.nw)
      level -= 1
    }
    return LifeCells(root: root, level: root.isEmpty ? 4 : level)
  }
}
