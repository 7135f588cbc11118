extension LifeFunctions {
  /// Options and colours of Golly's window: remembered, but without any effect.
  static let appearance: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_setoption") { session, call throws(ScriptError) in
      let (name, value) = (try call.text(0), call.boolean(1, or: false) ? 1 : 0)
      call.give(try session.option(name))
      session.options[name] = (try? call.integer(1)) ?? value
    },
    ScriptFunction("g_getoption") { session, call throws(ScriptError) in
      call.give(try session.option(try call.text(0)))
    },
    ScriptFunction("g_setcolor") { session, call throws(ScriptError) in
      let name = try call.text(0)
      let color = [try call.integer(1), try call.integer(2), try call.integer(3)]
      for part in session.colors[name] ?? usualColor { call.give(part) }
      session.colors[name] = color
    },
    ScriptFunction("g_getcolor") { session, call throws(ScriptError) in
      for part in session.colors[try call.text(0)] ?? usualColor { call.give(part) }
    },
    ScriptFunction("g_setcolors") { _, call throws(ScriptError) in _ = try call.integers(0) },
    ScriptFunction("g_getcolors") { session, call throws(ScriptError) in
      let wanted = try call.integer(0, or: -1)
      let states = wanted < 0 ? Array(0..<session.universe.stateCount) : [wanted]
      call.give(states.flatMap { $0 == 0 ? [0, 48, 48, 48] : [$0, 255, 255, 255] })
    },
    ScriptFunction("g_settitle") { _, _ throws(ScriptError) in },
  ]

  private static let usualColor = [128, 128, 128]

  /// With their initial values.
  fileprivate static let options = [
    "autofit": 0, "boldspacing": 10, "drawingstate": 1, "fullscreen": 0, "hyperspeed": 0,
    "maxdelay": 2000, "mindelay": 250, "opacity": 80, "restoreview": 1, "savexrle": 1,
    "showallstates": 0, "showboldlines": 1, "showbuttons": 0, "showeditbar": 1, "showexact": 0,
    "showfiles": 0, "showgrid": 1, "showhashinfo": 0, "showicons": 0, "showlayerbar": 0,
    "showoverlay": 0, "showpopulation": 1, "showprogress": 1, "showscrollbars": 1,
    "showstatusbar": 1, "showtimeline": 0, "showtoolbar": 1, "smartscale": 0, "stacklayers": 0,
    "swapcolors": 0, "switchlayers": 0, "synccursors": 1, "syncviews": 0, "tilelayers": 0,
  ]
}

extension ScriptSession {
  fileprivate func option(_ name: String) throws(ScriptError) -> Int {
    guard let value = options[name] ?? LifeFunctions.options[name] else {
      throw ScriptError("unknown option “\(name)”")
    }
    return value
  }
}
