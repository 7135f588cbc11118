public import Life

/// What is otherwise in a universe: all of it that is not nil.
public struct BoardChange: Equatable, Sendable {
  /// Cells were painted, in this area.
  public var painted: LifeBounds?
  /// Cells lived on to this generation, or were exchanged as a whole.
  public var generation: BigInteger?
  public var rule: CellRule?
  public var edges: LifeEdges?
  /// Something else is written about it.
  public var notes: LifeNotes?

  public init(painted: LifeBounds? = nil) { self.painted = painted }
}
