public import Base
public import Life

/// A universe with its history: every state that was painted or run to, and which of them is in effect.
///
///     var board = Board(LifeWorld())
///     var world = board.world
///     world.set(true, at: LifeCell(x: 3, y: 4))
///     board.commit(BoardStep(world))   // true
///     board.undo()                     // board.world is empty again
public typealias Board = Versioned<BoardStep>

extension Versioned where State == BoardStep {
  public init(
    _ base: LifeWorld, notes: LifeNotes = LifeNotes(), history: History<BoardStep> = History(),
    unknownFields: String = ""
  ) {
    self.init(
      base: BoardStep(base, notes: notes), history: history, unknownFields: unknownFields)
  }

  /// The step in effect.
  public var step: BoardStep { state }

  /// The step after so many.
  public func step(at position: Int) -> BoardStep { state(at: position) }

  /// The world in effect.
  public var world: LifeWorld { state.world }

  /// What was painted last, before it lived on.
  public var paintedStart: LifeWorld {
    var position = history.position
    while position > 0, state(at: position).isRun { position -= 1 }
    return state(at: position).world
  }

  /// The shape of a picture of a whole universe: 4 : 3 where it has no edges, and never very narrow.
  public static func shape(of edges: LifeEdges) -> AspectRatio {
    guard let area = edges.area else { return .fourToThree }
    return AspectRatio(min(max(Double(area.width) / Double(area.height), 0.25), 4)) ?? .fourToThree
  }
}
