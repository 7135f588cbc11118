import Life

extension LifeFunctions {
  /// Copying and pasting, as text like elsewhere.
  static let clipboard: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_copy") { session, call throws(ScriptError) in
      try session.copy(try session.selection(for: call))
    },
    ScriptFunction("g_cut") { session, call throws(ScriptError) in
      let area = try session.selection(for: call)
      try session.copy(area)
      try session.universe.change { $0.setCells($0.cells.removing(area)) }
    },
    ScriptFunction("g_paste") { session, call throws(ScriptError) in
      let pattern = try session.pastedPattern(call)
      let place = CellTransform(x: try call.integer(0), y: try call.integer(1))
      let mode = try call.text(2)
      if mode.lowercased() == "copy", pattern.size.width > 0, pattern.size.height > 0 {
        let area = LifeBounds(
          left: place.x, top: place.y, right: place.x + pattern.size.width - 1,
          bottom: place.y + pattern.size.height - 1)
        try session.universe.change { $0.setCells($0.cells.removing(area)) }
      }
      if mode.lowercased() == "and" {
        let moved = try pattern.cells.transformed(by: place).cells(
          stateCount: session.universe.stateCount)
        let area = LifeBounds(
          left: place.x, top: place.y, right: place.x + max(1, pattern.size.width) - 1,
          bottom: place.y + max(1, pattern.size.height) - 1)
        return try session.universe.change {
          let inside = $0.cells.cropped(to: area).intersection(moved)
          $0.setCells($0.cells.removing(area).union(inside))
        }
      }
      try session.put(pattern.cells, place, by: mode)
    },
    ScriptFunction("g_getclip") { session, call throws(ScriptError) in
      let pattern = try session.pastedPattern(call)
      call.give(pattern.size.width)
      call.give(pattern.size.height)
      call.give(pattern.cells)
    },
    ScriptFunction("g_getclipstr") { session, call throws(ScriptError) in
      call.give(session.clipboard)
    },
    ScriptFunction("g_setclipstr") { session, call throws(ScriptError) in
      session.clipboard = try call.text(0)
    },
  ]
}

extension ScriptSession {
  fileprivate func copy(_ area: LifeBounds) throws(ScriptError) {
    let cells = try universe.cells.cropped(to: area)
    guard let moved = cells.moved(x: -area.left, y: -area.top) else {
      throw ScriptError("copy: the cells are too far away")
    }
    var pattern = LifePattern(cells: moved, rule: universe.rule)
    // The size of the selection, not of its living cells.
    pattern.frame = LifeBounds(left: 0, top: 0, right: area.width - 1, bottom: area.height - 1)
    clipboard = pattern.runLengths
  }

  /// The pattern to paste, relative to its corner.
  fileprivate func pastedPattern(
    _ call: ScriptCall
  ) throws(ScriptError) -> (size: (width: Int, height: Int), cells: CellArray) {
    guard !clipboard.isEmpty else { throw ScriptError("\(call.name): nothing was copied") }
    let pattern: LifePattern
    do throws(LifePatternError) {
      pattern = try LifePattern(bytes: Array(clipboard.utf8), corner: .origin)
    } catch {
      throw ScriptError("\(call.name): the clipboard contains no pattern: \(error.message)")
    }
    let frame = pattern.frame ?? pattern.bounds
    guard let frame, let cells = pattern.cells.moved(x: -frame.left, y: -frame.top) else {
      return ((0, 0), CellArray())
    }
    return (
      (frame.width, frame.height), try CellArray(cells, most: limits.mostNumbers)
    )
  }
}
