public import Texts

/// Living cells with a file's description of them.
public struct LifePattern: Equatable, Sendable {
  /// The cells at the coordinates of the file.
  public internal(set) var cells: LifeCells
  /// Nil if the file specifies none.
  public var rule: CellRule?
  /// The edges of its universe.
  public var edges: LifeEdges
  /// The number of generations it has lived.
  public var generation: BigInteger
  /// The name that the file gives it; empty for none.
  public var name: String
  /// The author and the comments.
  public var notes: LifeNotes
  /// The rectangle of the pattern if wider than its living cells; nil otherwise.
  public var frame: LifeBounds?

  /// Creates a pattern without a frame; by default one that a file says nothing about.
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

  /// The author in `notes`; empty if unknown.
  public var author: String { notes.author }
  /// Additional comment lines.
  public var comments: [String] { notes.comments }

  /// The smallest rectangle around the cells; nil if there are none.
  public var bounds: LifeBounds? { cells.bounds }
}

extension LifePattern {
  /// Creates a pattern from a world; nil if its cells are farther away than readers accept, or its background lives.
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

/// The reason a text is not a pattern, as one line.
public struct LifePatternError: ExplainedError, Equatable {
  public let message: Message

  /// The caller cancelled.
  static let cancelled = LifePatternError("it was cancelled")

  /// Creates an error from an English text and its named arguments.
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

  /// Creates an error from a message that is complete.
  public init(_ message: Message) { self.message = message }
}

extension Message {
  /// The message for a state that the rule does not have.
  ///
  /// - Parameter count: the number of states of the rule.
  static func unknownState(_ state: Int, of count: Int) -> Message {
    Message(
      "state {state} is not in this rule, which has {count} states",
      ["state": state, "count": count])
  }
}
