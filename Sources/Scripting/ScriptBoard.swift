public import Life

/// What a script begins with, and what it leaves.
public struct ScriptBoard: Sendable, Equatable {
  public var world: LifeWorld
  public var name: String
  /// Nil for nothing selected.
  public var selection: LifeBounds?

  public init(_ world: LifeWorld, name: String = "", selection: LifeBounds? = nil) {
    self.world = world
    self.name = name
    self.selection = selection
  }
}
