/// Living cells with what a file says of them.
public struct LifePattern: Equatable, Sendable {
  /// In the order of reading, each once.
  public internal(set) var cells: [LifeCell]
  /// Nil where the file names none.
  public var rule: LifeRule?
  /// Where its universe ends.
  public var edges: LifeEdges
  /// How many generations it has lived.
  public var generation: Int
  public var name: String
  public var author: String
  /// Further lines of comment.
  public var comments: [String]

  public init(
    cells: some Sequence<LifeCell>, rule: LifeRule? = nil, edges: LifeEdges = .none,
    generation: Int = 0, name: String = "", author: String = "", comments: [String] = []
  ) {
    let all = Array(cells)
    let isInOrder = zip(all, all.dropFirst()).allSatisfy { $0 < $1 }
    self.cells = isInOrder ? all : Array(Set(all)).sorted()
    self.rule = rule
    self.edges = edges
    self.generation = generation
    self.name = name
    self.author = author
    self.comments = comments
  }

  /// The smallest rectangle around the cells; nil for none.
  public var bounds: LifeBounds? {
    guard let first = cells.first, let last = cells.last else { return nil }
    var bounds = LifeBounds(left: first.x, top: first.y, right: first.x, bottom: last.y)
    for cell in cells {
      bounds.left = min(bounds.left, cell.x)
      bounds.right = max(bounds.right, cell.x)
    }
    return bounds
  }
}

extension LifePattern {
  /// The cells of a world; nil for more than a list holds (`mostCells`), for some that are further away than those
  /// who read it look, and where all around lives.
  public init?(_ world: LifeWorld, name: String = "") {
    // Half of how wide run lengths may be.
    let near = -Self.farthest / 2...Self.farthest / 2
    if let bounds = world.bounds {
      guard near.contains(bounds.left), near.contains(bounds.right), near.contains(bounds.top),
        near.contains(bounds.bottom)
      else { return nil }
    }
    guard !world.isBackgroundAlive, let cells = world.cells.list else { return nil }
    self.init(
      cells: cells, rule: world.rule, edges: world.edges, generation: world.generation, name: name)
  }

  /// The pattern as a world; in one with edges, what lies beyond them is lost.
  public var world: LifeWorld {
    LifeWorld(
      rule: rule ?? .conway, edges: edges, generation: generation, cells: LifeCells(cells))
  }
}

/// Why a text is no pattern: one line.
public struct LifePatternError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(line: Int, _ message: String) { description = "line \(line): \(message)" }

  init(_ message: String) { description = message }
}
