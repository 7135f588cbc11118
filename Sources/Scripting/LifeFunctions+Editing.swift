import Life

extension LifeFunctions {
  /// Cells and arrays of cells.
  static let editing: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_new") { session, call throws(ScriptError) in
      let title = try call.text(0, or: "")
      session.restart(with: LifeWorld(rule: session.universe.rule, edges: session.universe.edges))
      if !title.isEmpty { session.layer.name = title }
      session.layer.comments = ""
    },
    ScriptFunction("g_setcell") { session, call throws(ScriptError) in
      try session.universe.set(try call.integer(2), x: try call.integer(0), y: try call.integer(1))
    },
    ScriptFunction("g_getcell") { session, call throws(ScriptError) in
      let (x, y) = (try call.integer(0), try call.integer(1))
      try session.universe.checkPlace(x, y)
      call.give(try session.universe.state(x: x, y: y))
    },
    ScriptFunction("g_putcells") { session, call throws(ScriptError) in
      try session.put(
        try call.cells(0), try call.transform(from: 1), by: try call.text(7, or: "or"))
    },
    ScriptFunction("g_getcells") { session, call throws(ScriptError) in
      guard let area = try call.rectangle(0) else { return call.give(CellArray()) }
      try session.universe.checkArea(area)
      let cells = try session.universe.cells.cropped(to: area)
      call.give(try CellArray(cells, most: session.limits.mostNumbers))
    },
    ScriptFunction("g_parse") { session, call throws(ScriptError) in
      let cells = try RunLengthText.cells(try call.bytes(0), most: session.limits.mostNumbers)
      call.give(cells.transformed(by: try call.transform(from: 1)))
    },
    ScriptFunction("g_transform") { _, call throws(ScriptError) in
      call.give(try call.cells(0).transformed(by: try call.transform(from: 1)))
    },
    ScriptFunction("g_join") { _, call throws(ScriptError) in
      call.give(try call.cells(0).joined(with: try call.cells(1)))
    },
    ScriptFunction("g_evolve") { session, call throws(ScriptError) in
      let count = try call.integer(1)
      guard count >= 0 else { throw ScriptError("evolve: time does not run backwards") }
      let cells = try call.cells(0)
      try cells.forEach { x, y, _ throws(ScriptError) in try session.universe.checkPlace(x, y) }
      let world = LifeWorld(
        rule: session.universe.rule, edges: session.universe.edges,
        cells: try cells.cells(stateCount: session.universe.stateCount))
      var life = LifeSimulation(world)
      life.advance(by: BigInteger(count), while: session.goesOn)
      call.give(try CellArray(life.world.cells, most: session.limits.mostNumbers))
    },
    ScriptFunction("g_hash") { session, call throws(ScriptError) in
      guard let area = try call.rectangle(0) else {
        throw ScriptError("hash: {x, y, width, height} is missing")
      }
      call.give(session.hash(of: try session.universe.cells.cropped(to: area), in: area))
    },
  ]
}

extension ScriptSession {
  /// Combines cells with the board: `or`, `xor`, `and`, `not` or `copy`.
  func put(
    _ cells: CellArray, _ transform: CellTransform, by mode: String
  ) throws(ScriptError) {
    let mode = mode.lowercased()
    guard ["or", "xor", "and", "not", "copy"].contains(mode) else {
      throw ScriptError("putcells: unknown mode “\(mode)”; use or, xor, and, not or copy")
    }
    let (universe, last) = (universe, universe.stateCount - 1)
    let hasStates = cells.hasStates
    try cells.forEach { x, y, state throws(ScriptError) in
      let (x, y) = transform(x, y)
      var new = state
      switch mode {
      case "and":
        let old = try universe.state(x: x, y: y)
        new = state == old ? old : 0
      case "xor":
        let old = try universe.state(x: x, y: y)
        new = state == old ? 0 : state ^ old
        if new > last { new = old }
      case "not": new = hasStates ? last - state : 0
      case "or" where state == 0: return
      default: break
      }
      try universe.set(new, x: x, y: y)
    }
  }

  /// Golly's hash of cells, independent of their position.
  func hash(of cells: LifeCells, in area: LifeBounds) -> Int {
    var hash: Int32 = 31_415_962
    for cell in cells.list ?? [] {
      hash = hash &* 1_000_003 ^ Int32(truncatingIfNeeded: cell.y - area.top)
      hash = hash &* 1_000_003 ^ Int32(truncatingIfNeeded: cell.x - area.left)
      if universe.stateCount > 2 { hash = hash &* 1_000_003 ^ Int32(cells.state(at: cell)) }
    }
    return Int(hash)
  }
}
