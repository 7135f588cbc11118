import Life

extension LifeFunctions {
  /// Files accessible to the script.
  static let files: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_open") { session, call throws(ScriptError) in
      let path = try call.text(0)
      session.restart(with: try session.pattern(path, call))
      session.layer.name = String(path.split(separator: "/").last ?? "")
      session.layer.path = path
    },
    ScriptFunction("g_load") { session, call throws(ScriptError) in
      let cells = try session.pattern(try call.text(0), call).cells
      let bounds = cells.bounds ?? LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
      guard let moved = cells.moved(x: -bounds.left, y: -bounds.top) else {
        throw ScriptError("load: the cells are too far away")
      }
      call.give(try CellArray(moved, most: session.limits.mostNumbers))
    },
    ScriptFunction("g_save") { session, call throws(ScriptError) in
      try session.save(
        try session.universe.world, to: try call.text(0), as: try call.text(1), call)
    },
    ScriptFunction("g_store") { session, call throws(ScriptError) in
      let world = LifeWorld(
        rule: session.universe.rule, edges: session.universe.edges,
        cells: try call.cells(0).cells(stateCount: session.universe.stateCount))
      try session.save(world, to: try call.text(1), as: "rle", call)
    },
    ScriptFunction("g_getdir") { _, call throws(ScriptError) in
      let name = try call.text(0)
      guard let path = ScriptFiles.path(ofFolder: name) else {
        throw ScriptError("getdir: unknown folder “\(name)”")
      }
      call.give(path)
    },
    ScriptFunction("g_setdir") { _, _ throws(ScriptError) in
      throw ScriptError("setdir: scripts can't change folders")
    },
    ScriptFunction("g_getfiles") { session, call throws(ScriptError) in
      call.give(try session.files.list(try call.text(0)))
    },
    ScriptFunction("g_getpath") { session, call throws(ScriptError) in
      call.give(session.layer.path)
    },
    ScriptFunction("g_getinfo") { session, call throws(ScriptError) in
      call.give(session.layer.comments)
    },
    ScriptFunction("g_opendialog") { _, _ throws(ScriptError) in throw noDialog },
    ScriptFunction("g_savedialog") { _, _ throws(ScriptError) in throw noDialog },
  ]

  private static let noDialog = ScriptError(
    "scripts can't show file dialogs: name a file in the script’s folder")
}

extension ScriptSession {
  fileprivate func pattern(
    _ path: String, _ call: ScriptCall
  ) throws(ScriptError) -> LifeWorld {
    let bytes = try files.read(path)
    do throws(LifePatternError) {
      return try host.world(bytes)
    } catch {
      throw ScriptError("\(call.name): \(path): \(error.message)")
    }
  }

  fileprivate func save(
    _ world: LifeWorld, to path: String, as format: String, _ call: ScriptCall
  ) throws(ScriptError) {
    let text: String
    switch format {
    case "rle":
      guard let pattern = LifePattern(world) else {
        throw ScriptError("\(call.name): the cells are too far away for run lengths")
      }
      text = pattern.runLengths
    case "mc": text = world.macrocell
    default: throw ScriptError("\(call.name): unknown format “\(format)”; use rle or mc")
    }
    try files.write(Array(text.utf8), to: path)
    if layer.path.isEmpty { layer.path = path }
  }
}
