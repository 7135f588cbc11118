import Life
import Documents

/// The outermost object of a board while it is read.
struct BoardFields {
  private var head = DocumentHead(
    format: BoardDocument.format, versions: 1...BoardDocument.version)
  private var rule: LifeRule?
  private var edges: Edges?
  private var width: Int?
  private var height: Int?
  private var isBackgroundAlive: Bool?
  private var generation: BigInteger?
  /// Its cells, and what is true where no field says otherwise.
  private var world: LifeWorld?
  private var unknown = UnknownFields()
  /// Fields that tell what others say already.
  private static let derived: Set = ["population", "bounds", "engine"]

  /// What a field says of edges: a word, or what Golly writes behind a rule.
  private enum Edges {
    case word(EdgesWord)
    case known(LifeEdges)
  }

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
      edges = try Self.edges(&reader)
    case "width":
      try FieldRule.once(width)
      width = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "height":
      try FieldRule.once(height)
      height = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "backgroundAlive":
      try FieldRule.once(isBackgroundAlive)
      isBackgroundAlive = try Self.truth(&reader)
    case "generation":
      try FieldRule.once(generation)
      let text = try reader.readRawValue()
      guard let read = BigInteger(text), !read.isNegative else {
        throw InterchangeError(
          "must be a whole number from 0 on, of at most {most} digits",
          ["most": BigInteger.mostDigits])
      }
      generation = read
    case "rle":
      guard try reader.beginsValue() == .string else {
        guard try reader.readRawValue() == "null" else {
          throw InterchangeError("must be a text in quotes or null")
        }
        return
      }
      try FieldRule.once(world)
      world = try Self.world(try reader.readString()) { text throws(LifePatternError) in
        // Older versions of this program name no place of a pattern that begins in the middle.
        try LifePattern(bytes: Array(text.utf8), corner: .origin).world
      }
    case "macrocell":
      try FieldRule.once(world)
      world = try Self.world(try reader.readString()) { text throws(LifePatternError) in
        try LifeWorld(macrocell: text)
      }
    case _ where Self.derived.contains(key.name): _ = try reader.readRawValue()
    default: try unknown.keep(key, from: &reader)
    }
  }

  private static func edges(_ reader: inout JSONReader) throws(InterchangeError) -> Edges {
    let text = try reader.readString()
    if let word = EdgesWord(rawValue: text) { return .word(word) }
    guard text.hasPrefix(":"), let edges = LifeEdges(suffix: text) else {
      throw InterchangeError("must be none, torus, plane or edges such as :K30*,20")
    }
    return .known(edges)
  }

  private static func truth(_ reader: inout JSONReader) throws(InterchangeError) -> Bool {
    switch try reader.readRawValue() {
    case "true": return true
    case "false": return false
    default: throw InterchangeError("must be true or false")
    }
  }

  private static func world(
    _ text: String, _ read: (String) throws(LifePatternError) -> LifeWorld
  ) throws(InterchangeError) -> LifeWorld {
    do throws(LifePatternError) {
      return try read(text)
    } catch {
      throw InterchangeError(error.message)
    }
  }

  /// - Throws: where cells lie beyond the edges: they would be lost.
  private static func check(
    _ cells: LifeCells, lieWithin edges: LifeEdges
  ) throws(InterchangeError) {
    guard let area = edges.area else { return }
    let lost = cells.population - cells.cropped(to: area).population
    guard lost > 0 else { return }
    throw InterchangeError(
      "{lost} of {population} living cells lie outside the grid of {width} × "
        + "{height} cells",
      [
        "lost": "\(lost)", "population": "\(cells.population)", "width": area.width,
        "height": area.height,
      ])
  }

  func document() throws(InterchangeError) -> BoardDocument {
    try head.check()
    let read = try FieldRule.present(world, "rle")
    let edges: LifeEdges
    switch self.edges {
    case nil: edges = read.edges
    case .known(let known): edges = known
    case .word(.none): edges = .none
    case .word(.torus):
      edges = .torus(
        width: try FieldRule.present(width, "width"),
        height: try FieldRule.present(height, "height"))
    case .word(.plane):
      edges = .plane(
        width: try FieldRule.present(width, "width"),
        height: try FieldRule.present(height, "height"))
    }
    try Self.check(read.cells, lieWithin: edges)
    let world = LifeWorld(
      rule: rule ?? read.rule, edges: edges, generation: generation ?? read.generation,
      isBackgroundAlive: isBackgroundAlive ?? read.isBackgroundAlive, cells: read.cells)
    return BoardDocument(
      name: head.name, tags: head.tags, board: Board(world, unknownFields: unknown.text))
  }
}
