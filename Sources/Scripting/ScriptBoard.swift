public import Life

/// The initial board of a script, and its result.
public struct ScriptBoard: Sendable, Equatable {
  /// The cells, their rule and generation.
  public var world: LifeWorld
  /// The name of the board's window, which a script can change.
  public var name: String
  /// Nil if nothing is selected.
  public var selection: LifeBounds?

  /// Creates a board without a selection unless one is given.
  public init(_ world: LifeWorld, name: String = "", selection: LifeBounds? = nil) {
    self.world = world
    self.name = name
    self.selection = selection
  }
}
