public import Base
public import Life

/// A universe with its history of painted and computed states, and the position of the current one.
///
///     var board = Board(LifeWorld())
///     var world = board.world
///     world.set(true, at: LifeCell(x: 3, y: 4))
///     board.commit(BoardStep(world))   // true
///     board.undo()                     // board.world is empty again
public typealias Board = Versioned<BoardStep>

extension Versioned where State == BoardStep {
  /// Creates a board from its initial universe.
  ///
  /// - Parameter history: the steps that follow it.
  /// - Parameter unknownFields: see `Stroke.unknownFields`.
  public init(
    _ base: LifeWorld, notes: LifeNotes = LifeNotes(), history: History<BoardStep> = History(),
    unknownFields: String = ""
  ) {
    self.init(
      base: BoardStep(base, notes: notes), history: history, unknownFields: unknownFields)
  }

  /// The current step.
  public var step: BoardStep { state }

  /// Returns the step at a position in the history.
  public func step(at position: Int) -> BoardStep { state(at: position) }

  /// The current world.
  public var world: LifeWorld { state.world }

  /// The most recently painted world, before it was run.
  public var paintedStart: LifeWorld {
    var position = history.position
    while position > 0, state(at: position).isRun { position -= 1 }
    return state(at: position).world
  }

  /// Returns the aspect ratio for a picture of a whole universe: 4 : 3 if it is unbounded, and never extremely narrow.
  public static func shape(of edges: LifeEdges) -> AspectRatio {
    guard let area = edges.area else { return .fourToThree }
    return AspectRatio(min(max(Double(area.width) / Double(area.height), 0.25), 4)) ?? .fourToThree
  }
}

/// A state of a board and how it was produced.
public struct BoardStep: DocumentState {
  /// The cells, their rule and generation.
  public var world: LifeWorld
  /// Whether the simulation produced this step from the one before, or the step has the same cells. Otherwise the user
  /// painted the cells or changed the rules.
  public var isRun: Bool
  /// The user's notes about it.
  public var notes: LifeNotes

  /// Creates a step, a painted one unless a run made it.
  public init(_ world: LifeWorld, isRun: Bool = false, notes: LifeNotes = LifeNotes()) {
    self.world = world
    self.isRun = isRun
    self.notes = notes
  }

  public var summary: DocumentSummary {
    DocumentSummary(
      shape: .fixed(Board.shape(of: world.edges)), backgroundColor: .white,
      elementCount: world.population.clampedInt)
  }

  /// Whether it is the world of a new board, without notes.
  public var isBlank: Bool { world == LifeWorld() && notes.isEmpty }

  /// The number of living cells.
  public var cost: Int { world.population.clampedInt }
  /// 131,072 living cells.
  public static var mostCostAtOnce: Int { 1 << 17 }

  public var edges: CellRect? { world.edges.area.map { CellRect($0) } }

  /// Compares the universes, ignoring how each was produced.
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

/// The differences between two universes: every property that is not nil.
public struct BoardChange: Equatable, Sendable {
  /// The area of the painted cells.
  public var painted: LifeBounds?
  /// The generation that the cells were run to, or that of cells replaced as a whole.
  public var generation: BigInteger?
  /// The new rule.
  public var rule: CellRule?
  /// The new edges.
  public var edges: LifeEdges?
  /// The new notes.
  public var notes: LifeNotes?

  /// Creates a change that has nothing but the area of the painted cells.
  public init(painted: LifeBounds? = nil) { self.painted = painted }
}

// Cells are counted as in a pixel grid.

extension CellRect {
  /// Converts bounds of cells of Life, which count cells in the same way.
  public init(_ bounds: LifeBounds) {
    self.init(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
  }
}

extension LifeBounds {
  /// Returns nil for an empty rectangle.
  public init?(_ rect: CellRect) {
    guard !rect.isEmpty else { return nil }
    self.init(left: rect.x, top: rect.y, right: rect.maxX - 1, bottom: rect.maxY - 1)
  }
}

extension LifeCell {
  /// Converts a position on the grid.
  public init(_ position: CellPosition) { self.init(x: position.x, y: position.y) }
}
