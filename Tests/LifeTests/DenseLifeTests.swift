import Life
import TestSupport
import Testing

@Suite("A dense board")
struct DenseLifeTests {
  /// Counts neighbours one by one.
  private func naive(
    _ board: [[Bool]], _ rule: LifeRule, _ edges: DenseLife.Edges
  ) -> [[Bool]] {
    let (height, width) = (board.count, board[0].count)
    return (0..<height).map { y in
      (0..<width).map { x in
        var count = 0
        for dy in -1...1 {
          for dx in -1...1 where dx != 0 || dy != 0 {
            let (nx, ny) = (x + dx, y + dy)
            if edges == .torus {
              count += board[(ny + height) % height][(nx + width) % width] ? 1 : 0
            } else if (0..<width).contains(nx), (0..<height).contains(ny) {
              count += board[ny][nx] ? 1 : 0
            }
          }
        }
        return rule.lives(board[y][x], neighbours: count)
      }
    }
  }

  @Test("does what counting does, on random boards, rules, sizes and edges", arguments: 0..<60)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<8 {
      // Sides of less than a word, of whole words, and of a few bits more; three at least have two neighbours.
      let width = [3, 17, 63, 64, 65, 100, 128, 200, 512, 513].randomElement(using: &random) ?? 64
      // Of some, several cores compute bands.
      let height = Int.random(in: seed.isMultiple(of: 3) ? 128...200 : 3...70, using: &random)
      let rule = LifeRule(
        birth: UInt16.random(in: 0..<512, using: &random),
        survival: UInt16.random(in: 0..<512, using: &random))
      let edges: DenseLife.Edges = Bool.random(using: &random) ? .torus : .dead
      var life = DenseLife(
        width: width, height: height, edges: edges,
        rule: Bool.random(using: &random) ? rule : .conway,
        threadCount: Int.random(in: 1...4, using: &random))
      let density = Double.random(in: 0...1, using: &random)
      var board = (0..<height).map { _ in
        (0..<width).map { _ in Double.random(in: 0..<1, using: &random) < density }
      }
      for y in 0..<height {
        for x in 0..<width where board[y][x] { life.set(true, x: x, y: y) }
      }
      let generations = Int.random(in: 1...3, using: &random)
      for _ in 0..<generations { board = naive(board, life.rule, edges) }
      life.advance(by: generations)
      let isEqual = (0..<height).allSatisfy { y in
        (0..<width).allSatisfy { x in life[x, y] == board[y][x] }
      }
      #expect(isEqual, "\(width) × \(height), \(life.rule.notation)")
      #expect(life.population == board.joined().count { $0 })
    }
  }

  @Test("lets a glider through every edge of a torus", arguments: [(64, 16), (65, 13), (100, 20)])
  func wrapping(width: Int, height: Int) {
    var life = DenseLife(width: width, height: height, edges: .torus, rule: .conway)
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)]
    for (x, y) in glider { life.set(true, x: x, y: y) }
    // A cell further in both directions in four generations: as far as the board is wide, and as often round its
    // height.
    life.advance(by: 4 * width)
    #expect(life.population == 5)
    for (x, y) in glider { #expect(life[x, (y + width) % height]) }
  }

  @Test("comes to the same on any number of cores", arguments: [DenseLife.Edges.torus, .dead])
  func cores(edges: DenseLife.Edges) {
    var random = SeededRandom(seed: 8)
    var lives = [1, 2, 3, 5].map {
      DenseLife(width: 90, height: 330, edges: edges, rule: .conway, threadCount: $0)
    }
    for _ in 0..<9000 {
      let (x, y) = (Int.random(in: 0..<90, using: &random), Int.random(in: 0..<330, using: &random))
      for index in lives.indices { lives[index].set(true, x: x, y: y) }
    }
    for index in lives.indices { lives[index].advance(by: 27) }
    for y in 0..<330 {
      for x in 0..<90 {
        #expect(Set(lives.map { $0[x, y] }).count == 1)
      }
    }
    #expect(lives.allSatisfy { $0.generation == 27 })
  }

  @Test("agrees with HashLife as long as nothing reaches its edges")
  func agreement() {
    var dense = DenseLife(width: 600, height: 600, edges: .dead, rule: .conway)
    var hash = HashLife(rule: .conway)
    for (row, line) in Pattern.acorn.split(separator: "\n").enumerated() {
      for (column, sign) in line.enumerated() where sign == "O" {
        dense.set(true, x: 300 + column, y: 300 + row)
        _ = hash.set(true, at: LifeCell(x: 300 + column, y: 300 + row))
      }
    }
    dense.advance(by: 500)
    hash.advance(by: 500)
    #expect(UInt64(dense.population) == hash.population)
    #expect(hash.allCells.allSatisfy { dense[$0.x, $0.y] })
  }
}
