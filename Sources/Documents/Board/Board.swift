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

/// A state of a board, and how it came about.
public struct BoardStep: DocumentState {
  public var world: LifeWorld
  /// Whether the cells lived on from the step before, or are those of it; otherwise somebody painted them, or changed
  /// how they live.
  public var isRun: Bool
  /// What somebody wrote about it.
  public var notes: LifeNotes

  public init(_ world: LifeWorld, isRun: Bool = false, notes: LifeNotes = LifeNotes()) {
    self.world = world
    self.isRun = isRun
    self.notes = notes
  }

  public var outline: DocumentOutline {
    DocumentOutline(
      shape: .fixed(Board.shape(of: world.edges)), backgroundColor: .white,
      elementCount: world.population.clampedInt)
  }

  public var isBlank: Bool { world == LifeWorld() && notes.isEmpty }

  /// In living cells.
  public var cost: Int { world.population.clampedInt }
  public static var mostCostAtOnce: Int { 1 << 17 }

  public var edges: CellRect? { world.edges.area.map { CellRect($0) } }

  /// How a universe came about is no part of what it is.
  public func change(since old: BoardStep) -> BoardChange? {
    var change = BoardChange()
    if notes != old.notes { change.notes = notes }
    let (new, old) = (world, old.world)
    if new.rule != old.rule { change.rule = new.rule }
    if new.edges != old.edges { change.edges = new.edges }
    if new.generation != old.generation || new.isBackgroundAlive != old.isBackgroundAlive
      || new.cells != old.cells
    {
      change.generation = new.generation
    }
    return change == BoardChange() ? nil : change
  }
}

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

// A universe counts its cells as a grid does.

extension CellRect {
  public init(_ bounds: LifeBounds) {
    self.init(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
  }
}

extension LifeBounds {
  /// Nil for an empty rectangle.
  public init?(_ rect: CellRect) {
    guard !rect.isEmpty else { return nil }
    self.init(left: rect.x, top: rect.y, right: rect.maxX - 1, bottom: rect.maxY - 1)
  }
}

extension LifeCell {
  public init(_ position: CellPosition) { self.init(x: position.x, y: position.y) }
}
