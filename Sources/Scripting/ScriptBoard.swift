public import Life

/// The initial board of a script, and its result.
public struct ScriptBoard: Sendable, Equatable {
  public var world: LifeWorld
  public var name: String
  /// Nil if nothing is selected.
  public var selection: LifeBounds?

  public init(_ world: LifeWorld, name: String = "", selection: LifeBounds? = nil) {
    self.world = world
    self.name = name
    self.selection = selection
  }
}
