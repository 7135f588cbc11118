import Life

extension LifeFunctions {
  /// Time and rules.
  static let control: [ScriptFunction<ScriptSession>] = [
    ScriptFunction("g_run") { session, call throws(ScriptError) in
      try session.universe.advance(by: BigInteger(try call.integer(0)))
    },
    ScriptFunction("g_step") { session, _ throws(ScriptError) in
      try session.universe.advance(by: session.layer.stride)
    },
    ScriptFunction("g_setstep") { session, call throws(ScriptError) in
      session.layer.exponent = min(try call.integer(0), mostExponent)
    },
    ScriptFunction("g_getstep") { session, call throws(ScriptError) in
      call.give(session.layer.exponent)
    },
    ScriptFunction("g_setbase") { session, call throws(ScriptError) in
      session.layer.base = min(max(2, try call.integer(0)), 2_000_000_000)
    },
    ScriptFunction("g_getbase") { session, call throws(ScriptError) in
      call.give(session.layer.base)
    },
    ScriptFunction("g_reset") { session, _ throws(ScriptError) in try session.universe.reset() },
    ScriptFunction("g_getgen") { session, call throws(ScriptError) in
      call.give(grouped(session.universe.generation, try call.text(0, or: "")))
    },
    ScriptFunction("g_setgen") { session, call throws(ScriptError) in
      try session.setGeneration(try call.text(0))
    },
    ScriptFunction("g_getpop") { session, call throws(ScriptError) in
      call.give(grouped(try session.universe.population, try call.text(0, or: "")))
    },
    ScriptFunction("g_empty") { session, call throws(ScriptError) in
      call.give(try session.universe.isEmpty)
    },
    ScriptFunction("g_numstates") { session, call throws(ScriptError) in
      call.give(session.universe.stateCount)
    },
    ScriptFunction("g_numalgos") { _, call throws(ScriptError) in
      call.give(ScriptLayer.algorithms.count)
    },
    ScriptFunction("g_getalgo") { session, call throws(ScriptError) in
      guard call.has(0) else { return call.give(session.layer.algorithm) }
      let index = try call.integer(0)
      guard ScriptLayer.algorithms.indices.contains(index) else {
        throw ScriptError("getalgo: algorithm \(index) does not exist")
      }
      call.give(ScriptLayer.algorithms[index])
    },
    ScriptFunction("g_setalgo") { session, call throws(ScriptError) in
      let name = try call.text(0)
      guard ScriptLayer.algorithms.contains(name) else {
        throw ScriptError(
          "setalgo: unknown algorithm “\(name)”; use one of \(ScriptLayer.algorithms.joined(separator: ", "))"
        )
      }
      guard name != session.layer.algorithm else { return }
      session.layer.algorithm = name
      session.layer.exponent = 0
      session.layer.base = ScriptLayer.usualBase
    },
    ScriptFunction("g_setrule") { session, call throws(ScriptError) in
      try session.setRule(try call.text(0))
    },
    ScriptFunction("g_getrule") { session, call throws(ScriptError) in
      call.give(session.universe.rule.notation + session.universe.edges.suffix)
    },
    ScriptFunction("g_getwidth") { session, call throws(ScriptError) in
      call.give(session.gridSize.width)
    },
    ScriptFunction("g_getheight") { session, call throws(ScriptError) in
      call.give(session.gridSize.height)
    },
  ]

  /// The limit of a step's exponent, beyond which generations can't be counted.
  private static let mostExponent = 100

  /// A number with a separator after each three digits.
  static func grouped(_ number: BigInteger, _ separator: String) -> String {
    let digits = Array("\(number.magnitude)")
    guard let sign = separator.first, sign != "\0" else { return "\(number)" }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(sign) }
      text.append(digit)
    }
    return (number.isNegative ? "-" : "") + text
  }
}

extension ScriptSession {
  /// 0 for an infinite side.
  fileprivate var gridSize: (width: Int, height: Int) {
    if let area = universe.edges.area { return (area.width, area.height) }
    guard case .strip(let axis, let breadth, _) = universe.edges else { return (0, 0) }
    return axis == .horizontal ? (0, breadth) : (breadth, 0)
  }

  fileprivate func setRule(_ text: String) throws(ScriptError) {
    let named: LifeRuleText
    do throws(LifePatternError) {
      named = try LifeRuleText(text)
    } catch {
      throw ScriptError("setrule: \(error.message)")
    }
    try universe.change {
      $0.setRule(named.rule)
      $0.setEdges(named.edges)
    }
    if let selection = layer.selection, let bounds = universe.bounds {
      layer.selection = selection.intersection(bounds)
    }
  }

  /// A number with a sign is relative to the current generation.
  fileprivate func setGeneration(_ text: String) throws(ScriptError) {
    let sign = text.first.flatMap { "+-".contains($0) ? $0 : nil }
    guard let number = BigInteger(String(text.filter(\.isNumber))) else {
      throw ScriptError("setgen: “\(text)” is not a number")
    }
    let generation =
      switch sign {
      case "+": universe.generation + number
      case "-": universe.generation - number
      default: number
      }
    try universe.setGeneration(max(0, generation))
  }
}
