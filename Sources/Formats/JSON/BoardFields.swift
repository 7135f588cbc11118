import Life
import Documents

/// The root object of a board while it is read.
struct BoardFields {
  private var head = DocumentHead(
    format: BoardDocument.format, versions: 1...BoardDocument.version)
  private var rule: String?
  /// The text of the rule's file, if there is one.
  private var ruleFile: String?
  private var edges: Edges?
  private var width: Int?
  private var height: Int?
  private var isBackgroundAlive: Bool?
  private var generation: BigInteger?
  private var author: String?
  private var comments: [String]?
  /// Its cells, as run lengths or a macrocell.
  private var cells: (kind: Kind, text: String)?
  private var unknown = UnknownFields()
  /// Fields that can be derived from others.
  private static let derived: Set = ["population", "bounds", "engine"]

  /// The value of an `edges` field: a word, or Golly's suffix of a rule.
  private enum Edges {
    case word(EdgesWord)
    case known(LifeEdges)
  }

  private enum Kind: String { case rle, macrocell }

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
      rule = try reader.readString()
    case "ruleFile":
      try FieldRule.once(ruleFile)
      ruleFile = try reader.readString()
    case "edges":
      try FieldRule.once(edges)
      edges = try Self.edges(&reader)
    case "width":
      try FieldRule.once(width)
      width = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "height":
      try FieldRule.once(height)
      height = try FieldRule.integer(&reader, in: LifeEdges.allowedSide)
    case "author":
      try FieldRule.once(author)
      author = try reader.readString()
    case "comments":
      try FieldRule.once(comments)
      comments = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try reader.readString()
      }
    case "backgroundAlive":
      try FieldRule.once(isBackgroundAlive)
      isBackgroundAlive = try Self.truth(&reader)
    case "generation":
      try FieldRule.once(generation)
      let text = try reader.readRawValue()
      guard let read = BigInteger(text), !read.isNegative else {
        throw InterchangeError(
          "must be a whole number, 0 or more, of at most {most} digits",
          ["most": BigInteger.mostDigits])
      }
      generation = read
    case "rle":
      guard try reader.beginsValue() == .string else {
        guard try reader.readRawValue() == "null" else {
          throw InterchangeError("must be a string in quotes or null")
        }
        return
      }
      try FieldRule.once(cells)
      cells = (.rle, try reader.readString())
    case "macrocell":
      try FieldRule.once(cells)
      cells = (.macrocell, try reader.readString())
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

  /// Creates the world from its cells, with defaults for missing fields.
  private func world(_ library: RuleLibrary) throws(InterchangeError) -> LifeWorld {
    let (kind, text) = try FieldRule.present(cells, Kind.rle.rawValue)
    do throws(LifePatternError) {
      switch kind {
      // Older versions of this program give no position for a pattern starting in the middle.
      case .rle:
        return try LifePattern(bytes: Array(text.utf8), corner: .origin, library: library).world
      case .macrocell: return try LifeWorld(macrocell: text, library: library)
      }
    } catch {
      throw InterchangeError(error.message).inside(field: kind.rawValue)
    }
  }

  /// The library for resolving rules, with the document's own file first.
  private func library() throws(InterchangeError) -> RuleLibrary {
    guard let ruleFile else { return .standard }
    do throws(LifePatternError) {
      let file = try RuleFile(ruleFile)
      RuleLibrary.standard.keep(file)
      return RuleLibrary(folders: RuleLibrary.standard.folders, own: [file])
    } catch {
      throw InterchangeError(error.message).inside(field: "ruleFile")
    }
  }

  private func rule(_ library: RuleLibrary) throws(InterchangeError) -> CellRule? {
    guard let rule else { return nil }
    guard let known = CellRule(rule, library: library) else {
      throw InterchangeError("must be a rule such as B3/S23").inside(field: "rule")
    }
    return known
  }

  /// - Throws: if cells are beyond the edges and would be lost.
  private static func check(
    _ cells: LifeCells, lieWithin edges: LifeEdges
  ) throws(InterchangeError) {
    guard let area = edges.area else { return }
    let lost = cells.population - cells.cropped(to: area).population
    guard lost > 0 else { return }
    throw InterchangeError(
      "{lost} of {population} living cells are outside the grid of {width} × {height} cells",
      [
        "lost": "\(lost)", "population": "\(cells.population)", "width": area.width,
        "height": area.height,
      ])
  }

  func document() throws(InterchangeError) -> BoardDocument {
    try head.check()
    let library = try library()
    let read = try world(library)
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
      rule: try rule(library) ?? read.rule, edges: edges, generation: generation ?? read.generation,
      isBackgroundAlive: isBackgroundAlive ?? read.isBackgroundAlive, cells: read.cells)
    return BoardDocument(
      name: head.name, tags: head.tags,
      board: Board(
        world, notes: LifeNotes(author: author ?? "", comments: comments ?? []),
        unknownFields: unknown.text))
  }
}
