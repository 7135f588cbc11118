public import Life
public import Documents

/// A board with its name in the interchange format `filbert-life`, version 1.
public struct BoardDocument: Equatable, Sendable {
  /// The identifier of the format.
  public static let format = "filbert-life"
  /// The newest supported version of the format.
  public static let version = 1

  /// Nil if the document has none.
  public var name: String?
  /// The tags of the item.
  public var tags: [ItemTag]
  /// The universe with its history and notes.
  public var board: Board
  /// The engine to show it with; nil if unspecified.
  public var engine: LifeSimulation.Engine?

  /// Creates a document to be written; a board without a name has none in the file.
  public init(name: String? = nil, tags: [ItemTag] = [], board: Board) {
    self.name = name
    self.tags = tags
    self.board = board
  }

  /// The limit of cells written as run lengths rather than a macrocell.
  private static let mostInRunLengths: BigInteger = 10_000_000
  /// The limit of coordinates in run lengths for older readers.
  private static let farthestInRunLengths = 1 << 39

  /// Reads a document as a board without history.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    self = try BoardFields(from: &reader).document()
  }

  /// Encodes the document as UTF-8. Undone steps are omitted.
  ///
  /// Cells are run lengths (`rle`) if they are few and close enough, otherwise a `macrocell`.
  public var json: [UInt8] {
    let world = board.world
    var json = JSONText()
    json.raw("{\"format\": \"\(Self.format)\", \"version\": \(Self.version)")
    if let name {
      json.raw(", \"name\": ")
      json.string(name)
    }
    json.tags(tags)
    json.raw(",\n \"rule\": \"\(world.rule.notation)\"")
    if let source = world.rule.ofStates?.source {
      json.raw(", \"ruleFile\": ")
      json.string(source)
    }
    json.raw(", \(Self.text(of: world.edges))")
    if let engine { json.raw(", \"engine\": \"\(engine.rawValue)\"") }
    if world.isBackgroundAlive { json.raw(", \"backgroundAlive\": true") }
    json.raw(", \"generation\": \(world.generation), \"population\": \(world.population)")
    json.raw(", \"bounds\": \(Self.text(of: world.cells.extent))")
    let notes = board.step.notes
    if !notes.author.isEmpty {
      json.raw(",\n \"author\": ")
      json.string(notes.author)
    }
    if !notes.comments.isEmpty {
      json.raw(",\n \"comments\": [")
      for (index, comment) in notes.comments.enumerated() {
        if index > 0 { json.raw(", ") }
        json.string(comment)
      }
      json.raw("]")
    }
    // Programs unaware of these fields have kept them as unknown ones.
    var written: Set<String> = tags.isEmpty ? [] : ["tags"]
    if !notes.author.isEmpty { written.insert("author") }
    if !notes.comments.isEmpty { written.insert("comments") }
    json.unknown(board.unknownFields, without: written)
    if world.population <= Self.mostInRunLengths, world.cells.areNear(Self.farthestInRunLengths),
      let pattern = LifePattern(world)
    {
      json.raw(",\n \"rle\": ")
      json.string(pattern.runLengths)
    } else {
      json.raw(",\n \"rle\": null, \"macrocell\": ")
      json.string(world.macrocell)
    }
    json.raw("}\n")
    return json.bytes
  }

  /// The edges of a universe, as fields of a JSON object.
  public static func text(of edges: LifeEdges) -> String {
    switch edges {
    case .none: "\"edges\": \"none\""
    case .torus(let width, let height):
      "\"edges\": \"torus\", \"width\": \(width), \"height\": \(height)"
    case .plane(let width, let height):
      "\"edges\": \"plane\", \"width\": \(width), \"height\": \(height)"
    default: "\"edges\": \"\(edges.suffix)\""
    }
  }

  /// Quotes and escapes a text for JSON.
  public static func text(quoting text: String) -> String {
    var json = JSONText()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// A rectangle of cells as JSON; null for none.
  public static func text(of bounds: LifeExtent?) -> String {
    guard let bounds else { return "null" }
    return "{\"x\": \(bounds.left), \"y\": \(bounds.top), \"width\": \(bounds.width),"
      + " \"height\": \(bounds.height)}"
  }
}
