import Life

/// The cells of a layer while a script works on them. Clones of a layer share it.
///
/// Individually set cells are buffered, and the state of a run stays in its engine, until all cells are needed.
final class ScriptUniverse {
  private var settled: LifeWorld
  /// The engine, while it is ahead of the settled world or equal to it.
  private var engine: LifeSimulation?
  private var isEngineAhead = false
  private var leaves = CellLeaves()
  private let limits: ScriptLimits
  private let goesOn: @Sendable () -> Bool
  /// The state for a reset.
  private var start: LifeWorld

  init(_ world: LifeWorld, limits: ScriptLimits, goesOn: @escaping @Sendable () -> Bool) {
    settled = world
    start = world
    self.limits = limits
    self.goesOn = goesOn
  }

  func copy() throws(ScriptError) -> ScriptUniverse {
    ScriptUniverse(try world, limits: limits, goesOn: goesOn)
  }

  // MARK: The whole world

  var rule: CellRule { settled.rule }
  var edges: LifeEdges { settled.edges }
  /// The number of states.
  var stateCount: Int { settled.rule.stateCount }

  var generation: BigInteger {
    isEngineAhead ? engine?.generation ?? settled.generation : settled.generation
  }

  /// The current world.
  var world: LifeWorld {
    get throws(ScriptError) {
      try settle()
      return settled
    }
  }

  var cells: LifeCells { get throws(ScriptError) { try world.cells } }

  private func settle() throws(ScriptError) {
    if isEngineAhead, let engine {
      settled = engine.world
      isEngineAhead = false
    }
    guard !leaves.isEmpty else { return }
    let cells = leaves.applied(to: settled.cells)
    leaves = CellLeaves()
    try check(cells)
    settled.setCells(cells)
    engine = nil
  }

  private func check(_ cells: LifeCells) throws(ScriptError) {
    guard cells.fitsBlocks(limits.mostBlocks) else {
      throw ScriptError("the board needs more memory than scripts may use")
    }
  }

  /// Changes the world as a whole.
  func change(_ change: (inout LifeWorld) -> Void) throws(ScriptError) {
    try settle()
    var new = settled
    change(&new)
    if new.cells != settled.cells { try check(new.cells) }
    settled = new
    engine = nil
  }

  /// Starts again with another world.
  func restart(with world: LifeWorld) {
    leaves = CellLeaves()
    engine = nil
    isEngineAhead = false
    settled = world
    start = world
  }

  // MARK: Cells

  func set(_ state: Int, x: Int, y: Int) throws(ScriptError) {
    guard (0..<stateCount).contains(state) else {
      throw ScriptError("state \(state) does not exist")
    }
    if isEngineAhead { try settle() }
    try checkPlace(x, y)
    guard stateCount == 2 else { return try setOfMany(UInt8(state), x: x, y: y) }
    try leaves.set(state == 1, x: x, y: y, square)
    if leaves.count > Self.mostLeaves { try settle() }
  }

  func state(x: Int, y: Int) throws(ScriptError) -> Int {
    if isEngineAhead { try settle() }
    guard stateCount == 2 else { return Int(settled.state(at: LifeCell(x: x, y: y))) }
    defer { if leaves.count > Self.mostLeaves { try? settle() } }
    return leaves.isAlive(x: x, y: y, square) ? 1 : 0
  }

  /// With many states, cells are inserted immediately.
  private func setOfMany(_ state: UInt8, x: Int, y: Int) throws(ScriptError) {
    guard max(x.magnitude, y.magnitude) <= CellArray.farthest.magnitude else {
      throw ScriptError("the cell \(x), \(y) is too far away")
    }
    if settled.set(state: state, at: LifeCell(x: x, y: y)) {
      engine = nil
      setCount += 1
      if setCount.isMultiple(of: Self.mostLeaves) { try check(settled.cells) }
    }
  }

  private var setCount = 0
  /// The limit of buffered squares.
  private static let mostLeaves = 1 << 16

  private var square: (LifeCell) -> UInt64 {
    { [cells = settled.cells] in CellLeaves.bits(of: cells, at: $0) }
  }

  /// - Throws: for a position beyond the edges.
  func checkPlace(_ x: Int, _ y: Int) throws(ScriptError) {
    if let bounds, !bounds.contains(LifeCell(x: x, y: y)) {
      throw ScriptError("the cell \(x), \(y) is outside the grid")
    }
  }

  func checkArea(_ area: LifeBounds) throws(ScriptError) {
    try checkPlace(area.left, area.top)
    try checkPlace(area.right, area.bottom)
  }

  /// The bounds of the universe; nil without any edges.
  var bounds: LifeBounds? {
    if let area = edges.area { return area }
    guard case .strip(let axis, let breadth, _) = edges else { return nil }
    let (first, last) = (-(breadth / 2), breadth - breadth / 2 - 1)
    let far = CellArray.farthest
    return axis == .horizontal
      ? LifeBounds(left: -far, top: first, right: far, bottom: last)
      : LifeBounds(left: first, top: -far, right: last, bottom: far)
  }

  var isEmpty: Bool {
    get throws(ScriptError) {
      if isEngineAhead, engine != nil { return try population == 0 }
      return try cells.isEmpty
    }
  }

  var population: BigInteger {
    get throws(ScriptError) {
      if isEngineAhead, engine != nil { return engine?.population ?? 0 }
      return try cells.population
    }
  }

  /// The smallest rectangle around the living cells; nil for none.
  var extent: LifeExtent? {
    get throws(ScriptError) {
      if isEngineAhead, let engine { return engine.extent }
      return try cells.extent
    }
  }

  // MARK: Time

  func advance(by generations: BigInteger) throws(ScriptError) {
    guard generations > 0, try !isEmpty else { return }
    if !isEngineAhead { try settle() }
    if engine == nil {
      if settled.generation <= start.generation { start = settled }
      engine = LifeSimulation(settled)
    }
    engine?.advance(by: generations, while: goesOn)
    isEngineAhead = true
  }

  func reset() throws(ScriptError) { restart(with: start) }

  func setGeneration(_ generation: BigInteger) throws(ScriptError) {
    try change { $0.generation = generation }
    if start.generation > generation { start.generation = generation }
  }
}
