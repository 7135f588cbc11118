import Life

extension LifeFunctions {
  /// The selection.
  static let selecting: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_select") { session, call throws(ScriptError) in
      let area = try call.rectangle(0)
      if let area { try session.universe.checkArea(area) }
      session.layer.selection = area
    },
    ScriptFunction("g_getselrect") { session, call throws(ScriptError) in
      call.give(session.layer.selection)
    },
    ScriptFunction("g_getrect") { session, call throws(ScriptError) in
      call.give(try session.box(call.name))
    },
    ScriptFunction("g_clear") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      let isInside = try call.integer(0) == 0
      try session.universe.change {
        $0.setCells(isInside ? $0.cells.removing(area) : $0.cells.cropped(to: area))
      }
    },
    ScriptFunction("g_shrink") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      if let bounds = try session.universe.cells.cropped(to: area).bounds {
        session.layer.selection = bounds
      } else if call.boolean(0, or: false) {
        session.layer.selection = nil
      }
    },
    ScriptFunction("g_randfill") { session, call throws(ScriptError) in
      let (area, percent) = (try session.selection(for: call), try call.integer(0))
      guard (1...100).contains(percent) else {
        throw ScriptError("randfill: the percentage must be 1 to 100")
      }
      let (count, isTooLarge) = area.width.multipliedReportingOverflow(by: area.height)
      guard !isTooLarge, count / 1024 <= session.limits.mostBlocks else {
        throw ScriptError("randfill: too many cells are selected")
      }
      let (seed, goesOn) = (session.seed, session.goesOn)
      session.seed += 1
      try session.universe.change {
        $0.fillAtRandom(area, density: Double(percent) / 100, seed: seed) { _ in goesOn() }
      }
    },
    ScriptFunction("g_flip") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      let sum = (x: area.left + area.right, y: area.top + area.bottom)
      try session.move(
        area, to: area,
        by: try call.integer(0) == 0
          ? CellTransform(x: sum.x, xx: -1) : CellTransform(y: sum.y, yy: -1))
    },
    ScriptFunction("g_rotate") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      // About the middle cell, as in Golly.
      let (x, y) = (area.left + (area.width - 1) / 2, area.top + (area.height - 1) / 2)
      let isRight = try call.integer(0) == 0
      let (xx, xy, yx, yy) = isRight ? (0, -1, 1, 0) : (0, 1, -1, 0)
      let turned = LifeBounds(
        left: x + (area.top - y), top: y + (area.left - x), right: x + (area.bottom - y),
        bottom: y + (area.right - x))
      let transform = CellTransform(
        x: isRight ? turned.left + area.bottom : turned.left - area.top,
        y: isRight ? turned.top - area.left : turned.top + area.right, xx: xx, xy: xy, yx: yx,
        yy: yy)
      try session.universe.checkArea(turned)
      try session.move(area, to: turned, by: transform)
      session.layer.selection = turned
    },
    ScriptFunction("g_advance") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      let (isInside, count) = (try call.integer(0) == 0, try call.integer(1))
      guard count >= 0 else { throw ScriptError("advance: time does not run backwards") }
      let goesOn = session.goesOn
      try session.universe.change { world in
        let (inside, outside) = (world.cells.cropped(to: area), world.cells.removing(area))
        var part = world
        part.setCells(isInside ? inside : outside)
        var life = LifeSimulation(part)
        life.advance(by: BigInteger(count), while: goesOn)
        let new = life.world.cells
        world.setCells(
          isInside
            ? outside.union(new.cropped(to: area)) : inside.union(new.removing(area)))
      }
    },
  ]
}

extension ScriptSession {
  /// The smallest rectangle around all living cells; nil for none.
  func box(_ name: String) throws(ScriptError) -> LifeBounds? {
    guard let extent = try universe.extent else { return nil }
    let far = CellArray.farthest
    guard let left = extent.left.int, let top = extent.top.int, let right = extent.right.int,
      let bottom = extent.bottom.int,
      [left, top, right, bottom].allSatisfy({ (-far...far).contains($0) })
    else { throw ScriptError("\(name): the pattern reaches too far for whole numbers") }
    return LifeBounds(left: left, top: top, right: right, bottom: bottom)
  }

  /// Moves cells from one area to another.
  func move(
    _ area: LifeBounds, to target: LifeBounds, by transform: CellTransform
  ) throws(ScriptError) {
    let cells = try CellArray(try universe.cells.cropped(to: area), most: limits.mostNumbers)
    let moved = try cells.transformed(by: transform).cells(stateCount: universe.stateCount)
    try universe.change {
      $0.setCells($0.cells.removing(area).removing(target).union(moved))
    }
  }
}
