import Life
import Model

/// The outermost object of a board while it is read.
struct BoardFields {
  private var head = DocumentHead(
    format: BoardDocument.format, newestVersion: BoardDocument.version)
  private var rule: LifeRule?
  private var edges: EdgesWord?
  private var width: Int?
  private var height: Int?
  private var isBackgroundAlive: Bool?
  private var generation: Int?
  private var cells: LifeCells?
  private var unknown = UnknownFields()
  /// Fields that tell what others say already.
  private static let derived: Set = ["population", "bounds"]

  private enum EdgesWord: String, CaseIterable { case none, torus, plane }

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
    try reader.readEnd()
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    if try head.read(key, from: &reader) { return }
    switch key.name {
    case "rule":
      try FieldRule.once(rule)
      guard let read = LifeRule(try reader.readString()) else {
        throw InterchangeError("must be a rule such as B3/S23")
      }
      rule = read
    case "edges":
      try FieldRule.once(edges)
      edges = try FieldRule.word(&reader, EdgesWord.self)
    case "width":
      try FieldRule.once(width)
      width = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "height":
      try FieldRule.once(height)
      height = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "backgroundAlive":
      try FieldRule.once(isBackgroundAlive)
      isBackgroundAlive = try reader.readRawValue() == "true"
    case "generation":
      try FieldRule.once(generation)
      generation = try FieldRule.integer(&reader, in: 0...1 << 53)
    case "rle":
      guard try reader.beginsValue() == .string else {
        _ = try reader.readRawValue()
        return
      }
      try FieldRule.once(cells)
      cells = try Self.cells(try reader.readString()) { text throws(LifePatternError) in
        try LifePattern(text: text).world.cells
      }
    case "macrocell":
      try FieldRule.once(cells)
      cells = try Self.cells(try reader.readString()) { text throws(LifePatternError) in
        try LifeWorld(macrocell: text).cells
      }
    case _ where Self.derived.contains(key.name): _ = try reader.readRawValue()
    default: try unknown.keep(key, from: &reader)
    }
  }

  private static func cells(
    _ text: String, _ read: (String) throws(LifePatternError) -> LifeCells
  ) throws(InterchangeError) -> LifeCells {
    do throws(LifePatternError) {
      return try read(text)
    } catch {
      throw InterchangeError(error.description)
    }
  }

  func document() throws(InterchangeError) -> BoardDocument {
    try head.check()
    let cells = try FieldRule.present(cells, "rle")
    let edges: LifeEdges
    switch self.edges ?? .none {
    case .none: edges = .none
    case .torus:
      edges = .torus(
        width: try FieldRule.present(width, "width"),
        height: try FieldRule.present(height, "height"))
    case .plane:
      edges = .plane(
        width: try FieldRule.present(width, "width"),
        height: try FieldRule.present(height, "height"))
    }
    let world = LifeWorld(
      rule: rule ?? .conway, edges: edges, generation: generation ?? 0,
      isBackgroundAlive: isBackgroundAlive ?? false, cells: cells)
    return BoardDocument(
      name: head.name, board: Board(world, unknownFields: unknown.text))
  }
}
