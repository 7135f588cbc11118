public import Life

extension LifeWorld {
  /// Something that a person might do.
  public nonisolated mutating func changeRandomly(
    using random: inout some RandomNumberGenerator
  ) {
    let places = [0, 8, -8, 100, -5000, 1 << 32, -1 << 50]
    let (left, top) = (places.randomElement(using: &random)!, places.randomElement(using: &random)!)
    let area = LifeBounds(
      left: left, top: top, right: left + .random(in: 0...30, using: &random),
      bottom: top + .random(in: 0...30, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4:
      let isAlive = Int.random(in: 0..<3, using: &random) > 0
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let cell = LifeCell(
          x: .random(in: area.left...area.right, using: &random),
          y: .random(in: area.top...area.bottom, using: &random))
        let state = UInt8.random(in: 1..<UInt8(rule.stateCount), using: &random)
        set(state: isAlive ? state : 0, at: cell)
      }
    case 5, 6: fillAtRandom(area, density: 0.4, seed: random.next())
    case 7: setCells(cells.removing(area))
    case 8:
      let rules = [
        "B3/S23", "B36/S23", "B2/S", "B0123478/S01234678", "LifeHistory", "WireWorld", "B3/S23/9",
        "345/2/4",
      ]
      setRule(CellRule(rules.randomElement(using: &random)!)!)
    case 9:
      let side = Int.random(in: 1...60, using: &random)
      let edges: [LifeEdges] = [
        .none, .none, .torus(width: side, height: 40), .plane(width: 40, height: side),
      ]
      setEdges(edges.randomElement(using: &random)!)
    case 10: clear()
    default: advance(by: .random(in: 1...3, using: &random))
    }
  }

  /// Lives on.
  public nonisolated mutating func advance(by generations: Int) {
    var life = LifeSimulation(self)
    life.advance(by: BigInteger(generations))
    self = life.world
  }
}
