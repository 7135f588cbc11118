public import Documents
public import Scripting

/// The initial painting of a script.
public struct ScriptPainting: Sendable {
  /// The painting, whose shown page the script sees.
  public var painting: Painting
  /// The layer to draw on.
  public var layer: Layer.ID
  /// The selected elements.
  public var selection: [ElementID]

  /// Creates the start of a script: it draws on the uppermost layer unless another is given.
  public init(_ painting: Painting, layer: Layer.ID? = nil, selection: [ElementID] = []) {
    self.painting = painting
    self.layer = layer ?? painting.layerToDrawOn.id
    self.selection = selection
  }
}

extension Script {
  /// Runs the script on a painting, on the calling thread, until it ends, fails, or is stopped.
  ///
  /// - Parameter goesOn: called every few thousand instructions; returns false to stop the script.
  /// - Returns: the edit that does all it did, which is empty if it did nothing; nil unless the script was done.
  public func run(
    on start: ScriptPainting, host: any DocumentScriptHost,
    goesOn: @escaping @Sendable () -> Bool
  ) -> (result: PaintingEdit?, end: ScriptOutcome.End) {
    let session = PaintingScriptSession(
      start, host: host, limits: limits, files: files, modules: modules, goesOn: goesOn)
    let engine = ScriptEngine(
      session, functions: PaintingFunctions.all,
      prelude: PackageResources.filbert_lua + PackageResources.painting_lua)
    guard let engine else { return (nil, goesOn() ? .outOfMemory : .stopped) }
    let end = engine.run(text, named: name)
    return (end == .done ? session.edit : nil, end)
  }
}
