public import Base
public import Documents
public import Scripting

/// The initial picture of a script, and its result.
public struct ScriptSprite: Sendable, Equatable {
  /// The picture.
  public var sprite: Sprite
  /// The current cel.
  public var cel: CelAddress
  /// The selected cells; nil for none.
  public var selection: CellRegion?

  /// Creates the start of a script: its uppermost layer is current unless a cel is given.
  public init(_ sprite: Sprite, cel: CelAddress? = nil, selection: CellRegion? = nil) {
    self.sprite = sprite
    let layer = sprite.layers.last { !$0.isGroup } ?? sprite.layers[0]
    self.cel = cel ?? CelAddress(frame: 0, layer: layer.id)
    self.selection = selection
  }
}

extension Script {
  /// Runs the script on a picture, on the calling thread, until it ends, fails, or is stopped.
  ///
  /// - Parameter goesOn: called every few thousand instructions; returns false to stop the script.
  /// - Returns: the changed picture, or nil unless the script was done.
  public func run(
    on start: ScriptSprite, host: any DocumentScriptHost, goesOn: @escaping @Sendable () -> Bool
  ) -> (result: ScriptSprite?, end: ScriptOutcome.End) {
    let session = SpriteSession(
      start, host: host, limits: limits, files: files, modules: modules, goesOn: goesOn)
    let engine = ScriptEngine(
      session, functions: SpriteFunctions.all,
      prelude: PackageResources.filbert_lua + PackageResources.sprite_lua)
    guard let engine else { return (nil, goesOn() ? .outOfMemory : .stopped) }
    let end = engine.run(text, named: name)
    guard end == .done else { return (nil, end) }
    return (session.result, end)
  }
}
