import Life

extension LifeFunctions {
  /// Several boards, one of them current.
  static let layers: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_addlayer") { session, call throws(ScriptError) in
      let old = session.universe
      let new = ScriptUniverse(
        LifeWorld(rule: old.rule, edges: old.edges), limits: session.limits,
        goesOn: session.goesOn)
      var layer = session.layer
      layer.universe = new
      layer.selection = nil
      layer.exponent = 0
      layer.name = "untitled"
      call.give(try session.add(layer))
    },
    ScriptFunction("g_clone") { session, call throws(ScriptError) in
      call.give(try session.add(session.layer))
    },
    ScriptFunction("g_duplicate") { session, call throws(ScriptError) in
      var layer = session.layer
      layer.universe = try session.universe.copy()
      call.give(try session.add(layer))
    },
    ScriptFunction("g_dellayer") { session, _ throws(ScriptError) in
      guard session.layers.count > 1 else { throw ScriptError("dellayer: it is the only layer") }
      session.layers.remove(at: session.index)
      session.index = max(0, session.index - 1)
    },
    ScriptFunction("g_movelayer") { session, call throws(ScriptError) in
      let (from, to) = (try session.layerIndex(call, 0), try session.layerIndex(call, 1))
      session.layers.insert(session.layers.remove(at: from), at: to)
      session.index = to
    },
    ScriptFunction("g_setlayer") { session, call throws(ScriptError) in
      session.index = try session.layerIndex(call, 0)
    },
    ScriptFunction("g_getlayer") { session, call throws(ScriptError) in call.give(session.index) },
    ScriptFunction("g_numlayers") { session, call throws(ScriptError) in
      call.give(session.layers.count)
    },
    ScriptFunction("g_maxlayers") { _, call throws(ScriptError) in
      call.give(ScriptLimits.mostLayers)
    },
    ScriptFunction("g_setname") { session, call throws(ScriptError) in
      session.layers[try session.layerIndex(call, 1)].name = try call.text(0)
    },
    ScriptFunction("g_getname") { session, call throws(ScriptError) in
      call.give(session.layers[try session.layerIndex(call, 0)].name)
    },
  ]
}

extension ScriptSession {
  /// - Returns: its index, after the current one.
  fileprivate func add(_ layer: ScriptLayer) throws(ScriptError) -> Int {
    guard layers.count < ScriptLimits.mostLayers else {
      throw ScriptError("there can be at most \(ScriptLimits.mostLayers) layers")
    }
    index += 1
    layers.insert(layer, at: index)
    return index
  }

  fileprivate func layerIndex(
    _ call: ScriptCall, _ argument: Int
  ) throws(ScriptError) -> Int {
    let wanted = try call.integer(argument, or: index)
    guard layers.indices.contains(wanted) else {
      throw ScriptError("\(call.name): layer \(wanted) does not exist")
    }
    return wanted
  }
}
