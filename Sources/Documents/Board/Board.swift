public import Base
public import Life

/// A universe with its history: every state that was painted or run to, and which of them is in effect.
///
///     var board = Board(LifeWorld())
///     var world = board.world
///     world.set(true, at: LifeCell(x: 3, y: 4))
///     board.commit(BoardStep(world))   // true
///     board.undo()                     // true: board.world is empty again
public struct Board: Equatable, Sendable {
  /// What there was from the beginning; undo leaves it.
  public let base: BoardStep
  public private(set) var history: History<BoardStep>
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  public init(
    _ base: LifeWorld, history: History<BoardStep> = History(), unknownFields: String = ""
  ) {
    self.base = BoardStep(base)
    self.history = history
    self.unknownFields = unknownFields
  }

  /// The step in effect.
  public var step: BoardStep { step(at: history.position) }

  /// The world in effect.
  public var world: LifeWorld { step.world }

  /// The step after so many.
  public func step(at position: Int) -> BoardStep {
    position == 0 ? base : history.edits[position - 1]
  }

  /// What was painted last, before it lived on.
  public var paintedStart: LifeWorld {
    var position = history.position
    while position > 0, step(at: position).isRun { position -= 1 }
    return step(at: position).world
  }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever done, and nothing was there from the beginning.
  public var isUntouched: Bool { history.edits.isEmpty && base.world == LifeWorld() }

  public var outline: DocumentOutline {
    let world = world
    return DocumentOutline(
      shape: .fixed(Self.shape(of: world.edges)), backgroundColor: .white,
      elementCount: world.population.clampedInt)
  }

  /// The shape of a picture of a whole universe: 4 : 3 where it has no edges, and never very narrow.
  public static func shape(of edges: LifeEdges) -> AspectRatio {
    guard let area = edges.area else { return .fourToThree }
    return AspectRatio(min(max(Double(area.width) / Double(area.height), 0.25), 4)) ?? .fourToThree
  }

  /// Keeps a state as the next step, and drops what could be redone.
  ///
  /// - Returns: false for one that is equal to the state in effect: then nothing happens.
  @discardableResult
  public mutating func commit(_ new: BoardStep) -> Bool {
    guard new.world != world else { return false }
    history.record(new)
    return true
  }

  /// - Returns: false at the beginning.
  @discardableResult
  public mutating func undo() -> Bool { history.undo() != nil }

  /// - Returns: false at the end.
  @discardableResult
  public mutating func redo() -> Bool { history.redo() != nil }
}

/// A state of a board, and how it came about.
public struct BoardStep: Equatable, Sendable {
  public var world: LifeWorld
  /// Whether the cells lived on from the step before; otherwise somebody painted them, or changed how they live.
  public var isRun: Bool

  public init(_ world: LifeWorld, isRun: Bool = false) {
    self.world = world
    self.isRun = isRun
  }
}
