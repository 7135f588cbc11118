public import Texts

/// Living cells with what a file says of them.
public struct LifePattern: Equatable, Sendable {
  public internal(set) var cells: LifeCells
  /// Nil where the file names none.
  public var rule: CellRule?
  /// Where its universe ends.
  public var edges: LifeEdges
  /// How many generations it has lived.
  public var generation: BigInteger
  public var name: String
  public var notes: LifeNotes
  /// The rectangle that belongs to it, where that is wider than what lives in it; nil otherwise.
  public var frame: LifeBounds?

  public init(
    cells: LifeCells, rule: CellRule? = nil, edges: LifeEdges = .none,
    generation: BigInteger = 0, name: String = "", author: String = "", comments: [String] = []
  ) {
    self.cells = cells
    self.rule = rule
    self.edges = edges
    self.generation = generation
    self.name = name
    notes = LifeNotes(author: author, comments: comments)
  }

  public var author: String { notes.author }
  /// Further lines of comment.
  public var comments: [String] { notes.comments }

  /// The smallest rectangle around the cells; nil for none.
  public var bounds: LifeBounds? { cells.bounds }
}

extension LifePattern {
  /// The cells of a world; nil for some that are further away than those who read it look, and where all around lives.
  public init?(_ world: LifeWorld, name: String = "", notes: LifeNotes = LifeNotes()) {
    guard !world.isBackgroundAlive, world.cells.areNear(Self.farthest / 2) else { return nil }
    self.init(
      cells: world.cells, rule: world.rule, edges: world.edges, generation: world.generation,
      name: name, author: notes.author, comments: notes.comments)
  }

  /// The pattern as a world.
  public var world: LifeWorld {
    LifeWorld(rule: rule ?? .conway, edges: edges, generation: generation, cells: cells)
  }
}

/// Why a text is no pattern: one line.
public struct LifePatternError: ExplainedError, Equatable {
  public let message: Message

  /// Nobody waits for it any more.
  static let cancelled = LifePatternError("it was cancelled")

  public init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    self.init(Message(text, arguments))
  }

  init(
    line: Int, _ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]
  ) {
    self.init(line: line, Message(text, arguments))
  }

  init(line: Int, _ message: Message) {
    self.init(Message("line {line}: {message}", ["line": line, "message": message]))
  }

  public init(_ message: Message) { self.message = message }
}

extension Message {
  /// What is wrong about a cell's state that its rule does not have.
  ///
  /// - Parameter count: how many states the rule has.
  static func unknownState(_ state: Int, of count: Int) -> Message {
    Message(
      "state {state} is not in this rule, which has {count} states",
      ["state": state, "count": count])
  }
}
