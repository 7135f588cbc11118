import Life

/// A running script of a board: the state for its functions.
final class ScriptSession: ScriptContext {
  var layers: [ScriptLayer]
  var index = 0
  let limits: ScriptLimits
  let host: any ScriptHost
  var output: any ScriptOutput { host }
  let goesOn: @Sendable () -> Bool
  var files: ScriptFiles
  let modules: ScriptModules
  /// The copied content, as text.
  var clipboard: String
  /// Options and colours as set; they have no visible effect here.
  var options: [String: Int] = [:]
  var colors: [String: [Int]] = [:]
  var viewSize = (width: 1000, height: 800)
  /// Whether to make all living cells visible.
  var isToBeFitted = false
  let begun = ContinuousClock.now
  /// The seed of `randfill`; equal seeds give equal cells.
  var seed: UInt64 = 1

  init(
    _ board: ScriptBoard, host: any ScriptHost, limits: ScriptLimits, files: ScriptFiles,
    modules: ScriptModules, clipboard: String, goesOn: @escaping @Sendable () -> Bool
  ) {
    let universe = ScriptUniverse(board.world, limits: limits, goesOn: goesOn)
    layers = [ScriptLayer(universe: universe, name: board.name, selection: board.selection)]
    self.host = host
    self.limits = limits
    self.files = files
    self.modules = modules
    self.clipboard = clipboard
    self.goesOn = goesOn
  }

  var layer: ScriptLayer {
    get { layers[index] }
    set { layers[index] = newValue }
  }

  var universe: ScriptUniverse { layers[index].universe }

  /// - Throws: if nothing is selected.
  func selection(for call: ScriptCall) throws(ScriptError) -> LifeBounds {
    guard let selection = layer.selection else {
      throw ScriptError("\(call.name): nothing is selected")
    }
    return selection
  }

  /// Replaces the layer's board.
  func restart(with world: LifeWorld) {
    universe.restart(with: world)
    layer.selection = nil
    layer.exponent = 0
    layer.base = ScriptLayer.usualBase
    layer.middle = (0, 0)
  }
}
