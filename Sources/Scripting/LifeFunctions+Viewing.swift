import Life

extension LifeFunctions {
  /// The visible area: remembered, and shown by the host.
  static let viewing: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_setpos") { session, call throws(ScriptError) in
      session.layer.middle = (
        try place(try call.text(0), call), try place(try call.text(1), call)
      )
    },
    ScriptFunction("g_getpos") { session, call throws(ScriptError) in
      let separator = try call.text(0, or: "")
      call.give(grouped(session.layer.middle.x, separator))
      call.give(grouped(session.layer.middle.y, separator))
    },
    ScriptFunction("g_setmag") { session, call throws(ScriptError) in
      session.layer.magnification = min(max(-60, try call.integer(0)), 5)
    },
    ScriptFunction("g_getmag") { session, call throws(ScriptError) in
      call.give(session.layer.magnification)
    },
    ScriptFunction("g_fit") { session, call throws(ScriptError) in
      session.isToBeFitted = true
      if let extent = try session.universe.extent { session.see(extent) }
    },
    ScriptFunction("g_fitsel") { session, call throws(ScriptError) in
      session.see(LifeExtent(try session.selection(for: call)))
    },
    ScriptFunction("g_visrect") { session, call throws(ScriptError) in
      guard let area = try call.rectangle(0) else {
        throw ScriptError("visrect: {x, y, width, height} is missing")
      }
      call.give(session.isSeen(LifeExtent(area)))
    },
    ScriptFunction("g_setview") { session, call throws(ScriptError) in
      session.viewSize = (
        min(max(1, try call.integer(0)), 1 << 16), min(max(1, try call.integer(1)), 1 << 16)
      )
    },
    ScriptFunction("g_getview") { session, call throws(ScriptError) in
      call.give(session.viewSize.width)
      call.give(session.viewSize.height)
    },
    ScriptFunction("g_autoupdate") { _, _ throws(ScriptError) in },
    ScriptFunction("g_update") { session, _ throws(ScriptError) in
      session.host.showWorld(try session.universe.world)
    },
    ScriptFunction("g_setcursor") { session, call throws(ScriptError) in
      let name = try call.text(0)
      guard cursors.contains(name) else {
        throw ScriptError(
          "setcursor: unknown cursor “\(name)”; use one of \(cursors.joined(separator: ", "))")
      }
      call.give(session.layer.cursor)
      session.layer.cursor = name
    },
    ScriptFunction("g_getcursor") { session, call throws(ScriptError) in
      call.give(session.layer.cursor)
    },
  ]

  private static let cursors = ["Draw", "Pick", "Select", "Move", "Zoom In", "Zoom Out"]

  private static func place(
    _ text: String, _ call: ScriptCall
  ) throws(ScriptError) -> BigInteger {
    guard !text.contains(where: \.isLetter) else {
      throw ScriptError("\(call.name): “\(text)” is not a number")
    }
    let number = BigInteger(String(text.filter(\.isNumber))) ?? 0
    return text.hasPrefix("-") ? -number : number
  }
}

extension ScriptSession {
  /// Makes an area visible, as large as possible.
  fileprivate func see(_ area: LifeExtent) {
    layer.middle = (half(area.left + area.right), half(area.top + area.bottom))
    layer.magnification = 5
    while layer.magnification > -60, !isSeen(area) { layer.magnification -= 1 }
  }

  private func half(_ number: BigInteger) -> BigInteger {
    number.int.map { BigInteger($0 / 2) } ?? number
  }

  /// Whether an area is completely visible.
  fileprivate func isSeen(_ area: LifeExtent) -> Bool {
    func cells(_ pixels: Int) -> BigInteger {
      let power = layer.magnification
      return power > 0 ? BigInteger(pixels >> power) : BigInteger(pixels) << -power
    }
    func isWithin(_ first: BigInteger, _ last: BigInteger, _ middle: BigInteger, _ pixels: Int)
      -> Bool
    {
      let reach = cells(pixels / 2)
      return first >= middle - reach && last < middle + reach
    }
    return isWithin(area.left, area.right, layer.middle.x, viewSize.width)
      && isWithin(area.top, area.bottom, layer.middle.y, viewSize.height)
  }
}
